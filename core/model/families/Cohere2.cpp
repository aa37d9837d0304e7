#include "model/families/Families.h"

namespace sinkscope {

/// Command R7B and Command A: a window and rotation in three of four layers, neither in the fourth.
Family cohere2Family() {
    Family family = cohereFamily();
    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"cohere2"};
    form.fields.headSize = {};
    form.fields.queryKeyNorm = {};
    form.usualRopeBase = 10000.0;
    form.rotatesWindowsOnly = true;
    form.defaults =
        R"({"logit_scale": 0.0625, "layer_norm_eps": 1e-5, "tie_word_embeddings": true, "sliding_window": 4096})";
    form.window.size = "sliding_window";
    form.window.period = {"sliding_window_pattern"};
    form.window.usualPeriod = 4;
    form.window.layerTypes = true;

    family.gguf.architectures = {"cohere2"};
    family.gguf.windowPeriod = 4;
    family.gguf.rotatesWindowsOnly = true;
    return family;
}

} // namespace sinkscope
