#include "engine/Arrays.h"

#include "engine/AttentionMap.h"
#include "engine/RunTensors.h"
#include "engine/TensorMatrix.h"
#include "io/SafetensorsWriter.h"
#include "support/Guarded.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <array>
#include <functional>

namespace sinkscope {

namespace {

at::Tensor unrotated(const at::Tensor& head, const RopeTable& rope) {
    if (!rope.cosine.defined())
        return head;
    const std::int64_t half = rope.cosine.size(1);
    const at::Tensor x = head.to(at::kFloat), first = x.narrow(1, 0, half), second = x.narrow(1, half, half);
    // cos and sin may carry an attention factor; its square divides out so that the vector before rotation comes back.
    const at::Tensor size = rope.cosine.square() + rope.sine.square();
    return at::cat({(first * rope.cosine + second * rope.sine) / size,
                    (second * rope.cosine - first * rope.sine) / size, x.narrow(1, 2 * half, x.size(1) - 2 * half)},
                   1);
}

/// One array of `--arrays`: its shape, and a function that appends its values.
struct ArrayPlan {
    ArrayDeclaration declaration;
    std::function<Result<void>(SafetensorsWriter&, const Progress&)> write;
};

Result<void> appendTensor(SafetensorsWriter& writer, const at::Tensor& tensor) {
    const at::Tensor plain = tensor.to(at::kFloat).cpu().contiguous();
    return writer.append(std::span<const float>(plain.data_ptr<float>(), static_cast<std::size_t>(plain.numel())));
}

ArrayPlan planTensors(std::string name, std::vector<std::int64_t> shape, std::vector<at::Tensor> parts) {
    return {{std::move(name), std::move(shape)},
            [parts = std::move(parts)](SafetensorsWriter& writer, const Progress& progress) -> Result<void> {
                for (const at::Tensor& part : parts) {
                    if (progress.cancelled())
                        return cancellation();
                    if (auto written = appendTensor(writer, part); !written)
                        return written;
                }
                return {};
            }};
}

ArrayPlan planHeads(const Run& run, const std::string& name, at::Tensor HeadTensors::*part) {
    const ModelConfig& config = run.model->config();
    std::vector<at::Tensor> parts;
    for (const at::Tensor& joined : run.tensors->queryKeyValue)
        parts.push_back((splitHeads(joined, config).*part).transpose(0, 1));
    return planTensors(name, {run.layerCount(), parts.front().size(0), run.tokenCount(), config.headSize}, parts);
}

ArrayPlan planMaps(const Run& run) {
    const std::int64_t heads = run.model->config().heads, tokens = run.tokenCount();
    return {{"maps", {run.layerCount(), heads, tokens, tokens}},
            [&run, heads](SafetensorsWriter& writer, const Progress& progress) -> Result<void> {
                for (std::int64_t layer = 0; layer < run.layerCount(); ++layer)
                    for (std::int64_t head = 0; head < heads; ++head) {
                        const auto map = wholeAttentionMap(run, layer, head, progress);
                        if (!map)
                            return tl::unexpected(map.error());
                        if (auto written = writer.append(std::span<const float>(map->values)); !written)
                            return written;
                    }
                return {};
            }};
}

ArrayPlan planIds(const Run& run) {
    return {{"ids", {run.tokenCount()}, ArrayDeclaration::Type::i64},
            [&run](SafetensorsWriter& writer, const Progress&) {
                std::vector<std::int64_t> ids;
                for (const Token& token : run.tokens)
                    ids.push_back(token.id);
                return writer.append(std::span<const std::int64_t>(ids));
            }};
}

Result<ArrayPlan> planArray(const Run& run, const std::string& name) {
    const std::int64_t layers = run.layerCount(), tokens = run.tokenCount(), width = run.model->config().width;
    const RunTensors& tensors = *run.tensors;
    if (name == "ids")
        return planIds(run);
    if (name == "residual")
        return planTensors(name, {layers + 1, tokens, width}, tensors.residual);
    if (name == "q")
        return planHeads(run, name, &HeadTensors::query);
    if (name == "k")
        return planHeads(run, name, &HeadTensors::key);
    if (name == "v")
        return planHeads(run, name, &HeadTensors::value);
    if (name == "maps")
        return planMaps(run);
    const bool known = name == "attention" || name == "ffn" || name == "logits";
    if (!known)
        return failure(
            {"There is no array '%1': choose from residual, attention, ffn, q, k, v, maps, logits.", {name}});
    if (name == "logits" && tensors.logits.defined())
        return planTensors(name, {tokens, tensors.logits.size(1)}, {tensors.logits});
    if (name != "logits" && !tensors.attentionOutput.empty())
        return planTensors(name, {layers, tokens, width},
                           name == "ffn" ? tensors.feedForwardOutput : tensors.attentionOutput);
    return failure({"The run did not keep the array '%1': run again with that array kept.", {name}});
}

} // namespace

Matrix channelValues(const Run& run, std::int64_t channel) {
    std::vector<at::Tensor> rows;
    for (const at::Tensor& state : run.tensors->residual)
        rows.push_back(state.select(1, channel));
    return toMatrix(at::stack(rows));
}

std::vector<float> residualVector(const Run& run, std::int64_t layer, std::int64_t token) {
    return toMatrix(run.tensors->residual[static_cast<std::size_t>(layer + 1)].narrow(0, token, 1)).values;
}

Matrix headVectors(const Run& run, std::int64_t layer, std::int64_t head, HeadVectors what, Rotation rotation) {
    const ModelConfig& config = run.model->config();
    const auto place = static_cast<std::size_t>(layer);
    const HeadTensors heads = splitHeads(run.tensors->queryKeyValue[place], config);
    const std::int64_t group = config.groupSize();
    const at::Tensor vectors = what == HeadVectors::query ? heads.query.select(1, head)
                               : what == HeadVectors::key ? heads.key.select(1, head / group)
                                                          : heads.value.select(1, head / group);
    const bool back = rotation == Rotation::before && what != HeadVectors::value;
    return toMatrix(back ? unrotated(vectors, run.tensors->rope[run.tensors->ropeOfLayer[place]]) : vectors);
}

Result<void> writeArrays(const Run& run, const std::vector<std::string>& include, const std::filesystem::path& file,
                         const Progress& progress) {
    std::vector<std::string> names{"ids"};
    for (const std::string& name : include)
        if (std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(name);
    std::vector<ArrayPlan> plans;
    std::vector<ArrayDeclaration> declarations;
    for (const std::string& name : names) {
        auto plan = planArray(run, name);
        if (!plan)
            return tl::unexpected(plan.error());
        declarations.push_back(plan->declaration);
        plans.push_back(std::move(*plan));
    }
    return guarded("The arrays cannot be written", [&]() -> Result<void> {
        auto writer = SafetensorsWriter::create(file, std::move(declarations));
        if (!writer)
            return tl::unexpected(writer.error());
        for (const ArrayPlan& plan : plans)
            if (auto written = plan.write(*writer, progress); !written)
                return written;
        return writer->finish();
    });
}

} // namespace sinkscope
