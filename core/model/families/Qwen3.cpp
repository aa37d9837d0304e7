#include "model/families/Families.h"

namespace sinkscope {

/// Qwen3: each head's q and k normalized before they rotate.
Family qwen3Family() {
    Family family = qwen2Family();
    family.sites.queryKey = true;
    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"qwen3"};
    form.attentionInputBias = {BiasRule::When::byField, "attention_bias"};
    form.attentionOutputBias = {BiasRule::When::byField, "attention_bias"};
    form.defaults = R"({"sliding_window": 4096, "max_window_layers": 28, "head_dim": 128})";
    family.gguf.architectures = {"qwen3"};
    return family;
}

} // namespace sinkscope
