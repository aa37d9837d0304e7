#include "model/StoredType.h"
#include "TestFiles.h"
#include "model/SafetensorsFile.h"

#include <QtTest>

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

using namespace sinkscope;

namespace {

std::optional<StoredType> typeNamed(std::string_view name) {
    for (std::uint32_t number = 0; number < 64; ++number)
        if (const auto type = storedTypeFromGguf(number); type && info(*type).name == name)
            return type;
    return std::nullopt;
}

/// IEEE half precision by its definition.
float halfValue(std::uint16_t bits) {
    const int exponent = (bits >> 10) & 31, mantissa = bits & 1023;
    const float sign = (bits & 0x8000) != 0 ? -1.0F : 1.0F;
    if (exponent == 31)
        return mantissa == 0 ? sign * std::numeric_limits<float>::infinity() : std::numeric_limits<float>::quiet_NaN();
    if (exponent == 0)
        return sign * std::ldexp(static_cast<float>(mantissa), -24);
    return sign * std::ldexp(static_cast<float>(1024 + mantissa), exponent - 25);
}

} // namespace

class StoredTypeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void decodesEveryQuantizationBitForBit_data();
    void decodesEveryQuantizationBitForBit();
    void decodesEveryHalfExactly();
    void decodesPlainTypes();
    void knowsSafetensorsWords();
    void refusesTypeNumbersItCannotDecode();
};

/// tests/data/gguf/blocks.safetensors holds random blocks of 25 types with the values that the gguf package (0.19)
/// gives them.
void StoredTypeTest::decodesEveryQuantizationBitForBit_data() {
    QTest::addColumn<QString>("type");
    const auto blocks = openSafetensors(testData("gguf/blocks.safetensors"));
    QVERIFY2(blocks, blocks ? "" : blocks.error().message().c_str());
    int types = 0;
    for (const StoredTensor& tensor : blocks->tensors())
        if (tensor.name.ends_with("/raw")) {
            const auto name = QString::fromStdString(tensor.name.substr(0, tensor.name.size() - 4));
            QTest::newRow(qPrintable(name)) << name;
            ++types;
        }
    QCOMPARE(types, 25);
}

void StoredTypeTest::decodesEveryQuantizationBitForBit() {
    QFETCH(QString, type);
    const auto stored = typeNamed(type.toStdString());
    QVERIFY(stored);
    const auto blocks = openSafetensors(testData("gguf/blocks.safetensors"));
    QVERIFY(blocks);
    const StoredTensor* raw = blocks->find(type.toStdString() + "/raw");
    const StoredTensor* expected = blocks->find(type.toStdString() + "/values");
    QVERIFY(raw != nullptr && expected != nullptr);
    std::vector<float> values(static_cast<std::size_t>(expected->elements()));
    decode(*stored, raw->bytes, values);
    QCOMPARE(std::memcmp(values.data(), expected->bytes.data(), expected->bytes.size()), 0);
}

void StoredTypeTest::decodesEveryHalfExactly() {
    std::vector<std::uint16_t> halves(65536);
    for (std::size_t i = 0; i < halves.size(); ++i)
        halves[i] = static_cast<std::uint16_t>(i);
    std::vector<float> values(halves.size());
    decode(StoredType::f16, std::as_bytes(std::span(halves)), values);
    for (std::size_t i = 0; i < halves.size(); ++i) {
        const float expected = halfValue(halves[i]);
        if (std::isnan(expected))
            QVERIFY2(std::isnan(values[i]), qPrintable(QString::number(i, 16)));
        else
            QVERIFY2(std::bit_cast<std::uint32_t>(values[i]) == std::bit_cast<std::uint32_t>(expected),
                     qPrintable(QString::number(i, 16)));
    }
}

void StoredTypeTest::decodesPlainTypes() {
    const auto check = [](StoredType type, auto values) {
        std::vector<float> out(values.size());
        decode(type, std::as_bytes(std::span(values)), out);
        for (std::size_t i = 0; i < values.size(); ++i)
            QCOMPARE(out[i], static_cast<float>(values[i]));
    };
    check(StoredType::f64, std::vector<double>{0.1, -1e300, 3.0});
    check(StoredType::f32, std::vector<float>{0.1F, -1e30F, 3.0F});
    check(StoredType::u8, std::vector<std::uint8_t>{0, 255});
    check(StoredType::i8, std::vector<std::int8_t>{-128, 127});
    check(StoredType::i16, std::vector<std::int16_t>{-32768, 32767});
    check(StoredType::i32, std::vector<std::int32_t>{-5, 1 << 30});
    check(StoredType::i64, std::vector<std::int64_t>{-5, std::int64_t{1} << 40});
}

void StoredTypeTest::knowsSafetensorsWords() {
    QVERIFY(storedTypeFromSafetensors("BF16") == StoredType::bf16);
    QVERIFY(storedTypeFromSafetensors("BOOL") == StoredType::u8);
    QVERIFY(!storedTypeFromSafetensors("Q4_0")); // a GGUF word
    QVERIFY(!storedTypeFromSafetensors("F8_E4M3"));
}

void StoredTypeTest::refusesTypeNumbersItCannotDecode() {
    for (const std::uint32_t number : {4U, 5U, 9U, 15U, 31U, 36U, 41U, 1000U, 0xffffffffU})
        QVERIFY2(!storedTypeFromGguf(number), qPrintable(QString::number(number)));
}

QTEST_APPLESS_MAIN(StoredTypeTest)
#include "StoredTypeTest.moc"
