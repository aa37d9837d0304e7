#include "model/families/Families.h"

namespace sinkscope {

/// Falcon 7B: both blocks side by side after one norm, one key head for all. Files with ALiBi are refused.
Family falconFamily() {
    Family family;
    family.norm = NormKind::layer;
    family.normParameters = NormParameters::gainAndBias;
    family.sites.feedForwardInput = false;
    family.feedForward = FeedForwardKind::plain;
    family.activation = Activation::gelu;
    family.residual = ResidualLayout::parallel;

    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"falcon"};
    ConfigFields& fields = form.fields;
    fields.keyValueHeads = fields.headSize = {};
    fields.feedForwardSize = "ffn_hidden_size";
    fields.normEpsilon = "layer_norm_epsilon";
    fields.activation = "activation";
    form.spellings = {{"n_embed", "hidden_size"},
                      {"n_layer", "num_hidden_layers"},
                      {"n_head", "num_attention_heads"},
                      {"n_head_kv", "num_kv_heads"}};
    form.keyValueHeads = 1;
    form.defaults =
        R"({"layer_norm_epsilon": 1e-5, "max_position_embeddings": 2048, "tie_word_embeddings": true, "bias": false})";
    form.feedForwardMultiple = 4;
    form.attentionInputBias = form.attentionOutputBias = form.feedForwardBias = {BiasRule::When::byField, "bias"};
    form.refused = {{"alibi", "[false]", {}},
                    {"new_decoder_architecture", "[false]", {}},
                    {"multi_query", "[true]", {}},
                    {"parallel_attn", "[true]", {}},
                    {"num_ln_in_parallel_attn", "[1]", {}}};
    TensorLayout& layout = form.layout;
    layout.prefixes = {{"transformer.", ""}, {"", ""}};
    layout.layers = "h.";
    layout.embedding = "word_embeddings";
    layout.finalNorm = "ln_f";
    layout.head = "lm_head";
    layout.attentionInput = "input_layernorm";
    layout.queryKeyValue = "self_attention.query_key_value";
    layout.attentionProjection = "self_attention.dense";
    layout.up = "mlp.dense_h_to_4h";
    layout.down = "mlp.dense_4h_to_h";
    layout.joined = JoinedOrder::perKeyHead;
    return family;
}

/// Falcon 2 11B: query heads share key heads in groups.
Family falcon2Family() {
    Family family = falconFamily();
    HuggingFaceForm& form = family.huggingFace;
    form.when = R"({"new_decoder_architecture": true, "num_ln_in_parallel_attn": 1})";
    form.fields.keyValueHeads = "num_kv_heads";
    form.keyValueHeads = std::nullopt;
    form.refused = {{"alibi", "[false]", {}}, {"parallel_attn", "[true]", {}}};
    return family;
}

/// Falcon 40B and 180B: a norm for each of the two blocks.
Family largeFalconFamily() {
    Family family = falcon2Family();
    family.sites.feedForwardInput = true;
    HuggingFaceForm& form = family.huggingFace;
    form.when = R"({"new_decoder_architecture": true})";
    form.refused.push_back({"num_ln_in_parallel_attn", "[2]", {}});
    form.layout.attentionInput = "ln_attn";
    form.layout.feedForwardInput = "ln_mlp";
    return family;
}

} // namespace sinkscope
