#include "TestDevices.h"
#include "TestFiles.h"
#include "engine/AttentionMap.h"
#include "engine/Engine.h"
#include "engine/RunTensors.h"
#include "model/Model.h"
#include "model/SafetensorsFile.h"

#include <ATen/ATen.h>
#include <QtTest>
#include <cstring>

using namespace sinkscope;

namespace {

/// Two correct fp32 paths differ by 3e-6 of each token's largest magnitude (and of the largest logit); ten times less
/// than a wrong epsilon shows.
constexpr double residualTolerance = 2e-5, mapTolerance = 1e-5;

at::Tensor numbers(const WeightSource& source, const char* name) {
    const StoredTensor* tensor = source.find(name);
    at::Tensor values = at::empty(tensor->shape, at::kFloat);
    source.read(*tensor, 0, {values.data_ptr<float>(), static_cast<std::size_t>(values.numel())});
    return values;
}

Tokens promptOf(const WeightSource& source) {
    const StoredTensor* tensor = source.find("ids");
    std::vector<std::int64_t> ids(static_cast<std::size_t>(tensor->shape.front()));
    std::memcpy(ids.data(), tensor->bytes.data(), tensor->bytes.size());
    Tokens tokens;
    for (const std::int64_t id : ids)
        tokens.push_back({static_cast<std::int32_t>(id), {}, TokenKind::ordinary, AddedBy::ids});
    return tokens;
}

void addRows(const QString& name, const QString& model, const QString& family) {
    QTest::newRow(qPrintable(name + ", cpu")) << model << family << ComputeDevice::cpu;
    QTest::newRow(qPrintable(name + ", cuda")) << model << family << ComputeDevice::cuda;
}

double worstMap(const Run& run, const at::Tensor& maps) {
    double worst = 0.0;
    for (std::int64_t layer = 0; layer < maps.size(0); ++layer) {
        for (std::int64_t head = 0; head < maps.size(1); ++head) {
            const auto map = wholeAttentionMap(run, layer, head, {});
            if (!map)
                return 1.0;
            const at::Tensor found = at::tensor(map->values).reshape({map->rows, map->columns});
            worst = std::max(worst, (found - maps[layer][head]).abs().max().item<double>());
        }
    }
    return worst;
}

} // namespace

/// Every family, as Hugging Face has it and as GGUF, against Hugging Face's own forward pass on the same stored
/// weights.
class FamilyReferenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { startEngine(); }

    void agreesWithHuggingFace_data() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("family");
        QTest::addColumn<ComputeDevice>("device");
        for (const auto& entry : std::filesystem::directory_iterator(testData("families"))) {
            const QString family = QString::fromStdString(entry.path().filename().string());
            addRows(family, "families/" + family, family);
        }
        for (const auto& entry : std::filesystem::directory_iterator(testData("gguf"))) {
            const QString family = QString::fromStdString(entry.path().stem().string());
            if (entry.path().extension() == ".gguf")
                addRows(family + ".gguf", "gguf/" + family + ".gguf", family);
        }
    }

    void agreesWithHuggingFace() {
        QFETCH(QString, model);
        QFETCH(QString, family);
        QFETCH(ComputeDevice, device);
        if (deviceIsMissing(device))
            QSKIP("This machine has no CUDA device.");
        LoadOptions load;
        load.device = device;
        const auto opened = openModel(testData(model.toStdString()), load, {});
        QVERIFY2(opened, opened ? "" : opened.error().message().c_str());
        const auto reference = openSafetensors(testData("families") / family.toStdString() / "reference.safetensors");
        QVERIFY(reference);
        RunOptions options;
        options.logits = KeepLogits::yes;
        const auto result = run(*opened, promptOf(*reference), options, {});
        QVERIFY2(result, result ? "" : result.error().message().c_str());

        const at::Tensor expected = numbers(*reference, "residual");
        const at::Tensor residual = at::stack((*result)->tensors->residual).cpu();
        const at::Tensor difference = (residual - expected).abs().amax(-1);
        QVERIFY((difference / expected.abs().amax(-1)).max().item<double>() < residualTolerance);
        const at::Tensor logits = numbers(*reference, "logits");
        QVERIFY(((*result)->tensors->logits.cpu() - logits).abs().max().item<double>() <
                residualTolerance * logits.abs().max().item<double>());
        QVERIFY(worstMap(**result, numbers(*reference, "maps")) < mapTolerance);
    }
};

QTEST_APPLESS_MAIN(FamilyReferenceTest)
#include "FamilyReferenceTest.moc"
