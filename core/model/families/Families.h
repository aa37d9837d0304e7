#pragma once

#include "model/Family.h"

namespace sinkscope {

/// The names that most Hugging Face files share, and those that all GGUF files share. Families change what differs.
TensorLayout usualHuggingFaceLayout();
TensorLayout usualGgufLayout();

Family llamaFamily();
Family mistralFamily();
Family qwen2Family();
Family qwen3Family();
Family gemmaFamily();
Family gemma2Family();
Family gemma3Family();
Family olmoFamily();
Family olmo2Family();
Family phi3Family();
Family gpt2Family();
Family gptNeoxFamily();
Family optFamily();
Family gptOssFamily();
Family mixtralFamily();
Family qwen3MoeFamily();
Family graniteFamily();
Family starcoder2Family();
Family phiFamily();
Family smolLm3Family();
Family olmo3Family();
Family cohereFamily();
Family cohere2Family();
Family parallelStableLmFamily();
Family stableLmFamily();
Family glmFamily();
Family glm4Family();
Family gptJFamily();
Family nemotronFamily();
Family falcon2Family();
Family largeFalconFamily();
Family falconFamily();
Family bloomFamily();

} // namespace sinkscope
