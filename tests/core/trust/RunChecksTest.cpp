#include "RandomModel.h"
#include "engine/Engine.h"
#include "engine/RunTensors.h"
#include "trust/AttentionChecks.h"
#include "trust/DeviceCheck.h"
#include "trust/KeyValueGroups.h"
#include "trust/PrecisionCheck.h"
#include "trust/ReadingCheck.h"
#include "trust/RopeCheck.h"

#include <ATen/ATen.h>
#include <QtTest>

using namespace sinkscope;

namespace {

constexpr std::int64_t allElements = 1'000'000'000;

Run ran(const std::shared_ptr<const Model>& model, std::int64_t tokens = 20) {
    RunOptions options;
    options.blockOutputs = KeepOutputs::yes;
    options.logits = KeepLogits::yes;
    const auto finished = run(model, someTokens(tokens), options, {});
    if (!finished)
        qFatal("%s", finished.error().message().c_str());
    return **finished;
}

/// The run's tensors to be changed.
std::shared_ptr<RunTensors> changeable(Run& run) {
    auto tensors = std::make_shared<RunTensors>(*run.tensors);
    run.tensors = tensors;
    return tensors;
}

/// What the run captured of a layer's heads, to be changed.
HeadStatistics& changeableHeads(Run& run, std::size_t layer) {
    const auto capture = std::make_shared<LayerCapture>(*run.layers[layer]);
    run.layers[layer] = capture;
    return capture->heads;
}

ModelConfig configWithSinks() {
    ModelConfig config = smallConfig();
    config.learnedSinks = true;
    return config;
}

RopeTable engineTable(const RopeConfig& rope, std::int64_t tokens) {
    return ropeTable(rope, tokens, at::Device(at::kCPU));
}

/// A text of 20 tokens of 4 bytes, read with this loss per token; `peak` is the largest logit of each row, 0 for flat.
Probe readingProbe(float loss, double peak) {
    ModelConfig config = smallConfig();
    config.vocabulary = 1000;
    const auto result = std::make_shared<Run>(ran(randomModel(config)));
    for (Token& token : result->tokens)
        token.bytes = "word";
    result->lossPerToken.assign(result->tokens.size() - 1, loss);
    at::Tensor logits = at::zeros({20, 1000});
    logits.select(1, 7).fill_(peak);
    changeable(*result)->logits = logits;
    return {ProbeText::english, result};
}

} // namespace

