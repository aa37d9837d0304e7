#include "model/families/Families.h"

namespace sinkscope {

/// Phi-3: q, k, v in one tensor, gate and up in another.
Family phi3Family() {
    Family family;
    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"phi3"};
    form.fields.partialRotary = "partial_rotary_factor";
    form.longropeSpellings = {"su", "yarn"};
    form.window.size = "sliding_window";
    form.layout = usualHuggingFaceLayout();
    form.layout.queryKeyValue = "self_attn.qkv_proj";
    form.layout.gateUp = "mlp.gate_up_proj";

    family.gguf.architectures = {"phi3"};
    family.gguf.windowPeriod = 0;
    family.gguf.layout = usualGgufLayout();
    family.gguf.layout.queryKeyValue = "attn_qkv";
    family.gguf.layout.gateUp = "ffn_up";
    return family;
}

} // namespace sinkscope
