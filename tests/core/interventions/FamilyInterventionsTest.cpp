#include "RandomModel.h"
#include "TestFiles.h"
#include "engine/BasePrediction.h"
#include "engine/Engine.h"
#include "engine/RunTensors.h"
#include "interventions/Intervene.h"
#include "io/InterventionsJson.h"
#include "model/ModelWeights.h"

#include <ATen/ATen.h>
#include <QtTest>
#include <nlohmann/json.hpp>

using namespace sinkscope;

namespace {

std::shared_ptr<const Model> familyModel(const QString& family) {
    const auto opened = openModel(testData(("families/" + family).toStdString()), {}, {});
    if (!opened)
        qFatal("%s", opened.error().message().c_str());
    return *opened;
}

Baseline baselineOf(const std::shared_ptr<const Model>& model) {
    const Tokens tokens =
        someTokens(std::min<std::int64_t>(20, model->config().contextLength), model->config().vocabulary);
    RunOptions options;
    options.blockOutputs = KeepOutputs::yes;
    const auto finished = run(model, tokens, options, {});
    return *prepareBaseline(std::make_shared<const Findings>(findings(*finished, {})), {});
}

Interventions ablate(std::int64_t layer, std::int64_t first, std::int64_t last) {
    HeadAblation ablation;
    for (std::int64_t head = first; head < last; ++head)
        ablation.heads.push_back({layer, head});
    return {ablation};
}

at::Tensor attentionOutput(const Intervened& intervened, std::int64_t layer) {
    return intervened.findings->run->tensors->attentionOutput[static_cast<std::size_t>(layer)];
}

} // namespace

/// Identities that hold in every family, whatever its norms, biases, windows, sinks, experts and residual layout.
class FamilyInterventionsTest : public QObject {
    Q_OBJECT

    static void addFamilies() {
        QTest::addColumn<QString>("family");
        for (const auto& entry : std::filesystem::directory_iterator(testData("families"))) {
            const QString family = QString::fromStdString(entry.path().filename().string());
            QTest::newRow(qPrintable(family)) << family;
        }
    }

private Q_SLOTS:
    void initTestCase() { startEngine(); }

    void allHeadsZeroLeaveTheOutputBiasForEveryToken_data() { addFamilies(); }
    void allHeadsZeroLeaveTheOutputBiasForEveryToken() {
        QFETCH(QString, family);
        const auto model = familyModel(family);
        const ModelConfig& config = model->config();
        const auto result = intervene(baselineOf(model), ablate(1, 0, config.heads), {});
        QVERIFY2(result.has_value(), result ? "" : result.error().message().c_str());
        const at::Tensor output = attentionOutput(**result, 1);
        QVERIFY(at::equal(output, output.narrow(0, 0, 1).expand_as(output)));
        const at::Tensor bias = model->weights().layer(1).attentionProjection.bias;
        if (config.layers[1].attentionOutput.kind == NormKind::none)
            QVERIFY(at::allclose(output[0], bias.defined() ? bias : at::zeros({config.width})));
    }

    /// Where no norm follows the block, what each head adds sums to what the block adds.
    void headContributionsSumToTheAttentionOutput_data() { addFamilies(); }
    void headContributionsSumToTheAttentionOutput() {
        QFETCH(QString, family);
        const auto model = familyModel(family);
        const ModelConfig& config = model->config();
        if (config.layers[1].attentionOutput.kind != NormKind::none)
            return;
        const Baseline baseline = baselineOf(model);
        const at::Tensor whole = baseline.run().tensors->attentionOutput[1];
        at::Tensor sum = attentionOutput(**intervene(baseline, ablate(1, 0, config.heads), {}), 1).clone();
        for (std::int64_t head = 0; head < config.heads; ++head)
            sum += whole - attentionOutput(**intervene(baseline, ablate(1, head, head + 1), {}), 1);
        // fp32 sums of a few dozen terms in another order.
        QVERIFY((sum - whole).abs().max().item<float>() < 2e-5 * whole.abs().max().item<float>());
    }

    void everyOtherInterventionRunsOrSaysWhyNot_data() { addFamilies(); }
    void everyOtherInterventionRunsOrSaysWhyNot() {
        QFETCH(QString, family);
        const Baseline baseline = baselineOf(familyModel(family));
        for (const char* text :
             {R"([{"kind": "weMask", "layers": [1], "count": 2, "tokens": [0]}])",
              R"([{"kind": "normSwap", "site": "attentionInput", "layers": [1], "to": "layerNorm"}])",
              R"([{"kind": "normSwap", "site": "ffnInput", "layers": [1], "to": "dynamicTanh"}])",
              R"([{"kind": "normSwap", "site": "queryKey", "layers": [1], "to": "rmsNorm"}])",
              R"([{"kind": "normSwap", "site": "attentionOutput", "layers": [1], "to": "rmsNorm"}])",
              R"([{"kind": "normSwap", "site": "final", "to": "rmsNormWithoutGain"}])",
              R"([{"kind": "spikeEdit", "layer": 0, "entries": [[0, 1]], "to": "value", "value": 3}])",
              R"([{"kind": "virtualSink", "logit": 1}])", R"([{"kind": "selfOnly", "tokens": [4]}])",
              R"([{"kind": "keepSinks", "sinks": 1, "window": 3}])",
              R"([{"kind": "scaleWeight", "layer": 1, "channel": 0, "neuron": 0, "scale": 5}])",
              R"([{"kind": "capFfn", "layer": 1}])"}) {
            const auto result = intervene(baseline, *parseInterventions(text), {});
            if (!result) {
                const QString fault = QString::fromStdString(result.error().message());
                QVERIFY2(fault.startsWith("Intervention 1 ") && fault.endsWith('.'), qPrintable(fault));
                continue;
            }
            for (const float kl : (*result)->comparison.kl)
                QVERIFY2(std::isfinite(kl), text);
        }
    }
};

QTEST_APPLESS_MAIN(FamilyInterventionsTest)
#include "FamilyInterventionsTest.moc"
