#include "model/GgufFile.h"

#include "model/FileFormat.h"
#include "model/GgufPart.h"
#include "support/Guarded.h"
#include "support/MappedFile.h"

#include <algorithm>
#include <cstdio>
#include <string>
#include <system_error>
#include <unordered_set>

namespace sinkscope {
namespace {

namespace fs = std::filesystem;

/// One file, mapped and read.
struct OpenPart {
    std::shared_ptr<const MappedFile> file;
    GgufPart part;
};

Result<OpenPart> openPart(const fs::path& path, std::size_t fileIndex) {
    const auto file = MappedFile::open(path);
    if (!file)
        return tl::unexpected(file.error());
    auto part = readGgufPart(*file, fileIndex);
    if (!part)
        return tl::unexpected(part.error());
    return OpenPart{*file, std::move(*part)};
}

/// What llama.cpp's gguf-split writes: "-00001-of-00003.gguf", counted from 1.
std::string splitEnding(std::int64_t part, std::int64_t count) {
    char text[64];
    std::snprintf(text, sizeof text, "-%05lld-of-%05lld.gguf", static_cast<long long>(part + 1),
                  static_cast<long long>(count));
    return text;
}

/// The paths of all parts; all must be there before any is opened.
Result<std::vector<fs::path>> splitPaths(const fs::path& given, std::int64_t part, std::int64_t count) {
    constexpr std::int64_t mostParts = 99999;
    const std::string name = given.filename().string();
    const std::string ending = splitEnding(part, count);
    if (part < 0 || part >= count || count > mostParts || !name.ends_with(ending))
        return failure({"%1 says that it is part %2 of %3 of a split model, but its name does not end in %4; give it "
                        "and its other parts their names back.",
                        {given.string(), part + 1, count, ending}});
    const std::string stem = name.substr(0, name.size() - ending.size());
    std::vector<fs::path> paths;
    std::string missing;
    for (std::int64_t i = 0; i < count; ++i) {
        paths.push_back(given.parent_path() / (stem + splitEnding(i, count)));
        std::error_code error;
        if (missing.empty() && !fs::exists(paths.back(), error))
            missing = paths.back().filename().string();
    }
    if (!missing.empty())
        return failure(
            {"%1 is one of %2 parts of a model, and the part %3 is missing; download it into the same folder.",
             {given.string(), count, missing}});
    return paths;
}

Result<void> checkPart(const OpenPart& opened, std::int64_t part, std::int64_t count) {
    const auto number = opened.part.metadata.integer("split.no"), parts = opened.part.metadata.integer("split.count");
    if (number == part && parts == count)
        return {};
    return failure({"%1 should be part %2 of %3 by its name, but its \"split.no\" and \"split.count\" say otherwise; "
                    "download that part again.",
                    {opened.file->path().string(), part + 1, count}});
}

Result<void> checkTensors(const fs::path& given, const GgufMetadata& metadata,
                          const std::vector<StoredTensor>& tensors) {
    std::unordered_set<std::string_view> names;
    for (const StoredTensor& tensor : tensors)
        if (!names.insert(tensor.name).second)
            return failure({"%1: tensor \"%2\" lies in two parts of the model; download all parts again.",
                            {given.string(), tensor.name}});
    const auto expected = metadata.integer("split.tensors.count");
    if (expected && *expected != static_cast<std::int64_t>(tensors.size()))
        return failure({"%1: the parts of the model hold %2 tensors where %3 are expected; download all parts again.",
                        {given.string(), tensors.size(), *expected}});
    return {};
}

Result<GgufFile> openSplit(const fs::path& given, std::int64_t part, std::int64_t count) {
    const auto paths = splitPaths(given, part, count);
    if (!paths)
        return tl::unexpected(paths.error());
    std::vector<std::shared_ptr<const MappedFile>> files;
    std::vector<StoredTensor> tensors;
    std::optional<GgufMetadata> metadata;
    for (const fs::path& path : *paths) {
        auto opened = openPart(path, files.size());
        if (!opened)
            return tl::unexpected(opened.error());
        if (const auto right = checkPart(*opened, static_cast<std::int64_t>(files.size()), count); !right)
            return tl::unexpected(right.error());
        if (!metadata)
            metadata = std::move(opened->part.metadata);
        files.push_back(opened->file);
        std::move(opened->part.tensors.begin(), opened->part.tensors.end(), std::back_inserter(tensors));
    }
    if (const auto right = checkTensors(given, *metadata, tensors); !right)
        return tl::unexpected(right.error());
    return GgufFile{std::move(*metadata), WeightSource(std::move(files), std::move(tensors))};
}

Result<GgufFile> openAllParts(const fs::path& path) {
    std::error_code error;
    if (fs::exists(path, error) && isPickleName(path))
        return failure(pickleRefusal(path));
    auto opened = openPart(path, 0);
    if (!opened)
        return tl::unexpected(opened.error());
    const std::int64_t count = opened->part.metadata.integer("split.count").value_or(1);
    if (count > 1)
        return openSplit(path, opened->part.metadata.integer("split.no").value_or(0), count);
    return GgufFile{std::move(opened->part.metadata), WeightSource({opened->file}, std::move(opened->part.tensors))};
}

} // namespace

Result<GgufFile> openGguf(const fs::path& path) {
    return guarded({"%1 cannot be opened", {path.string()}}, [&] { return openAllParts(path); });
}

} // namespace sinkscope
