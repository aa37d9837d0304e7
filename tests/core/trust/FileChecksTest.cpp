#include "TestFiles.h"
#include "TinyModel.h"
#include "model/Checkpoint.h"
#include "model/ModelWeights.h"
#include "trust/ConfigFields.h"
#include "trust/TensorUse.h"

#include <ATen/ATen.h>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>

using namespace sinkscope;

namespace {

bool mentions(const TrustCheck& check, const std::string& words) {
    return plainText(check.sentence).find(words) != std::string::npos ||
           std::ranges::any_of(check.details,
                               [&](const Text& line) { return plainText(line).find(words) != std::string::npos; });
}

} // namespace

/// Checks of the trust report that read the files' headers: each turns yellow or red when its fault is planted.
class FileChecksTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    Checkpoint opened(const TinyModel& model) {
        const auto place = std::filesystem::path(folder_.path().toStdString()) / QTest::currentTestFunction() /
                           (QTest::currentDataTag() ? QTest::currentDataTag() : "one");
        model.write(place);
        auto checkpoint = openCheckpoint(place);
        if (!checkpoint)
            qFatal("%s", checkpoint.error().message().c_str());
        return std::move(*checkpoint);
    }

private Q_SLOTS:
    void everyTensorOfASoundFileIsUsedOnce() {
        const TrustCheck check = tensorUseCheck(opened(TinyModel::llama()));
        QVERIFY2(check.verdict == TrustVerdict::green, plainText(check.sentence).c_str());
        QVERIFY(mentions(check, "All 21 tensors"));
    }

    void unusedTensorIsListed() {
        TinyModel model = TinyModel::llama();
        model.add("vision_tower.patch.weight", {4});
        const TrustCheck check = tensorUseCheck(opened(model));
        QVERIFY(check.verdict == TrustVerdict::yellow);
        QVERIFY(mentions(check, "not used: vision_tower.patch.weight"));
    }

    void missingTensorIsRedAndNamed() {
        TinyModel model = TinyModel::llama();
        model.tensors.erase("model.layers.1.mlp.up_proj.weight");
        const TrustCheck check = tensorUseCheck(opened(model));
        QVERIFY(check.verdict == TrustVerdict::red);
        QVERIFY(mentions(check, "model.layers.1.mlp.up_proj.weight"));
    }

    void tensorReadTwiceIsRed() {
        TinyModel model = TinyModel::llama();
        for (const std::string layer : {"0", "1"})
            model.tensors.erase("model.layers." + layer + ".mlp.gate_proj.weight");
        Checkpoint checkpoint = opened(model);
        checkpoint.model.layout.gate = checkpoint.model.layout.up;
        const TrustCheck check = tensorUseCheck(checkpoint);
        QVERIFY(check.verdict == TrustVerdict::red);
        QVERIFY(mentions(check, "read twice or in part: model.layers.0.mlp.up_proj.weight (12 rows)"));
    }

    void fieldsOfTheDescriptionAreReadOrListed_data() {
        QTest::addColumn<QString>("field");
        QTest::addColumn<bool>("value");
        QTest::addColumn<bool>("noted");
        QTest::newRow("bookkeeping") << "use_cache" << true << false;
        QTest::newRow("unknown, in use") << "novel_gate" << true << true;
        QTest::newRow("unknown, switched off") << "novel_gate" << false << false;
    }

    void fieldsOfTheDescriptionAreReadOrListed() {
        QFETCH(QString, field);
        QFETCH(bool, value);
        QFETCH(bool, noted);
        TinyModel model = TinyModel::llama();
        model.config[field.toStdString()] = value;
        const Checkpoint checkpoint = opened(model);
        const TrustCheck check = configFieldsCheck(checkpoint.model.config, describedFields(checkpoint));
        QVERIFY2((check.verdict == TrustVerdict::yellow) == noted, plainText(check.sentence).c_str());
        QVERIFY(mentions(check, field.toStdString()));
        QVERIFY(mentions(check, "read: hidden_size"));
    }

    void saysWhichOutputMatrixAndWhy_data() {
        QTest::addColumn<bool>("flag");
        QTest::addColumn<bool>("inFile");
        QTest::addColumn<bool>("noted");
        QTest::newRow("shared by flag and file") << true << false << false;
        QTest::newRow("own by flag and file") << false << true << false;
        QTest::newRow("shared by flag, file has another") << true << true << true;
        QTest::newRow("own by flag, file has none") << false << false << true;
    }

    void saysWhichOutputMatrixAndWhy() {
        QFETCH(bool, flag);
        QFETCH(bool, inFile);
        QFETCH(bool, noted);
        TinyModel model = TinyModel::llama();
        model.config["tie_word_embeddings"] = flag;
        if (!inFile)
            model.tensors.erase("lm_head.weight");
        const Checkpoint checkpoint = opened(model);
        ModelWeights loaded;
        loaded.embedding = at::zeros({16, 8});
        loaded.head.weight = inFile ? at::zeros({16, 8}) : loaded.embedding;
        ModelConfig config = checkpoint.model.config;
        config.tiedHead = !inFile;
        const TrustCheck check = headCheck(checkpoint, config, loaded);
        QVERIFY2(check.verdict == (noted ? TrustVerdict::yellow : TrustVerdict::green),
                 plainText(check.sentence).c_str());
        QVERIFY(mentions(check, inFile ? "lm_head.weight" : "embedding"));
    }

    void anotherOutputMatrixThanTheFilesIsRed() {
        const Checkpoint checkpoint = opened(TinyModel::llama());
        ModelWeights loaded;
        loaded.embedding = at::zeros({16, 8});
        loaded.head.weight = loaded.embedding; // as a loader does that trusts a default
        ModelConfig config = checkpoint.model.config;
        config.tiedHead = true;
        QVERIFY(headCheck(checkpoint, config, loaded).verdict == TrustVerdict::red);
    }
};

QTEST_APPLESS_MAIN(FileChecksTest)
#include "FileChecksTest.moc"
