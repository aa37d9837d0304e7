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
        return failure(folder.string() + " cannot be listed (" + error.message() +
                       "); change the folder's permissions.");
    std::sort(entries.begin(), entries.end());
    return entries;
}

bool isDanglingLink(const fs::path& path) {
    std::error_code error;
    return fs::is_symlink(path, error) && !fs::exists(path, error);
}

std::string danglingLinkSentence(const fs::path& path) {
    std::error_code error;
    return path.string() + " is a link to " + fs::read_symlink(path, error).string() +
           ", which does not exist; download the model again.";
}

} // namespace sinkscope
