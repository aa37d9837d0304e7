#pragma once

#include <cstddef>
#include <cstdint>

/// One function per stored type. Each decodes `blocks` blocks that follow each other in `bytes` (plain types: one
/// element is a block) and computes in fp32 in the order that the types' definition gives, so that results are equal
/// bit for bit everywhere.
namespace sinkscope::decoding {

using Decoder = void (*)(const std::uint8_t* bytes, std::size_t blocks, float* out);

void f64(const std::uint8_t* bytes, std::size_t count, float* out);
void f32(const std::uint8_t* bytes, std::size_t count, float* out);
void f16(const std::uint8_t* bytes, std::size_t count, float* out);
void bf16(const std::uint8_t* bytes, std::size_t count, float* out);
void u8(const std::uint8_t* bytes, std::size_t count, float* out);
void i8(const std::uint8_t* bytes, std::size_t count, float* out);
void i16(const std::uint8_t* bytes, std::size_t count, float* out);
void i32(const std::uint8_t* bytes, std::size_t count, float* out);
void i64(const std::uint8_t* bytes, std::size_t count, float* out);

void q4_0(const std::uint8_t* bytes, std::size_t blocks, float* out);
void q4_1(const std::uint8_t* bytes, std::size_t blocks, float* out);
void q5_0(const std::uint8_t* bytes, std::size_t blocks, float* out);
void q5_1(const std::uint8_t* bytes, std::size_t blocks, float* out);
void q8_0(const std::uint8_t* bytes, std::size_t blocks, float* out);

void q2_k(const std::uint8_t* bytes, std::size_t blocks, float* out);
void q3_k(const std::uint8_t* bytes, std::size_t blocks, float* out);
void q4_k(const std::uint8_t* bytes, std::size_t blocks, float* out);
void q5_k(const std::uint8_t* bytes, std::size_t blocks, float* out);
void q6_k(const std::uint8_t* bytes, std::size_t blocks, float* out);

void iq1_s(const std::uint8_t* bytes, std::size_t blocks, float* out);
void iq1_m(const std::uint8_t* bytes, std::size_t blocks, float* out);
void iq2_xxs(const std::uint8_t* bytes, std::size_t blocks, float* out);
void iq2_xs(const std::uint8_t* bytes, std::size_t blocks, float* out);
void iq2_s(const std::uint8_t* bytes, std::size_t blocks, float* out);
void iq3_xxs(const std::uint8_t* bytes, std::size_t blocks, float* out);
void iq3_s(const std::uint8_t* bytes, std::size_t blocks, float* out);

void iq4_nl(const std::uint8_t* bytes, std::size_t blocks, float* out);
void iq4_xs(const std::uint8_t* bytes, std::size_t blocks, float* out);
void mxfp4(const std::uint8_t* bytes, std::size_t blocks, float* out);
void nvfp4(const std::uint8_t* bytes, std::size_t blocks, float* out);
void tq1_0(const std::uint8_t* bytes, std::size_t blocks, float* out);
void tq2_0(const std::uint8_t* bytes, std::size_t blocks, float* out);

} // namespace sinkscope::decoding
