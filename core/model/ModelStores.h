#pragma once

#include "model/Discovery.h"

#include <optional>
#include <string>
#include <vector>

namespace sinkscope {

/// Where programs keep models on this machine, by their environment variables and defaults; a folder need not exist.
struct ModelStores {
    std::filesystem::path huggingFace;
    std::vector<std::filesystem::path> ollama, lmStudio;
    std::filesystem::path data;

    static ModelStores ofThisUser();
};

/// The lists below hold name, path, where and, when the entry is broken, the problem; no weight file is opened for
/// them.
std::vector<FoundModel> listHuggingFace(const std::filesystem::path& hub);
std::vector<FoundModel> listOllama(const std::filesystem::path& store);
/// Checkpoints in `root` and in folders up to three levels below it, named by their path from there.
std::vector<FoundModel> listFolder(const std::filesystem::path& root, FoundIn where);
std::vector<FoundModel> listAll(const ModelStores& stores);

/// The checkpoints that one folder itself holds: the folder (safetensors or pickle) and each of its GGUF files. `name`
/// is that of the folder.
std::vector<FoundModel> listOneFolder(const std::filesystem::path& folder, const std::string& name, FoundIn where);
/// The snapshot of refs/main of a folder models--… of the cache, or the newest one; fails when there is none.
Result<std::filesystem::path> snapshotOf(const std::filesystem::path& cacheEntry);
/// The weight file of an Ollama name such as "smollm2:135m"; empty when the store has no such name.
std::optional<FoundModel> findInOllama(const std::filesystem::path& store, const std::string& name);

} // namespace sinkscope