/// Checks of the trust report that look at a run: each turns red when its fault is planted.
class RunChecksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { startEngine(); }

    void engineTableIsTheFormulas_data() {
        QTest::addColumn<int>("scaling");
        for (const auto scaling : {RopeScaling::none, RopeScaling::linear, RopeScaling::dynamic, RopeScaling::llama3,
                                   RopeScaling::yarn, RopeScaling::longrope, RopeScaling::factors})
            QTest::addRow("%d", static_cast<int>(scaling)) << static_cast<int>(scaling);
    }

    void engineTableIsTheFormulas() {
        QFETCH(int, scaling);
        ModelConfig config = smallConfig();
        config.contextLength = 20'000;
        RopeConfig rope;
        rope.base = 500'000.0;
        rope.rotaryDimensions = 8;
        rope.scaling = static_cast<RopeScaling>(scaling);
        rope.factor = 8.0;
        rope.originalContext = 4096;
        rope.shortFactors = {1.0, 1.1, 1.2, 1.3};
        rope.longFactors = {1.0, 2.0, 4.0, 8.0};
        for (LayerConfig& layer : config.layers)
            layer.rope = rope;
        const TrustCheck check = ropeTableCheck(config, engineTable);
        QVERIFY2(check.verdict == TrustVerdict::green, plainText(check.sentence).c_str());
        QCOMPARE(std::ranges::count_if(check.details,
                                       [](const Text& line) { return plainText(line).starts_with("position "); }),
                 4);
    }

    void anotherTableThanTheFormulasIsRed() {
        const TrustCheck base = ropeTableCheck(smallConfig(), [](RopeConfig rope, std::int64_t tokens) {
            rope.base *= 1.01;
            return engineTable(rope, tokens);
        });
        QVERIFY(base.verdict == TrustVerdict::red);
        const TrustCheck late = ropeTableCheck(smallConfig(), [](const RopeConfig& rope, std::int64_t tokens) {
            RopeTable table = engineTable(rope, tokens);
            table.sine[tokens - 1][0] += 0.01; // right everywhere but at the end
            return table;
        });
        QVERIFY(late.verdict == TrustVerdict::red);
        QVERIFY(plainText(late.sentence).find("position 4095, pair 0") != std::string::npos);
    }

    void baseTooSmallForTheContextIsNoted() {
        ModelConfig config = smallConfig();
        for (LayerConfig& layer : config.layers)
            layer.rope.base = 100.0; // slowest pair: 2π · 100^(6/8) = 199 positions of 4,096
        QVERIFY(ropeTableCheck(config, engineTable).verdict == TrustVerdict::yellow);
    }

    void attentionOfASoundRunAddsUp() {
        for (const ModelConfig& config : {smallConfig(), configWithSinks()}) {
            const TrustCheck check = attentionRowsCheck(ran(randomModel(config)), {});
            QVERIFY2(check.verdict == TrustVerdict::green, plainText(check.sentence).c_str());
        }
    }

    void attentionThatDoesNotAddUpIsRed() {
        Run wrong = ran(randomModel(smallConfig()));
        changeableHeads(wrong, 1).received.at(2, 3) += 1.0F;
        const TrustCheck check = attentionRowsCheck(wrong, {});
        QVERIFY(check.verdict == TrustVerdict::red);
        QVERIFY(plainText(check.sentence).find("layer 1") != std::string::npos);
    }

    void forgottenSinkShareIsRed() {
        Run wrong = ran(randomModel(configWithSinks()));
        changeableHeads(wrong, 2).learnedSink = Matrix(4, 20, 0.0F);
        QVERIFY(attentionRowsCheck(wrong, {}).verdict == TrustVerdict::red);
    }

    void headsOfASoundRunAddUpToTheirBlock() {
        const TrustCheck check = headSumCheck(ran(randomModel(smallConfig())), allElements, {});
        QVERIFY2(check.verdict == TrustVerdict::green, plainText(check.sentence).c_str());
        QVERIFY(plainText(check.sentence).find("all 3 layers") != std::string::npos);
    }

    void headsThatDoNotAddUpAreRed() {
        Run wrong = ran(randomModel(smallConfig()));
        const auto tensors = changeable(wrong);
        tensors->attentionOutput[1] = tensors->attentionOutput[1] * 1.01;
        const TrustCheck check = headSumCheck(wrong, allElements, {});
        QVERIFY(check.verdict == TrustVerdict::red);
        QVERIFY(plainText(check.sentence).find("layer 1") != std::string::npos);
    }

    void queryHeadsOfAnotherKeyHeadAreRed() {
        const Run sound = ran(randomModel(smallConfig()));
        QVERIFY(keyValueGroupsCheck(sound, {}).verdict == TrustVerdict::green);
        Run wrong = sound; // heads 1 and 2 read each other's key head, as with alternating groups
        Matrix& logits = changeableHeads(wrong, 0).firstLogit;
        for (std::int64_t token = 0; token < 20; ++token)
            std::swap(logits.at(1, token), logits.at(2, token));
        QVERIFY(keyValueGroupsCheck(wrong, {}).verdict == TrustVerdict::red);
    }

    void layerWhoseHeadsFitOtherKeyHeadsIsNoted() {
        const Run sound = ran(randomModel(smallConfig()));
        std::vector<QueryKeyMatch> matches;
        for (std::int64_t layer = 0; layer < 12; ++layer)
            matches.push_back({layer, 5.0, 1.0, 4.0, 4, 4});
        matches[0].headsBestWithOwnKey = 1; // the first layer may be out of line
        QVERIFY(keyValueGroupsCheck(sound, matches).verdict == TrustVerdict::green);
        matches[7].headsBestWithOwnKey = 1;
        const TrustCheck check = keyValueGroupsCheck(sound, matches);
        QVERIFY(check.verdict == TrustVerdict::yellow);
        QVERIFY2(plainText(check.sentence).find("In layer 7 most query heads") != std::string::npos,
                 plainText(check.sentence).c_str());
    }

    void soundRunAgreesWithDoublePrecision() {
        const TrustCheck check = precisionCheck(ran(randomModel(smallConfig())), allElements, {});
        QVERIFY2(check.verdict == TrustVerdict::green, plainText(check.sentence).c_str());
        QVERIFY(plainText(check.sentence).find("all 3 layers") != std::string::npos);
    }

    void wrongBlockIsRedAndNamed() {
        Run wrong = ran(randomModel(smallConfig()));
        const auto tensors = changeable(wrong);
        tensors->feedForwardOutput[2] = tensors->feedForwardOutput[2] * 1.05;
        const TrustCheck check = precisionCheck(wrong, allElements, {});
        QVERIFY(check.verdict == TrustVerdict::red);
        QVERIFY2(plainText(check.sentence).find("feed-forward output of layer 2") != std::string::npos,
                 plainText(check.sentence).c_str());
    }

    void runOfOtherWeightsIsRed() {
        Run wrong = ran(randomModel(smallConfig(), 1));
        wrong.model = randomModel(smallConfig(), 2);
        QVERIFY(precisionCheck(wrong, allElements, {}).verdict == TrustVerdict::red);
    }

    void fewElementsCoverFewLayersAndSaySo() {
        const TrustCheck check = precisionCheck(ran(randomModel(smallConfig())), 1, {});
        QVERIFY2(plainText(check.sentence).find("1 of 3 layers (0)") != std::string::npos,
                 plainText(check.sentence).c_str());
    }

    void devicesThatDisagreeAreRed() {
        const Run run = ran(randomModel(smallConfig(), 1));
        QVERIFY(comparedRuns(run, run).verdict == TrustVerdict::green);
        QVERIFY(comparedRuns(run, ran(randomModel(smallConfig(), 2))).verdict == TrustVerdict::red);
    }

    void oneDeviceHasNothingToCompareWith() {
        if (at::hasCUDA())
            QSKIP("This machine has a CUDA device.");
        const Probe probe{ProbeText::spreadIds, std::make_shared<Run>(ran(randomModel(smallConfig())))};
        const TrustCheck check = deviceCheck(probe, {});
        QVERIFY(check.verdict == TrustVerdict::green);
        QVERIFY(plainText(check.sentence).starts_with("No GPU"));
    }

    void readingIsJudgedByLossAndCertainty_data() {
        QTest::addColumn<float>("loss");
        QTest::addColumn<double>("peak");
        QTest::addColumn<TrustVerdict>("verdict");
        // ln 1000 = 6.9 nats by chance; 4 bytes a token. A peak of 9 leaves an entropy of 1.2 nats, one of 0 6.9.
        QTest::newRow("trained") << 2.5F << 9.0 << TrustVerdict::green;
        QTest::newRow("worse than it should") << 5.0F << 9.0 << TrustVerdict::yellow;
        QTest::newRow("worse than it expects") << 4.0F << 9.0 << TrustVerdict::yellow;
        QTest::newRow("untrained") << 6.9F << 0.0 << TrustVerdict::yellow;
        QTest::newRow("surely wrong") << 9.0F << 9.0 << TrustVerdict::red;
    }

    void readingIsJudgedByLossAndCertainty() {
        QFETCH(float, loss);
        QFETCH(double, peak);
        QFETCH(TrustVerdict, verdict);
        const TrustCheck check = readingCheck(readingProbe(loss, peak));
        QVERIFY2(check.verdict == verdict, (plainText(check.sentence) + " " + plainText(check.details[1])).c_str());
    }

    void readingWithoutTextIsNotJudged() {
        Probe probe = readingProbe(9.0F, 9.0);
        probe.text = ProbeText::spreadIds;
        QVERIFY(readingCheck(probe).verdict == TrustVerdict::green);
        QVERIFY(plainText(readingCheck(probe).sentence).starts_with("Not judged"));
    }

    void baseThatReadsWorseThanAnotherIsNoted() {
        // The planted loss is worse than what any base gives to this model.
        const TrustCheck worse = ropeBaseCheck(readingProbe(90.0F, 9.0), allElements, {});
        QVERIFY2(worse.verdict == TrustVerdict::yellow, plainText(worse.sentence).c_str());
        QVERIFY(ropeBaseCheck(readingProbe(0.1F, 9.0), allElements, {}).verdict == TrustVerdict::green);
    }
};

QTEST_APPLESS_MAIN(RunChecksTest)
#include "RunChecksTest.moc"
