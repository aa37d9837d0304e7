#include "model/families/Families.h"

namespace sinkscope {

/// Qwen2 and Qwen2.5: biases on q, k and v.
Family qwen2Family() {
    Family family;
    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"qwen2"};
    form.attentionInputBias = {BiasRule::When::always, {}};
    form.defaults = R"({"sliding_window": 4096, "max_window_layers": 28})";
    form.window.size = "sliding_window";
    form.window.enabled = "use_sliding_window";
    form.window.firstLayer = "max_window_layers";
    form.window.layerTypes = true;
    form.layout = usualHuggingFaceLayout();

    family.gguf.architectures = {"qwen2"};
    family.gguf.layout = usualGgufLayout();
    return family;
}

} // namespace sinkscope
