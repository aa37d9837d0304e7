#include "model/families/Families.h"

namespace sinkscope {

/// GPT-J: both blocks side by side after one norm, the first dimensions of each head rotated in pairs, a bias on the
/// feed-forward and on the output matrix.
Family gptJFamily() {
    Family family;
    family.norm = NormKind::layer;
    family.normParameters = NormParameters::gainAndBias;
    family.sites.feedForwardInput = false;
    family.feedForward = FeedForwardKind::plain;
    family.activation = Activation::geluTanh;
    family.residual = ResidualLayout::parallel;

    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"gptj"};
    ConfigFields& fields = form.fields;
    fields.width = "n_embd";
    fields.layers = "n_layer";
    fields.heads = "n_head";
    fields.keyValueHeads = fields.headSize = fields.ropeBase = {};
    fields.contextLength = "n_positions";
    fields.feedForwardSize = "n_inner";
    fields.normEpsilon = "layer_norm_epsilon";
    fields.activation = "activation_function";
    fields.rotaryDimensions = "rotary_dim";
    form.spellings = {{"hidden_size", "n_embd"},
                      {"num_hidden_layers", "n_layer"},
                      {"num_attention_heads", "n_head"},
                      {"max_position_embeddings", "n_positions"}};
    form.defaults = R"({"rotary_dim": 64, "layer_norm_epsilon": 1e-5})";
    form.feedForwardMultiple = 4;
    form.ropePairs = true;
    form.feedForwardBias = form.headBias = {BiasRule::When::always, {}};
    TensorLayout& layout = form.layout;
    layout.prefixes = {{"transformer.", ""}, {"", ""}};
    layout.layers = "h.";
    layout.embedding = "wte";
    layout.finalNorm = "ln_f";
    layout.head = "lm_head";
    layout.attentionInput = "ln_1";
    layout.query = "attn.q_proj";
    layout.key = "attn.k_proj";
    layout.value = "attn.v_proj";
    layout.attentionProjection = "attn.out_proj";
    layout.up = "mlp.fc_in";
    layout.down = "mlp.fc_out";
    return family;
}

} // namespace sinkscope
