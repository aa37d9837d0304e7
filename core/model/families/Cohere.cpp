#include "model/families/Families.h"

namespace sinkscope {

/// Command-R and Aya: attention and feed-forward side by side after one LayerNorm without bias, rotated pairs, scaled
/// logits; Command-R+ also normalizes q and k.
Family cohereFamily() {
    Family family;
    family.norm = NormKind::layer;
    family.sites.feedForwardInput = false;
    family.queryKeyNormScope = QueryKeyNormScope::headWithOwnGain;
    family.residual = ResidualLayout::parallel;

    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"cohere"};
    form.fields.normEpsilon = "layer_norm_eps";
    form.fields.queryKeyNorm = "use_qk_norm";
    form.fields.logitMultiplier = "logit_scale";
    form.usualRopeBase = 500000.0;
    form.ropePairs = true;
    form.defaults = R"({"logit_scale": 0.0625, "layer_norm_eps": 1e-5, "tie_word_embeddings": true})";
    form.attentionInputBias = form.attentionOutputBias = {BiasRule::When::byField, "attention_bias"};
    form.layout = usualHuggingFaceLayout();

    family.gguf.architectures = {"command-r"};
    family.gguf.ropePairs = true;
    family.gguf.logitScale = LogitScale::multiplies;
    family.gguf.layout = usualGgufLayout();
    return family;
}

} // namespace sinkscope
