#pragma once

#include "support/Result.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>

namespace sinkscope {

/// Advice at the end of a sentence on a damaged file; where it does not fit, another Text takes its place.
constexpr const char* downloadAgain = "download it again";

/// A file mapped read-only into memory for as long as this object lives. Immutable; safe from any thread.
class MappedFile {
public:
    /// Fails with a sentence when the file is missing, no regular file, empty or not readable.
    static Result<std::shared_ptr<const MappedFile>> open(const std::filesystem::path& path);

    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;
    ~MappedFile();

    const std::filesystem::path& path() const { return path_; }
    std::span<const std::byte> bytes() const { return bytes_; }
    /// Fails with a sentence once the file is shorter than what is mapped: reading past its end would end the program
    /// (SIGBUS). To be asked shortly before reading; some microseconds.
    Result<void> whole() const;
    /// Lets the system drop the pages that lie wholly inside `range`, a part of bytes(); they are read again when
    /// touched again.
    void drop(std::span<const std::byte> range) const;

private:
    MappedFile(std::filesystem::path path, int descriptor, std::span<const std::byte> bytes);

    std::filesystem::path path_;
    int descriptor_; ///< kept open to see the file shrink
    std::span<const std::byte> bytes_;
};

} // namespace sinkscope
