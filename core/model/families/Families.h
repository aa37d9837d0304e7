#pragma once

#include "model/Family.h"

namespace sinkscope {

/// The names that most Hugging Face files share, and those that all GGUF files share. Families change what differs.
TensorLayout usualHuggingFaceLayout();
TensorLayout usualGgufLayout();

Family llamaFamily();
Family gemma3Family();

} // namespace sinkscope
