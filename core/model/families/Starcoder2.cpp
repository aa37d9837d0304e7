#include "model/families/Families.h"

namespace sinkscope {

/// StarCoder2: LayerNorm, a plain feed-forward and biases, rotary positions, often a window in all layers.
Family starcoder2Family() {
    Family family;
    family.norm = NormKind::layer;
    family.normParameters = NormParameters::gainAndBias;
    family.feedForward = FeedForwardKind::plain;
    family.activation = Activation::geluTanh;

    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"starcoder2"};
    form.fields.normEpsilon = "norm_epsilon";
    form.defaults =
        R"({"use_bias": true, "norm_epsilon": 1e-5, "tie_word_embeddings": true, "num_key_value_heads": 2})";
    form.attentionInputBias = form.attentionOutputBias = form.feedForwardBias = {BiasRule::When::byField, "use_bias"};
    form.window.size = "sliding_window";
    form.layout = usualHuggingFaceLayout();
    form.layout.up = "mlp.c_fc";
    form.layout.down = "mlp.c_proj";

    family.gguf.architectures = {"starcoder2"};
    family.gguf.layout = usualGgufLayout();
    return family;
}

} // namespace sinkscope
