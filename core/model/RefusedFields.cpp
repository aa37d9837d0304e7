#include "model/RefusedFields.h"

#include <algorithm>

namespace sinkscope {
namespace {

/// Settings that change the computation in one family or another, with the values at which they do not. A family that
/// supports one reads it, and it does not come here.
const std::vector<RefusedField>& knownToMatter() {
    static const std::vector<RefusedField> fields = {
        {"quantization_config", "[]", {}},
        {"is_encoder_decoder", "[false]", {}},
        {"add_cross_attention", "[false]", {}},
        {"use_bidirectional_attention", "[false]", {}},
        {"sliding_window", "[0]", {}},
        {"attention_chunk_size", "[0]", {}},
        {"attn_logit_softcapping", "[0]", {}},
        {"final_logit_softcapping", "[0]", {}},
        {"clip_qkv", "[0]", {}},
        {"partial_rotary_factor", "[1]", {}},
        {"rotary_pct", "[1]", {}},
        {"rotary_dim", "[]", {}},
        {"no_rope_layers", "[[]]", {}},
        {"no_rope_layer_interval", "[0]", {}},
        {"alibi", "[false]", {}},
        {"use_alibi", "[false]", {}},
        {"parallel_attn", "[false]", {}},
        {"use_parallel_residual", "[false]", {}},
        {"use_qk_norm", "[false]", {}},
        {"qk_layernorm", "[false]", {}},
        {"embedding_multiplier", "[1]", {}},
        {"attention_multiplier", "[]", {}},
        {"residual_multiplier", "[1]", {}},
        {"logits_scaling", "[1]", {}},
        {"logit_scale", "[1]", {}},
        {"scale_emb", "[1]", {}},
        {"scale_depth", "[]", {}},
        {"query_pre_attn_scalar", "[]", {}},
        {"num_experts", "[0, 1]", {}},
        {"num_local_experts", "[0, 1]", {}},
        {"n_routed_experts", "[0]", {}},
        {"q_lora_rank", "[]", {}},
        {"kv_lora_rank", "[]", {}},
        {"num_kv_shared_layers", "[0]", {}},
        {"hidden_size_per_layer_input", "[0]", {}},
    };
    return fields;
}

bool isHarmless(FieldReader& reader, const RefusedField& refused, const nlohmann::json& value) {
    const nlohmann::json harmless = nlohmann::json::parse(refused.harmless);
    return value.is_null() || std::ranges::find(harmless, value) != harmless.end() ||
           (!refused.sameAs.empty() && value == reader.value(refused.sameAs));
}

void refuse(FieldReader& reader, const RefusedField& refused) {
    const nlohmann::json value = reader.value(refused.field);
    if (!isHarmless(reader, refused, value))
        reader.fail({"%1 = %2 changes the computation in a way that is not supported for this model_type.",
                     {reader.place(refused.field), reader.shown(refused.field)}});
}

bool allFull(const std::vector<std::string>& types) {
    return std::ranges::all_of(types, [](const std::string& type) { return type == "full_attention"; });
}

} // namespace

void refuseFields(FieldReader& reader, const HuggingFaceForm& form, std::vector<std::string>& ignored) {
    for (const RefusedField& refused : form.refused)
        refuse(reader, refused);
    const std::vector<std::string> unread = reader.unread();
    const auto isUnread = [&](const std::string& field) {
        return std::ranges::any_of(unread, [&](const std::string& name) { return name == reader.path() + field; });
    };
    for (const RefusedField& refused : knownToMatter())
        if (isUnread(refused.field))
            refuse(reader, refused);
    if (isUnread("layer_types") && !allFull(reader.optionalTexts("layer_types").value_or(std::vector<std::string>{})))
        reader.fail({"%1 names layers that do not see all tokens; this model_type is known only with full_attention.",
                     {reader.place("layer_types")}});
    // A field whose value was looked at here counts as read.
    const std::vector<std::string> ignoredHere = reader.unread();
    ignored.insert(ignored.end(), ignoredHere.begin(), ignoredHere.end());
}

} // namespace sinkscope
