#include "model/families/Families.h"

namespace sinkscope {

/// GLM-4 9B as first published: gate and up in one tensor, half of each head rotated, in pairs.
Family glmFamily() {
    Family family;
    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"glm"};
    form.fields.partialRotary = "partial_rotary_factor";
    form.ropePairs = true;
    form.defaults = R"({"partial_rotary_factor": 0.5, "attention_bias": true, "head_dim": 128, "num_key_value_heads": 2,
        "rms_norm_eps": 1.5625e-7})";
    form.attentionInputBias = {BiasRule::When::byField, "attention_bias"};
    form.layout = usualHuggingFaceLayout();
    form.layout.gateUp = "mlp.gate_up_proj";
    return family;
}

} // namespace sinkscope
