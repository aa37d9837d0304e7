#include "model/families/Families.h"

namespace sinkscope {

/// StableLM: LayerNorm with bias, a gated feed-forward, part of each head rotated; some normalize the q and k of each
/// head with a gain of its own.
Family stableLmFamily() {
    Family family;
    family.norm = NormKind::layer;
    family.normParameters = NormParameters::gainAndBias;
    family.queryKeyNormParameters = NormParameters::gain;
    family.queryKeyNormScope = QueryKeyNormScope::headWithOwnGain;

    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"stablelm"};
    ConfigFields& fields = form.fields;
    fields.headSize = {};
    fields.normEpsilon = "layer_norm_eps";
    fields.partialRotary = "partial_rotary_factor";
    fields.parallelResidual = "use_parallel_residual";
    fields.queryKeyNorm = "qk_layernorm";
    form.defaults = R"({"partial_rotary_factor": 0.25, "layer_norm_eps": 1e-5, "use_parallel_residual": false})";
    form.attentionInputBias = {BiasRule::When::byField, "use_qkv_bias"};
    form.layout = usualHuggingFaceLayout();
    form.layout.queryNorm = "self_attn.q_layernorm.norms.{}";
    form.layout.keyNorm = "self_attn.k_layernorm.norms.{}";

    family.gguf.architectures = {"stablelm"};
    family.gguf.layout = usualGgufLayout();
    return family;
}

/// StableLM 2 12B: both blocks side by side after one norm.
Family parallelStableLmFamily() {
    Family family = stableLmFamily();
    family.sites.feedForwardInput = false;
    family.residual = ResidualLayout::parallel;
    family.huggingFace.when = R"({"use_parallel_residual": true})";
    return family;
}

} // namespace sinkscope
