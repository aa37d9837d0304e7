#include "model/families/Families.h"

namespace sinkscope {

/// Mistral 7B and its kin. Their GGUF files call themselves llama.
Family mistralFamily() {
    Family family;
    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"mistral"};
    form.defaults = R"({"sliding_window": 4096})";
    form.window.size = "sliding_window";
    form.layout = usualHuggingFaceLayout();
    return family;
}

} // namespace sinkscope
