#include "model/FileFormat.h"
#include "model/FolderListing.h"
#include "model/ModelStores.h"

#include <algorithm>
#include <cctype>
#include <system_error>

namespace sinkscope {
namespace {

namespace fs = std::filesystem;

/// "…-00002-of-00003.gguf" and further: the first part stands for the whole.
bool isLaterPart(const fs::path& file) {
    constexpr std::size_t endingLength = 15; // "-00002-of-00003"
    const std::string stem = file.stem().string();
    if (stem.size() < endingLength)
        return false;
    const std::string ending = stem.substr(stem.size() - endingLength);
    const auto digits = [&](std::size_t start) {
        return std::all_of(ending.begin() + static_cast<std::ptrdiff_t>(start),
                           ending.begin() + static_cast<std::ptrdiff_t>(start) + 5,
                           [](unsigned char c) { return std::isdigit(c) != 0; });
    };
    return ending[0] == '-' && digits(1) && ending.substr(6, 4) == "-of-" && digits(10) &&
           ending.substr(1, 5) != "00001";
}

bool isWeightFile(const fs::path& file) {
    return file.extension() == ".safetensors" || file.filename() == "model.safetensors.index.json" ||
           isPickleName(file);
}

void walk(const fs::path& folder, const std::string& name, FoundIn where, int levels, std::vector<FoundModel>& found) {
    auto here = listOneFolder(folder, name, where);
    found.insert(found.end(), std::make_move_iterator(here.begin()), std::make_move_iterator(here.end()));
    const auto entries = listEntries(folder);
    if (levels == 0 || !entries)
        return;
    for (const fs::path& entry : *entries) {
        std::error_code error;
        if (fs::is_directory(entry, error))
            walk(entry, (fs::path(name) / entry.filename()).string(), where, levels - 1, found);
    }
}

} // namespace

std::vector<FoundModel> listOneFolder(const fs::path& folder, const std::string& name, FoundIn where) {
    const auto entries = listEntries(folder);
    if (!entries)
        return {FoundModel{name, folder, where, "", "", 0, entries.error().text}};
    std::vector<FoundModel> found;
    const auto dangling = std::find_if(entries->begin(), entries->end(), [](const fs::path& entry) {
        return isDanglingLink(entry) && (isWeightFile(entry) || entry.filename() == "config.json");
    });
    if (std::any_of(entries->begin(), entries->end(), isWeightFile))
        found.push_back({name.empty() ? folder.filename().string() : name, folder, where, "", "", 0,
                         dangling == entries->end() ? Text() : danglingLinkSentence(*dangling)});
    for (const fs::path& entry : *entries) {
        std::error_code error;
        if (entry.extension() == ".gguf" && !isLaterPart(entry) && !fs::is_directory(entry, error))
            found.push_back({(fs::path(name) / entry.filename()).string(), entry, where, "", "", 0,
                             isDanglingLink(entry) ? danglingLinkSentence(entry) : Text()});
    }
    return found;
}

std::vector<FoundModel> listFolder(const fs::path& root, FoundIn where) {
    constexpr int levels = 3;
    std::vector<FoundModel> found;
    std::error_code error;
    if (fs::is_directory(root, error))
        walk(root, "", where, levels, found);
    return found;
}

} // namespace sinkscope
