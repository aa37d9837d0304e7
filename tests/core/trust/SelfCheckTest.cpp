#include "trust/SelfCheck.h"
#include "RandomModel.h"
#include "TestFiles.h"
#include "engine/Engine.h"
#include "model/ModelWeights.h"

#include <ATen/ATen.h>
#include <ATen/CPUGeneratorImpl.h>
#include <QtTest>
#include <algorithm>
#include <set>

using namespace sinkscope;

namespace {

const TrustCheck& checkOf(const TrustReport& report, const std::string& id) {
    const auto found = std::ranges::find(report.checks, id, &TrustCheck::id);
    if (found == report.checks.end())
        qFatal("There is no check %s.", id.c_str());
    return *found;
}

/// The same model with something changed; tensors that `change` does not touch are shared.
std::shared_ptr<const Model> damaged(const Model& model, const std::function<void(ModelConfig&, ModelWeights&)>& change,
                                     const std::shared_ptr<const Model>& owner) {
    ModelConfig config = model.config();
    auto weights = std::make_unique<ModelWeights>(model.weights());
    change(config, *weights);
    return std::make_shared<const Model>(std::move(config), std::move(weights),
                                         std::shared_ptr<const Tokenizer>(owner, model.tokenizer()), model.files(),
                                         model.options(), 0.0);
}

std::string verdicts(const TrustReport& report) {
    std::string text;
    for (const TrustCheck& check : report.checks)
        if (check.verdict != TrustVerdict::green)
            text += check.id + " (" + nameOf(check.verdict) + "): " + plainText(check.sentence) + "\n";
    return text;
}

} // namespace

/// The whole trust report on every tiny family, and on the real SmolLM2 sound and damaged.
class SelfCheckTest : public QObject {
    Q_OBJECT

    std::shared_ptr<const Model> real_; ///< null when it was not fetched

    /// The report of the real model after `change`.
    TrustReport reportAfter(const std::function<void(ModelConfig&, ModelWeights&)>& change) {
        const auto report = selfCheck(damaged(*real_, change, real_), {});
        if (!report)
            qFatal("%s", report.error().message().c_str());
        return *report;
    }

private Q_SLOTS:
    void initTestCase() {
        startEngine();
        if (const auto file = exampleModel())
            if (auto model = openModel(*file, {}, {}))
                real_ = *model;
    }

    void tinyFamiliesAreNeverRed_data() {
        QTest::addColumn<QString>("model");
        for (const char* folder : {"families", "gguf"})
            for (const auto& entry : std::filesystem::directory_iterator(testData(folder)))
                if (entry.is_directory() || entry.path().extension() == ".gguf")
                    QTest::newRow(entry.path().filename().c_str())
                        << QString::fromStdString(std::string(folder) + "/" + entry.path().filename().string());
    }

    void tinyFamiliesAreNeverRed() {
        QFETCH(QString, model);
        const auto opened = openModel(testData(model.toStdString()), {}, {});
        QVERIFY2(opened, opened ? "" : opened.error().message().c_str());
        const auto report = selfCheck(*opened, {});
        QVERIFY2(report, report ? "" : report.error().message().c_str());
        QCOMPARE(report->checks.size(), 16U);
        QVERIFY2(report->overall() != TrustVerdict::red, verdicts(*report).c_str());
        // A missing tokenizer, fields that no family reads and a context of a few tokens may be noted; random weights
        // must raise no alarm.
        const std::set<std::string> mayBeNoted = {"tokenizer", "configFields", "ropeTable"};
        for (const TrustCheck& check : report->checks)
            QVERIFY2(check.verdict == TrustVerdict::green || mayBeNoted.count(check.id) > 0, verdicts(*report).c_str());
    }

    void cancelledReportIsNoReport() {
        std::stop_source stop;
        stop.request_stop();
        const auto report = selfCheck(randomModel(smallConfig()), Progress(stop.get_token()));
        QVERIFY(!report);
        QVERIFY(report.error().kind == Error::Kind::cancelled);
    }

    void modelWithoutFilesIsCheckedAsFarAsItGoes() {
        const auto report = selfCheck(randomModel(smallConfig()), {});
        QVERIFY(report);
        QVERIFY(checkOf(*report, "tensorUse").verdict == TrustVerdict::yellow);
        QVERIFY(checkOf(*report, "precision").verdict == TrustVerdict::green);
    }

    void soundRealModelIsGreen() {
        if (!real_)
            QSKIP("The real SmolLM2 is not in the data folder.");
        const TrustReport report = reportAfter([](ModelConfig&, ModelWeights&) {});
        QVERIFY2(report.overall() == TrustVerdict::green, verdicts(report).c_str());
        QVERIFY(plainText(checkOf(report, "precision").sentence).find("all 30 layers") != std::string::npos);
    }

    void swappedNormsOfTheRealModelAreNamed() {
        if (!real_)
            QSKIP("The real SmolLM2 is not in the data folder.");
        const TrustReport report = reportAfter([](ModelConfig&, ModelWeights& weights) {
            std::swap(weights.layers()[3].feedForwardInput, weights.layers()[17].feedForwardInput);
        });
        const TrustCheck& check = checkOf(report, "normGains");
        QVERIFY(check.verdict == TrustVerdict::yellow);
        QVERIFY2(plainText(check.sentence).find("layers 3 and 17") != std::string::npos,
                 plainText(check.sentence).c_str());
    }

    void permutedQueryOfTheRealModelIsNamed() {
        if (!real_)
            QSKIP("The real SmolLM2 is not in the data folder.");
        const TrustReport report = reportAfter([](ModelConfig&, ModelWeights& weights) {
            at::Tensor weight = weights.layers()[20].queryKeyValue.weight.clone();
            const at::Tensor order = at::randperm(576, at::detail::createCPUGenerator(1));
            weight.narrow(0, 0, 576).copy_(weight.narrow(0, 0, 576).index_select(0, order));
            weights.layers()[20].queryKeyValue.weight = weight;
        });
        const TrustCheck& check = checkOf(report, "queryKeyRows");
        QVERIFY(check.verdict == TrustVerdict::yellow);
        QVERIFY2(plainText(check.sentence).find("layer 20") != std::string::npos, plainText(check.sentence).c_str());
    }

    void farOffRopeBaseOfTheRealModelIsNoted() {
        if (!real_)
            QSKIP("The real SmolLM2 is not in the data folder.");
        const TrustReport report = reportAfter([](ModelConfig& config, ModelWeights&) {
            for (LayerConfig& layer : config.layers)
                layer.rope.base = 500.0; // the file says 100,000
        });
        QVERIFY2(report.overall() != TrustVerdict::green, verdicts(report).c_str());
        QVERIFY(checkOf(report, "ropeBase").verdict == TrustVerdict::yellow);
    }
};

QTEST_APPLESS_MAIN(SelfCheckTest)
#include "SelfCheckTest.moc"
