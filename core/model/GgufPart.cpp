#include "model/GgufPart.h"

#include "model/ByteReader.h"
#include "model/FileFormat.h"
#include "model/GgufValueReader.h"
#include "support/CheckedMath.h"
#include "support/MappedFile.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <unordered_set>
#include <utility>

namespace sinkscope {
namespace {

constexpr std::uint32_t mostDimensions = 4;
constexpr std::uint64_t mostElements = std::uint64_t{1} << 62U;
constexpr std::uint64_t leastEntryBytes = 8 + 4 + 1;      // key length, type, value
constexpr std::uint64_t leastTensorBytes = 8 + 4 + 4 + 8; // name length, dimensions, type, offset

struct Counts {
    std::uint64_t tensors = 0, entries = 0;
};

/// A tensor as the header describes it, before its place in the file is known.
struct Description {
    StoredTensor tensor;
    std::uint64_t offset = 0, bytes = 0;
};

std::string shown(std::string_view name) {
    constexpr std::size_t longest = 80;
    std::string text(name.substr(0, longest));
    std::replace_if(
        text.begin(), text.end(), [](unsigned char c) { return c < 32 || c > 126; }, '?');
    return "\"" + text + (name.size() > longest ? "…" : "") + "\"";
}

Text versionProblem(const std::string& name, std::uint32_t version) {
    if (version == 1)
        return {
            "%1 has GGUF version 1 where 2 or 3 is expected; convert it with a current llama.cpp, or download it anew.",
            {name}};
    const std::uint32_t swapped = __builtin_bswap32(version);
    if (swapped >= 1 && swapped <= 3)
        return {"%1 is a big-endian GGUF file, which is not read; download the little-endian one.", {name}};
    return {"%1 has GGUF version %2 where 2 or 3 is expected; use a version of the model for today's llama.cpp.",
            {name, std::int64_t{version}}};
}

Result<Counts> readStart(ByteReader& reader, const MappedFile& file) {
    const std::string name = file.path().string();
    if (fileFormat(file.bytes()) != FileFormat::gguf)
        return failure(wrongFormat(file.path(), file.bytes(), "GGUF"));
    reader.take(4);
    const auto version = reader.number<std::uint32_t>();
    if (version && *version != 2 && *version != 3)
        return failure(versionProblem(name, *version));
    const auto tensors = reader.number<std::uint64_t>();
    const auto entries = reader.number<std::uint64_t>();
    if (!version || !tensors || !entries)
        return failure({"%1 ends within its first 24 bytes; it is truncated, download it again.", {name}});
    const auto left = static_cast<std::uint64_t>(reader.remaining());
    if (*entries > left / leastEntryBytes || *tensors > left / leastTensorBytes)
        return failure({"%1 claims %2 metadata entries and %3 tensors, but only %4 bytes follow; it is truncated or "
                        "damaged, download it again.",
                        {name, *entries, *tensors, left}});
    return Counts{*tensors, *entries};
}

Result<GgufMetadata> readMetadata(ByteReader& reader, const std::shared_ptr<const MappedFile>& file,
                                  std::uint64_t count) {
    const std::string name = file->path().string();
    std::vector<std::string_view> keys;
    GgufMetadata::Values values;
    for (std::uint64_t i = 0; i < count; ++i) {
        const auto key = reader.text();
        if (!key)
            return failure({"%1: the name of metadata entry %2 of %3 reaches beyond the end of the file; it is "
                            "truncated or damaged, download it again.",
                            {name, i, count}});
        const Text about{"%1: metadata entry %2", {name, shown(*key)}};
        const auto value = readGgufValue(reader, about);
        if (!value)
            return tl::unexpected(value.error());
        if (!values.emplace(*key, *value).second)
            return failure({"%1 is there twice; the file is damaged, download it again.", {about}});
        keys.push_back(*key);
    }
    return GgufMetadata(file, std::move(keys), std::move(values));
}

Result<std::uint64_t> readAlignment(const GgufMetadata& metadata, const MappedFile& file) {
    constexpr std::string_view key = "general.alignment";
    if (!metadata.contains(key))
        return 32;
    const auto alignment = metadata.integer(key);
    if (!alignment || *alignment <= 0 || !std::has_single_bit(static_cast<std::uint64_t>(*alignment)))
        return failure(
            {"%1: \"general.alignment\" is %2 where a power of two is expected; the file is damaged, download it "
             "again.",
             {file.path().string(),
              alignment ? Text("%1", {*alignment}) : Text("of type %1", {metadata.typeName(key)})}});
    return static_cast<std::uint64_t>(*alignment);
}

/// Names of numbers that GGUF knows or knew and that cannot be decoded here.
Text typeNumberName(std::uint32_t number) {
    constexpr std::array<std::pair<std::uint32_t, const char*>, 11> names{{{4, "Q4_2"},
                                                                           {5, "Q4_3"},
                                                                           {9, "Q8_1"},
                                                                           {15, "Q8_K"},
                                                                           {31, "Q4_0_4_4"},
                                                                           {32, "Q4_0_4_8"},
                                                                           {33, "Q4_0_8_8"},
                                                                           {36, "IQ4_NL_4_4"},
                                                                           {37, "IQ4_NL_4_8"},
                                                                           {38, "IQ4_NL_8_8"},
                                                                           {41, "Q1_0"}}};
    const auto found =
        std::find_if(names.begin(), names.end(), [&](const auto& entry) { return entry.first == number; });
    return found == names.end() ? Text("type %1", {std::int64_t{number}})
                                : Text("type %1 (%2)", {std::int64_t{number}, std::string(found->second)});
}

const Text damaged = "; the file is truncated or damaged, download it again.";

/// Outermost first, though the file has the innermost first. Numbers that are missing at the file's end count as 0.
Result<std::vector<std::int64_t>> readShape(ByteReader& reader, const Text& about) {
    const std::uint32_t dimensions = reader.number<std::uint32_t>().value_or(0);
    if (dimensions > mostDimensions)
        return failure(
            {"%1 has %2 dimensions where at most 4 are allowed%3", {about, std::int64_t{dimensions}, damaged}});
    std::vector<std::int64_t> shape;
    std::optional<std::uint64_t> elements = 1;
    for (std::uint32_t i = 0; i < dimensions; ++i) {
        const std::uint64_t size = reader.number<std::uint64_t>().value_or(0);
        elements = elements ? checkedMultiply(*elements, size) : std::nullopt;
        if (size > mostElements || !elements || *elements > mostElements)
            return failure({"%1 has a shape whose size overflows%2", {about, damaged}});
        shape.insert(shape.begin(), static_cast<std::int64_t>(size));
    }
    return shape;
}

/// Bytes of a tensor whose type and shape are known.
Result<std::uint64_t> storedBytes(const StoredTensor& tensor, const Text& about) {
    const StoredTypeInfo& layout = info(tensor.type);
    const std::int64_t inner = tensor.shape.empty() ? 1 : tensor.shape.back();
    if (inner % layout.blockElements != 0)
        return failure({"%1 has rows of %2 weights, not a multiple of the %3 in a block of %4%5",
                        {about, inner, layout.blockElements, std::string(layout.name), damaged}});
    const auto bytes = checkedMultiply(static_cast<std::uint64_t>(tensor.elements() / layout.blockElements),
                                       static_cast<std::uint64_t>(layout.blockBytes));
    if (!bytes)
        return failure({"%1 has a shape whose size overflows%2", {about, damaged}});
    return *bytes;
}

Result<Description> readDescription(ByteReader& reader, const std::string& fileName, std::uint64_t index) {
    const auto name = reader.text();
    if (!name)
        return failure({"%1: the name of tensor %2 reaches beyond the end of the file%3", {fileName, index, damaged}});
    const Text about{"%1: tensor %2", {fileName, shown(*name)}};
    auto shape = readShape(reader, about);
    if (!shape)
        return tl::unexpected(shape.error());
    const auto number = reader.number<std::uint32_t>();
    const auto offset = reader.number<std::uint64_t>();
    if (!number || !offset)
        return failure({"%1 is described only in part%2", {about, damaged}});
    const auto type = storedTypeFromGguf(*number);
    if (!type)
        return failure({"%1 is stored as %2, which cannot be read; use another quantization of the model, for example "
                        "Q4_K_M or Q8_0.",
                        {about, typeNumberName(*number)}});
    Description found{{std::string(*name), *type, std::move(*shape), {}, 0}, *offset, 0};
    const auto bytes = storedBytes(found.tensor, about);
    if (!bytes)
        return tl::unexpected(bytes.error());
    found.bytes = *bytes;
    return found;
}

/// Gives each tensor its bytes and checks that they lie in the file, aligned and apart.
Result<std::vector<StoredTensor>> place(std::vector<Description> found, std::span<const std::byte> data,
                                        std::uint64_t alignment, const std::string& fileName) {
    std::vector<const Description*> ordered;
    for (Description& description : found) {
        const Text about{"%1: tensor %2", {fileName, shown(description.tensor.name)}};
        if (description.offset % alignment != 0)
            return failure(
                {"%1 starts at byte %2 of the data, not a multiple of the alignment %3; the file is damaged, "
                 "download it again.",
                 {about, description.offset, alignment}});
        const auto end = checkedAdd(description.offset, description.bytes);
        if (!end || *end > data.size())
            return failure({"%1 starts at byte %2 of the data and needs %3 bytes, but only %4 are there; the file is "
                            "truncated, download it again.",
                            {about, description.offset, description.bytes, data.size()}});
        description.tensor.bytes = data.subspan(description.offset, description.bytes);
        ordered.push_back(&description);
    }
    std::sort(ordered.begin(), ordered.end(), [](const auto* a, const auto* b) {
        return std::pair(a->offset, a->bytes) < std::pair(b->offset, b->bytes);
    });
    for (std::size_t i = 1; i < ordered.size(); ++i)
        if (ordered[i - 1]->offset + ordered[i - 1]->bytes > ordered[i]->offset)
            return failure({"%1: tensors %2 and %3 overlap in the data; the file is damaged, download it again.",
                            {fileName, shown(ordered[i - 1]->tensor.name), shown(ordered[i]->tensor.name)}});
    std::vector<StoredTensor> tensors;
    for (Description& description : found)
        tensors.push_back(std::move(description.tensor));
    return tensors;
}

Result<std::vector<Description>> readDescriptions(ByteReader& reader, const std::string& fileName, std::uint64_t count,
                                                  std::size_t fileIndex) {
    std::vector<Description> found;
    std::unordered_set<std::string> names;
    for (std::uint64_t i = 0; i < count; ++i) {
        auto description = readDescription(reader, fileName, i);
        if (!description)
            return tl::unexpected(description.error());
        if (!names.insert(description->tensor.name).second)
            return failure({"%1: tensor %2 is there twice; the file is damaged, download it again.",
                            {fileName, shown(description->tensor.name)}});
        description->tensor.file = fileIndex;
        found.push_back(std::move(*description));
    }
    return found;
}

} // namespace

Result<GgufPart> readGgufPart(const std::shared_ptr<const MappedFile>& file, std::size_t fileIndex) {
    const std::string name = file->path().string();
    ByteReader reader(file->bytes());
    const auto counts = readStart(reader, *file);
    if (!counts)
        return tl::unexpected(counts.error());
    auto metadata = readMetadata(reader, file, counts->entries);
    if (!metadata)
        return tl::unexpected(metadata.error());
    const auto alignment = readAlignment(*metadata, *file);
    if (!alignment)
        return tl::unexpected(alignment.error());
    auto found = readDescriptions(reader, name, counts->tensors, fileIndex);
    if (!found)
        return tl::unexpected(found.error());
    const std::uint64_t excess = reader.offset() % *alignment;
    const std::uint64_t padding = excess == 0 ? 0 : *alignment - excess;
    const auto data =
        padding <= reader.remaining() ? file->bytes().subspan(reader.offset() + padding) : std::span<const std::byte>();
    auto tensors = place(std::move(*found), data, *alignment, name);
    if (!tensors)
        return tl::unexpected(tensors.error());
    return GgufPart{std::move(*metadata), std::move(*tensors)};
}

} // namespace sinkscope
