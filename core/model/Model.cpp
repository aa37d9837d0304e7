#include "model/Model.h"

#include "model/ModelWeights.h"
#include "text/Tokenizer.h"

namespace sinkscope {

Model::Model(ModelConfig config, std::unique_ptr<const ModelWeights> weights,
             std::shared_ptr<const Tokenizer> tokenizer, std::vector<std::filesystem::path> files, LoadOptions options,
             double loadSeconds)
    : config_(std::move(config)),
      weights_(std::move(weights)),
      tokenizer_(std::move(tokenizer)),
      files_(std::move(files)),
      options_(std::move(options)),
      loadSeconds_(loadSeconds) {}

Model::~Model() = default;

} // namespace sinkscope
