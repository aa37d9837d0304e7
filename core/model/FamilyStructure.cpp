#include "model/FamilyStructure.h"

#include <cmath>

namespace sinkscope {

void applyStructure(const Family& family, const NormConfig& norm, ModelConfig& config) {
    const auto at = [&](bool present) { return present ? norm : NormConfig{}; };
    for (LayerConfig& layer : config.layers) {
        layer.attentionInput = at(family.sites.attentionInput);
        layer.attentionOutput = at(family.sites.attentionOutput);
        layer.feedForwardInput = at(family.sites.feedForwardInput);
        layer.feedForwardOutput = at(family.sites.feedForwardOutput);
        layer.queryKey = at(family.sites.queryKey);
        if (family.sites.queryKey && family.queryKeyNormParameters)
            layer.queryKey.parameters = *family.queryKeyNormParameters;
        layer.feedForward = family.feedForward;
    }
    config.finalNorm = norm;
    config.embeddingNorm = at(family.sites.embedding);
    config.queryKeyNormScope = family.queryKeyNormScope;
    config.activation = family.activation;
    config.residual = family.residual;
    if (family.embeddingScale == EmbeddingScale::squareRootOfWidth)
        config.embeddingScale = std::sqrt(static_cast<double>(config.width));
    config.learnedPositions = family.positions == PositionKind::learned;
    config.linearPositionBias = family.positions == PositionKind::linearBias;
    config.positionOffset = family.positionOffset;
    config.learnedSinks = family.learnedSinks;
    config.experts = family.experts;
}

} // namespace sinkscope
