#include "trust/ConfigFields.h"

#include "trust/Judgement.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <sstream>

namespace sinkscope {
namespace {

/// Fields that say how a model was trained, stored or is to be sampled; they change no number of a forward pass.
constexpr std::string_view bookkeeping = R"(
_attn_implementation _attn_implementation_autoset _commit_hash _flash_attn_2_enabled _model_name_or_path
_name_or_path _sliding_window_pattern architectures attn_implementation auto_map cache_implementation
chunk_size_feed_forward do_sample dtype experts_implementation finetuning_task gradient_checkpointing
id2label init_std initial_context_length initializer_cutoff_factor initializer_factor initializer_range
is_decoder is_llama_config keys_to_ignore_at_inference label2id layerdrop max_length model_max_length
n_ctx num_beams output_attentions output_hidden_states output_router_logits prefix pretraining_tp
problem_type pruned_heads reorder_and_upcast_attn repetition_penalty return_dict router_aux_loss_coef
router_jitter_noise seq_length task_specific_params temperature tokenizer_class top_k top_p torch_dtype
torchscript transformers.js_config transformers_version unsloth_fixed unsloth_version use_cache
use_flash_attention
)";

bool isBookkeeping(std::string_view field) {
    std::istringstream words{std::string(bookkeeping)};
    const bool isListed =
        std::find(std::istream_iterator<std::string>(words), {}, field) != std::istream_iterator<std::string>();
    return isListed || field.ends_with("_token_id") || field.ends_with("dropout") || field.ends_with("dropout_prob") ||
           field.ends_with("_pdrop") || field.starts_with("summary_");
}

std::string lastPart(const std::string& field) {
    return field.starts_with("text_config.") ? field.substr(std::string_view("text_config.").size()) : field;
}

std::vector<DescribedField> jsonFields(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    const nlohmann::json root = nlohmann::json::parse(text, nullptr, false);
    const bool nested = root.is_object() && root.contains("text_config") && root["text_config"].is_object();
    const nlohmann::json& object = nested ? root["text_config"] : root;
    std::vector<DescribedField> fields;
    if (object.is_object())
        for (const auto& entry : object.items())
            fields.push_back({(nested ? "text_config." : "") + entry.key(),
                              entry.value().is_null() || entry.value() == false ? DescribedField::Setting::off
                                                                                : DescribedField::Setting::other});
    return fields;
}

} // namespace

std::vector<DescribedField> describedFields(const Checkpoint& checkpoint) {
    if (!checkpoint.metadata)
        return jsonFields(checkpoint.folder / "config.json");
    std::vector<DescribedField> fields;
    const std::string prefix = std::string(checkpoint.metadata->text("general.architecture").value_or("")) + ".";
    for (const std::string_view key : checkpoint.metadata->keys())
        if (key.starts_with(prefix))
            fields.push_back({std::string(key.substr(prefix.size())), checkpoint.metadata->flag(key) == false
                                                                          ? DescribedField::Setting::off
                                                                          : DescribedField::Setting::other});
    return fields;
}

TrustCheck configFieldsCheck(const ModelConfig& config, const std::vector<DescribedField>& fields) {
    TrustCheck check{"configFields", "Description", TrustVerdict::green, {}, {}};
    const auto isOff = [&](const std::string& name) {
        const auto field = std::ranges::find(fields, name, &DescribedField::name);
        return field != fields.end() && field->setting == DescribedField::Setting::off;
    };
    std::vector<std::string> unknown, harmless, read;
    for (const std::string& field : config.ignoredFields)
        (isBookkeeping(lastPart(field)) || isOff(field) ? harmless : unknown).push_back(field);
    for (const DescribedField& field : fields)
        if (std::ranges::find(config.ignoredFields, field.name) == config.ignoredFields.end())
            read.push_back(field.name);
    const Text fieldsRead = countText(std::ssize(read), "%1 field", "%1 fields");
    if (harmless.empty())
        check.sentence = {"%1 of the description decided the model; none was ignored.", {fieldsRead}};
    else
        check.sentence = {"%1 of the description decided the model; %2 only say how it was trained, stored or sampled "
                          "and were ignored.",
                          {fieldsRead, countText(std::ssize(harmless), "%1 other", "%1 others")}};
    if (!unknown.empty()) {
        check.verdict = TrustVerdict::yellow;
        check.sentence = {unknown.size() == 1 ? "%1 field of the description is not known here and was ignored: %2. If "
                                                "they change the computation, the numbers are wrong."
                                              : "%1 fields of the description are not known here and were ignored: %2. "
                                                "If they change the computation, the numbers are wrong.",
                          {Text::Grouped{std::ssize(unknown)}, listText(unknown, 4)}};
    }
    for (const auto& [what, names] :
         {std::pair{"ignored, unknown: %1", &unknown}, {"ignored, without effect: %1", &harmless}, {"read: %1", &read}})
        for (const std::string& name : *names)
            check.details.push_back({what, {name}});
    return check;
}

} // namespace sinkscope
