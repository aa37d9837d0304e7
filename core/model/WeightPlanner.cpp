#include "model/WeightPlanner.h"

#include "model/TensorNames.h"

#include <algorithm>
#include <cstring>

namespace sinkscope {

WeightPlanner::WeightPlanner(const WeightSource& source, const DescribedModel& model, ModelWeights& weights)
    : source_(source),
      config_(model.config),
      names_(model.layout, source),
      layout_(names_.layout()),
      weights_(weights),
      finder_(source) {
    weights_.layers().resize(config_.layers.size());
}

Result<std::vector<TensorPlan>> WeightPlanner::plan() {
    planOutside();
    for (std::int64_t index = 0; index < config_.layerCount() && !finder_.error(); ++index)
        planLayer(index);
    if (!finder_.error())
        checkRest();
    if (finder_.error())
        return failure(*finder_.error());
    return std::move(plans_);
}

void WeightPlanner::planOutside() {
    planTable(names_.embedding() + ".weight", config_.vocabulary, config_.width, weights_.embedding);
    if (config_.learnedPositions)
        planTable(names_.positions() + ".weight", config_.contextLength + config_.positionOffset, config_.width,
                  weights_.positions);
    planNorm(names_.embeddingNorm(), config_.embeddingNorm, config_.width, weights_.embeddingNorm);
    planNorm(names_.finalNorm(), config_.finalNorm, config_.width, weights_.finalNorm);
    planHead();
}

/// The file decides, the flag only when the file holds both matrices and they are the same.
void WeightPlanner::planHead() {
    const std::string name = names_.head() + ".weight";
    const StoredTensor* head = source_.find(name);
    const StoredTensor* embedding = source_.find(names_.embedding() + ".weight");
    sharesHead_ = head == nullptr;
    if (head == nullptr && !config_.tiedHead)
        notes_.push_back(
            {"The description says that the output matrix is its own, but the file has no %1: the embedding is used.",
             {name}});
    if (head != nullptr && embedding != nullptr && config_.tiedHead) {
        sharesHead_ = head->type == embedding->type && head->shape == embedding->shape &&
                      std::memcmp(head->bytes.data(), embedding->bytes.data(), head->bytes.size()) == 0;
        if (!sharesHead_)
            notes_.push_back({"The description says that the embedding is the output matrix too, but the file has "
                              "another %1: that is used.",
                              {name}});
    }
    finder_.skip(name);
    if (!sharesHead_)
        planTable(name, config_.vocabulary, config_.width, weights_.head.weight);
    if (!config_.biases.head)
        return;
    const StoredTensor* bias = finder_.take(names_.head() + ".bias", {config_.vocabulary});
    plans_.push_back({&weights_.head.bias,
                      0,
                      {{bias, config_.vocabulary, {}, MatrixOrder::outputRows, 0, config_.vocabulary}},
                      Precision::compute,
                      0.0F});
}

void WeightPlanner::planTable(const std::string& name, std::int64_t rows, std::int64_t columns, at::Tensor& target) {
    const StoredTensor* tensor = finder_.take(name, {rows, columns});
    plans_.push_back(
        {&target, columns, {{tensor, rows, {}, MatrixOrder::outputRows, 0, rows}}, Precision::compute, 0.0F});
}

void WeightPlanner::planNorm(const std::string& name, const NormConfig& config, std::int64_t size,
                             NormWeights& target) {
    if (config.kind == NormKind::none || config.parameters == NormParameters::none)
        return;
    const StoredTensor* gain = finder_.take(name + ".weight", {size});
    const float added = layout_.gain == StoredGain::lessOne ? 1.0F : 0.0F;
    plans_.push_back({&target.gain, 0, {{gain, size, {}, MatrixOrder::outputRows, 0, size}}, Precision::single, added});
    if (config.parameters != NormParameters::gainAndBias)
        return;
    const StoredTensor* bias = finder_.take(name + ".bias", {size});
    plans_.push_back({&target.bias, 0, {{bias, size, {}, MatrixOrder::outputRows, 0, size}}, Precision::single, 0.0F});
}

/// How the rows of q and k, and the channels of their norms, lie in the file.
RowOrder WeightPlanner::rotatedRows(std::int64_t index) const {
    const RopeConfig& rope = config_.layers[static_cast<std::size_t>(index)].rope;
    return rope.interleavedInFile ? RowOrder{0, config_.headSize, config_.headSize, rope.rotaryDimensions} : RowOrder{};
}

/// The norm of q or k. Its channels are put as the rows of q and k are.
void WeightPlanner::planHeadNorm(const std::string& name, const NormConfig& config, std::int64_t heads,
                                 const RowOrder& rotated, NormWeights& target) {
    if (config.kind == NormKind::none || config.parameters == NormParameters::none)
        return;
    const std::int64_t size = config_.headSize;
    const bool own = config_.queryKeyNormScope == QueryKeyNormScope::headWithOwnGain;
    const auto plan = [&](const std::string& ending, at::Tensor& into, float added) {
        TensorPlan filled{&into, 0, {}, Precision::single, added};
        const auto take = [&](const std::string& tensor, const std::vector<std::int64_t>& shape, std::int64_t rows) {
            filled.parts.push_back(
                {finder_.take(tensor + ending, shape), rows, rotated, MatrixOrder::outputRows, 0, rows});
        };
        if (own && name.find("{}") != std::string::npos)
            for (std::int64_t head = 0; head < heads; ++head)
                take(numbered(name, head), {size}, size);
        else if (own)
            take(name, {heads, size}, heads * size);
        else
            take(name, {config_.queryKeyNormScope == QueryKeyNormScope::head ? size : heads * size},
                 config_.queryKeyNormScope == QueryKeyNormScope::head ? size : heads * size);
        plans_.push_back(std::move(filled));
    };
    plan(".weight", target.gain, layout_.gain == StoredGain::lessOne ? 1.0F : 0.0F);
    if (config.parameters == NormParameters::gainAndBias)
        plan(".bias", target.bias, 0.0F);
}

void WeightPlanner::planMap(const std::vector<Piece>& pieces, std::int64_t columns, MatrixOrder order, Bias bias,
                            LinearWeights& target) {
    TensorPlan weight{&target.weight, columns, {}, Precision::compute, 0.0F};
    TensorPlan offset{&target.bias, 0, {}, Precision::compute, 0.0F};
    for (const Piece& piece : pieces) {
        const bool turned = order == MatrixOrder::inputRows;
        const std::vector<std::int64_t> shape =
            turned ? std::vector{columns, piece.storedRows} : std::vector{piece.storedRows, columns};
        weight.parts.push_back(
            {finder_.take(piece.name + ".weight", shape), piece.rows, piece.order, order, 0, piece.storedRows});
        if (bias == Bias::present)
            offset.parts.push_back({finder_.take(piece.name + ".bias", {piece.storedRows}), piece.rows, piece.order,
                                    MatrixOrder::outputRows, 0, piece.storedRows});
    }
    plans_.push_back(std::move(weight));
    if (bias == Bias::present)
        plans_.push_back(std::move(offset));
}

void WeightPlanner::planLayer(std::int64_t index) {
    const LayerConfig& config = config_.layers[static_cast<std::size_t>(index)];
    LayerWeights& layer = weights_.layers()[static_cast<std::size_t>(index)];
    const std::string prefix = names_.layer(index);
    planNorm(prefix + layout_.attentionInput, config.attentionInput, config_.width, layer.attentionInput);
    planNorm(prefix + layout_.attentionOutput, config.attentionOutput, config_.width, layer.attentionOutput);
    planNorm(prefix + layout_.feedForwardInput, config.feedForwardInput, config_.width, layer.feedForwardInput);
    planNorm(prefix + layout_.feedForwardOutput, config.feedForwardOutput, config_.width, layer.feedForwardOutput);
    planHeadNorm(prefix + layout_.queryNorm, config.queryKey, config_.heads, rotatedRows(index), layer.query);
    planHeadNorm(prefix + layout_.keyNorm, config.queryKey, config_.keyValueHeads, rotatedRows(index), layer.key);
    planAttention(index);
    if (config.feedForward == FeedForwardKind::mixture)
        planExperts(index);
    else
        planFeedForward(index);
}

std::vector<WeightPlanner::Piece> WeightPlanner::queryKeyValuePieces(std::int64_t index) const {
    const std::string prefix = names_.layer(index);
    const std::int64_t size = config_.headSize;
    const std::int64_t queries = config_.heads * size, keys = config_.keyValueHeads * size;
    const RowOrder rotated = rotatedRows(index);
    if (layout_.queryKeyValue.empty())
        return {{prefix + layout_.query, queries, rotated, queries},
                {prefix + layout_.key, keys, rotated, keys},
                {prefix + layout_.value, keys, {}, keys}};
    const std::string name = prefix + layout_.queryKeyValue;
    const std::int64_t all = queries + 2 * keys;
    if (layout_.joined == JoinedOrder::perKeyHead) {
        const std::int64_t shared = config_.groupSize() * size, stride = shared + 2 * size;
        return {{name, queries, {0, shared, stride, 0}, all},
                {name, keys, {shared, size, stride, 0}, all},
                {name, keys, {shared + size, size, stride, 0}, all}};
    }
    RowOrder query = rotated, key = rotated;
    key.first = queries;
    return {{name, queries, query, all}, {name, keys, key, all}, {name, keys, {queries + keys, 0, 0, 0}, all}};
}

void WeightPlanner::planAttention(std::int64_t index) {
    LayerWeights& layer = weights_.layers()[static_cast<std::size_t>(index)];
    const std::string prefix = names_.layer(index);
    const auto bias = [](bool present) { return present ? Bias::present : Bias::absent; };
    planMap(queryKeyValuePieces(index), config_.width, layout_.matrices, bias(config_.biases.queryKeyValue),
            layer.queryKeyValue);
    planMap({{prefix + layout_.attentionProjection, config_.width, {}, config_.width}},
            config_.heads * config_.headSize, layout_.matrices, bias(config_.biases.attentionProjection),
            layer.attentionProjection);
    if (!config_.learnedSinks)
        return;
    const StoredTensor* sinks = finder_.take(prefix + layout_.sinkLogits, {config_.heads});
    plans_.push_back({&layer.sinkLogits,
                      0,
                      {{sinks, config_.heads, {}, MatrixOrder::outputRows, 0, config_.heads}},
                      Precision::single,
                      0.0F});
}

void WeightPlanner::planFeedForward(std::int64_t index) {
    const LayerConfig& config = config_.layers[static_cast<std::size_t>(index)];
    LayerWeights& layer = weights_.layers()[static_cast<std::size_t>(index)];
    const std::string prefix = names_.layer(index);
    const std::int64_t size = config.feedForwardSize;
    std::vector<Piece> pieces = {{prefix + layout_.up, size, {}, size}};
    if (config.feedForward == FeedForwardKind::gated && layout_.gateUp.empty())
        pieces.insert(pieces.begin(), {prefix + layout_.gate, size, {}, size});
    else if (config.feedForward == FeedForwardKind::gated)
        pieces = {{prefix + layout_.gateUp, 2 * size, {}, 2 * size}};
    planMap(pieces, config_.width, layout_.matrices, config_.biases.gateUp ? Bias::present : Bias::absent,
            layer.gateUp);
    planMap({{prefix + layout_.down, config_.width, {}, config_.width}}, size, layout_.matrices,
            config_.biases.down ? Bias::present : Bias::absent, layer.down);
}

/// A tensor inside a described layer that nothing asked for would change the result; elsewhere (the part of a model
/// that sees pictures, heads for predicting further tokens) it belongs to what is left aside.
void WeightPlanner::checkRest() {
    for (const StoredTensor& tensor : source_.tensors()) {
        if (finder_.isTaken(tensor.name) || isBuffer(tensor.name))
            continue;
        const auto layer = layerOf(tensor.name, names_.body() + layout_.layers);
        const bool inside = layer ? *layer < config_.layerCount()
                                  : tensor.name == names_.head() + ".bias" ||
                                        tensor.name == names_.finalNorm() + ".bias" ||
                                        tensor.name == names_.embedding() + ".bias";
        if (inside)
            finder_.fail({"%1 holds the tensor %2, which the model's description has no place for; it would change the "
                          "result, so the file is refused.",
                          {source_.files().at(tensor.file).string(), tensor.name}});
    }
}

} // namespace sinkscope
