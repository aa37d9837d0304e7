#include "model/Discovery.h"
#include "TinyGguf.h"
#include "TinySafetensors.h"

#include <QtTest>

using namespace sinkscope;
namespace fs = std::filesystem;

namespace {

const std::string hash(64, 'a');

TinyGguf llama() {
    return TinyGguf()
        .text("general.architecture", "llama")
        .rawTensor("w", {1, 32}, 3, std::string(20, '\0'))
        .tensor("norm", {2}, {1, 2});
}

const FoundModel* named(const std::vector<FoundModel>& models, const std::string& name) {
    const auto found =
        std::find_if(models.begin(), models.end(), [&](const FoundModel& model) { return model.name == name; });
    return found == models.end() ? nullptr : &*found;
}

} // namespace

class DiscoveryTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void findsNothingWhereNothingIs();
    void findsModelsInTheHuggingFaceCache();
    void prefersHubCacheOverHome();
    void namesADanglingLinkAsTheProblem();
    void namesAPickleCheckpointAsTheProblem();
    void findsModelsInOllama();
    void namesAMissingBlobAsTheProblem();
    void findsModelsInLmStudioAndTheDataFolder();
    void resolvesPathsAndNames();
    void refusesAFolderOfSeveralModels();
    void saysWhereItLookedForAnUnknownName();
    void refusesNamesThatLeaveTheStores();

private:
    fs::path home() const { return folder_->path().toStdString(); }
    fs::path hub() const { return home() / ".cache/huggingface/hub"; }
    fs::path writeSnapshot(const fs::path& hub, const std::string& entry);
    void writeOllama(const std::string& manifest);

    std::unique_ptr<QTemporaryDir> folder_;
};

void DiscoveryTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    qputenv("HOME", folder_->path().toUtf8());
    for (const char* name : {"HF_HUB_CACHE", "HUGGINGFACE_HUB_CACHE", "HF_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"})
        qunsetenv(name);
    qputenv("OLLAMA_MODELS", (folder_->path() + "/.ollama/models").toUtf8());
}

/// A repository of the cache as huggingface_hub lays it out: snapshot files are links to blobs.
fs::path DiscoveryTest::writeSnapshot(const fs::path& hub, const std::string& entry) {
    const fs::path repository = hub / entry, snapshot = repository / "snapshots" / "c0ffee";
    writeFile(repository / "refs/main", "c0ffee");
    writeFile(repository / "blobs/1", safetensorsOf({{"model.embed_tokens.weight", {1, 2, 3}}}));
    writeFile(repository / "blobs/2", R"({"model_type":"llama"})");
    fs::create_directories(snapshot);
    fs::create_symlink("../../blobs/1", snapshot / "model.safetensors");
    fs::create_symlink("../../blobs/2", snapshot / "config.json");
    return snapshot;
}

void DiscoveryTest::writeOllama(const std::string& manifest) {
    writeFile(home() / ".ollama/models/manifests/registry.ollama.ai/library/smollm2/135m", manifest);
}

void DiscoveryTest::findsNothingWhereNothingIs() {
    QVERIFY(findModels().empty());
    QVERIFY(dataFolder() == home() / ".local/share/sinkscope");
}

void DiscoveryTest::findsModelsInTheHuggingFaceCache() {
    const fs::path snapshot = writeSnapshot(hub(), "models--HuggingFaceTB--SmolLM2-135M");
    fs::create_directories(hub() / "datasets--x--y/snapshots/1");
    fs::create_directories(hub() / "models--only--tokenizer/snapshots/1");
    const auto models = findModels();
    QCOMPARE(models.size(), std::size_t{1});
    const FoundModel& model = models.front();
    QCOMPARE(model.name, std::string("HuggingFaceTB/SmolLM2-135M"));
    QVERIFY(model.path == snapshot && model.where == FoundIn::huggingFaceCache);
    QCOMPARE(model.family, std::string("llama"));
    QCOMPARE(model.quantization, std::string("F32"));
    QCOMPARE(model.bytes, static_cast<std::int64_t>(fs::file_size(snapshot / "model.safetensors")));
    QCOMPARE(plainText(model.problem), std::string());
}

