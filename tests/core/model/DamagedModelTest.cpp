#include "TestFiles.h"
#include "TinyGguf.h"
#include "engine/Engine.h"
#include "engine/RunTensors.h"
#include "model/GgufFile.h"
#include "model/Model.h"
#include "model/SafetensorsFile.h"
#include "text/ChatTemplate.h"
#include "text/Tokenizer.h"

#include <ATen/ATen.h>
#include <QtTest>
#include <atomic>
#include <fstream>
#include <malloc.h>
#include <random>
#include <sstream>

namespace {

/// All memory of this program is counted, torch's too: malloc and its kin are replaced below.
std::atomic<std::int64_t> inUse = 0, peak = 0;

void* counted(void* place) {
    const std::int64_t now = inUse += static_cast<std::int64_t>(malloc_usable_size(place));
    for (std::int64_t before = peak; now > before && !peak.compare_exchange_weak(before, now);)
        ;
    return place;
}

} // namespace

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
constexpr bool memoryIsCounted = true;

extern "C" {
void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t count, std::size_t size);
void* __libc_realloc(void* place, std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);
void __libc_free(void* place);

void* malloc(std::size_t size) {
    return counted(__libc_malloc(size));
}
void* calloc(std::size_t count, std::size_t size) {
    return counted(__libc_calloc(count, size));
}
void* realloc(void* place, std::size_t size) {
    inUse -= static_cast<std::int64_t>(malloc_usable_size(place));
    return counted(__libc_realloc(place, size));
}
void* memalign(std::size_t alignment, std::size_t size) {
    return counted(__libc_memalign(alignment, size));
}
void* aligned_alloc(std::size_t alignment, std::size_t size) {
    return counted(__libc_memalign(alignment, size));
}
int posix_memalign(void** place, std::size_t alignment, std::size_t size) {
    *place = counted(__libc_memalign(alignment, size));
    return *place == nullptr ? ENOMEM : 0;
}
void free(void* place) {
    inUse -= static_cast<std::int64_t>(malloc_usable_size(place));
    __libc_free(place);
}
}
#else
constexpr bool memoryIsCounted = false;
#endif

using namespace sinkscope;
namespace fs = std::filesystem;

namespace {

constexpr int truncations = 50, flips = 200;
constexpr std::int64_t allowance = 64 << 20;
constexpr qint64 longestMilliseconds = 10'000; // a tiny model takes some 5 ms; more than this is a hang

std::string contentOf(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::stringstream text;
    text << stream.rdbuf();
    return text.str();
}

/// What an undamaged model gives, or a damaged one that opens all the same.
struct Outcome {
    ModelConfig config;
    at::Tensor residual, logits;
    bool operator==(const Outcome& other) const { return residual.equal(other.residual) && logits.equal(other.logits); }
};

Tokens prompt(std::int64_t vocabulary) {
    Tokens tokens;
    for (std::int64_t place = 0; place < 10; ++place)
        tokens.push_back(
            {static_cast<std::int32_t>((3 + place * 5) % vocabulary), {}, TokenKind::ordinary, AddedBy::ids});
    return tokens;
}

/// Opens, encodes a text when there is a tokenizer, and runs some ids.
Result<Outcome> outcomeOf(const fs::path& path) {
    const auto model = openModel(path, {}, {});
    if (!model)
        return tl::unexpected(model.error());
    if (const Tokenizer* tokenizer = (*model)->tokenizer()) {
        const ChatTemplate* chat = tokenizer->chatTemplate();
        const auto text = chat == nullptr ? Result<PromptText>() : chat->apply({"Be brief.", "Hello"}, today());
        const auto tokens = tokenizer->encode("A small town, 12 €\n", SpecialTokens::add);
        if (!text || !tokens)
            return tl::unexpected(text ? tokens.error() : text.error());
    }
    RunOptions options;
    options.logits = KeepLogits::yes;
    const auto result = run(*model, prompt((*model)->config().vocabulary), options, {});
    if (!result)
        return tl::unexpected(result.error());
    const RunTensors& tensors = *(*result)->tensors;
    return Outcome{(*model)->config(), at::stack(tensors.residual), tensors.logits};
}

/// What a file's numbers can depend on besides what stands in its weights.
bool describesTheSame(ModelConfig one, ModelConfig other) {
    for (ModelConfig* config : {&one, &other}) {
        config->name.clear();
        config->notes.clear();
        config->ignoredFields.clear();
    }
    return one == other;
}

/// How many bytes of the file say what the weights are and where they lie; of a text all.
std::size_t headerSize(const fs::path& file) {
    const std::string content = contentOf(file);
    std::size_t data = 0;
    const auto count = [&](const WeightSource& weights) {
        for (const StoredTensor& tensor : weights.tensors())
            data += weights.files().at(tensor.file).filename() == file.filename() ? tensor.bytes.size() : 0;
    };
    if (file.extension() == ".safetensors")
        count(openSafetensors(file).value());
    if (file.extension() == ".gguf")
        count(openGguf(file).value().weights);
    return content.size() - data;
}

} // namespace

