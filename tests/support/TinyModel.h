#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace sinkscope {

/// A small checkpoint in Hugging Face's form, to be changed by a test before it is written: width 8, vocabulary 16, 2
/// layers, 2 heads of 4 over one key head, feed-forward 12, fp32. Values are drawn from the tensor's name, so equal
/// names hold equal numbers.
struct TinyModel {
    struct Tensor {
        std::vector<std::int64_t> shape;
        std::vector<float> values;
    };
    nlohmann::json config;
    std::map<std::string, Tensor> tensors;

    /// Llama with a head of its own, and Gemma 3 with a shared one.
    static TinyModel llama();
    static TinyModel gemma3();

    /// Adds (or replaces) a tensor with values drawn from its name.
    void add(const std::string& name, std::vector<std::int64_t> shape);
    /// Writes config.json and model.safetensors into the folder, which is made.
    void write(const std::filesystem::path& folder) const;
};

} // namespace sinkscope
