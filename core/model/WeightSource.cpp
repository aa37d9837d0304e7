#include "model/WeightSource.h"

#include "support/MappedFile.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <numeric>
#include <utility>

namespace sinkscope {

std::int64_t StoredTensor::elements() const {
    // Readers check the product, but beside a 0 no size has a bound.
    if (std::find(shape.begin(), shape.end(), 0) != shape.end())
        return 0;
    return std::accumulate(shape.begin(), shape.end(), std::int64_t{1}, std::multiplies<>());
}

WeightSource::WeightSource(std::vector<std::shared_ptr<const MappedFile>> files, std::vector<StoredTensor> tensors)
    : files_(std::move(files)), tensors_(std::move(tensors)) {
    places_.reserve(tensors_.size());
    for (std::size_t i = 0; i < tensors_.size(); ++i)
        places_.emplace(tensors_[i].name, i);
}

const StoredTensor* WeightSource::find(std::string_view name) const {
    const auto place = places_.find(name);
    return place == places_.end() ? nullptr : &tensors_[place->second];
}

std::vector<std::filesystem::path> WeightSource::files() const {
    std::vector<std::filesystem::path> paths;
    for (const auto& file : files_)
        paths.push_back(file->path());
    return paths;
}

Result<void> WeightSource::whole(const StoredTensor& tensor) const {
    return files_[tensor.file]->whole();
}

void WeightSource::read(const StoredTensor& tensor, std::int64_t first, std::span<float> out) const {
    const StoredTypeInfo& layout = info(tensor.type);
    const auto count = static_cast<std::int64_t>(out.size());
    assert(first >= 0 && first % layout.blockElements == 0 && count % layout.blockElements == 0);
    assert(first + count <= tensor.elements());
    const auto start = static_cast<std::size_t>(first / layout.blockElements * layout.blockBytes);
    const auto length = static_cast<std::size_t>(count / layout.blockElements * layout.blockBytes);
    decode(tensor.type, tensor.bytes.subspan(start, length), out);
}

void WeightSource::release(const StoredTensor& tensor) const {
    files_[tensor.file]->drop(tensor.bytes);
}

} // namespace sinkscope
