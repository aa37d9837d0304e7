#include "model/families/Families.h"

namespace sinkscope {

/// OLMo 2: norms after each block only, q and k normalized over all heads at once.
Family olmo2Family() {
    Family family;
    family.sites = {false, true, false, true, true};
    family.queryKeyNormScope = QueryKeyNormScope::allHeads;
    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"olmo2"};
    form.attentionInputBias = {BiasRule::When::byField, "attention_bias"};
    form.attentionOutputBias = {BiasRule::When::byField, "attention_bias"};
    form.layout = usualHuggingFaceLayout();
    form.layout.attentionOutput = "post_attention_layernorm";
    form.layout.feedForwardOutput = "post_feedforward_layernorm";

    family.gguf.architectures = {"olmo2"};
    family.gguf.layout = usualGgufLayout();
    return family;
}

} // namespace sinkscope
