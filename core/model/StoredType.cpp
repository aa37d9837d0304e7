#include "model/StoredType.h"

#include "model/decode/Decoders.h"

#include <array>
#include <cassert>

namespace sinkscope {
namespace {

constexpr std::uint32_t notInGguf = ~0U;

struct Entry {
    StoredType type;
    StoredTypeInfo info;
    std::uint32_t ggufNumber;
    decoding::Decoder decoder;
};

using enum StoredType;
constexpr std::array entries{
    Entry{f64, {"F64", 1, 8}, 28, decoding::f64},
    Entry{f32, {"F32", 1, 4}, 0, decoding::f32},
    Entry{f16, {"F16", 1, 2}, 1, decoding::f16},
    Entry{bf16, {"BF16", 1, 2}, 30, decoding::bf16},
    Entry{u8, {"U8", 1, 1}, notInGguf, decoding::u8},
    Entry{i8, {"I8", 1, 1}, 24, decoding::i8},
    Entry{i16, {"I16", 1, 2}, 25, decoding::i16},
    Entry{i32, {"I32", 1, 4}, 26, decoding::i32},
    Entry{i64, {"I64", 1, 8}, 27, decoding::i64},
    Entry{q4_0, {"Q4_0", 32, 18}, 2, decoding::q4_0},
    Entry{q4_1, {"Q4_1", 32, 20}, 3, decoding::q4_1},
    Entry{q5_0, {"Q5_0", 32, 22}, 6, decoding::q5_0},
    Entry{q5_1, {"Q5_1", 32, 24}, 7, decoding::q5_1},
    Entry{q8_0, {"Q8_0", 32, 34}, 8, decoding::q8_0},
    Entry{q2_k, {"Q2_K", 256, 84}, 10, decoding::q2_k},
    Entry{q3_k, {"Q3_K", 256, 110}, 11, decoding::q3_k},
    Entry{q4_k, {"Q4_K", 256, 144}, 12, decoding::q4_k},
    Entry{q5_k, {"Q5_K", 256, 176}, 13, decoding::q5_k},
    Entry{q6_k, {"Q6_K", 256, 210}, 14, decoding::q6_k},
    Entry{iq1_s, {"IQ1_S", 256, 50}, 19, decoding::iq1_s},
    Entry{iq1_m, {"IQ1_M", 256, 56}, 29, decoding::iq1_m},
    Entry{iq2_xxs, {"IQ2_XXS", 256, 66}, 16, decoding::iq2_xxs},
    Entry{iq2_xs, {"IQ2_XS", 256, 74}, 17, decoding::iq2_xs},
    Entry{iq2_s, {"IQ2_S", 256, 82}, 22, decoding::iq2_s},
    Entry{iq3_xxs, {"IQ3_XXS", 256, 98}, 18, decoding::iq3_xxs},
    Entry{iq3_s, {"IQ3_S", 256, 110}, 21, decoding::iq3_s},
    Entry{iq4_nl, {"IQ4_NL", 32, 18}, 20, decoding::iq4_nl},
    Entry{iq4_xs, {"IQ4_XS", 256, 136}, 23, decoding::iq4_xs},
    Entry{tq1_0, {"TQ1_0", 256, 54}, 34, decoding::tq1_0},
    Entry{tq2_0, {"TQ2_0", 256, 66}, 35, decoding::tq2_0},
    Entry{mxfp4, {"MXFP4", 32, 17}, 39, decoding::mxfp4},
    Entry{nvfp4, {"NVFP4", 64, 36}, 40, decoding::nvfp4},
};

constexpr bool inOrderOfTheEnumeration() {
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (static_cast<std::size_t>(entries[i].type) != i)
            return false;
    return true;
}
static_assert(inOrderOfTheEnumeration());

const Entry& entry(StoredType type) {
    return entries[static_cast<std::size_t>(type)];
}

} // namespace

const StoredTypeInfo& info(StoredType type) {
    return entry(type).info;
}

std::optional<StoredType> storedTypeFromGguf(std::uint32_t number) {
    if (number != notInGguf)
        for (const Entry& candidate : entries)
            if (candidate.ggufNumber == number)
                return candidate.type;
    return std::nullopt;
}

std::optional<StoredType> storedTypeFromSafetensors(std::string_view name) {
    if (name == "BOOL")
        return u8;
    for (const Entry& candidate : entries)
        if (candidate.info.name == name && candidate.info.blockElements == 1)
            return candidate.type;
    return std::nullopt;
}

void decode(StoredType type, std::span<const std::byte> bytes, std::span<float> out) {
    const StoredTypeInfo& layout = info(type);
    const std::size_t blocks = out.size() / static_cast<std::size_t>(layout.blockElements);
    assert(blocks * static_cast<std::size_t>(layout.blockElements) == out.size());
    assert(blocks * static_cast<std::size_t>(layout.blockBytes) == bytes.size());
    if (blocks > 0) // an empty span may have no address
        entry(type).decoder(reinterpret_cast<const std::uint8_t*>(bytes.data()), blocks, out.data());
}

} // namespace sinkscope
