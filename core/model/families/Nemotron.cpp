#include "model/families/Families.h"

namespace sinkscope {

/// Nemotron and Minitron: LayerNorm whose stored gain lacks one, a plain feed-forward with squared relu, half of each
/// head rotated.
Family nemotronFamily() {
    Family family;
    family.norm = NormKind::layer;
    family.normParameters = NormParameters::gainAndBias;
    family.feedForward = FeedForwardKind::plain;
    family.activation = Activation::reluSquared;

    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"nemotron"};
    form.fields.normEpsilon = "norm_eps";
    form.fields.partialRotary = "partial_rotary_factor";
    form.defaults = R"({"partial_rotary_factor": 0.5, "norm_eps": 1e-5, "hidden_act": "relu2"})";
    form.attentionInputBias = form.attentionOutputBias = {BiasRule::When::byField, "attention_bias"};
    form.feedForwardBias = {BiasRule::When::byField, "mlp_bias"};
    form.layout = usualHuggingFaceLayout();
    form.layout.gain = StoredGain::lessOne;

    family.gguf.architectures = {"nemotron"};
    family.gguf.layout = usualGgufLayout();
    return family;
}

} // namespace sinkscope
