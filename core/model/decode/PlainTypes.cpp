#include "model/decode/Bits.h"
#include "model/decode/Decoders.h"

namespace sinkscope::decoding {
namespace {

template <typename Number>
void convert(const std::uint8_t* bytes, std::size_t count, float* out) {
    for (std::size_t i = 0; i < count; ++i)
        out[i] = static_cast<float>(load<Number>(bytes + i * sizeof(Number)));
}

} // namespace

void f64(const std::uint8_t* bytes, std::size_t count, float* out) {
    convert<double>(bytes, count, out);
}

void f32(const std::uint8_t* bytes, std::size_t count, float* out) {
    std::memcpy(out, bytes, count * sizeof(float));
}

void f16(const std::uint8_t* bytes, std::size_t count, float* out) {
    for (std::size_t i = 0; i < count; ++i)
        out[i] = loadHalf(bytes + 2 * i);
}

void bf16(const std::uint8_t* bytes, std::size_t count, float* out) {
    for (std::size_t i = 0; i < count; ++i)
        out[i] = std::bit_cast<float>(static_cast<std::uint32_t>(load<std::uint16_t>(bytes + 2 * i)) << 16U);
}

void u8(const std::uint8_t* bytes, std::size_t count, float* out) {
    convert<std::uint8_t>(bytes, count, out);
}

void i8(const std::uint8_t* bytes, std::size_t count, float* out) {
    convert<std::int8_t>(bytes, count, out);
}

void i16(const std::uint8_t* bytes, std::size_t count, float* out) {
    convert<std::int16_t>(bytes, count, out);
}

void i32(const std::uint8_t* bytes, std::size_t count, float* out) {
    convert<std::int32_t>(bytes, count, out);
}

void i64(const std::uint8_t* bytes, std::size_t count, float* out) {
    convert<std::int64_t>(bytes, count, out);
}

} // namespace sinkscope::decoding
