#include "model/GgufFile.h"
#include "TinyGguf.h"

#include <QtTest>

using namespace sinkscope;
namespace fs = std::filesystem;

namespace {

QString sentence(const fs::path& path) {
    const auto opened = openGguf(path);
    return opened ? QString("opened") : QString::fromStdString(opened.error().message());
}

constexpr std::uint32_t f32 = 0, q4_0 = 2, arrayType = 9, stringType = 8;

TinyGguf good() {
    return TinyGguf()
        .text("general.architecture", "llama")
        .integer("llama.block_count", 2)
        .tensor("w", {2, 3}, {1, 2, 3, 4, 5, 6});
}

std::string fourFloats() {
    return std::string(16, '\0');
}

} // namespace

class GgufFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void givesShapesInRowMajorOrder();
    void readsVersionTwo();
    void honoursTheAlignment();
    void countsNoElementsInAnEmptyTensor();
    void looksUpMetadataByKind();
    void metadataOutlivesTheWeights();
    void refusesBadFiles_data();
    void refusesBadFiles();
    void readsAllPartsOfASplitModel();
    void refusesASplitModelWithAMissingPart();
    void refusesPartsThatDoNotBelongTogether();
    void refusesASplitModelThatWasRenamed();

private:
    fs::path path(const std::string& name) const { return fs::path(folder_->path().toStdString()) / name; }
    void writeParts(std::uint32_t count, std::uint32_t tensors);

    std::unique_ptr<QTemporaryDir> folder_;
};

void GgufFileTest::givesShapesInRowMajorOrder() {
    good().write(path("m.gguf"));
    const auto file = openGguf(path("m.gguf"));
    QVERIFY2(file, file ? "" : file.error().message().c_str());
    const StoredTensor* weight = file->weights.find("w");
    QVERIFY(weight != nullptr);
    QCOMPARE(weight->shape, (std::vector<std::int64_t>{2, 3}));
    std::vector<float> row(3);
    file->weights.read(*weight, 3, row);
    QCOMPARE(row, (std::vector<float>{4, 5, 6}));
    QVERIFY(file->weights.find("v") == nullptr);
}

void GgufFileTest::readsVersionTwo() {
    std::string bytes = good().bytes();
    bytes[4] = 2;
    writeFile(path("m.gguf"), bytes);
    QCOMPARE(sentence(path("m.gguf")), QString("opened"));
}

void GgufFileTest::honoursTheAlignment() {
    // The builder pads to 32; with an alignment of 8 the data begins earlier, at the next multiple of 8.
    std::string bytes = TinyGguf().integer("general.alignment", 8).tensor("w", {4}, {1, 2, 3, 4}).bytes();
    const std::size_t headerEnd = 24 + (8 + 17 + 4 + 4) + (8 + 1 + 4 + 8 + 4 + 8);
    bytes = bytes.substr(0, headerEnd) + std::string((8 - headerEnd % 8) % 8, '\0') + bytes.substr(bytes.size() - 16);
    writeFile(path("m.gguf"), bytes);
    const auto file = openGguf(path("m.gguf"));
    QVERIFY2(file, file ? "" : file.error().message().c_str());
    std::vector<float> values(4);
    file->weights.read(*file->weights.find("w"), 0, values);
    QCOMPARE(values, (std::vector<float>{1, 2, 3, 4}));
}

void GgufFileTest::countsNoElementsInAnEmptyTensor() {
    constexpr std::uint64_t huge = std::uint64_t{1} << 62U;
    TinyGguf().rawTensor("w", {huge, huge, 0}, f32, "").write(path("m.gguf"));
    const auto file = openGguf(path("m.gguf"));
    QVERIFY2(file, file ? "" : file.error().message().c_str());
    QCOMPARE(file->weights.find("w")->elements(), std::int64_t{0});
}

void GgufFileTest::looksUpMetadataByKind() {
    good()
        .number("f", 0.5F)
        .flag("b", true)
        .integers("i[]", {-1, 2})
        .numbers("f[]", {0.5F, 2})
        .texts("t[]", {"one", "", "three"})
        .raw("big", 10, bytesOf(~std::uint64_t{0}))
        .raw("flags[]", arrayType, bytesOf(std::uint32_t{7}) + bytesOf(std::uint64_t{2}) + std::string("\1\0", 2))
        .write(path("m.gguf"));
    const auto file = openGguf(path("m.gguf"));
    QVERIFY2(file, file ? "" : file.error().message().c_str());
    const GgufMetadata& metadata = file->metadata;
    QVERIFY(metadata.text("general.architecture") == "llama");
    QVERIFY(metadata.integer("llama.block_count") == 2);
    QVERIFY(metadata.number("llama.block_count") == 2.0);
    QVERIFY(metadata.number("f") == 0.5);
    QVERIFY(metadata.flag("b") == true);
    QVERIFY((metadata.integers("i[]") == std::vector<std::int64_t>{-1, 2}));
    QVERIFY((metadata.numbers("i[]") == std::vector<double>{-1, 2}));
    QVERIFY((metadata.numbers("f[]") == std::vector<double>{0.5, 2}));
    QVERIFY((metadata.texts("t[]") == std::vector<std::string_view>{"one", "", "three"}));
    QVERIFY((metadata.integers("flags[]") == std::vector<std::int64_t>{1, 0}));

    QVERIFY(!metadata.integer("f") && !metadata.integer("b") && !metadata.integer("i[]") &&
            !metadata.integer("missing"));
    QVERIFY(!metadata.integer("big") && metadata.number("big") == 18446744073709551615.0);
    QVERIFY(!metadata.text("f") && !metadata.flag("f") && !metadata.number("general.architecture"));
    QVERIFY(!metadata.integers("f[]") && !metadata.texts("i[]") && !metadata.numbers("t[]") &&
            !metadata.integers("llama.block_count"));

    QVERIFY(metadata.contains("f") && !metadata.contains("missing"));
    QCOMPARE(metadata.typeName("t[]"), std::string("ARRAY of STRING"));
    QCOMPARE(metadata.typeName("f"), std::string("FLOAT32"));
    QCOMPARE(metadata.typeName("missing"), std::string());
    QVERIFY(metadata.keys().front() == "general.architecture");
}

