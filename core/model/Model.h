#pragma once

#include "model/ModelConfig.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sinkscope {

class ModelWeights;
class Tokenizer;

enum class ComputeDevice { cpu, cuda };
enum class ComputeType { fp32, bf16, fp16 };

struct LoadOptions {
    ComputeDevice device = ComputeDevice::cpu;
    ComputeType type = ComputeType::fp32;
    std::optional<std::int64_t> memoryLimit; ///< bytes; empty: all memory of the device
};

/// Weights and config on a device. Immutable and shared between threads. No torch in this header: views and app may
/// include it.
class Model {
public:
    Model(ModelConfig config, std::unique_ptr<const ModelWeights> weights, std::shared_ptr<const Tokenizer> tokenizer,
          std::vector<std::filesystem::path> files, LoadOptions options, double loadSeconds);
    ~Model();

    const ModelConfig& config() const { return config_; }
    const ModelWeights& weights() const { return *weights_; }
    /// Null when the checkpoint came without one; then only token ids can be run.
    const Tokenizer* tokenizer() const { return tokenizer_.get(); }
    const std::vector<std::filesystem::path>& files() const { return files_; }
    ComputeDevice device() const { return options_.device; }
    ComputeType type() const { return options_.type; }
    const LoadOptions& options() const { return options_; }
    double loadSeconds() const { return loadSeconds_; }

private:
    ModelConfig config_;
    std::unique_ptr<const ModelWeights> weights_;
    std::shared_ptr<const Tokenizer> tokenizer_;
    std::vector<std::filesystem::path> files_;
    LoadOptions options_;
    double loadSeconds_;
};

/// Opens a Hugging Face folder, a folder of its cache, a .safetensors or a .gguf file. Reports Stage::loadingWeights;
/// cancellable. Fails with one sentence on a missing, damaged or unsupported file, and when the estimate exceeds the
/// memory limit.
Result<std::shared_ptr<const Model>> openModel(const std::filesystem::path& path, const LoadOptions& options,
                                               const Progress& progress);

/// SHA-256 of the weight file in lower-case hex; of several shards, that of the text `sha256sum` prints for them in
/// order of name.
Result<std::string> weightHash(const Model& model, const Progress& progress);

} // namespace sinkscope
