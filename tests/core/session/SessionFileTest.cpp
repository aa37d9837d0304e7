#include "session/SessionFile.h"

#include "RandomModel.h"
#include "RandomSession.h"
#include "SameExhibit.h"
#include "SessionBytes.h"
#include "TestFiles.h"
#include "engine/Engine.h"
#include "model/DescribedModel.h"
#include "model/HuggingFaceConfig.h"
#include "session/ModelConfigJson.h"

#include <QtTest>
#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>

using namespace sinkscope;
namespace fs = std::filesystem;

namespace {

template <typename Value>
bool sameBits(const std::vector<Value>& one, const std::vector<Value>& two) {
    return one.size() == two.size() &&
           (one.empty() || std::memcmp(one.data(), two.data(), one.size() * sizeof(Value)) == 0);
}

bool sameBits(const Matrix& one, const Matrix& two) {
    return one.rows == two.rows && one.columns == two.columns && sameBits(one.values, two.values);
}

bool sameBits(const SiteStatistics& one, const SiteStatistics& two) {
    return sameBits(one.norm, two.norm) && sameBits(one.median, two.median) && sameBits(one.top, two.top) &&
           std::memcmp(&one.layerMedian, &two.layerMedian, sizeof(float)) == 0;
}

bool sameBits(const HeadStatistics& one, const HeadStatistics& two) {
    for (Matrix HeadStatistics::*member :
         {&HeadStatistics::received, &HeadStatistics::receivedEarly, &HeadStatistics::distance,
          &HeadStatistics::entropy, &HeadStatistics::firstLogit, &HeadStatistics::learnedSink,
          &HeadStatistics::queryNorm, &HeadStatistics::keyNorm, &HeadStatistics::valueNorm})
        if (!sameBits(one.*member, two.*member))
            return false;
    return true;
}

bool sameRun(const Run& one, const Run& two) {
    if (one.tokens != two.tokens || one.layerCount() != two.layerCount() || !sameBits(one.embedding, two.embedding) ||
        !sameBits(one.lossPerToken, two.lossPerToken) || !sameBits(one.klFromBase, two.klFromBase) ||
        one.badNumber != two.badNumber || one.firstComputed != two.firstComputed ||
        one.model->config() != two.model->config())
        return false;
    for (std::int64_t index = 0; index < one.layerCount(); ++index) {
        const LayerCapture &left = one.layer(index), &right = two.layer(index);
        if (!sameBits(left.heads, right.heads) || !sameBits(left.attentionOutput, right.attentionOutput) ||
            !sameBits(left.afterAttention, right.afterAttention) ||
            !sameBits(left.feedForwardOutput, right.feedForwardOutput) ||
            !sameBits(left.afterFeedForward, right.afterFeedForward))
            return false;
    }
    return true;
}

bool sameValue(const PlacedValue& one, const PlacedValue& two) {
    return std::memcmp(&one.value, &two.value, sizeof(float)) == 0 && one.token == two.token &&
           one.channel == two.channel;
}

bool sameStep(const StepBlock& one, const StepBlock& two) {
    return one.layer == two.layer && one.part == two.part && one.channel == two.channel && one.value == two.value;
}

bool sameLifeCycle(const LifeCycle& one, const LifeCycle& two) {
    const auto sameRow = [](const auto& left, const auto& right) { return std::ranges::equal(left, right, sameValue); };
    const bool sameEmergence =
        one.emergence.has_value() == two.emergence.has_value() &&
        (!one.emergence || (one.emergence->layer == two.emergence->layer &&
                            one.emergence->part == two.emergence->part && one.emergence->jump == two.emergence->jump));
    return std::ranges::equal(one.residual, two.residual, sameRow) && sameBits(one.median, two.median) &&
           std::ranges::equal(one.attention, two.attention, sameValue) &&
           std::ranges::equal(one.feedForward, two.feedForward, sameValue) && one.firstMassive == two.firstMassive &&
           one.lastMassive == two.lastMassive && one.spike.has_value() == two.spike.has_value() &&
           (!one.spike || sameValue(*one.spike, *two.spike)) && one.spikeTokens == two.spikeTokens &&
           one.spikeChannels == two.spikeChannels && sameEmergence &&
           std::ranges::equal(one.stepUp, two.stepUp, sameStep) &&
           std::ranges::equal(one.stepDown, two.stepDown, sameStep);
}

bool sameFindings(const Findings& one, const Findings& two) {
    return sameRun(*one.run, *two.run) && sameBits(one.massive, two.massive) && one.options == two.options &&
           sameLifeCycle(one.lifeCycle, two.lifeCycle) && sameBits(one.sinks.strength, two.sinks.strength) &&
           one.sinks.token == two.sinks.token && one.sinks.ratio == two.sinks.ratio &&
           sameBits(one.sinksGu.strength, two.sinksGu.strength) && sameBits(one.distance, two.distance) &&
           one.loss.meanNll == two.loss.meanNll;
}

bool sameComparison(const Comparison& one, const Comparison& two) {
    return sameBits(one.kl, two.kl) && sameBits(one.lossChangePerToken, two.lossChangePerToken) &&
           sameBits(one.strengthChange, two.strengthChange) && sameBits(one.streamChange, two.streamChange) &&
           one.massiveGone == two.massiveGone && one.massiveNew == two.massiveNew &&
           one.firstBoundary == two.firstBoundary;
}

bool sameKept(const KeptExhibit& one, const KeptExhibit& two) {
    return one.analysis == two.analysis && one.run == two.run && one.selection == two.selection &&
           one.choices == two.choices && sameExhibit(*one.exhibit, *two.exhibit);
}

} // namespace

class SessionFileTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;

    fs::path path(const char* name = "a.sinkscope") const { return fs::path(folder_->path().toStdString()) / name; }
    Session reopened(const Session& session) const { return savedAndRead(path(), session); }

private Q_SLOTS:
    void initTestCase() { startEngine(); }
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void stateAndArraysComeBackEqual_data() {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 50; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }
    void stateAndArraysComeBackEqual() {
        QFETCH(int, seed);
        const Session session = randomSession(static_cast<std::uint64_t>(seed));
        const Session back = reopened(session);
        QCOMPARE(back.prompt, session.prompt);
        QCOMPARE(back.generated, session.generated);
        QCOMPARE(back.specialTokens, session.specialTokens);
        QCOMPARE(back.options, session.options);
        QCOMPARE(back.cards, session.cards);
        QCOMPARE(back.side, session.side);
        QCOMPARE(back.selection, session.selection);
        QCOMPARE(back.view, session.view);
        QCOMPARE(back.analyses.choices, session.analyses.choices);
        QCOMPARE(back.analyses.begun, session.analyses.begun);
        QVERIFY(std::ranges::equal(back.analyses.kept, session.analyses.kept, sameKept));
        QCOMPARE(back.model.has_value(), session.model.has_value());
        QCOMPARE(back.base != nullptr, session.base != nullptr);
        QCOMPARE(back.intervened != nullptr, session.intervened != nullptr);
        if (session.model) {
            QCOMPARE(back.model->path, session.model->path);
            QCOMPARE(back.model->hash, session.model->hash);
            QCOMPARE(back.model->bytes, session.model->bytes);
            QCOMPARE(back.model->load.type, session.model->load.type);
        }
        if (session.base)
            QVERIFY(sameFindings(*back.base, *session.base));
        if (session.intervened) {
            QVERIFY(sameFindings(*back.intervened->findings, *session.intervened->findings));
            QVERIFY(sameComparison(back.intervened->comparison, session.intervened->comparison));
            QCOMPARE(back.intervened->interventions, session.intervened->interventions);
        }
    }

    void savingWhatWasOpenedGivesTheSameBytes_data() { stateAndArraysComeBackEqual_data(); }
    void savingWhatWasOpenedGivesTheSameBytes() {
        QFETCH(int, seed);
        const Session back = reopened(randomSession(static_cast<std::uint64_t>(seed)));
        QVERIFY(writeSession(path("again.sinkscope"), back));
        QVERIFY(bytesOf(path("again.sinkscope")) == bytesOf(path()));
    }

    void everyFieldOfAModelsDescriptionComesBack() {
        ModelConfig config = smallConfig();
        LayerConfig& layer = config.layers.front();
        layer.attentionOutput = {NormKind::dynamicTanh, 1e-7, NormParameters::gainAndBias, 0.1, 3.0};
        layer.rope = {5e5,  6,     true,  RopeScaling::yarn, 4.0, 2.0, 8.0, 16.0, 2.0, false, 1.5, 0.7, 0.8,
                      4096, {1.5}, {2, 3}};
        layer.window = 128;
        layer.feedForward = FeedForwardKind::plain;
        config.residual = ResidualLayout::parallel;
        config.queryKeyNormScope = QueryKeyNormScope::allHeads;
        config.activation = Activation::reluSquared;
        config.biases = {true, false, true, true, false, true};
        config.experts = {8, 2, 64, ExpertConfig::Scoring::topThenSoftmax, false, 7.0, 1.702};
        config.attentionSoftCap = 50.0;
        config.queryKeyValueClip = 8.0;
        config.positionOffset = 2;
        config.learnedPositions = config.learnedSinks = config.linearPositionBias = true;
        config.ignoredFields = {"torch_dtype"};
        config.notes = {Text::verbatim("The head is the embedding.")};
        const auto back = parseModelConfig(modelConfigJson(config));
        QVERIFY2(back, back ? "" : back.error().message().c_str());
        QVERIFY(*back == config);
    }

    void descriptionOfEveryFamilyComesBack() {
        for (const auto& entry : std::filesystem::directory_iterator(testData("families"))) {
            const auto described = readHuggingFaceConfig(entry.path() / "config.json");
            QVERIFY2(described, entry.path().c_str());
            const auto back = parseModelConfig(modelConfigJson(described->config));
            QVERIFY2(back, back ? "" : back.error().message().c_str());
            QVERIFY2(*back == described->config, entry.path().c_str());
        }
    }

    void keepsTheNumbersThatAreNone() {
        Session session = fullSession(3, 6);
        auto run = std::make_shared<Run>(*session.base->run);
        auto layer = std::make_shared<LayerCapture>(run->layer(1));
        layer->afterFeedForward.norm[2] = std::numeric_limits<float>::quiet_NaN();
        layer->afterFeedForward.top[2][0].value = std::numeric_limits<float>::infinity();
        run->layers[1] = layer;
        run->badNumber = BadNumber{1, Site::afterFeedForward, 2};
        auto found = std::make_shared<Findings>(*session.base);
        found->run = run;
        session.base = found;
        session.intervened = nullptr;
        session.pictures = nullptr;
        session.analyses = {};
        const Session back = reopened(session);
        QVERIFY(sameRun(*back.base->run, *run));
        QVERIFY(isStored(*back.base->run));
    }
};

QTEST_GUILESS_MAIN(SessionFileTest)
#include "SessionFileTest.moc"
