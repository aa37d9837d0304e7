#include "model/GgufValueReader.h"

#include "support/CheckedMath.h"

namespace sinkscope {
namespace {

const Text truncated = "; the file is truncated or damaged, download it again.";

Result<GgufType> readType(ByteReader& reader, const Text& about) {
    const auto number = reader.number<std::uint32_t>();
    if (!number)
        return failure({"%1 ends before its type%2", {about, truncated}});
    const auto type = static_cast<GgufType>(*number);
    if (ggufTypeName(type).empty())
        return failure(
            {"%1 has the unknown value type %2 (0 to 12 are known)%3", {about, std::int64_t{*number}, truncated}});
    return type;
}

tl::unexpected<Error> tooLong(const Text& about, const Text& what, std::uint64_t claimed, std::size_t left) {
    return failure(
        {"%1 claims %2 of %3, but only %4 bytes are left in the file%5", {about, what, claimed, left, truncated}});
}

Result<GgufValue> readText(ByteReader& reader, const Text& about) {
    const auto length = reader.number<std::uint64_t>();
    if (!length)
        return failure({"%1 ends before its text%2", {about, truncated}});
    const auto bytes = reader.take(*length);
    if (!bytes)
        return tooLong(about, "a text length", *length, reader.remaining());
    return GgufValue{GgufType::string, GgufType::string, 1, *bytes};
}

Result<GgufValue> readTexts(ByteReader& reader, const Text& about, std::uint64_t count) {
    ByteReader walker = reader;
    for (std::uint64_t i = 0; i < count; ++i)
        if (!walker.text())
            return failure({"%1 has a text (number %2 of %3) that reaches beyond the end of the file%4",
                            {about, i, count, truncated}});
    return GgufValue{GgufType::array, GgufType::string, count, *reader.take(walker.offset() - reader.offset())};
}

Result<GgufValue> readArray(ByteReader& reader, const Text& about) {
    const auto element = readType(reader, about);
    if (!element)
        return tl::unexpected(element.error());
    if (*element == GgufType::array)
        return failure({"%1 is an array of arrays, which no known model uses and which is not read; convert the model "
                        "again with llama.cpp's converter.",
                        {about}});
    const auto count = reader.number<std::uint64_t>();
    if (!count)
        return failure({"%1 ends before its array's length%2", {about, truncated}});
    const std::size_t least = *element == GgufType::string ? sizeof(std::uint64_t) : ggufTypeBytes(*element);
    const auto size = checkedMultiply(*count, least);
    if (!size || *size > reader.remaining())
        return tooLong(about, "an array length", *count, reader.remaining());
    if (*element == GgufType::string)
        return readTexts(reader, about, *count);
    return GgufValue{GgufType::array, *element, *count, *reader.take(*size)};
}

} // namespace

Result<GgufValue> readGgufValue(ByteReader& reader, const Text& about) {
    const auto type = readType(reader, about);
    if (!type)
        return tl::unexpected(type.error());
    if (*type == GgufType::string)
        return readText(reader, about);
    if (*type == GgufType::array)
        return readArray(reader, about);
    const auto bytes = reader.take(ggufTypeBytes(*type));
    if (!bytes)
        return failure({"%1 ends before its value%2", {about, truncated}});
    return GgufValue{*type, *type, 1, *bytes};
}

} // namespace sinkscope
