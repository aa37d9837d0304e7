#include "model/families/Families.h"

namespace sinkscope {

/// Phi-1, 1.5 and 2: attention and feed-forward side by side after one norm, part of each head rotated, a bias on every
/// map, the output matrix included.
Family phiFamily() {
    Family family;
    family.norm = NormKind::layer;
    family.normParameters = NormParameters::gainAndBias;
    family.sites.feedForwardInput = false;
    family.feedForward = FeedForwardKind::plain;
    family.activation = Activation::geluTanh;
    family.residual = ResidualLayout::parallel;

    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"phi"};
    form.fields.normEpsilon = "layer_norm_eps";
    form.fields.partialRotary = "partial_rotary_factor";
    form.fields.queryKeyNorm = "qk_layernorm";
    form.defaults = R"({"partial_rotary_factor": 0.5, "layer_norm_eps": 1e-5})";
    form.attentionInputBias = form.attentionOutputBias = form.feedForwardBias =
        form.headBias = {BiasRule::When::always, {}};
    TensorLayout& layout = form.layout;
    layout = usualHuggingFaceLayout();
    layout.finalNorm = "final_layernorm";
    layout.queryNorm = "self_attn.q_layernorm";
    layout.keyNorm = "self_attn.k_layernorm";
    layout.attentionProjection = "self_attn.dense";
    layout.up = "mlp.fc1";
    layout.down = "mlp.fc2";

    family.gguf.architectures = {"phi2"};
    family.gguf.layout = usualGgufLayout();
    return family;
}

} // namespace sinkscope
