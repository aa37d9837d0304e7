#include "support/MappedFile.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace sinkscope {
namespace {

class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ >= 0)
            ::close(number_);
    }
    int number() const { return number_; }
    int release() { return std::exchange(number_, -1); }

private:
    int number_;
};

tl::unexpected<Error> openFailure(const std::filesystem::path& path, int code) {
    const std::string name = path.string();
    if (code == ENOENT || code == ENOTDIR)
        return failure({"%1 does not exist; check the path, or download the file again.", {name}});
    if (code == EACCES || code == EPERM)
        return failure(
            {"%1 cannot be read because permission is denied; change its or its folder's permissions.", {name}});
    return failure(
        {"%1 cannot be opened (%2); check the disk and try again.", {name, std::string(std::strerror(code))}});
}

} // namespace

Result<std::shared_ptr<const MappedFile>> MappedFile::open(const std::filesystem::path& path) {
    Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)); // a pipe must not block
    if (file.number() < 0)
        return openFailure(path, errno);
    struct stat status {};
    if (::fstat(file.number(), &status) != 0)
        return openFailure(path, errno);
    if (!S_ISREG(status.st_mode))
        return failure({S_ISDIR(status.st_mode)
                            ? "%1 is a folder where a file is expected; give the path of a file."
                            : "%1 is a device or pipe where a file is expected; give the path of a file.",
                        {path.string()}});
    if (status.st_size == 0)
        return failure({"%1 is empty (0 bytes); %2.", {path.string(), Text(downloadAgain)}});
    const auto size = static_cast<std::size_t>(status.st_size);
    void* const start = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.number(), 0);
    if (start == MAP_FAILED)
        return openFailure(path, errno);
    return std::shared_ptr<const MappedFile>(
        new MappedFile(path, file.release(), {static_cast<const std::byte*>(start), size}));
}

MappedFile::MappedFile(std::filesystem::path path, int descriptor, std::span<const std::byte> bytes)
    : path_(std::move(path)), descriptor_(descriptor), bytes_(bytes) {}

MappedFile::~MappedFile() {
    ::close(descriptor_);
    ::munmap(const_cast<std::byte*>(bytes_.data()), bytes_.size());
}

Result<void> MappedFile::whole() const {
    struct stat status {};
    if (::fstat(descriptor_, &status) != 0)
        return openFailure(path_, errno);
    if (static_cast<std::uint64_t>(status.st_size) < bytes_.size())
        return failure({"%1 was shortened while it was being read: %2 bytes were there, now %3; wait until nothing "
                        "writes to it and open it again.",
                        {path_.string(), bytes_.size(), status.st_size}});
    return {};
}

void MappedFile::drop(std::span<const std::byte> range) const {
    const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    const auto start = reinterpret_cast<std::uintptr_t>(range.data());
    const std::uintptr_t first = (start + page - 1) / page * page;
    const std::uintptr_t last = (start + range.size()) / page * page;
    if (first < last) // advice only: a refusal changes nothing but memory
        ::madvise(reinterpret_cast<void*>(first), last - first, MADV_DONTNEED);
}

} // namespace sinkscope
