#include "model/families/Families.h"

namespace sinkscope {

/// GPT-2: LayerNorm with bias, learned positions, matrices with a row per input.
Family gpt2Family() {
    Family family;
    family.norm = NormKind::layer;
    family.normParameters = NormParameters::gainAndBias;
    family.feedForward = FeedForwardKind::plain;
    family.activation = Activation::geluTanh;
    family.positions = PositionKind::learned;

    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"gpt2"};
    ConfigFields& fields = form.fields;
    fields.width = "n_embd";
    fields.layers = "n_layer";
    fields.heads = "n_head";
    fields.keyValueHeads = fields.headSize = {};
    fields.contextLength = "n_positions";
    fields.feedForwardSize = "n_inner";
    fields.normEpsilon = "layer_norm_epsilon";
    fields.activation = "activation_function";
    fields.scaledAttention = "scale_attn_weights";
    form.defaults = R"({"tie_word_embeddings": true})";
    form.feedForwardMultiple = 4;
    form.attentionInputBias = form.attentionOutputBias = form.feedForwardBias = {BiasRule::When::always, {}};
    form.refused = {{"scale_attn_by_inverse_layer_idx", "[false]", {}}};
    TensorLayout& layout = form.layout;
    layout.prefixes = {{"transformer.", ""}, {"", ""}};
    layout.layers = "h.";
    layout.embedding = "wte";
    layout.positions = "wpe";
    layout.finalNorm = "ln_f";
    layout.head = "lm_head";
    layout.attentionInput = "ln_1";
    layout.feedForwardInput = "ln_2";
    layout.queryKeyValue = "attn.c_attn";
    layout.attentionProjection = "attn.c_proj";
    layout.up = "mlp.c_fc";
    layout.down = "mlp.c_proj";
    layout.matrices = MatrixOrder::inputRows;

    family.gguf.architectures = {"gpt2"};
    family.gguf.layout = usualGgufLayout();
    family.gguf.layout.queryKeyValue = "attn_qkv";
    return family;
}

} // namespace sinkscope
