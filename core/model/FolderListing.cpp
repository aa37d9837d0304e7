#include "model/FolderListing.h"

#include <algorithm>
#include <system_error>

namespace sinkscope {

namespace fs = std::filesystem;

Result<std::vector<fs::path>> listEntries(const fs::path& folder) {
    std::error_code error;
    std::vector<fs::path> entries;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        entries.push_back(entry->path());
    if (error)
        return failure(
            {"%1 cannot be listed (%2); change the folder's permissions.", {folder.string(), error.message()}});
    std::sort(entries.begin(), entries.end());
    return entries;
}

bool isDanglingLink(const fs::path& path) {
    std::error_code error;
    return fs::is_symlink(path, error) && !fs::exists(path, error);
}

Text danglingLinkSentence(const fs::path& path) {
    std::error_code error;
    return {"%1 is a link to %2, which does not exist; download the model again.",
            {path.string(), fs::read_symlink(path, error).string()}};
}

} // namespace sinkscope
