#include "TinyGguf.h"
#include "TinySafetensors.h"
#include "model/GgufFile.h"
#include "model/SafetensorsFile.h"

#include <QtTest>

#include <random>

using namespace sinkscope;
namespace fs = std::filesystem;

namespace {

constexpr int attempts = 4000;

/// The same damage in every run: one to four bytes changed, or the end cut off, or a number made huge.
std::string damaged(std::string bytes, std::mt19937& random) {
    const auto below = [&](std::size_t limit) { return static_cast<std::size_t>(random()) % limit; };
    switch (below(4)) {
    case 0:
        return bytes.substr(0, below(bytes.size()));
    case 1:
        bytes.replace(below(bytes.size() - 8), 8, std::string(8, '\xff'));
        return bytes;
    default:
        for (std::size_t changes = 1 + below(4); changes > 0; --changes)
            bytes[below(bytes.size())] = static_cast<char>(random());
        return bytes;
    }
}

/// Reads every byte of every tensor, so that a range outside the file would be noticed.
void readAll(const WeightSource& source) {
    for (const StoredTensor& tensor : source.tensors()) {
        QVERIFY(tensor.elements() < 10000);
        std::vector<float> values(static_cast<std::size_t>(tensor.elements()));
        source.read(tensor, 0, values);
    }
}

void readAll(const GgufMetadata& metadata) {
    for (const std::string_view key : metadata.keys())
        QVERIFY(metadata.integer(key) || metadata.number(key) || metadata.flag(key) || metadata.text(key) ||
                metadata.integers(key) || metadata.numbers(key) || metadata.texts(key) ||
                !metadata.typeName(key).empty());
}

} // namespace

/// Thousands of damaged files: each is opened or refused with a sentence, never a crash or a read outside the file.
class DamagedFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void survivesDamagedSafetensors();
    void survivesDamagedGguf();

private:
    QTemporaryDir folder_;
};

void DamagedFileTest::survivesDamagedSafetensors() {
    const std::string right = safetensorsOf({{"embedding", {1, 2, 3, 4}}, {"layers.0.weight", {5, 6}}, {"norm", {}}});
    const fs::path file = fs::path(folder_.path().toStdString()) / "m.safetensors";
    std::mt19937 random(1); // its numbers are fixed by the standard
    int opened = 0, refused = 0;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        writeFile(file, damaged(right, random));
        const auto source = openSafetensors(file);
        source ? ++opened : ++refused;
        if (source)
            readAll(*source);
        else
            QVERIFY(source.error().message().ends_with('.'));
    }
    QVERIFY(opened > 0 && refused > attempts / 2); // the data may be damaged unseen, the header not
}

void DamagedFileTest::survivesDamagedGguf() {
    const std::string right = TinyGguf()
                                  .text("general.architecture", "llama")
                                  .integer("general.alignment", 32)
                                  .texts("tokenizer.ggml.tokens", {"a", "b", "cd"})
                                  .integers("tokenizer.ggml.token_type", {1, 1, 3})
                                  .number("llama.epsilon", 1e-5F)
                                  .rawTensor("blk.0.weight", {2, 32}, 2, std::string(36, '\x11'))
                                  .tensor("norm", {2}, {1, 2})
                                  .bytes();
    const fs::path file = fs::path(folder_.path().toStdString()) / "m.gguf";
    std::mt19937 random(2);
    int opened = 0, refused = 0;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        writeFile(file, damaged(right, random));
        const auto gguf = openGguf(file);
        gguf ? ++opened : ++refused;
        if (gguf) {
            readAll(gguf->weights);
            readAll(gguf->metadata);
        } else {
            QVERIFY(gguf.error().message().ends_with('.'));
        }
    }
    QVERIFY(opened > 0 && refused > attempts / 2);
}

QTEST_APPLESS_MAIN(DamagedFileTest)
#include "DamagedFileTest.moc"
