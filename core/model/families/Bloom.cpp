#include "model/families/Families.h"

namespace sinkscope {

/// BLOOM: no positions but ALiBi's slopes, the embedding normalized, q, k and v of each head together.
Family bloomFamily() {
    Family family;
    family.norm = NormKind::layer;
    family.normParameters = NormParameters::gainAndBias;
    family.sites.embedding = true;
    family.feedForward = FeedForwardKind::plain;
    family.activation = Activation::geluTanh;
    family.positions = PositionKind::linearBias;

    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"bloom"};
    ConfigFields& fields = form.fields;
    fields.layers = "n_layer";
    fields.heads = "n_head";
    fields.keyValueHeads = fields.headSize = fields.feedForwardSize = fields.activation = {};
    fields.contextLength = "seq_length";
    fields.normEpsilon = "layer_norm_epsilon";
    form.spellings = {{"n_embed", "hidden_size"}, {"num_hidden_layers", "n_layer"}, {"num_attention_heads", "n_head"}};
    form.defaults = R"({"seq_length": 2048, "layer_norm_epsilon": 1e-5, "tie_word_embeddings": true})";
    form.feedForwardMultiple = 4;
    form.attentionInputBias = form.attentionOutputBias = form.feedForwardBias = {BiasRule::When::always, {}};
    form.refused = {{"apply_residual_connection_post_layernorm", "[false]", {}}};
    TensorLayout& layout = form.layout;
    layout.prefixes = {{"transformer.", ""}, {"", ""}};
    layout.layers = "h.";
    layout.embedding = "word_embeddings";
    layout.embeddingNorm = "word_embeddings_layernorm";
    layout.finalNorm = "ln_f";
    layout.head = "lm_head";
    layout.attentionInput = "input_layernorm";
    layout.feedForwardInput = "post_attention_layernorm";
    layout.queryKeyValue = "self_attention.query_key_value";
    layout.attentionProjection = "self_attention.dense";
    layout.up = "mlp.dense_h_to_4h";
    layout.down = "mlp.dense_4h_to_h";
    layout.joined = JoinedOrder::perKeyHead;

    family.gguf.architectures = {"bloom"};
    family.gguf.layout = usualGgufLayout();
    family.gguf.layout.embeddingNorm = "token_embd_norm";
    family.gguf.layout.queryKeyValue = "attn_qkv";
    return family;
}

} // namespace sinkscope
