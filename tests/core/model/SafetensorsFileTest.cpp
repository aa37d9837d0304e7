#include "model/SafetensorsFile.h"
#include "TinyGguf.h"
#include "TinySafetensors.h"
#include "WithoutRoot.h"

#include <QtTest>

using namespace sinkscope;
namespace fs = std::filesystem;

namespace {

constexpr const char* twoVectors = R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},)"
                                   R"("b":{"dtype":"F32","shape":[2],"data_offsets":[8,16]}})";

QString sentence(const fs::path& path) {
    const auto opened = openSafetensors(path);
    return opened ? QString("opened") : QString::fromStdString(opened.error().message());
}

/// One sentence: ends with a full stop, holds no line break.
bool isOneSentence(const QString& text) {
    return text.endsWith('.') && !text.contains('\n');
}

} // namespace

class SafetensorsFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void readsShapesValuesAndTypes();
    void readsPartsOfATensor();
    void refusesBadFiles_data();
    void refusesBadFiles();
    void refusesPickleCheckpoints();
    void refusesWhatItMayNotRead();
    void readsAllShardsOfAnIndexAndIgnoresStrayFiles();
    void readsTheWholeModelWhenOneShardIsGiven();
    void namesAMissingShardBeforeOpeningAny();
    void refusesAShardThatLacksAPromisedTensor();
    void refusesAnIndexThatLeavesItsFolder();
    void refusesADamagedIndex();
    void opensALoneFileOfAnyName();
    void refusesSeveralFilesWithoutAnIndex();
    void refusesAFolderWithoutWeights();

private:
    fs::path path(const char* name) const { return fs::path(folder_->path().toStdString()) / name; }
    void writeShards(const char* index);

    std::unique_ptr<QTemporaryDir> folder_;
};

void SafetensorsFileTest::readsShapesValuesAndTypes() {
    const std::vector<std::uint16_t> halves{0x3f80, 0xc000}; // bfloat16: 1, -2
    writeFile(
        path("m.safetensors"),
        safetensorsBytes(
            R"({"__metadata__":{"format":"pt"},"w":{"dtype":"BF16","shape":[1,2],"data_offsets":[0,4]},)"
            R"("s":{"dtype":"F32","shape":[],"data_offsets":[4,8]},"e":{"dtype":"F32","shape":[0,3],"data_offsets":[8,8]}})",
            std::string(reinterpret_cast<const char*>(halves.data()), 4) + bytesOf(7.5F)));
    const auto source = openSafetensors(path("m.safetensors"));
    QVERIFY2(source, source ? "" : source.error().message().c_str());
    QCOMPARE(source->tensors().size(), std::size_t{3});
    const StoredTensor* weight = source->find("w");
    QVERIFY(weight != nullptr);
    QCOMPARE(weight->shape, (std::vector<std::int64_t>{1, 2}));
    QVERIFY(weight->type == StoredType::bf16);
    std::vector<float> values(2);
    source->read(*weight, 0, values);
    QCOMPARE(values, (std::vector<float>{1.0F, -2.0F}));
    QCOMPARE(source->find("s")->elements(), 1);
    QCOMPARE(source->find("e")->elements(), 0);
    QVERIFY(source->find("__metadata__") == nullptr);
    QVERIFY(source->files() == std::vector<fs::path>{path("m.safetensors")});
}

void SafetensorsFileTest::readsPartsOfATensor() {
    writeFile(path("m.safetensors"), safetensorsOf({{"w", {0, 1, 2, 3, 4, 5}}}));
    const auto source = openSafetensors(path("m.safetensors"));
    QVERIFY(source);
    std::vector<float> part(3);
    source->read(*source->find("w"), 2, part);
    source->release(*source->find("w"));
    QCOMPARE(part, (std::vector<float>{2, 3, 4}));
    source->read(*source->find("w"), 3, part); // released pages come back
    QCOMPARE(part, (std::vector<float>{3, 4, 5}));
}

