#include "model/SafetensorsHeader.h"

#include "model/FileFormat.h"
#include "support/CheckedMath.h"
#include "support/MappedFile.h"

#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <unordered_set>

namespace sinkscope {
namespace {

using Json = nlohmann::json;

constexpr std::uint64_t lengthBytes = 8;
constexpr std::uint64_t longestHeader = 100'000'000; // the format's own limit
constexpr std::uint64_t mostElementsOfATensor = std::uint64_t{1} << 62U;

std::string quoted(const std::string& name) {
    constexpr std::size_t longest = 80;
    return "\"" + (name.size() > longest ? name.substr(0, longest) + "…" : name) + "\"";
}

Text about(const MappedFile& file, const std::string& tensor) {
    return {"%1: tensor %2", {file.path().string(), quoted(tensor)}};
}

/// The JSON text of the header.
Result<std::string_view> headerText(const MappedFile& file) {
    const auto bytes = file.bytes();
    const std::string name = file.path().string();
    const FileFormat format = fileFormat(bytes);
    if (format != FileFormat::safetensors && format != FileFormat::unknown)
        return failure(wrongFormat(file.path(), bytes, "safetensors"));
    if (bytes.size() < lengthBytes)
        return failure({"%1 has %2 bytes where a safetensors file has at least 8; it is truncated, %3.",
                        {name, bytes.size(), Text(downloadAgain)}});
    std::uint64_t length = 0;
    std::memcpy(&length, bytes.data(), lengthBytes);
    const std::uint64_t rest = bytes.size() - lengthBytes;
    if (format == FileFormat::unknown && rest > 0)
        return failure(wrongFormat(file.path(), bytes, "safetensors"));
    if (length > rest)
        return failure({"%1 says that its header has %2 bytes, but only %3 follow; it is truncated or damaged, %4.",
                        {name, length, rest, Text(downloadAgain)}});
    if (length > longestHeader)
        return failure({"%1 says that its header has %2 bytes where at most 100000000 are allowed; it is damaged, "
                        "%3.",
                        {name, length, Text(downloadAgain)}});
    return std::string_view(reinterpret_cast<const char*>(bytes.data()) + lengthBytes, length);
}

Result<Json> parseHeader(const MappedFile& file, std::string_view text) {
    std::unordered_set<std::string> names;
    std::optional<std::string> repeated;
    const auto watchNames = [&](int depth, Json::parse_event_t event, Json& parsed) {
        if (event == Json::parse_event_t::key && depth == 1 && !names.insert(parsed.get<std::string>()).second)
            repeated = parsed.get<std::string>();
        return true;
    };
    Json header = Json::parse(text.begin(), text.end(), watchNames, false);
    if (header.is_discarded() || !header.is_object())
        return failure({"%1 has a header that is not a JSON object; it is damaged, %2.",
                        {file.path().string(), Text(downloadAgain)}});
    if (repeated)
        return failure({"%1 is named twice in the header; the file is damaged, %2.",
                        {about(file, *repeated), Text(downloadAgain)}});
    return header;
}

std::optional<std::vector<std::uint64_t>> unsignedNumbers(const Json& entry, const char* field) {
    const auto found = entry.find(field);
    if (found == entry.end() || !found->is_array())
        return std::nullopt;
    std::vector<std::uint64_t> numbers;
    for (const Json& number : *found) {
        if (!number.is_number_unsigned())
            return std::nullopt;
        numbers.push_back(number.get<std::uint64_t>());
    }
    return numbers;
}

std::optional<std::uint64_t> elementCount(const std::vector<std::uint64_t>& shape) {
    std::uint64_t count = 1;
    for (const std::uint64_t size : shape) {
        const auto product = checkedMultiply(count, size);
        if (!product || *product > mostElementsOfATensor || size > mostElementsOfATensor)
            return std::nullopt;
        count = *product;
    }
    return count;
}

Result<StoredType> storedType(const MappedFile& file, const std::string& name, const Json& entry) {
    const auto found = entry.find("dtype");
    if (found == entry.end() || !found->is_string())
        return failure(
            {"%1 has no \"dtype\" in the header; the file is damaged, %2.", {about(file, name), Text(downloadAgain)}});
    const auto word = found->get<std::string>();
    if (const auto type = storedTypeFromSafetensors(word))
        return *type;
    return failure({"%1 is stored as %2, which cannot be read (F64, F32, F16, BF16, U8, I8, I16, I32, I64 and BOOL "
                    "can); use an unquantized version of the model, or a GGUF file.",
                    {about(file, name), quoted(word)}});
}

Result<StoredTensor> readTensor(const MappedFile& file, std::span<const std::byte> data, const std::string& name,
                                const Json& entry) {
    if (!entry.is_object())
        return failure({"%1 is not described by a JSON object; the file is damaged, %2.",
                        {about(file, name), Text(downloadAgain)}});
    const auto type = storedType(file, name, entry);
    if (!type)
        return tl::unexpected(type.error());
    const auto shape = unsignedNumbers(entry, "shape");
    const auto offsets = unsignedNumbers(entry, "data_offsets");
    if (!shape || !offsets || offsets->size() != 2)
        return failure({"%1 needs \"shape\" and two \"data_offsets\" that are whole numbers from 0 on; the file is "
                        "damaged, %2.",
                        {about(file, name), Text(downloadAgain)}});
    const auto elements = elementCount(*shape);
    const auto expected =
        elements ? checkedMultiply(*elements, static_cast<std::uint64_t>(info(*type).blockBytes)) : std::nullopt;
    if (!expected)
        return failure({"%1 has a shape whose size overflows; the file is damaged, %2.",
                        {about(file, name), Text(downloadAgain)}});
    const std::uint64_t begin = (*offsets)[0], end = (*offsets)[1];
    if (begin > end || end - begin != *expected)
        return failure({"%1 needs %2 bytes by its shape, but its offsets are %3 to %4; the file is damaged, %5.",
                        {about(file, name), *expected, begin, end, Text(downloadAgain)}});
    if (end > data.size())
        return failure({"%1 ends at byte %2 of the data, but only %3 bytes are there; the file is truncated, %4.",
                        {about(file, name), end, data.size(), Text(downloadAgain)}});
    StoredTensor tensor{name, *type, {}, data.subspan(begin, *expected), 0};
    tensor.shape.assign(shape->begin(), shape->end());
    return tensor;
}

/// The format allows neither overlap nor gap; both betray a damaged header.
Result<void> checkCoverage(const MappedFile& file, std::span<const std::byte> data,
                           const std::vector<StoredTensor>& tensors) {
    std::vector<const StoredTensor*> ordered;
    for (const StoredTensor& tensor : tensors)
        ordered.push_back(&tensor);
    std::sort(ordered.begin(), ordered.end(), [](const StoredTensor* a, const StoredTensor* b) {
        return std::pair(a->bytes.data(), a->bytes.size()) < std::pair(b->bytes.data(), b->bytes.size());
    });
    const std::byte* next = data.data();
    for (const StoredTensor* tensor : ordered) {
        if (tensor->bytes.data() != next)
            return failure({tensor->bytes.data() < next
                                ? "%1 overlaps another tensor in the data; the file is damaged, %2."
                                : "%1 leaves a gap before it in the data; the file is damaged, %2.",
                            {about(file, tensor->name), Text(downloadAgain)}});
        next += tensor->bytes.size();
    }
    const auto unused = data.data() + data.size() - next;
    if (unused != 0)
        return failure({"%1 has %2 bytes after its last tensor; it is damaged, %3.",
                        {file.path().string(), unused, Text(downloadAgain)}});
    return {};
}

} // namespace

Result<std::vector<StoredTensor>> readSafetensorsHeader(const MappedFile& file, std::size_t fileIndex) {
    const auto text = headerText(file);
    if (!text)
        return tl::unexpected(text.error());
    const auto header = parseHeader(file, *text);
    if (!header)
        return tl::unexpected(header.error());
    const auto data = file.bytes().subspan(lengthBytes + text->size());
    std::vector<StoredTensor> tensors;
    for (const auto& [name, entry] : header->items()) {
        if (name == "__metadata__")
            continue;
        auto tensor = readTensor(file, data, name, entry);
        if (!tensor)
            return tl::unexpected(tensor.error());
        tensor->file = fileIndex;
        tensors.push_back(std::move(*tensor));
    }
    if (const auto covered = checkCoverage(file, data, tensors); !covered)
        return tl::unexpected(covered.error());
    return tensors;
}

Result<std::optional<std::string>> readSafetensorsMetadata(const MappedFile& file, const std::string& key) {
    const auto text = headerText(file);
    if (!text)
        return tl::unexpected(text.error());
    const auto header = parseHeader(file, *text);
    if (!header)
        return tl::unexpected(header.error());
    const auto metadata = header->find("__metadata__");
    if (metadata == header->end() || !metadata->is_object())
        return std::nullopt;
    const auto found = metadata->find(key);
    if (found == metadata->end() || !found->is_string())
        return std::nullopt;
    return found->get<std::string>();
}

} // namespace sinkscope
