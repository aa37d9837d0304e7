#include "model/families/Families.h"

namespace sinkscope {

/// Gemma 3, the language model alone; of checkpoints that also see pictures the rest is left aside.
Family gemma3Family() {
    Family family;
    family.sites = {true, true, true, true, true};
    family.activation = Activation::geluTanh;
    family.embeddingScale = EmbeddingScale::squareRootOfWidth;

    HuggingFaceForm& form = family.huggingFace;
    form.modelTypes = {"gemma3_text", "gemma3"};
    form.fields.activation = "hidden_activation";
    form.fields.localRopeBase = "rope_local_base_freq";
    form.fields.attentionScalar = "query_pre_attn_scalar";
    form.fields.attentionSoftCap = "attn_logit_softcapping";
    form.fields.finalSoftCap = "final_logit_softcapping";
    form.defaults = R"({"vocab_size": 262208, "num_attention_heads": 8, "num_key_value_heads": 4, "head_dim": 256,
        "max_position_embeddings": 131072, "rms_norm_eps": 1e-6, "hidden_activation": "gelu_pytorch_tanh", "query_pre_attn_scalar": 256,
        "sliding_window": 4096, "rope_theta": 1000000.0, "rope_local_base_freq": 10000.0, "tie_word_embeddings": true})";
    form.attentionInputBias = {BiasRule::When::byField, "attention_bias"};
    form.attentionOutputBias = {BiasRule::When::byField, "attention_bias"};
    form.window.size = "sliding_window";
    form.window.period = {"sliding_window_pattern", "_sliding_window_pattern"};
    form.window.usualPeriod = 6;
    form.window.layerTypes = true;
    form.layout = usualHuggingFaceLayout();
    form.layout.prefixes = {
        {"model.", ""}, {"language_model.model.", "language_model."}, {"model.language_model.", ""}, {"", ""}};
    form.layout.attentionOutput = "post_attention_layernorm";
    form.layout.feedForwardInput = "pre_feedforward_layernorm";
    form.layout.feedForwardOutput = "post_feedforward_layernorm";
    form.layout.gain = StoredGain::lessOne;

    family.gguf.architectures = {"gemma3"};
    family.gguf.windowPeriod = 6;
    family.gguf.localRopeBase = 10000.0;
    family.gguf.scaleByWidthLayers = 62; // the 27B model; the file itself does not say
    family.gguf.layout = usualGgufLayout();
    return family;
}

} // namespace sinkscope
