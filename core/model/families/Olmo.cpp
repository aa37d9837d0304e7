#include "model/families/Families.h"

namespace sinkscope {

/// OLMo 1: LayerNorm without gain or bias, q, k and v clipped.
Family olmoFamily() {
    Family family;
    family.norm = NormKind::layer;
    family.normParameters = NormParameters::none;
    family.normEpsilon = 1e-5;
    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"olmo"};
    form.fields.queryKeyValueClip = "clip_qkv";
    form.attentionInputBias = {BiasRule::When::byField, "attention_bias"};
    form.attentionOutputBias = {BiasRule::When::byField, "attention_bias"};
    form.layout = usualHuggingFaceLayout();

    family.gguf.architectures = {"olmo"};
    family.gguf.ropePairs = true;
    family.gguf.layout = usualGgufLayout();
    return family;
}

} // namespace sinkscope