void GgufFileTest::metadataOutlivesTheWeights() {
    good().write(path("m.gguf"));
    std::optional<GgufMetadata> kept;
    {
        auto file = openGguf(path("m.gguf"));
        QVERIFY(file);
        kept = file->metadata;
    }
    QVERIFY(kept->text("general.architecture") == "llama");
}

void GgufFileTest::refusesBadFiles_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const std::string& bytes, const char* expected) {
        QTest::newRow(name) << QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())) << QString(expected);
    };
    const std::string right = good().bytes();
    const auto start = [](std::uint32_t version, std::uint64_t tensors, std::uint64_t entries) {
        return "GGUF" + bytesOf(version) + bytesOf(tensors) + bytesOf(entries);
    };
    row("empty", "", "is empty (0 bytes)");
    row("wrong magic", "GGUX" + right.substr(4), "is not a GGUF file");
    row("safetensors", bytesOf(std::uint64_t{2}) + "{}", "looks like a safetensors file");
    row("old GGML", "tjgg" + right.substr(4), "an old GGML file");
    row("pickle", std::string("\x80\x02pickled", 9), "pickle checkpoint");
    row("big-endian", "GGUF" + std::string("\0\0\0\3", 4) + right.substr(8), "is a big-endian GGUF file");
    row("version 1", start(1, 0, 0), "has GGUF version 1 where 2 or 3");
    row("version 9", start(9, 0, 0), "has GGUF version 9 where 2 or 3");
    row("only the magic", "GGUF", "ends within its first 24 bytes");
    row("absurd counts", start(3, ~std::uint64_t{0}, ~std::uint64_t{0}),
        "claims 18446744073709551615 metadata entries");
    row("truncated in the metadata", right.substr(0, 60), "truncated");
    row("truncated in the tensors' names", right.substr(0, 130), "truncated");
    row("truncated data", right.substr(0, right.size() - 1),
        "tensor \"w\" starts at byte 0 of the data and needs 24 bytes, but only 23");
    row("key too long", start(3, 0, 1) + bytesOf(std::uint64_t{1} << 63U) + std::string(40, 'k'),
        "the name of metadata entry 0 of 1");
    row("text too long", TinyGguf().raw("k", stringType, bytesOf(~std::uint64_t{0}) + "text").bytes(),
        "metadata entry \"k\" claims a text length of 18446744073709551615");
    row("unknown value type", TinyGguf().raw("k", 13, "").bytes(), "has the unknown value type 13");
    row("array too long",
        TinyGguf().raw("k", arrayType, bytesOf(std::uint32_t{5}) + bytesOf(std::uint64_t{1} << 62U)).bytes(),
        "claims an array length of 4611686018427387904");
    row("texts too many",
        TinyGguf()
            .raw("k", arrayType,
                 bytesOf(stringType) + bytesOf(std::uint64_t{3}) + ggufText("a") + std::string(16, '\xff'))
            .bytes(),
        "has a text (number 1 of 3) that reaches beyond");
    row("nested arrays",
        TinyGguf().raw("k", arrayType, bytesOf(arrayType) + bytesOf(std::uint64_t{1}) + std::string(32, '\0')).bytes(),
        "is an array of arrays");
    row("key twice", TinyGguf().integer("k", 1).integer("k", 2).bytes(), "metadata entry \"k\" is there twice");
    row("alignment no power of two", TinyGguf().integer("general.alignment", 24).bytes(),
        "\"general.alignment\" is 24 where a power of two");
    row("alignment zero", TinyGguf().integer("general.alignment", 0).bytes(),
        "\"general.alignment\" is 0 where a power of two");
    row("alignment of text", TinyGguf().text("general.alignment", "32").bytes(),
        "\"general.alignment\" is of type STRING");
    row("unknown tensor type", TinyGguf().rawTensor("w", {4}, 99, fourFloats()).bytes(),
        "tensor \"w\" is stored as type 99, which");
    row("known but unreadable tensor type", TinyGguf().rawTensor("w", {32}, 31, fourFloats()).bytes(),
        "type 31 (Q4_0_4_4)");
    row("too many dimensions", TinyGguf().rawTensor("w", {1, 1, 1, 1, 4}, f32, fourFloats()).bytes(),
        "has 5 dimensions where at most 4");
    row("overflowing shape",
        TinyGguf().rawTensor("w", {std::uint64_t{1} << 40U, std::uint64_t{1} << 40U}, f32, fourFloats()).bytes(),
        "has a shape whose size overflows");
    row("overflowing bytes", TinyGguf().rawTensor("w", {std::uint64_t{1} << 62U}, f32, fourFloats()).bytes(),
        "has a shape whose size overflows");
    row("rows that are no whole blocks", TinyGguf().rawTensor("w", {2, 16}, q4_0, std::string(18, '\0')).bytes(),
        "has rows of 16 weights, not a multiple of the 32");
    row("offset out of line", TinyGguf().rawTensorAt("w", {4}, f32, fourFloats() + fourFloats(), 4).bytes(),
        "not a multiple of the alignment 32");
    row("offset beyond the file", TinyGguf().rawTensorAt("w", {4}, f32, fourFloats(), 1U << 20U).bytes(),
        "starts at byte 1048576 of the data");
    row("offset that overflows", TinyGguf().rawTensorAt("w", {4}, f32, fourFloats(), ~std::uint64_t{31}).bytes(),
        "starts at byte 18446744073709551584");
    row("overlap",
        TinyGguf()
            .rawTensor("v", {16}, f32, std::string(64, '\0'))
            .rawTensorAt("w", {4}, f32, fourFloats(), 32)
            .bytes(),
        "tensors \"v\" and \"w\" overlap");
    row("tensor twice", TinyGguf().tensor("w", {1}, {1}).tensor("w", {1}, {1}).bytes(), "tensor \"w\" is there twice");
}

