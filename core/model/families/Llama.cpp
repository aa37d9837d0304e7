#include "model/families/Families.h"

namespace sinkscope {

/// Llama 1 to 3.x and what was built after it: SmolLM, DeepSeek-LLM and R1 distills, Yi, TinyLlama.
Family llamaFamily() {
    Family family;
    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"llama"};
    form.attentionInputBias = {BiasRule::When::byField, "attention_bias"};
    form.attentionOutputBias = {BiasRule::When::byField, "attention_bias"};
    form.feedForwardBias = {BiasRule::When::byField, "mlp_bias"};
    form.layout = usualHuggingFaceLayout();

    family.gguf.architectures = {"llama"};
    family.gguf.ropePairs = true;
    family.gguf.layout = usualGgufLayout();
    return family;
}

} // namespace sinkscope
