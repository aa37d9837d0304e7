#include "model/families/Families.h"

namespace sinkscope {

/// OPT: learned positions that begin at the third row of their table. The 350M model, which normalizes after its
/// blocks, is refused.
Family optFamily() {
    Family family;
    family.norm = NormKind::layer;
    family.normParameters = NormParameters::gainAndBias;
    family.normEpsilon = 1e-5;
    family.feedForward = FeedForwardKind::plain;
    family.activation = Activation::relu;
    family.positions = PositionKind::learned;
    family.positionOffset = 2;

    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"opt"};
    form.fields.keyValueHeads = form.fields.headSize = {};
    form.fields.feedForwardSize = "ffn_dim";
    form.fields.activation = "activation_function";
    form.defaults = R"({"enable_bias": true, "tie_word_embeddings": true})";
    form.attentionInputBias = form.attentionOutputBias =
        form.feedForwardBias = {BiasRule::When::byField, "enable_bias"};
    form.refused = {{"do_layer_norm_before", "[true]", {}},
                    {"_remove_final_layer_norm", "[false]", {}},
                    {"layer_norm_elementwise_affine", "[true]", {}},
                    {"word_embed_proj_dim", "[]", "hidden_size"}};
    form.layout = usualHuggingFaceLayout();
    TensorLayout& layout = form.layout;
    layout.prefixes = {{"model.decoder.", ""}, {"decoder.", ""}, {"", ""}};
    layout.positions = "embed_positions";
    layout.finalNorm = "final_layer_norm";
    layout.attentionInput = "self_attn_layer_norm";
    layout.feedForwardInput = "final_layer_norm";
    layout.attentionProjection = "self_attn.out_proj";
    layout.up = "fc1";
    layout.down = "fc2";
    return family;
}

} // namespace sinkscope
