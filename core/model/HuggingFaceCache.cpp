#include "model/FolderListing.h"
#include "model/ModelStores.h"

#include <fstream>
#include <system_error>

namespace sinkscope {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view prefix = "models--";

/// "models--HuggingFaceTB--SmolLM2-135M" is HuggingFaceTB/SmolLM2-135M.
std::string modelName(const fs::path& cacheEntry) {
    std::string name = cacheEntry.filename().string().substr(prefix.size());
    if (const auto separator = name.find("--"); separator != std::string::npos)
        name.replace(separator, 2, "/");
    return name;
}

std::optional<fs::path> newestIn(const std::vector<fs::path>& snapshots) {
    std::optional<fs::path> newest;
    fs::file_time_type newestTime{};
    for (const fs::path& snapshot : snapshots) {
        std::error_code error;
        const auto time = fs::last_write_time(snapshot, error);
        if (!error && (!newest || time > newestTime)) {
            newest = snapshot;
            newestTime = time;
        }
    }
    return newest;
}

} // namespace

Result<fs::path> snapshotOf(const fs::path& cacheEntry) {
    std::string revision;
    std::ifstream(cacheEntry / "refs" / "main") >> revision;
    std::error_code error;
    if (!revision.empty() && revision.find('/') == std::string::npos && revision != "..")
        if (const fs::path snapshot = cacheEntry / "snapshots" / revision; fs::is_directory(snapshot, error))
            return snapshot;
    if (const auto snapshots = listEntries(cacheEntry / "snapshots"))
        if (const auto newest = newestIn(*snapshots))
            return *newest;
    return revision.empty()
               ? failure({"%1 holds no snapshot of the model (refs/main names none); download the model again.",
                          {cacheEntry.string()}})
               : failure({"%1 holds no snapshot of the model (refs/main names \"%2\"); download the model again.",
                          {cacheEntry.string(), revision}});
}

std::vector<FoundModel> listHuggingFace(const fs::path& hub) {
    std::error_code error;
    if (!fs::is_directory(hub, error))
        return {};
    const auto entries = listEntries(hub);
    if (!entries)
        return {FoundModel{hub.string(), hub, FoundIn::huggingFaceCache, "", "", 0, entries.error().text}};
    std::vector<FoundModel> found;
    for (const fs::path& entry : *entries) {
        if (!entry.filename().string().starts_with(prefix))
            continue;
        const std::string name = modelName(entry);
        if (const auto snapshot = snapshotOf(entry)) {
            auto models = listOneFolder(*snapshot, name, FoundIn::huggingFaceCache);
            found.insert(found.end(), std::make_move_iterator(models.begin()), std::make_move_iterator(models.end()));
        } else {
            found.push_back({name, entry, FoundIn::huggingFaceCache, "", "", 0, snapshot.error().text});
        }
    }
    return found;
}

} // namespace sinkscope
