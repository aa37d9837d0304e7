#include "model/GgufValueReader.h"

#include "support/CheckedMath.h"

namespace sinkscope {
namespace {

constexpr const char* truncated = "; the file is truncated or damaged, download it again.";

Result<GgufType> readType(ByteReader& reader, const std::string& about) {
    const auto number = reader.number<std::uint32_t>();
    if (!number)
        return failure(about + "ends before its type" + truncated);
    const auto type = static_cast<GgufType>(*number);
    if (ggufTypeName(type).empty())
        return failure(about + "has the unknown value type " + std::to_string(*number) + " (0 to 12 are known)" +
                       truncated);
    return type;
}

tl::unexpected<Error> tooLong(const std::string& about, const std::string& what, std::uint64_t claimed,
                              std::size_t left) {
    return failure(about + "claims " + what + " of " + std::to_string(claimed) + ", but only " + std::to_string(left) +
                   " bytes are left in the file" + truncated);
}

Result<GgufValue> readText(ByteReader& reader, const std::string& about) {
    const auto length = reader.number<std::uint64_t>();
    if (!length)
        return failure(about + "ends before its text" + truncated);
    const auto bytes = reader.take(*length);
    if (!bytes)
        return tooLong(about, "a text length", *length, reader.remaining());
    return GgufValue{GgufType::string, GgufType::string, 1, *bytes};
}

Result<GgufValue> readTexts(ByteReader& reader, const std::string& about, std::uint64_t count) {
    ByteReader walker = reader;
    for (std::uint64_t i = 0; i < count; ++i)
        if (!walker.text())
            return failure(about + "has a text (number " + std::to_string(i) + " of " + std::to_string(count) +
                           ") that reaches beyond the end of the file" + truncated);
    return GgufValue{GgufType::array, GgufType::string, count, *reader.take(walker.offset() - reader.offset())};
}

Result<GgufValue> readArray(ByteReader& reader, const std::string& about) {
    const auto element = readType(reader, about);
    if (!element)
        return tl::unexpected(element.error());
    if (*element == GgufType::array)
        return failure(about + "is an array of arrays, which no known model uses and which is not read; "
                               "convert the model again with llama.cpp's converter.");
    const auto count = reader.number<std::uint64_t>();
    if (!count)
        return failure(about + "ends before its array's length" + truncated);
    const std::size_t least = *element == GgufType::string ? sizeof(std::uint64_t) : ggufTypeBytes(*element);
    const auto size = checkedMultiply(*count, least);
    if (!size || *size > reader.remaining())
        return tooLong(about, "an array length", *count, reader.remaining());
    if (*element == GgufType::string)
        return readTexts(reader, about, *count);
    return GgufValue{GgufType::array, *element, *count, *reader.take(*size)};
}

} // namespace

Result<GgufValue> readGgufValue(ByteReader& reader, const std::string& about) {
    const auto type = readType(reader, about);
    if (!type)
        return tl::unexpected(type.error());
    if (*type == GgufType::string)
        return readText(reader, about);
    if (*type == GgufType::array)
        return readArray(reader, about);
    const auto bytes = reader.take(ggufTypeBytes(*type));
    if (!bytes)
        return failure(about + "ends before its value" + truncated);
    return GgufValue{*type, *type, 1, *bytes};
}

} // namespace sinkscope
