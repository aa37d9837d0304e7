#pragma once

#include "io/SafetensorsWriter.h"
#include "support/Matrix.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace sinkscope {

class WeightSource;

/// The arrays of a session on their way into a file: all held, in the order in which they were added.
class SessionArrays {
public:
    using Shape = std::vector<std::int64_t>;

    void add(std::string name, Shape shape, std::vector<float> values);
    void add(std::string name, Shape shape, std::vector<std::int64_t> values);
    void add(std::string name, const Matrix& matrix);

    /// Writes them whole or not at all; the folder too is on the disk when it succeeds.
    Result<void> write(const std::filesystem::path& file, const SafetensorsWriter::Metadata& metadata) const;

private:
    struct Array {
        ArrayDeclaration declaration;
        std::vector<float> floats;
        std::vector<std::int64_t> integers;
    };
    std::vector<Array> arrays_;
};

/// The arrays of an opened session by name, each asked for with the shape and the range that the rest of the session
/// gives it. Throws a Clause that names the array, what is expected and what was found; whoever
/// reads a session turns it into its sentence.
class StoredArrays {
public:
    using Shape = SessionArrays::Shape;

    /// `source` must outlive this.
    explicit StoredArrays(const WeightSource& source) : source_(source) {}

    bool has(const std::string& name) const;
    /// The length of a list.
    std::int64_t length(const std::string& name) const;
    /// The shape, of as many dimensions as expected.
    Shape shapeOf(const std::string& name, std::size_t dimensions) const;
    std::vector<float> floats(const std::string& name, const Shape& shape) const;
    /// Whole numbers from `least` to below `end`.
    std::vector<std::int64_t> integers(const std::string& name, const Shape& shape, std::int64_t least,
                                       std::int64_t end) const;
    Matrix matrix(const std::string& name, std::int64_t rows, std::int64_t columns) const;

private:
    const WeightSource& source_;
};

} // namespace sinkscope
