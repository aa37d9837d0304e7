#include "model/families/Families.h"

namespace sinkscope {

/// Gemma 2: norms before and after each block, soft-caps, every other layer with a window.
Family gemma2Family() {
    Family family = gemmaFamily();
    family.sites = {true, true, true, true, false};
    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"gemma2"};
    form.geluMeansTanh = false;
    form.fields.activation = "hidden_activation";
    form.fields.attentionScalar = "query_pre_attn_scalar";
    form.fields.attentionSoftCap = "attn_logit_softcapping";
    form.fields.finalSoftCap = "final_logit_softcapping";
    form.defaults =
        R"({"head_dim": 256, "query_pre_attn_scalar": 256, "attn_logit_softcapping": 50.0, "final_logit_softcapping": 30.0,
        "sliding_window": 4096, "rms_norm_eps": 1e-6, "tie_word_embeddings": true})";
    form.window.size = "sliding_window";
    form.window.usualPeriod = 2;
    form.window.layerTypes = true;
    form.layout.attentionOutput = "post_attention_layernorm";
    form.layout.feedForwardInput = "pre_feedforward_layernorm";
    form.layout.feedForwardOutput = "post_feedforward_layernorm";

    family.gguf.architectures = {"gemma2"};
    family.gguf.windowPeriod = 2;
    family.gguf.scaleByWidthLayers = 46; // the 27B model; the file itself does not say
    return family;
}

} // namespace sinkscope
