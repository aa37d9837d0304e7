#include "model/SafetensorsFile.h"

#include "model/FileFormat.h"
#include "model/FolderListing.h"
#include "model/SafetensorsHeader.h"
#include "support/Guarded.h"
#include "support/MappedFile.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <system_error>

namespace sinkscope {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;
using ShardOfTensor = std::map<std::string, std::string>;

constexpr const char* indexName = "model.safetensors.index.json";

Result<ShardOfTensor> readIndex(const fs::path& index) {
    const auto file = MappedFile::open(index);
    if (!file)
        return tl::unexpected(file.error());
    const auto* const text = reinterpret_cast<const char*>((*file)->bytes().data());
    const Json json = Json::parse(text, text + (*file)->bytes().size(), nullptr, false);
    const auto weights = json.find("weight_map"); // end() unless an object
    if (weights == json.end() || !weights->is_object() || weights->empty())
        return failure({"%1 has no \"weight_map\" of tensors and shards; download it again.", {index.string()}});
    ShardOfTensor shards;
    for (const auto& [tensor, shard] : weights->items()) {
        const fs::path name = shard.is_string() ? shard.get<std::string>() : std::string();
        if (name.empty() || name != name.filename() || name == "." || name == ".." ||
            name.string().find('\\') != std::string::npos)
            return failure({"%1: \"weight_map\" gives tensor \"%2\" the shard %3 where the plain name of a file in the "
                            "same folder is expected; download the index again.",
                            {index.string(), tensor, shard.dump()}});
        shards.emplace(tensor, name.string());
    }
    return shards;
}

/// All that the index names must lie there before any is opened: half a model must not look like one.
Result<void> checkPresence(const fs::path& folder, const std::set<std::string>& names) {
    std::string missing;
    std::size_t count = 0;
    for (const std::string& name : names) {
        std::error_code error;
        if (fs::exists(folder / name, error))
            continue;
        if (++count <= 4)
            missing += (count > 1 ? ", " : "") + (count == 4 ? "…" : name);
    }
    if (count == 0)
        return {};
    return failure(
        {count == 1
             ? "%1 names %2 shards, but %3 of them is missing (%4); download what is missing into the same folder."
             : "%1 names %2 shards, but %3 of them are missing (%4); download what is missing into the same folder.",
         {(folder / indexName).string(), names.size(), count, missing}});
}

Result<WeightSource> openShards(const fs::path& index) {
    const fs::path folder = index.parent_path();
    const auto shardOf = readIndex(index);
    if (!shardOf)
        return tl::unexpected(shardOf.error());
    std::set<std::string> names;
    for (const auto& [tensor, shard] : *shardOf)
        names.insert(shard);
    if (const auto present = checkPresence(folder, names); !present)
        return tl::unexpected(present.error());

    std::vector<std::shared_ptr<const MappedFile>> files;
    std::vector<StoredTensor> tensors;
    std::map<std::string, std::string> foundIn;
    for (const std::string& name : names) {
        const auto file = MappedFile::open(folder / name);
        if (!file)
            return tl::unexpected(file.error());
        auto found = readSafetensorsHeader(**file, files.size());
        if (!found)
            return tl::unexpected(found.error());
        files.push_back(*file);
        for (StoredTensor& tensor : *found) {
            const auto expected = shardOf->find(tensor.name);
            if (expected != shardOf->end() && expected->second != name)
                continue; // a left-over of another split; the index decides
            const auto [place, isNew] = foundIn.emplace(tensor.name, name);
            if (!isNew)
                return failure({"%1: tensor \"%2\" lies in %3 and in %4, and the index does not say which holds; "
                                "download the model again.",
                                {index.string(), tensor.name, place->second, name}});
            tensors.push_back(std::move(tensor));
        }
    }
    for (const auto& [tensor, shard] : *shardOf)
        if (!foundIn.contains(tensor))
            return failure({"%1 says that tensor \"%2\" lies in %3, but it does not; the shard belongs to another "
                            "version, download it again.",
                            {index.string(), tensor, shard}});
    return WeightSource(std::move(files), std::move(tensors));
}

Result<WeightSource> openSingle(const fs::path& path) {
    const auto file = MappedFile::open(path);
    if (!file)
        return tl::unexpected(file.error());
    auto tensors = readSafetensorsHeader(**file, 0);
    if (!tensors)
        return tl::unexpected(tensors.error());
    return WeightSource({*file}, std::move(*tensors));
}

Result<WeightSource> openWeightFolder(const fs::path& folder) {
    const auto files = listEntries(folder);
    if (!files)
        return tl::unexpected(files.error());
    const auto holds = [&](const fs::path& file) {
        return std::find(files->begin(), files->end(), file) != files->end();
    };
    if (holds(folder / "model.safetensors"))
        return openSingle(folder / "model.safetensors");
    if (holds(folder / indexName))
        return openShards(folder / indexName);
    std::vector<fs::path> candidates;
    std::copy_if(files->begin(), files->end(), std::back_inserter(candidates),
                 [](const fs::path& file) { return file.extension() == ".safetensors"; });
    if (candidates.size() == 1)
        return openSingle(candidates.front());
    if (candidates.size() > 1)
        return failure({"%1 holds %2 .safetensors files but no %3 that says how they belong together; download it, or "
                        "open one file by its name.",
                        {folder.string(), candidates.size(), std::string(indexName)}});
    if (std::any_of(files->begin(), files->end(), isPickleName))
        return failure(pickleRefusal(folder));
    return failure({"%1 holds no .safetensors file; give a folder with model.safetensors or with %2 and its shards.",
                    {folder.string(), std::string(indexName)}});
}

/// One shard of a split model stands for the whole.
bool isShardOfIndex(const fs::path& file) {
    std::error_code error;
    const fs::path index = file.parent_path() / indexName;
    if (file.filename().string().find("-of-") == std::string::npos || !fs::exists(index, error))
        return false;
    const auto shards = readIndex(index);
    return shards && std::any_of(shards->begin(), shards->end(),
                                 [&](const auto& entry) { return entry.second == file.filename(); });
}

Result<WeightSource> openAny(const fs::path& fileOrFolder) {
    std::error_code error;
    const fs::file_status status = fs::status(fileOrFolder, error);
    if (fs::is_directory(status))
        return openWeightFolder(fileOrFolder);
    if (fs::exists(status) && isPickleName(fileOrFolder))
        return failure(pickleRefusal(fileOrFolder));
    if (fileOrFolder.filename() == indexName)
        return openShards(fileOrFolder);
    if (isShardOfIndex(fileOrFolder))
        return openShards(fileOrFolder.parent_path() / indexName);
    return openSingle(fileOrFolder);
}

} // namespace

Result<WeightSource> openSafetensors(const fs::path& fileOrFolder) {
    return guarded({"%1 cannot be opened", {fileOrFolder.string()}}, [&] { return openAny(fileOrFolder); });
}

} // namespace sinkscope
