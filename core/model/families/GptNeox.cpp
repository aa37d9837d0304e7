#include "model/families/Families.h"

namespace sinkscope {

/// GPT-NeoX and Pythia: attention and feed-forward side by side (or one after the other), part of each head rotated.
Family gptNeoxFamily() {
    Family family;
    family.norm = NormKind::layer;
    family.normParameters = NormParameters::gainAndBias;
    family.feedForward = FeedForwardKind::plain;
    family.activation = Activation::gelu;
    family.residual = ResidualLayout::parallel;

    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"gpt_neox"};
    ConfigFields& fields = form.fields;
    fields.keyValueHeads = fields.headSize = {};
    fields.normEpsilon = "layer_norm_eps";
    fields.ropeBase = "rotary_emb_base";
    fields.partialRotary = "rotary_pct";
    fields.parallelResidual = "use_parallel_residual";
    form.defaults = R"({"rotary_pct": 0.25, "attention_bias": true, "layer_norm_eps": 1e-5})";
    form.attentionInputBias = form.attentionOutputBias = {BiasRule::When::byField, "attention_bias"};
    form.feedForwardBias = {BiasRule::When::always, {}};
    TensorLayout& layout = form.layout;
    layout.prefixes = {{"gpt_neox.", ""}, {"", ""}};
    layout.layers = "layers.";
    layout.embedding = "embed_in";
    layout.finalNorm = "final_layer_norm";
    layout.head = "embed_out";
    layout.attentionInput = "input_layernorm";
    layout.feedForwardInput = "post_attention_layernorm";
    layout.queryKeyValue = "attention.query_key_value";
    layout.attentionProjection = "attention.dense";
    layout.up = "mlp.dense_h_to_4h";
    layout.down = "mlp.dense_4h_to_h";
    layout.joined = JoinedOrder::perKeyHead;

    family.gguf.architectures = {"gptneox"};
    family.gguf.layout = usualGgufLayout();
    family.gguf.layout.queryKeyValue = "attn_qkv";
    return family;
}

} // namespace sinkscope
