#include "model/TensorFinder.h"

#include "model/StoredType.h"

namespace sinkscope {

TensorFinder::TensorFinder(const WeightSource& source) : source_(source) {}

void TensorFinder::fail(Text sentence) {
    if (!error_)
        error_ = std::move(sentence);
}

void TensorFinder::failMissing(const std::string& name) {
    const auto files = source_.files();
    if (files.empty())
        fail({"The tensor %1 is missing in the checkpoint; the checkpoint is incomplete, or not what its description "
              "says.",
              {name}});
    else if (files.size() == 1)
        fail({"The tensor %1 is missing in %2; the checkpoint is incomplete, or not what its description says.",
              {name, files.front().string()}});
    else
        fail({"The tensor %1 is missing in %2 and the %3 files beside it; the checkpoint is incomplete, or not what "
              "its description says.",
              {name, files.front().string(), files.size() - 1}});
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
        fail({"%1: the tensor %2 must have the shape %3 by the model's description, but has %4.",
              {place, name, shapeText(shape), shapeText(tensor->shape)}});
        return nullptr;
    }
    const StoredTypeInfo& type = info(tensor->type);
    if (shape.back() % type.blockElements != 0) {
        fail({"%1: the tensor %2 is stored as %3, whose blocks of %4 do not divide its rows of %5.",
              {place, name, std::string(type.name), type.blockElements, shape.back()}});
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
