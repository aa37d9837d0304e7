#include "TinyModel.h"

#include "io/SafetensorsWriter.h"

#include <cmath>
#include <fstream>
#include <functional>
#include <stdexcept>

namespace sinkscope {
namespace {

/// Numbers in [-1, 1) that differ from name to name and are the same on every machine.
std::vector<float> drawn(const std::string& name, std::int64_t count) {
    std::uint32_t state = 2166136261U;
    for (const char letter : name)
        state = (state ^ static_cast<unsigned char>(letter)) * 16777619U;
    std::vector<float> values;
    for (std::int64_t index = 0; index < count; ++index) {
        state = state * 1664525U + 1013904223U;
        values.push_back(static_cast<float>(static_cast<std::int32_t>(state)) / 2147483648.0F);
    }
    return values;
}

void require(const Result<void>& result) {
    if (!result)
        throw std::runtime_error(result.error().message());
}

void addLayer(TinyModel& model, const std::string& layer) {
    model.add(layer + "input_layernorm.weight", {8});
    model.add(layer + "post_attention_layernorm.weight", {8});
    model.add(layer + "self_attn.q_proj.weight", {8, 8});
    model.add(layer + "self_attn.k_proj.weight", {4, 8});
    model.add(layer + "self_attn.v_proj.weight", {4, 8});
    model.add(layer + "self_attn.o_proj.weight", {8, 8});
    model.add(layer + "mlp.gate_proj.weight", {12, 8});
    model.add(layer + "mlp.up_proj.weight", {12, 8});
    model.add(layer + "mlp.down_proj.weight", {8, 12});
}

} // namespace

void TinyModel::add(const std::string& name, std::vector<std::int64_t> shape) {
    std::int64_t count = 1;
    for (const std::int64_t size : shape)
        count *= size;
    tensors[name] = {std::move(shape), drawn(name, count)};
}

TinyModel TinyModel::llama() {
    TinyModel model;
    model.config = {{"model_type", "llama"},
                    {"hidden_size", 8},
                    {"num_hidden_layers", 2},
                    {"num_attention_heads", 2},
                    {"num_key_value_heads", 1},
                    {"intermediate_size", 12},
                    {"vocab_size", 16},
                    {"max_position_embeddings", 64},
                    {"rms_norm_eps", 1e-5},
                    {"hidden_act", "silu"},
                    {"tie_word_embeddings", false},
                    {"rope_theta", 10000.0}};
    model.add("model.embed_tokens.weight", {16, 8});
    model.add("model.norm.weight", {8});
    model.add("lm_head.weight", {16, 8});
    addLayer(model, "model.layers.0.");
    addLayer(model, "model.layers.1.");
    return model;
}

TinyModel TinyModel::gemma3() {
    TinyModel model = llama();
    model.config.update({{"model_type", "gemma3_text"},
                         {"head_dim", 4},
                         {"hidden_activation", "gelu_pytorch_tanh"},
                         {"query_pre_attn_scalar", 16},
                         {"sliding_window", 4},
                         {"layer_types", {"sliding_attention", "full_attention"}},
                         {"rope_theta", 1000000.0},
                         {"rope_local_base_freq", 10000.0},
                         {"tie_word_embeddings", true}});
    model.config.erase("hidden_act");
    model.tensors.erase("lm_head.weight");
    for (const std::string layer : {"model.layers.0.", "model.layers.1."}) {
        model.add(layer + "pre_feedforward_layernorm.weight", {8});
        model.add(layer + "post_feedforward_layernorm.weight", {8});
        model.add(layer + "self_attn.q_norm.weight", {4});
        model.add(layer + "self_attn.k_norm.weight", {4});
    }
    return model;
}

void TinyModel::write(const std::filesystem::path& folder) const {
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "config.json") << config.dump(2);
    std::vector<ArrayDeclaration> declarations;
    for (const auto& [name, tensor] : tensors)
        declarations.push_back({name, tensor.shape, ArrayDeclaration::Type::f32});
    auto writer = SafetensorsWriter::create(folder / "model.safetensors", declarations);
    if (!writer)
        throw std::runtime_error(writer.error().message());
    for (const auto& [name, tensor] : tensors)
        require(writer->append(tensor.values));
    require(writer->finish());
}

} // namespace sinkscope
