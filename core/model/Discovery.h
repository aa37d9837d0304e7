#pragma once

#include "support/Result.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace sinkscope {

enum class FoundIn { huggingFaceCache, ollama, lmStudio, dataFolder, given };

/// A checkpoint that lies on this machine. `problem` is empty when it can be opened, else one sentence that says why
/// not.
struct FoundModel {
    std::string name;
    std::filesystem::path path;
    FoundIn where = FoundIn::given;
    std::string family;       ///< "" when it could not be read
    std::string quantization; ///< e.g. "BF16", "Q4_K"; the type that most weights have
    std::int64_t bytes = 0;
    Text problem;
};

/// Looks in the Hugging Face cache (HF_HUB_CACHE, HF_HOME, default), Ollama's store, LM Studio's folder and Sinkscope's
/// data folder. Reads headers only; nothing is fetched.
std::vector<FoundModel> findModels();
/// Sinkscope's own data folder: $XDG_DATA_HOME/sinkscope or ~/.local/share/sinkscope.
std::filesystem::path dataFolder();
/// What a user may write for a model: a path, a name in the Hugging Face cache ("HuggingFaceTB/SmolLM2-135M", its
/// refs/main), an Ollama name ("smollm2:135m"), or a model's name as findModels() gives it. Gives the folder or file to
/// open; fails saying where was looked.
Result<std::filesystem::path> resolveModelPath(const std::string& given);

} // namespace sinkscope
