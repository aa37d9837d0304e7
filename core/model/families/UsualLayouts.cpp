#include "model/families/Families.h"

namespace sinkscope {

TensorLayout usualHuggingFaceLayout() {
    TensorLayout layout;
    layout.prefixes = {{"model.", ""}, {"", ""}};
    layout.layers = "layers.";
    layout.embedding = "embed_tokens";
    layout.finalNorm = "norm";
    layout.head = "lm_head";
    layout.attentionInput = "input_layernorm";
    layout.feedForwardInput = "post_attention_layernorm";
    layout.queryNorm = "self_attn.q_norm";
    layout.keyNorm = "self_attn.k_norm";
    layout.query = "self_attn.q_proj";
    layout.key = "self_attn.k_proj";
    layout.value = "self_attn.v_proj";
    layout.attentionProjection = "self_attn.o_proj";
    layout.gate = "mlp.gate_proj";
    layout.up = "mlp.up_proj";
    layout.down = "mlp.down_proj";
    return layout;
}

TensorLayout usualGgufLayout() {
    TensorLayout layout;
    layout.prefixes = {{"", ""}};
    layout.layers = "blk.";
    layout.embedding = "token_embd";
    layout.positions = "position_embd";
    layout.finalNorm = "output_norm";
    layout.head = "output";
    layout.attentionInput = "attn_norm";
    layout.attentionOutput = "post_attention_norm";
    layout.feedForwardInput = "ffn_norm";
    layout.feedForwardOutput = "post_ffw_norm";
    layout.queryNorm = "attn_q_norm";
    layout.keyNorm = "attn_k_norm";
    layout.query = "attn_q";
    layout.key = "attn_k";
    layout.value = "attn_v";
    layout.attentionProjection = "attn_output";
    layout.gate = "ffn_gate";
    layout.up = "ffn_up";
    layout.down = "ffn_down";
    layout.router = "ffn_gate_inp";
    layout.expertGate = "ffn_gate_exps";
    layout.expertUp = "ffn_up_exps";
    layout.expertDown = "ffn_down_exps";
    layout.experts = ExpertOrder::stacked;
    return layout;
}

} // namespace sinkscope
