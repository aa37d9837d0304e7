#include "io/TextFile.h"

#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>

namespace sinkscope {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largestText = std::size_t{256} << 20U;

using Handle = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

Handle open(const fs::path& file, const char* mode) {
    return {std::fopen(file.c_str(), mode), &std::fclose};
}

Text reason(int error) {
    return Text::verbatim(std::generic_category().message(error));
}

tl::unexpected<Error> unreadable(const fs::path& file, const Text& why) {
    return failure({"%1 cannot be read: %2.", {file.string(), why}});
}

tl::unexpected<Error> unwritable(const fs::path& file, const Text& why) {
    return failure({"%1 cannot be written: %2.", {file.string(), why}});
}

Result<void> writeTo(const fs::path& path, std::string_view text, const fs::path& shownAs) {
    errno = 0;
    Handle file = open(path, "wb");
    if (!file)
        return unwritable(shownAs, reason(errno));
    const bool written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size();
    const bool flushed = std::fflush(file.get()) == 0;
    const int error = errno; // before fclose changes it
    const bool closed = std::fclose(file.release()) == 0;
    if (!written || !flushed || !closed)
        return unwritable(shownAs, reason(error != 0 ? error : errno));
    return {};
}

} // namespace

Result<std::string> readTextFile(const fs::path& file) {
    std::error_code error;
    if (fs::is_directory(file, error))
        return unreadable(file, "it is a folder");
    errno = 0;
    const Handle handle = open(file, "rb");
    if (!handle)
        return unreadable(file, reason(errno));
    std::string text;
    char buffer[1U << 16U];
    for (std::size_t count = 0; (count = std::fread(buffer, 1, sizeof buffer, handle.get())) > 0;) {
        text.append(buffer, count);
        if (text.size() > largestText)
            return unreadable(file, "it is larger than 256 MiB");
    }
    if (std::ferror(handle.get()) != 0)
        return unreadable(file, reason(errno));
    return text;
}

Result<void> writeTextFile(const fs::path& file, std::string_view text) {
    std::error_code error;
    const bool exists = fs::exists(file, error);
    if (exists && !fs::is_regular_file(file, error))
        return writeTo(file, text, file);
    // A link keeps pointing at the file it names.
    const fs::path target = exists ? fs::canonical(file, error) : file;
    fs::path partial = target;
    partial += ".part";
    if (auto written = writeTo(partial, text, file); !written) {
        fs::remove(partial, error);
        return written;
    }
    fs::rename(partial, target, error);
    if (error) {
        const Text why = Text::verbatim(error.message());
        fs::remove(partial, error);
        return unwritable(file, why);
    }
    return {};
}

} // namespace sinkscope
