#include "model/families/Families.h"

namespace sinkscope {

/// GLM-4 0414 and GLM-Z1: norms also after each block.
Family glm4Family() {
    Family family = glmFamily();
    family.sites = {true, true, true, true, false};
    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"glm4"};
    form.layout.attentionOutput = "post_self_attn_layernorm";
    form.layout.feedForwardOutput = "post_mlp_layernorm";

    family.gguf.architectures = {"glm4"};
    family.gguf.ropePairs = true;
    family.gguf.layout = usualGgufLayout();
    family.gguf.layout.gateUp = "ffn_up";
    return family;
}

} // namespace sinkscope
