#include "model/families/Families.h"

namespace sinkscope {

/// OLMo 3: OLMo 2 with a window in three of four layers; only the layers that see all tokens follow a rotation's
/// scaling.
Family olmo3Family() {
    Family family = olmo2Family();
    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"olmo3"};
    form.fields.localRopeBase = "rope_theta";
    form.usualRopeBase = 500000.0;
    form.defaults = R"({"sliding_window": 4096, "rms_norm_eps": 1e-5})";
    form.window.size = "sliding_window";
    form.window.usualPeriod = 4;
    form.window.layerTypes = true;
    family.gguf = {};
    return family;
}

} // namespace sinkscope