void SafetensorsFileTest::refusesBadFiles_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const std::string& bytes, const char* expected) {
        QTest::newRow(name) << QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())) << QString(expected);
    };
    const std::string good = safetensorsBytes(twoVectors, std::string(16, '\0'));
    const auto headed = [](const char* json) { return safetensorsBytes(json, std::string(16, '\0')); };
    row("empty", "", "is empty (0 bytes)");
    row("shorter than the length", "abc", "has 3 bytes where");
    row("truncated header", good.substr(0, 60), "but only 52 follow");
    row("truncated data", good.substr(0, good.size() - 4),
        "tensor \"b\" ends at byte 16 of the data, but only 12 bytes");
    row("bytes left over", good + "x", "has 1 bytes after its last tensor");
    row("no known beginning", std::string(100, 'z'), "begins with bytes that no known weight file");
    row("a GGUF file", TinyGguf().bytes(), "is not a safetensors file but a GGUF file");
    row("a Git LFS pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "a Git LFS pointer");
    row("a web page", "<!DOCTYPE html><html></html>", "a web page");
    row("a zipped pickle", "PK\x03\x04 pickles inside", "pickle checkpoint");
    row("huge header length", bytesOf(~std::uint64_t{0}) + "{}", "says that its header has 18446744073709551615 bytes");
    row("header that is no JSON", headed("{ this is no JSON }"), "has a header that is not a JSON object");
    row("header that is not UTF-8", headed("{\"\xff\xfe\":1}"), "has a header that is not a JSON object");
    row("deeply nested header", headed(("{\"a\":" + std::string(100000, '[') + std::string(100000, ']') + "}").c_str()),
        "tensor \"a\" is not described by a JSON object");
    row("tensor that is no object", headed(R"({"a":3})"), "tensor \"a\" is not described by a JSON object");
    row("no type", headed(R"({"a":{"shape":[4],"data_offsets":[0,16]}})"), "has no \"dtype\"");
    row("unknown type", headed(R"({"a":{"dtype":"F8_E4M3","shape":[16],"data_offsets":[0,16]}})"),
        "tensor \"a\" is stored as \"F8_E4M3\", which cannot be read");
    row("no shape", headed(R"({"a":{"dtype":"F32","data_offsets":[0,16]}})"), "needs \"shape\"");
    row("negative size", headed(R"({"a":{"dtype":"F32","shape":[-4],"data_offsets":[0,16]}})"), "needs \"shape\"");
    row("size with a fraction", headed(R"({"a":{"dtype":"F32","shape":[4.5],"data_offsets":[0,16]}})"),
        "needs \"shape\"");
    row("one offset", headed(R"({"a":{"dtype":"F32","shape":[4],"data_offsets":[16]}})"), "needs \"shape\"");
    row("overflowing shape", headed(R"({"a":{"dtype":"F32","shape":[4294967296,4294967296],"data_offsets":[0,16]}})"),
        "has a shape whose size overflows");
    row("overflowing bytes", headed(R"({"a":{"dtype":"F64","shape":[2305843009213693952],"data_offsets":[0,0]}})"),
        "has a shape whose size overflows");
    row("offsets that disagree with the shape", headed(R"({"a":{"dtype":"F32","shape":[4],"data_offsets":[0,12]}})"),
        "needs 16 bytes by its shape, but its offsets are 0 to 12");
    row("offsets in the wrong order", headed(R"({"a":{"dtype":"F32","shape":[4],"data_offsets":[16,0]}})"),
        "its offsets are 16 to 0");
    row("offsets beyond the file", headed(R"({"a":{"dtype":"F32","shape":[4],"data_offsets":[1000,1016]}})"),
        "ends at byte 1016 of the data");
    row("overlap",
        headed(
            R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},"b":{"dtype":"F32","shape":[3],"data_offsets":[4,16]}})"),
        "tensor \"b\" overlaps another tensor");
    row("gap", headed(R"({"a":{"dtype":"F32","shape":[3],"data_offsets":[4,16]}})"), "tensor \"a\" leaves a gap");
    row("a name twice",
        headed(
            R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]},"a":{"dtype":"F32","shape":[2],"data_offsets":[8,16]}})"),
        "tensor \"a\" is named twice");
}

void SafetensorsFileTest::refusesBadFiles() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, expected);
    writeFile(path("m.safetensors"), bytes.toStdString());
    const QString message = sentence(path("m.safetensors"));
    QVERIFY2(message.contains(expected), qPrintable(message));
    QVERIFY2(message.contains("m.safetensors") && isOneSentence(message), qPrintable(message));
}

void SafetensorsFileTest::refusesPickleCheckpoints() {
    for (const char* name : {"pytorch_model.bin", "model.pt", "model.pth", "model.ckpt"}) {
        writeFile(path(name), std::string("\x80\x02pickled", 9));
        const QString message = sentence(path(name));
        QVERIFY2(message.contains(name) && message.contains("pickle") && message.contains("safe_serialization=True"),
                 qPrintable(message));
    }
    const QString message = sentence(path("."));
    QVERIFY2(message.contains("pickle") && isOneSentence(message), qPrintable(message));
    QVERIFY(sentence(path("missing.bin")).contains("does not exist"));
}

void SafetensorsFileTest::refusesWhatItMayNotRead() {
    writeFile(path("m.safetensors"), safetensorsOf({{"w", {1}}}));
    fs::permissions(path("m.safetensors"), fs::perms::none);
    fs::create_directory(path("locked"));
    fs::permissions(path("locked"), fs::perms::none);
    fs::permissions(path("."), fs::perms::all);
    const WithoutRoot ordinaryUser;
    QVERIFY(sentence(path("m.safetensors")).contains("cannot be read because permission is denied"));
    QVERIFY(sentence(path("locked")).contains("cannot be listed"));
}