void GgufFileTest::refusesBadFiles() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    writeFile(path("m.gguf"), bytes.toStdString());
    const QString message = sentence(path("m.gguf"));
    QVERIFY2(message.contains(expected), qPrintable(message));
    QVERIFY2(message.contains("m.gguf") && message.endsWith('.') && !message.contains('\n'), qPrintable(message));
}

void GgufFileTest::writeParts(std::uint32_t count, std::uint32_t tensors) {
    for (std::uint32_t part = 0; part < count; ++part) {
        const auto name = "m-0000" + std::to_string(part + 1) + "-of-0000" + std::to_string(count) + ".gguf";
        TinyGguf gguf =
            part == 0 ? good() : TinyGguf().tensor("w" + std::to_string(part), {1}, {static_cast<float>(part)});
        gguf.integer("split.no", part)
            .integer("split.count", count)
            .integer("split.tensors.count", tensors)
            .write(path(name));
    }
}

void GgufFileTest::readsAllPartsOfASplitModel() {
    writeParts(3, 3);
    for (const char* given : {"m-00001-of-00003.gguf", "m-00003-of-00003.gguf"}) {
        const auto file = openGguf(path(given));
        QVERIFY2(file, file ? "" : file.error().message().c_str());
        QCOMPARE(file->weights.tensors().size(), std::size_t{3});
        QVERIFY(file->metadata.text("general.architecture") == "llama");
        std::vector<float> value(1);
        file->weights.read(*file->weights.find("w2"), 0, value);
        QCOMPARE(value.front(), 2.0F);
        QCOMPARE(file->weights.files().size(), std::size_t{3});
    }
}

void GgufFileTest::refusesASplitModelWithAMissingPart() {
    writeParts(3, 3);
    fs::remove(path("m-00002-of-00003.gguf"));
    const QString message = sentence(path("m-00001-of-00003.gguf"));
    QVERIFY2(message.contains("the part m-00002-of-00003.gguf is missing"), qPrintable(message));
}

void GgufFileTest::refusesPartsThatDoNotBelongTogether() {
    writeParts(2, 5);
    QVERIFY(sentence(path("m-00001-of-00002.gguf")).contains("hold 2 tensors where 5 are expected"));
    writeParts(2, 2);
    fs::copy_file(path("m-00001-of-00002.gguf"), path("m-00002-of-00002.gguf"), fs::copy_options::overwrite_existing);
    QVERIFY(sentence(path("m-00001-of-00002.gguf")).contains("should be part 2 of 2"));
}

void GgufFileTest::refusesASplitModelThatWasRenamed() {
    writeParts(2, 2);
    fs::rename(path("m-00001-of-00002.gguf"), path("renamed.gguf"));
    const QString message = sentence(path("renamed.gguf"));
    QVERIFY2(message.contains("its name does not end in -00001-of-00002.gguf"), qPrintable(message));
}

QTEST_APPLESS_MAIN(GgufFileTest)
#include "GgufFileTest.moc"
