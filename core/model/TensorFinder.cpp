#include "model/TensorFinder.h"

#include "model/StoredType.h"

namespace sinkscope {

TensorFinder::TensorFinder(const WeightSource& source) : source_(source) {}

void TensorFinder::fail(std::string message) {
    if (!error_)
        error_ = std::move(message);
}

void TensorFinder::failMissing(const std::string& name) {
    const auto files = source_.files();
    const std::string place = files.empty() ? "the checkpoint" : files.front().string();
    const std::string more =
        files.size() > 1 ? " and the " + std::to_string(files.size() - 1) + " files beside it" : "";
    fail("The tensor " + name + " is missing in " + place + more +
         "; the checkpoint is incomplete, or not what its description says.");
}

const StoredTensor* TensorFinder::take(const std::string& name, const std::vector<std::int64_t>& shape) {
    taken_.insert(name);
    const StoredTensor* tensor = source_.find(name);
    if (tensor == nullptr) {
        failMissing(name);
        return nullptr;
    }
    const std::string place = source_.files().at(tensor->file).string();
    if (tensor->shape != shape) {
        fail(place + ": the tensor " + name + " must have the shape " + shapeText(shape) +
             " by the model's description, but has " + shapeText(tensor->shape) + ".");
        return nullptr;
    }
    const StoredTypeInfo& type = info(tensor->type);
    if (shape.back() % type.blockElements != 0) {
        fail(place + ": the tensor " + name + " is stored as " + std::string(type.name) + ", whose blocks of " +
             std::to_string(type.blockElements) + " do not divide its rows of " + std::to_string(shape.back()) + ".");
        return nullptr;
    }
    return tensor;
}

std::string shapeText(const std::vector<std::int64_t>& shape) {
    std::string text;
    for (const std::int64_t size : shape)
        text += (text.empty() ? "" : ", ") + std::to_string(size);
    return "[" + text + "]";
}

} // namespace sinkscope