void SafetensorsFileTest::writeShards(const char* index) {
    writeFile(path("model-00001-of-00002.safetensors"), safetensorsOf({{"a", {1, 2}}}));
    writeFile(path("model-00002-of-00002.safetensors"), safetensorsOf({{"b", {3}}, {"c", {4}}}));
    writeFile(path("model.safetensors.index.json"), index);
}

constexpr const char* goodIndex =
    R"({"weight_map":{"a":"model-00001-of-00002.safetensors","b":"model-00002-of-00002.safetensors",)"
    R"("c":"model-00002-of-00002.safetensors"}})";

void SafetensorsFileTest::readsAllShardsOfAnIndexAndIgnoresStrayFiles() {
    writeShards(goodIndex);
    writeFile(path("stray.safetensors"), "damaged and not named by the index");
    writeFile(path("pytorch_model.bin"), "\x80\x02");
    const auto source = openSafetensors(path("."));
    QVERIFY2(source, source ? "" : source.error().message().c_str());
    QCOMPARE(source->tensors().size(), std::size_t{3});
    std::vector<float> value(1);
    source->read(*source->find("c"), 0, value);
    QCOMPARE(value.front(), 4.0F);
    QCOMPARE(source->files().size(), std::size_t{2});
    source->release(*source->find("c"));
}

void SafetensorsFileTest::readsTheWholeModelWhenOneShardIsGiven() {
    writeShards(goodIndex);
    const auto source = openSafetensors(path("model-00002-of-00002.safetensors"));
    QVERIFY(source);
    QVERIFY(source->find("a") != nullptr);
}

void SafetensorsFileTest::namesAMissingShardBeforeOpeningAny() {
    writeShards(goodIndex);
    writeFile(path("model-00001-of-00002.safetensors"), "damaged, but that is not the first thing to say");
    fs::remove(path("model-00002-of-00002.safetensors"));
    const QString message = sentence(path("."));
    QVERIFY2(message.contains("1 of them is missing (model-00002-of-00002.safetensors)") && isOneSentence(message),
             qPrintable(message));
}

void SafetensorsFileTest::refusesAShardThatLacksAPromisedTensor() {
    writeShards(R"({"weight_map":{"a":"model-00001-of-00002.safetensors","d":"model-00002-of-00002.safetensors"}})");
    const QString message = sentence(path("."));
    QVERIFY2(message.contains("tensor \"d\" lies in model-00002-of-00002.safetensors, but it does not"),
             qPrintable(message));
}

void SafetensorsFileTest::refusesAnIndexThatLeavesItsFolder() {
    for (const char* shard : {"../a.safetensors", "/etc/passwd", "..", "", "sub/a.safetensors", "..\\\\a"}) {
        writeShards((R"({"weight_map":{"a":")" + std::string(shard) + "\"}}").c_str());
        const QString message = sentence(path("."));
        QVERIFY2(message.contains("plain name of a file") && isOneSentence(message), qPrintable(message));
    }
}

void SafetensorsFileTest::refusesADamagedIndex() {
    for (const char* index : {"", "{", "[]", "{}", R"({"weight_map":[]})", R"({"weight_map":{}})"}) {
        writeShards(index);
        const QString message = sentence(path("."));
        QVERIFY2(message.contains("model.safetensors.index.json") && message != "opened", qPrintable(message));
    }
    writeShards(R"({"weight_map":{"a":7}})");
    QVERIFY(sentence(path(".")).contains("the shard 7 where the plain name"));
}

void SafetensorsFileTest::opensALoneFileOfAnyName() {
    writeFile(path("whatever.safetensors"), safetensorsOf({{"w", {1}}}));
    QCOMPARE(sentence(path(".")), QString("opened"));
}

void SafetensorsFileTest::refusesSeveralFilesWithoutAnIndex() {
    writeFile(path("one.safetensors"), safetensorsOf({{"w", {1}}}));
    writeFile(path("two.safetensors"), safetensorsOf({{"v", {1}}}));
    const QString message = sentence(path("."));
    QVERIFY2(message.contains("holds 2 .safetensors files but no model.safetensors.index.json"), qPrintable(message));
}

void SafetensorsFileTest::refusesAFolderWithoutWeights() {
    QVERIFY(sentence(path(".")).contains("holds no .safetensors file"));
    QVERIFY(sentence(path("missing")).contains("does not exist"));
}

QTEST_APPLESS_MAIN(SafetensorsFileTest)
#include "SafetensorsFileTest.moc"
