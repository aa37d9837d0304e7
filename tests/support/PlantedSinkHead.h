#pragma once

#include "RandomModel.h"
#include "model/ModelWeights.h"

#include <ATen/ATen.h>
#include <cmath>

namespace sinkscope {

/// One layer without rotation, planted so that everything about its heads is known. The first token is `sinkId`, all
/// later ones `otherId`. Head 0: every query gives the sink key the logit `logit` and other keys 0; the sink's value is
/// `drain` as long as the others'. Head 1: all logits are 0, so attention is even.
struct PlantedSinkHead {
    static constexpr std::int32_t sinkId = 3, otherId = 4;
    static constexpr std::int64_t width = 32, size = 8;
    static constexpr double queryNorm = 4.0, sinkKeyNorm = 1.5, otherKeyNorm = 3.0, drain = 0.02;
    static constexpr double logit = queryNorm * sinkKeyNorm; ///< the scale is 1
    std::shared_ptr<const Model> model;

    PlantedSinkHead() {
        ModelConfig config = smallConfig();
        config.width = width;
        config.heads = config.keyValueHeads = 2;
        config.attentionScale = 1.0;
        config.layers.resize(1);
        config.layers[0].rope.rotaryDimensions = 0;
        model = randomModel(config, 1, [](ModelWeights& weights) {
            const double full = std::sqrt(static_cast<double>(width)); // such a row is its own RMSNorm
            weights.embedding[sinkId].zero_()[0] = full;
            weights.embedding[otherId].zero_()[1] = full;
            LayerWeights& layer = weights.layers()[0];
            layer.attentionInput.gain.fill_(1.0);
            at::Tensor& rows = layer.queryKeyValue.weight; // q of heads 0 and 1, then k, then v; 8 rows each
            rows.zero_();
            rows[0][0] = rows[0][1] = queryNorm / full;
            rows[2 * size][0] = sinkKeyNorm / full;
            rows[2 * size + 1][1] = otherKeyNorm / full;
            for (const std::int64_t head : {0, 1}) {
                rows[(4 + head) * size][0] = drain / full;
                rows[(4 + head) * size + 1][1] = 1.0 / full;
            }
        });
    }

    static Tokens tokens(std::int64_t count) {
        Tokens tokens(static_cast<std::size_t>(count), {otherId, "x", TokenKind::ordinary, AddedBy::ids});
        tokens.front().id = sinkId;
        return tokens;
    }
};

} // namespace sinkscope
