#include "model/families/Families.h"

namespace sinkscope {

/// Qwen3 with a mixture of experts in all or most layers.
Family qwen3MoeFamily() {
    Family family = qwen3Family();
    family.feedForward = FeedForwardKind::mixture;
    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"qwen3_moe"};
    form.fields.experts = {"num_experts", "num_local_experts"};
    form.fields.chosenExperts = "num_experts_per_tok";
    form.fields.expertSize = "moe_intermediate_size";
    form.fields.normalizeChosen = "norm_topk_prob";
    form.fields.expertStep = "decoder_sparse_step";
    form.fields.denseLayers = "mlp_only_layers";
    form.defaults = R"({"sliding_window": 4096})";
    form.window = {};
    form.window.size = "sliding_window";
    form.window.enabled = "use_sliding_window";
    form.layout.router = "mlp.gate";
    form.layout.expertGate = "mlp.experts.{}.gate_proj";
    form.layout.expertUp = "mlp.experts.{}.up_proj";
    form.layout.expertDown = "mlp.experts.{}.down_proj";

    family.gguf.architectures = {"qwen3moe"};
    return family;
}

} // namespace sinkscope
