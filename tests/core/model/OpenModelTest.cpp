#include "TestFiles.h"
#include "TinyModel.h"
#include "model/Model.h"
#include "model/ModelWeights.h"

#include <QTemporaryDir>
#include <QtTest>
#include <fstream>

using namespace sinkscope;

namespace fs = std::filesystem;

class OpenModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        path_ = folder_->path().toStdString();
    }

    void opensFolderAndFileAlike() {
        TinyModel::llama().write(path_ / "tiny");
        for (const char* name : {"tiny", "tiny/model.safetensors", "tiny/config.json"}) {
            const auto model = openModel(path_ / name, {}, {});
            QVERIFY2(model, name);
            QCOMPARE((*model)->config().name, std::string("tiny"));
            QCOMPARE((*model)->files().size(), std::size_t{1});
            QCOMPARE((*model)->weights().embedding.size(0), 16);
        }
    }

    void opensAFolderOfTheCache() {
        const fs::path cache = path_ / "models--owner--tiny";
        TinyModel::llama().write(cache / "snapshots" / "abc");
        TinyModel::gemma3().write(cache / "snapshots" / "def");
        fs::create_directories(cache / "refs");
        std::ofstream(cache / "refs" / "main") << "def";
        const auto model = openModel(cache, {}, {});
        QVERIFY(model);
        QCOMPARE((*model)->config().name, std::string("owner/tiny"));
        QCOMPARE((*model)->config().family, std::string("gemma3_text"));
    }

    void opensAGgufFileOfAnyName() {
        fs::copy_file(testData("gguf/llama.gguf"), path_ / "sha256-0123");
        QVERIFY(openModel(path_ / "sha256-0123", {}, {}));
    }

    void runsIdsOnlyWithoutATokenizer() {
        TinyModel::llama().write(path_);
        const auto model = openModel(path_, {}, {});
        QVERIFY(model);
        QVERIFY((*model)->tokenizer() == nullptr);
        QVERIFY(plainText((*model)->config().notes.front()).find("tokenizer.json") != std::string::npos);
    }

    void saysWhyATokenizerCannotBeUsed() {
        TinyModel::llama().write(path_);
        std::ofstream(path_ / "tokenizer.json") << "{}";
        const auto model = openModel(path_, {}, {});
        QVERIFY(model);
        QVERIFY((*model)->tokenizer() == nullptr);
        QVERIFY(plainText((*model)->config().notes.front()).find("tokenizer.json") != std::string::npos);
    }

    void refuses_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("word");
        QTest::newRow("missing") << "nothing"
                                 << "does not exist";
        QTest::newRow("empty folder") << "empty"
                                      << "holds no model";
        QTest::newRow("pickle folder") << "pickled"
                                       << "pickle";
        QTest::newRow("no description") << "bare/model.safetensors"
                                        << "config.json";
        QTest::newRow("several files") << "several"
                                       << "choose one";
        QTest::newRow("no weight file") << "readme.txt"
                                        << "readme.txt";
    }

    void refuses() {
        QFETCH(QString, name);
        QFETCH(QString, word);
        fs::create_directories(path_ / "empty");
        TinyModel::llama().write(path_ / "pickled");
        fs::rename(path_ / "pickled" / "model.safetensors", path_ / "pickled" / "pytorch_model.bin");
        TinyModel::llama().write(path_ / "bare");
        fs::remove(path_ / "bare" / "config.json");
        fs::create_directories(path_ / "several");
        std::ofstream(path_ / "several" / "a.gguf") << "GGUF";
        std::ofstream(path_ / "several" / "b.gguf") << "GGUF";
        std::ofstream(path_ / "readme.txt") << "Not weights at all.";
        const auto model = openModel(path_ / name.toStdString(), {}, {});
        QVERIFY(!model);
        const QString message = QString::fromStdString(model.error().message());
        QVERIFY2(message.contains(word), qPrintable(message));
    }

    void computesInFp32OnlyOnTheCpu() {
        TinyModel::llama().write(path_);
        LoadOptions options;
        options.type = ComputeType::bf16;
        const auto model = openModel(path_, options, {});
        QVERIFY(!model && model.error().message().find("fp32") != std::string::npos);
    }

    void opensTheRealModel() {
        const auto file = exampleModel();
        if (!file)
            QSKIP("SmolLM2 is not in the data folder; packaging/run.sh fetches it.");
        const auto model = openModel(*file, {}, {});
        QVERIFY(model);
        QCOMPARE((*model)->config().layerCount(), 30);
        QVERIFY((*model)->tokenizer() != nullptr);
        QVERIFY((*model)->weights().head.weight.is_same((*model)->weights().embedding));
    }

private:
    std::unique_ptr<QTemporaryDir> folder_;
    fs::path path_;
};

QTEST_APPLESS_MAIN(OpenModelTest)
#include "OpenModelTest.moc"
