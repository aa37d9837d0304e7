#include "model/families/Families.h"

namespace sinkscope {

/// Granite 3: Llama with multipliers on the embedding, the blocks' outputs, q·k and the logits.
Family graniteFamily() {
    Family family = llamaFamily();
    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"granite"};
    form.fields.embeddingMultiplier = "embedding_multiplier";
    form.fields.residualMultiplier = "residual_multiplier";
    form.fields.attentionMultiplier = "attention_multiplier";
    form.fields.logitDivisor = "logits_scaling";
    form.defaults = R"({"attention_multiplier": 1.0})";

    family.gguf.architectures = {"granite"};
    family.gguf.scalesBlocks = true;
    family.gguf.logitScale = LogitScale::divides;
    return family;
}

} // namespace sinkscope