void DiscoveryTest::prefersHubCacheOverHome() {
    writeSnapshot(home() / "hub", "models--a--one");
    writeSnapshot(home() / "other/hub", "models--a--two");
    qputenv("HF_HOME", QByteArray::fromStdString((home() / "other").string()));
    QVERIFY(named(findModels(), "a/two") != nullptr);
    qputenv("HF_HUB_CACHE", QByteArray::fromStdString((home() / "hub").string()));
    const auto models = findModels();
    QVERIFY(named(models, "a/one") != nullptr && named(models, "a/two") == nullptr);
}

void DiscoveryTest::namesADanglingLinkAsTheProblem() {
    writeSnapshot(hub(), "models--a--b");
    fs::remove(hub() / "models--a--b/blobs/1");
    const auto models = findModels();
    QCOMPARE(models.size(), std::size_t{1});
    QVERIFY2(plainText(models[0].problem).find("model.safetensors is a link to ../../blobs/1, which does not exist") !=
                 std::string::npos,
             plainText(models[0].problem).c_str());
}

void DiscoveryTest::namesAPickleCheckpointAsTheProblem() {
    const fs::path snapshot = writeSnapshot(hub(), "models--a--b");
    fs::remove(snapshot / "model.safetensors");
    writeFile(snapshot / "pytorch_model.bin", "PK\x03\x04");
    const auto models = findModels();
    QCOMPARE(models.size(), std::size_t{1});
    QVERIFY2(plainText(models[0].problem).find("pickle") != std::string::npos, plainText(models[0].problem).c_str());
    QCOMPARE(models[0].family, std::string("llama"));
}

void DiscoveryTest::findsModelsInOllama() {
    const fs::path blob = home() / ".ollama/models/blobs" / ("sha256-" + hash);
    llama().write(blob);
    writeOllama(R"({"layers":[{"mediaType":"application/vnd.ollama.image.license","digest":"sha256:0"},)"
                R"({"mediaType":"application/vnd.ollama.image.model","digest":"sha256:)" +
                hash + "\"}]}");
    const auto models = findModels();
    const FoundModel* model = named(models, "smollm2:135m");
    QVERIFY(model != nullptr && models.size() == 1);
    QVERIFY(model->path == blob && model->where == FoundIn::ollama);
    QCOMPARE(model->family, std::string("llama"));
    QCOMPARE(model->quantization, std::string("Q4_1"));
    QCOMPARE(plainText(model->problem), std::string());
    const auto path = resolveModelPath("smollm2:135m");
    QVERIFY(path && *path == blob);
    QVERIFY(!resolveModelPath("smollm2"));
}

void DiscoveryTest::namesAMissingBlobAsTheProblem() {
    writeOllama(R"({"layers":[{"mediaType":"application/vnd.ollama.image.model","digest":"sha256:)" + hash + "\"}]}");
    QVERIFY(plainText(findModels().at(0).problem).find("which do not exist; pull the model again") !=
            std::string::npos);
    QVERIFY(!resolveModelPath("smollm2:135m"));
    for (const char* manifest :
         {"", "no JSON", "[]", R"({"layers":7})", R"({"layers":[3]})", R"({"layers":[]})",
          R"({"layers":[{"mediaType":"application/vnd.ollama.image.model","digest":"sha256:../../x"}]})",
          R"({"layers":[{"mediaType":"application/vnd.ollama.image.model","digest":5}]})"}) {
        writeOllama(manifest);
        QVERIFY2(!findModels().at(0).problem.empty(), manifest);
    }
}

