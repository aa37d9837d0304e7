#include "analysis/VocabularyProbe.h"

#include "RandomModel.h"
#include "TestFiles.h"
#include "TinyModel.h"
#include "engine/Engine.h"
#include "model/ModelWeights.h"

#include <ATen/ATen.h>
#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <fstream>
#include <limits>

using namespace sinkscope;

namespace {

/// Two correct fp32 paths differ by some 3e-6 of the largest number; see FamilyReferenceTest.
constexpr float tolerance = 2e-5F;

std::shared_ptr<const Model> opened(const std::filesystem::path& path) {
    auto model = openModel(path, {}, {});
    if (!model)
        qWarning("%s", model.error().message().c_str());
    return model ? *model : nullptr;
}

/// Whether some items' values agree with ordinary runs of that one token.
bool agreesWithRuns(const std::shared_ptr<const Model>& model, const VocabularyProbe& probe) {
    const std::int64_t items = model->config().vocabulary;
    for (std::int64_t item = 0; item < items; item += std::max<std::int64_t>(1, items / 7)) {
        auto alone = run(model, {{static_cast<std::int32_t>(item), {}, TokenKind::ordinary, AddedBy::ids}}, {}, {});
        if (!alone)
            return false;
        for (std::int64_t layer = 0; layer < (*alone)->layerCount(); ++layer) {
            const float expected = (*alone)->layer(layer).afterFeedForward.top[0][0].value;
            const float found = probe.largest.at(item, layer);
            // Where the two largest are nearly equal, either may come out first.
            if (std::abs(std::abs(found) - std::abs(expected)) > tolerance * std::abs(expected))
                return false;
        }
    }
    return true;
}

class Folder {
public:
    explicit Folder(std::int64_t vocabulary) {
        TinyModel tiny = TinyModel::llama();
        tiny.config["vocab_size"] = vocabulary;
        for (const char* name : {"model.embed_tokens.weight", "lm_head.weight"})
            tiny.add(name, {vocabulary, 8});
        tiny.write(path("model"));
    }

    std::filesystem::path path(const char* name) const { return folder_.filePath(name).toStdString(); }
    std::vector<std::filesystem::path> parts() const {
        std::vector<std::filesystem::path> files;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(path("probes")))
            if (entry.is_regular_file())
                files.push_back(entry.path());
        return files;
    }

private:
    QTemporaryDir folder_;
};

void writeOver(const std::filesystem::path& file, std::streamoff fromEnd) {
    std::fstream stream(file, std::ios::in | std::ios::out | std::ios::binary);
    stream.seekp(-fromEnd, std::ios::end);
    stream.put('\x55');
}

/// Stops itself at the second batch.
Result<VocabularyProbe> cancelledProbe(const Model& model, const std::filesystem::path& folder) {
    std::stop_source stop;
    const Progress progress(stop.get_token(), [&](Stage stage, std::int64_t done, std::int64_t) {
        if (stage == Stage::analyzing && done > 0)
            stop.request_stop();
    });
    return probeVocabulary(model, folder, progress);
}

} // namespace

class VocabularyProbeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { startEngine(); }

    void agreesWithOrdinaryRunsOfOneToken_data() {
        QTest::addColumn<QString>("family");
        for (const auto& entry : std::filesystem::directory_iterator(testData("families")))
            QTest::newRow(entry.path().filename().c_str()) << QString::fromStdString(entry.path().filename().string());
    }

    void agreesWithOrdinaryRunsOfOneToken() {
        QFETCH(QString, family);
        const auto model = opened(testData("families") / family.toStdString());
        QVERIFY(model);
        const auto probe = probeVocabulary(*model, {}, {});
        QVERIFY2(probe, probe ? "" : probe.error().message().c_str());
        QVERIFY(agreesWithRuns(model, *probe));
    }

    void agreesUnderClipSoftCapAndManyQueryHeads() {
        ModelConfig config = smallConfig();
        config.queryKeyValueClip = 0.7;
        config.attentionSoftCap = 2.0;
        config.learnedSinks = true;
        config.heads = 8;
        config.layers[1].window = 1;
        const auto model = randomModel(config);
        const auto probe = probeVocabulary(*model, {}, {});
        QVERIFY(probe && agreesWithRuns(model, *probe));
    }

    void findsThePlantedException() {
        const auto model = randomModel(smallConfig(), 1, [](ModelWeights& weights) {
            // Blocks add numbers of some tens, which neither make nor hide a spike of 4,000.
            weights.embedding.select(1, 3).fill_(4000.0);
            weights.embedding[5][3] = 0.0;
        });
        const auto probe = probeVocabulary(*model, {}, {});
        QVERIFY(probe);
        const auto spikes = spikeItems(*probe, {1.0F, 1.0F, 1.0F}, {});
        QCOMPARE(std::count(spikes.begin(), spikes.end(), true), 63);
        QVERIFY(!spikes[5]);
        QCOMPARE(probe->channels[7], 3);
        QVERIFY(std::abs(peakOf(*probe, 7).value - 4000.0F) < 400.0F);
        const auto none = spikeItems(*probe, {9.0F, 9.0F, 9.0F}, {});
        QCOMPARE(std::count(none.begin(), none.end(), true), 0);
    }

    void doesNotCountNanAsZero() {
        const auto model = randomModel(smallConfig(), 1, [](ModelWeights& weights) {
            weights.embedding[9][2] = std::numeric_limits<float>::quiet_NaN();
        });
        const auto probe = probeVocabulary(*model, {}, {});
        QVERIFY(probe);
        QVERIFY(std::isnan(peakOf(*probe, 9).value));
        QVERIFY(std::isfinite(peakOf(*probe, 10).value)); // others of the batch are not touched
        QVERIFY(!spikeItems(*probe, {0.0F, 0.0F, 0.0F}, {.absolute = 0.0, .relative = 0.0})[9]);
    }

    void goesOnAfterACancelBitForBit() {
        const Folder folder(2100);
        const auto model = opened(folder.path("model"));
        QVERIFY(model);
        const auto whole = probeVocabulary(*model, {}, {});
        QVERIFY(whole);
        const auto cancelled = cancelledProbe(*model, folder.path("probes"));
        QVERIFY(!cancelled && cancelled.error().kind == Error::Kind::cancelled);
        const auto resumed = probeVocabulary(*model, folder.path("probes"), {});
        QVERIFY(resumed);
        QCOMPARE(resumed->resumed, 1024);
        QVERIFY(resumed->largest == whole->largest && resumed->channels == whole->channels);
        const auto read = probeVocabulary(*model, folder.path("probes"), {});
        QVERIFY(read);
        QCOMPARE(read->resumed, 2100);
        QVERIFY(read->largest == whole->largest && read->channels == whole->channels);
    }

    void computesDamagedAndForeignPartsAgain() {
        const Folder folder(300), other(299);
        const auto model = opened(folder.path("model")), foreign = opened(other.path("model"));
        QVERIFY(model && foreign);
        const auto first = probeVocabulary(*model, folder.path("probes"), {});
        QVERIFY(first && probeVocabulary(*foreign, other.path("probes"), {}));
        QCOMPARE(folder.parts().size(), std::size_t{1});
        const auto part = folder.parts().front();
        const auto again = [&] {
            const auto probe = probeVocabulary(*model, folder.path("probes"), {});
            return probe && probe->resumed == 0 && probe->largest == first->largest;
        };
        writeOver(part, 3); // in a number
        QVERIFY(again());
        std::filesystem::resize_file(part, std::filesystem::file_size(part) - 8);
        QVERIFY(again());
        std::filesystem::copy_file(other.parts().front(), part, std::filesystem::copy_options::overwrite_existing);
        QVERIFY(again());
        const auto kept = probeVocabulary(*model, folder.path("probes"), {});
        QVERIFY(kept && kept->resumed == 300);
    }

    void aFolderThatCannotBeWrittenToCostsOnlyTheKeeping() {
        const Folder folder(40);
        const auto model = opened(folder.path("model"));
        QVERIFY(model);
        const auto file = folder.path("probes");
        std::ofstream(file) << "a file, no folder";
        QVERIFY(probeVocabulary(*model, file, {}));
    }
};

QTEST_GUILESS_MAIN(VocabularyProbeTest)
#include "VocabularyProbeTest.moc"