/// Every file of a tiny model, cut off at many places and with single bytes changed: refused with a sentence, or the
/// right numbers, within little memory and time.
class DamagedModelTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path model_;
    std::int64_t size_ = 0;

    fs::path prepare(const QString& kind);
    void attempt(const Outcome& right);

private Q_SLOTS:
    void initTestCase() { startEngine(); }
    void survives_data();
    void survives();
    void countsMemory();
};

/// A model of that kind in a fresh folder; returns what to open.
fs::path DamagedModelTest::prepare(const QString& kind) {
    const fs::path folder = fs::path(folder_.path().toStdString()) / kind.toStdString();
    fs::create_directories(folder);
    if (kind == "gguf") {
        fs::copy_file(testData("gguf/qwen2.gguf"), folder / "model.gguf", fs::copy_options::overwrite_existing);
        return folder / "model.gguf";
    }
    for (const auto& entry : fs::directory_iterator(testData("families/qwen2")))
        fs::copy_file(entry.path(), folder / entry.path().filename(), fs::copy_options::overwrite_existing);
    fs::copy_file(testData("tokenizers/qwen2/tokenizer.json"), folder / "tokenizer.json",
                  fs::copy_options::overwrite_existing);
    const nlohmann::json tokenizer = {{"bos_token", nullptr},
                                      {"eos_token", "<|im_end|>"},
                                      {"chat_template", contentOf(testData("chat/chatml.jinja"))}};
    writeFile(folder / "tokenizer_config.json", tokenizer.dump());
    return folder;
}

void DamagedModelTest::attempt(const Outcome& right) {
    const std::int64_t before = inUse;
    peak = before;
    QElapsedTimer timer;
    timer.start();
    const auto found = outcomeOf(model_);
    QVERIFY2(timer.elapsed() < longestMilliseconds, "took too long");
    QVERIFY2(peak - before <= size_ + allowance, qPrintable(QString("%1 bytes").arg(peak - before)));
    if (!found) {
        const QString message = QString::fromStdString(found.error().message());
        QVERIFY2(message.endsWith('.') && message.size() > 20, qPrintable(message));
        return;
    }
    // A changed digit of a description can give another one that is as good; its own numbers are then the right ones.
    if (describesTheSame(found->config, right.config))
        QVERIFY2(*found == right, "opened, but with other numbers");
}

void DamagedModelTest::survives_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("file");
    for (const char* file : {"config.json", "model.safetensors.index.json", "model-00001-of-00002.safetensors",
                             "model-00002-of-00002.safetensors", "tokenizer.json", "tokenizer_config.json"})
        QTest::newRow(file) << "folder" << file;
    QTest::newRow("model.gguf") << "gguf"
                                << "model.gguf";
}

void DamagedModelTest::survives() {
    QFETCH(QString, kind);
    QFETCH(QString, file);
    model_ = prepare(kind);
    const fs::path damaged = (fs::is_directory(model_) ? model_ : model_.parent_path()) / file.toStdString();
    const std::string whole = contentOf(damaged);
    size_ = static_cast<std::int64_t>(whole.size());
    const std::size_t header = headerSize(damaged);
    const auto right = outcomeOf(model_);
    QVERIFY2(right, right ? "" : right.error().message().c_str());
    const auto check = [&](std::string content, const QString& what) {
        writeFile(damaged, std::move(content));
        attempt(*right);
        if (QTest::currentTestFailed())
            qWarning("%s: %s", qPrintable(file), qPrintable(what));
        return !QTest::currentTestFailed();
    };
    for (int place = 0; place < truncations; ++place) {
        const std::size_t kept = whole.size() * static_cast<std::size_t>(place) / truncations;
        if (!check(whole.substr(0, kept), QString("cut off after %1 bytes").arg(kept)))
            return;
    }
    std::mt19937 random(20); // its numbers are fixed by the standard
    for (int flip = 0; flip < flips; ++flip) {
        std::string content = whole;
        const std::size_t place = random() % header;
        content[place] = static_cast<char>(static_cast<unsigned char>(content[place]) ^ (1 + random() % 255));
        if (!check(std::move(content), QString("byte %1 changed, attempt %2").arg(place).arg(flip)))
            return;
    }
}

/// The measure itself: a large block is seen.
void DamagedModelTest::countsMemory() {
    if (!memoryIsCounted)
        QSKIP("With this C library or this sanitizer memory is not counted.");
    const std::int64_t before = inUse;
    peak = before;
    {
        const at::Tensor block = at::empty({1 << 20}, at::kFloat);
        const std::vector<char> bytes(1 << 20);
        QVERIFY(peak - before >= (5 << 20));
    }
    QVERIFY(inUse - before < (1 << 16));
}

QTEST_APPLESS_MAIN(DamagedModelTest)
#include "DamagedModelTest.moc"
