#pragma once

#include "model/StoredType.h"
#include "support/Result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace sinkscope {

class MappedFile;

/// One tensor as it lies in a file. `shape` is row-major, outermost dimension first, as in PyTorch (GGUF's order is
/// reversed on reading).
struct StoredTensor {
    std::string name;
    StoredType type = StoredType::f32;
    std::vector<std::int64_t> shape;
    std::span<const std::byte> bytes;
    std::size_t file = 0; ///< index into WeightSource::files()

    std::int64_t elements() const;
};

/// The tensors of one checkpoint (one file or all its shards), memory-mapped. Immutable; safe to read from any thread.
class WeightSource {
public:
    WeightSource(std::vector<std::shared_ptr<const MappedFile>> files, std::vector<StoredTensor> tensors);
    WeightSource(WeightSource&&) = default; // not copied: the name index points into tensors_
    WeightSource& operator=(WeightSource&&) = default;

    const std::vector<StoredTensor>& tensors() const { return tensors_; }
    const StoredTensor* find(std::string_view name) const;
    std::vector<std::filesystem::path> files() const;

    /// Fails with a sentence when another program has shortened the tensor's file meanwhile; to be asked before read().
    Result<void> whole(const StoredTensor& tensor) const;
    /// Decodes elements [first, first + out.size()) of `tensor` to fp32. `first` and the count must be multiples of the
    /// type's block (StoredType.h). Afterwards `release` lets the system drop those pages.
    void read(const StoredTensor& tensor, std::int64_t first, std::span<float> out) const;
    void release(const StoredTensor& tensor) const;

private:
    std::vector<std::shared_ptr<const MappedFile>> files_;
    std::vector<StoredTensor> tensors_;
    std::unordered_map<std::string_view, std::size_t> places_;
};

} // namespace sinkscope
