#include "model/families/Families.h"

namespace sinkscope {

/// Mixtral: Mistral with a mixture of experts.
Family mixtralFamily() {
    Family family = mistralFamily();
    family.feedForward = FeedForwardKind::mixture;
    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"mixtral"};
    form.defaults = "{}";
    form.fields.experts = {"num_local_experts", "num_experts"};
    form.fields.chosenExperts = "num_experts_per_tok";
    form.fields.expertSize = "intermediate_size";
    form.usualRopeBase = 1000000.0;
    form.layout.router = "block_sparse_moe.gate";
    form.layout.expertGate = "block_sparse_moe.experts.{}.w1";
    form.layout.expertUp = "block_sparse_moe.experts.{}.w3";
    form.layout.expertDown = "block_sparse_moe.experts.{}.w2";

    family.gguf = llamaFamily().gguf;
    return family;
}

} // namespace sinkscope