void DiscoveryTest::findsModelsInLmStudioAndTheDataFolder() {
    llama().write(home() / ".lmstudio/models/someone/Some-GGUF/some-Q4_1.gguf");
    writeFile(home() / ".cache/lm-studio/models/old/Old/old-Q4_1.gguf", "GGUF, but damaged");
    llama().write(dataFolder() / "models/tiny.gguf");
    llama().write(dataFolder() / "models/split-00001-of-00002.gguf");
    llama().write(dataFolder() / "models/split-00002-of-00002.gguf");
    writeFile(dataFolder() / "models/folder/model.safetensors", safetensorsOf({{"w", {1}}}));
    const auto models = findModels();
    QCOMPARE(models.size(), std::size_t{5});
    QVERIFY(named(models, "someone/Some-GGUF/some-Q4_1.gguf")->where == FoundIn::lmStudio);
    QVERIFY(!named(models, "old/Old/old-Q4_1.gguf")->problem.empty());
    QVERIFY(named(models, "tiny.gguf")->where == FoundIn::dataFolder);
    QVERIFY(named(models, "split-00001-of-00002.gguf") != nullptr);
    QVERIFY(plainText(named(models, "folder")->problem).find("config.json does not exist") != std::string::npos);
}

void DiscoveryTest::resolvesPathsAndNames() {
    const fs::path snapshot = writeSnapshot(hub(), "models--HuggingFaceTB--SmolLM2-135M");
    llama().write(home() / ".lmstudio/models/someone/Some-GGUF/some-Q4_1.gguf");
    const auto resolvesTo = [](const std::string& given, const fs::path& expected) {
        const auto path = resolveModelPath(given);
        return path && fs::equivalent(*path, expected);
    };
    QVERIFY(resolvesTo("HuggingFaceTB/SmolLM2-135M", snapshot));
    QVERIFY(resolvesTo((hub() / "models--HuggingFaceTB--SmolLM2-135M").string(), snapshot));
    QVERIFY(resolvesTo(snapshot.string() + "/", snapshot));
    QVERIFY(resolvesTo((snapshot / "model.safetensors").string(), snapshot / "model.safetensors"));
    const fs::path gguf = home() / ".lmstudio/models/someone/Some-GGUF/some-Q4_1.gguf";
    QVERIFY(resolvesTo("someone/Some-GGUF/some-Q4_1.gguf", gguf));
    QVERIFY(resolvesTo(gguf.parent_path().string(), gguf)); // the only model in its folder
}

void DiscoveryTest::refusesAFolderOfSeveralModels() {
    llama().write(home() / "m/a.gguf");
    llama().write(home() / "m/b.gguf");
    const auto path = resolveModelPath((home() / "m").string());
    QVERIFY(!path);
    QVERIFY2(path.error().message().find("holds 2 GGUF files (a.gguf, b.gguf)") != std::string::npos,
             path.error().message().c_str());
}

void DiscoveryTest::saysWhereItLookedForAnUnknownName() {
    for (const char* given : {"nobody/nothing", "nothing:latest", "/no/such/file.gguf"}) {
        const auto path = resolveModelPath(given);
        QVERIFY(!path);
        QVERIFY(path.error().message().find(given) != std::string::npos);
        QVERIFY(path.error().message().find(hub().string()) != std::string::npos);
    }
    QVERIFY(!resolveModelPath(""));
    fs::create_symlink("gone.gguf", home() / "link.gguf");
    const auto path = resolveModelPath((home() / "link.gguf").string());
    QVERIFY(!path && path.error().message().find("is a link to gone.gguf") != std::string::npos);
}

void DiscoveryTest::refusesNamesThatLeaveTheStores() {
    writeSnapshot(home(), "models--outside");
    writeOllama("{}");
    for (const char* given :
         {"../../../models--outside", "../x/smollm2:135m", "library/../smollm2:135m", "smollm2:../smollm2/135m"})
        QVERIFY2(!resolveModelPath(given), given);
}

QTEST_APPLESS_MAIN(DiscoveryTest)
#include "DiscoveryTest.moc"
