#include "model/families/Families.h"

namespace sinkscope {

/// gpt-oss: a mixture of experts with a clamped gate, a learned sink logit per head, every other layer with a window.
Family gptOssFamily() {
    Family family;
    family.feedForward = FeedForwardKind::mixture;
    family.experts.scoring = ExpertConfig::Scoring::topThenSoftmax;
    family.experts.clampLimit = 7.0;
    family.experts.clampAlpha = 1.702;
    family.learnedSinks = true;

    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"gpt_oss"};
    form.fields.experts = {"num_local_experts", "num_experts"};
    form.fields.chosenExperts = "num_experts_per_tok";
    form.fields.expertSize = "intermediate_size";
    form.fields.clampLimit = "swiglu_limit";
    form.fields.clampAlpha = "swiglu_alpha";
    form.usualRopeBase = 150000.0;
    form.defaults =
        R"({"head_dim": 64, "attention_bias": true, "sliding_window": 128, "swiglu_limit": 7.0, "swiglu_alpha": 1.702,
        "rms_norm_eps": 1e-5})";
    form.attentionInputBias = form.attentionOutputBias = {BiasRule::When::byField, "attention_bias"};
    form.feedForwardBias = form.routerBias = {BiasRule::When::always, {}};
    form.window.size = "sliding_window";
    form.window.usualPeriod = 2;
    form.window.layerTypes = true;
    form.layout = usualHuggingFaceLayout();
    form.layout.sinkLogits = "self_attn.sinks";
    form.layout.router = "mlp.router";
    form.layout.expertGateUp = "mlp.experts.gate_up_proj";
    form.layout.expertDown = "mlp.experts.down_proj";
    form.layout.experts = ExpertOrder::alternating;

    family.gguf.architectures = {"gpt-oss"};
    family.gguf.windowPeriod = 2;
    family.gguf.yarnTruncates = false;
    family.gguf.layout = usualGgufLayout();
    family.gguf.layout.feedForwardInput = "post_attention_norm";
    family.gguf.layout.sinkLogits = "attn_sinks.weight";
    return family;
}

} // namespace sinkscope
