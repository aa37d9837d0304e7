#include "model/WeightPlanner.h"

#include "model/TensorNames.h"

namespace sinkscope {

void WeightPlanner::planExperts(std::int64_t index) {
    LayerWeights& layer = weights_.layers()[static_cast<std::size_t>(index)];
    const std::string prefix = names_.layer(index);
    const auto count = static_cast<std::size_t>(config_.experts.experts);
    planMap({{prefix + layout_.router, config_.experts.experts, {}, config_.experts.experts}}, config_.width,
            MatrixOrder::outputRows, config_.biases.router ? Bias::present : Bias::absent, layer.router);
    layer.expertGateUp.resize(count);
    layer.expertDown.resize(count);
    for (std::int64_t expert = 0; expert < config_.experts.experts && !finder_.error(); ++expert) {
        if (layout_.experts == ExpertOrder::separate)
            planExpert(expert, prefix, layer);
        else
            planStackedExpert(expert, prefix, layer);
    }
}

void WeightPlanner::planExpert(std::int64_t expert, const std::string& prefix, LayerWeights& layer) {
    const std::int64_t size = config_.experts.size;
    const auto place = static_cast<std::size_t>(expert);
    const auto name = [&](const std::string& pattern) { return prefix + numbered(pattern, expert); };
    planMap({{name(layout_.expertGate), size, {}, size}, {name(layout_.expertUp), size, {}, size}}, config_.width,
            layout_.matrices, config_.biases.gateUp ? Bias::present : Bias::absent, layer.expertGateUp[place]);
    planMap({{name(layout_.expertDown), config_.width, {}, config_.width}}, size, layout_.matrices,
            config_.biases.down ? Bias::present : Bias::absent, layer.expertDown[place]);
}

/// One matrix of a tensor that holds all experts'. A piece's name is that of the tensor with its ending, its order
/// picks the rows.
void WeightPlanner::planSlice(const std::vector<Slice>& slices, std::int64_t expert, std::int64_t columns,
                              MatrixOrder order, Bias bias, LinearWeights& target) {
    const std::int64_t experts = config_.experts.experts;
    TensorPlan weight{&target.weight, columns, {}, Precision::compute, 0.0F};
    TensorPlan offset{&target.bias, 0, {}, Precision::compute, 0.0F};
    for (const Slice& slice : slices) {
        const std::int64_t stored = slice.storedRows;
        const std::vector<std::int64_t> shape = order == MatrixOrder::inputRows ? std::vector{experts, columns, stored}
                                                                                : std::vector{experts, stored, columns};
        weight.parts.push_back(
            {finder_.take(slice.weight, shape), slice.rows, slice.order, order, expert * stored * columns, stored});
        if (bias == Bias::present)
            offset.parts.push_back({finder_.take(slice.bias, {experts, stored}), slice.rows, slice.order,
                                    MatrixOrder::outputRows, expert * stored, stored});
    }
    plans_.push_back(std::move(weight));
    if (bias == Bias::present)
        plans_.push_back(std::move(offset));
}

void WeightPlanner::planStackedExpert(std::int64_t expert, const std::string& prefix, LayerWeights& layer) {
    const std::int64_t size = config_.experts.size, width = config_.width;
    const auto place = static_cast<std::size_t>(expert);
    const Bias gateBias = config_.biases.gateUp ? Bias::present : Bias::absent;
    const Bias downBias = config_.biases.down ? Bias::present : Bias::absent;
    if (layout_.experts == ExpertOrder::alternating) {
        const std::string gateUp = prefix + layout_.expertGateUp, down = prefix + layout_.expertDown;
        planSlice({{gateUp, gateUp + "_bias", size, {0, 1, 2, 0}, 2 * size},
                   {gateUp, gateUp + "_bias", size, {1, 1, 2, 0}, 2 * size}},
                  expert, width, MatrixOrder::inputRows, gateBias, layer.expertGateUp[place]);
        planSlice({{down, down + "_bias", width, {}, width}}, expert, size, MatrixOrder::inputRows, downBias,
                  layer.expertDown[place]);
        return;
    }
    const std::string gate = prefix + layout_.expertGate, up = prefix + layout_.expertUp,
                      down = prefix + layout_.expertDown;
    planSlice({{gate + ".weight", gate + ".bias", size, {}, size}, {up + ".weight", up + ".bias", size, {}, size}},
              expert, width, MatrixOrder::outputRows, gateBias, layer.expertGateUp[place]);
    planSlice({{down + ".weight", down + ".bias", width, {}, width}}, expert, size, MatrixOrder::outputRows, downBias,
              layer.expertDown[place]);
}

} // namespace sinkscope
