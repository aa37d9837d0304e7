#include "model/Checkpoint.h"

#include "model/GgufConfig.h"
#include "model/GgufFile.h"
#include "model/HuggingFaceConfig.h"
#include "model/SafetensorsFile.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <string>
#include <vector>

namespace sinkscope {
namespace {

namespace fs = std::filesystem;

bool isThere(const fs::path& path) {
    std::error_code problem;
    return fs::exists(path, problem);
}

bool isFolder(const fs::path& path) {
    std::error_code problem;
    return fs::is_directory(path, problem);
}

/// Files of a store like Ollama's have no ending, so the content tells.
bool beginsAsGguf(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::array<char, 4> start{};
    return stream.read(start.data(), start.size()) && std::string_view(start.data(), start.size()) == "GGUF";
}

/// Entries of a folder in order of name; empty when it cannot be read.
std::vector<fs::path> entries(const fs::path& folder) {
    std::error_code problem;
    std::vector<fs::path> found;
    for (auto entry = fs::directory_iterator(folder, problem); !problem && entry != fs::directory_iterator();
         entry.increment(problem))
        found.push_back(entry->path());
    std::ranges::sort(found);
    return found;
}

/// The snapshot that a folder of Hugging Face's cache means: the one that refs/main names, else the only one; the
/// folder itself when it is no such folder.
fs::path snapshotOf(const fs::path& folder) {
    if (isThere(folder / "config.json") || !isFolder(folder / "snapshots"))
        return folder;
    std::ifstream reference(folder / "refs" / "main");
    std::string revision;
    if (reference >> revision && isFolder(folder / "snapshots" / revision))
        return folder / "snapshots" / revision;
    const auto snapshots = entries(folder / "snapshots");
    return snapshots.size() == 1 ? snapshots.front() : folder;
}

/// "owner/name" for a snapshot of the cache, else the folder's name.
std::string nameOf(const fs::path& folder) {
    std::error_code problem;
    const fs::path whole = fs::weakly_canonical(folder, problem);
    constexpr std::string_view prefix = "models--";
    std::string entry = whole.parent_path().parent_path().filename().string();
    if (whole.parent_path().filename() != "snapshots" || !entry.starts_with(prefix))
        return whole.filename().string();
    entry = entry.substr(prefix.size());
    if (const auto mark = entry.find("--"); mark != std::string::npos)
        return entry.substr(0, mark) + '/' + entry.substr(mark + 2);
    return entry;
}

Result<Checkpoint> openGgufCheckpoint(const fs::path& file) {
    auto opened = openGguf(file);
    if (!opened)
        return tl::unexpected(opened.error());
    auto model = readGgufConfig(opened->metadata, opened->weights, file.string());
    if (!model)
        return tl::unexpected(model.error());
    if (model->config.name.empty())
        model->config.name = file.stem().string();
    return Checkpoint{std::move(*model), std::move(opened->weights), file.parent_path(), std::move(opened->metadata)};
}

/// `weights` is the folder, or one safetensors file in it.
Result<Checkpoint> openHuggingFaceCheckpoint(const fs::path& folder, const fs::path& weights) {
    auto model = readHuggingFaceConfig(folder / "config.json");
    if (!model)
        return tl::unexpected(model.error());
    auto source = openSafetensors(weights);
    if (!source)
        return tl::unexpected(source.error());
    model->config.name = nameOf(folder);
    return Checkpoint{std::move(*model), std::move(*source), folder, std::nullopt};
}

Result<Checkpoint> openFolder(const fs::path& folder) {
    if (isThere(folder / "config.json"))
        return openHuggingFaceCheckpoint(folder, folder);
    std::vector<fs::path> found = entries(folder);
    std::erase_if(found, [](const fs::path& file) { return file.extension() != ".gguf"; });
    if (found.size() == 1)
        return openGgufCheckpoint(found.front());
    if (found.size() > 1)
        return failure({"%1 holds %2 GGUF files: choose one of them, for example %3.",
                        {folder.string(), found.size(), found.front().filename().string()}});
    return failure(
        {"%1 holds no model: expected config.json beside safetensors files, or a .gguf file.", {folder.string()}});
}

/// A shard stands for its whole checkpoint.
Result<Checkpoint> openFile(const fs::path& file) {
    if (file.extension() == ".gguf" || beginsAsGguf(file))
        return openGgufCheckpoint(file);
    const fs::path folder = file.parent_path();
    const std::string name = file.filename().string();
    const bool part = name.ends_with(".index.json") || name == "config.json" ||
                      (name.find("-of-") != std::string::npos && isThere(folder / "model.safetensors.index.json"));
    if (part)
        return openHuggingFaceCheckpoint(folder, folder);
    // What the file is comes first: a pickle or a web page needs no config.json to be refused.
    if (auto source = openSafetensors(file); !source)
        return tl::unexpected(source.error());
    return openHuggingFaceCheckpoint(folder, file);
}

} // namespace

Result<Checkpoint> openCheckpoint(const fs::path& path) {
    std::error_code problem;
    const fs::file_status status = fs::status(path, problem);
    if (!fs::exists(status))
        return problem ? failure({"%1 does not exist or cannot be read: %2.", {path.string(), problem.message()}})
                       : failure({"%1 does not exist or cannot be read.", {path.string()}});
    const fs::path whole = fs::absolute(path, problem);
    return fs::is_directory(status) ? openFolder(snapshotOf(whole)) : openFile(whole);
}

} // namespace sinkscope
