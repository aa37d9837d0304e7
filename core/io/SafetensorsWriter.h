#pragma once

#include "support/Result.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace sinkscope {

/// An array to be written: fp32 or 64-bit integers, row-major.
struct ArrayDeclaration {
    enum class Type { f32, i64 };
    std::string name;
    std::vector<std::int64_t> shape;
    Type type = Type::f32;
};

/// Writes a safetensors file array by array, without holding them: declare all, append their values in the declared
/// order in pieces of any size, finish. Until finish() nothing lies under the final name; a writer destroyed before
/// removes what it wrote. Not thread-safe. After a failure every further call fails with the same sentence.
class SafetensorsWriter {
public:
    using Metadata = std::map<std::string, std::string>;

    /// Fails when the folder cannot be written to, and when the disk has not room for all arrays.
    static Result<SafetensorsWriter> create(const std::filesystem::path& file, std::vector<ArrayDeclaration> arrays,
                                            const Metadata& metadata = {});
    SafetensorsWriter(SafetensorsWriter&&) noexcept;
    SafetensorsWriter& operator=(SafetensorsWriter&&) noexcept;
    ~SafetensorsWriter();

    /// The next values of the array whose turn it is; may reach over several arrays of the same type. Fails on a full
    /// disk, on values of the other type and on more values than were declared.
    Result<void> append(std::span<const float> values);
    Result<void> append(std::span<const std::int64_t> values);
    /// Writes all to the disk and renames. Fails when values are missing.
    Result<void> finish();

private:
    struct State;
    explicit SafetensorsWriter(std::unique_ptr<State> state);

    std::unique_ptr<State> state_;
};

} // namespace sinkscope
