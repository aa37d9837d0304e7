#include "model/families/Families.h"

namespace sinkscope {

/// SmolLM3: Llama with layers that do not rotate, usually every fourth.
Family smolLm3Family() {
    Family family = llamaFamily();
    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"smollm3"};
    form.fields.rotatedLayers = "no_rope_layers";
    form.fields.unrotatedPeriod = "no_rope_layer_interval";
    form.usualRopeBase = 2000000.0;
    form.defaults = R"({"no_rope_layer_interval": 4, "num_key_value_heads": 4, "tie_word_embeddings": true})";
    form.refused = {{"use_sliding_window", "[false]", {}}};
    form.window.size = "sliding_window";
    form.window.enabled = "use_sliding_window";
    form.window.layerTypes = true;

    family.gguf.architectures = {"smollm3"};
    family.gguf.unrotatedPeriod = 4;
    return family;
}

} // namespace sinkscope
