#include "RandomSession.h"
#include "TestFiles.h"
#include "engine/Engine.h"
#include "model/FileHash.h"
#include "session/Agreement.h"
#include "session/FindModelAgain.h"
#include "session/SessionFile.h"
#include "support/Stopwatch.h"

#include <QTemporaryDir>
#include <QtTest>
#include <cmath>
#include <limits>

using namespace sinkscope;
namespace fs = std::filesystem;

/// A session and its model: finding it again, and whether a new run agrees with the kept one.
class SessionModelTest : public QObject {
    Q_OBJECT

    static fs::path llama() { return testData("families/llama"); }
    static SessionModel gone() {
        const std::vector<fs::path> files{llama() / "model.safetensors"};
        SessionModel model;
        model.path = "/nowhere/llama";
        model.name = "A llama";
        model.bytes = bytesOfFiles(files);
        model.hash = *filesHash(files, {});
        return model;
    }
    static FoundModel found(const char* name, const fs::path& path) {
        FoundModel model;
        model.name = name;
        model.path = path;
        return model;
    }
    static std::vector<FoundModel> mustNotBeAsked() {
        qFatal("the model lies where it was: no need to look for it");
        return {};
    }
    static std::shared_ptr<const Findings> withNorm(const Findings& findings, std::int64_t layer, std::size_t token,
                                                    float factor) {
        auto run = std::make_shared<Run>(*findings.run);
        auto capture = std::make_shared<LayerCapture>(run->layer(layer));
        capture->afterAttention.norm[token] *= factor;
        run->layers[static_cast<std::size_t>(layer)] = capture;
        auto copy = std::make_shared<Findings>(findings);
        copy->run = run;
        return copy;
    }

private Q_SLOTS:
    void initTestCase() { startEngine(); }

    void staysWithThePathWhereTheModelLies() {
        SessionModel model = gone();
        model.path = llama();
        const auto again = findModelAgain(model, mustNotBeAsked, {});
        QVERIFY(again);
        QCOMPARE(again->path, llama());
        QCOMPARE(again->by, FoundBy::path);
    }

    void findsAMovedModelByItsHashUnderAnyName() {
        const auto models = [] {
            return std::vector{found("A llama", testData("families/gpt2")), found("renamed", llama())};
        };
        const auto again = findModelAgain(gone(), models, {});
        QVERIFY(again);
        QCOMPARE(again->path, llama());
        QCOMPARE(again->by, FoundBy::hash);
    }

    void takesOneOfItsNameWhenNoneHasItsHash() {
        const auto models = [] {
            return std::vector{found("other", testData("families/gpt2")), found("A llama", "/models/a.gguf")};
        };
        const auto again = findModelAgain(gone(), models, {});
        QVERIFY(again);
        QCOMPARE(again->path, fs::path("/models/a.gguf"));
        QCOMPARE(again->by, FoundBy::name);
    }

    void saysWhereItLookedWhenThereIsNone() {
        const auto again = findModelAgain(gone(), [] { return std::vector<FoundModel>(); }, {});
        QVERIFY(!again);
        QVERIFY(again.error().message().find("/nowhere/llama") != std::string::npos);
        QVERIFY(again.error().message().find("A llama") != std::string::npos);
    }

    void equalRunsAgreeExactly() {
        const Session session = fullSession(4, 8);
        QCOMPARE(agreement(*session.base, *session.base).largest, 0.0);
    }

    void theLargestDifferenceIsNamedWithItsPlace() {
        std::uint64_t seed = 1;
        while (fullSession(seed, 8).model->load.type != ComputeType::fp32) // other types have another tolerance
            ++seed;
        const Session session = fullSession(seed, 8);
        const Agreement small = agreement(*session.base, *withNorm(*session.base, 1, 5, 1.00001F));
        QVERIFY(small.agrees());
        QVERIFY(std::abs(small.largest - 1e-5) < 1e-6); // fp32 rounds the norm by 6e-8 of it
        const Agreement large = agreement(*session.base, *withNorm(*session.base, 1, 5, 1.01F));
        QVERIFY(!large.agrees());
        QCOMPARE(large.layer, std::int64_t{1});
        QCOMPARE(large.token, std::int64_t{5});
        QCOMPARE(large.site, Site::afterAttention);
        const auto broken = withNorm(*session.base, 2, 0, std::numeric_limits<float>::quiet_NaN());
        QVERIFY(!agreement(*session.base, *broken).agrees());
        QVERIFY(agreement(*broken, *broken).agrees());
    }

    void otherPromptsAreNotCompared() {
        QVERIFY(!isSameQuestion(*fullSession(1, 8).base->run, *fullSession(1, 9).base->run));
    }

    /// Prints how long a session of 512 tokens takes; what counts here is that its numbers come back.
    void keepsARunOfTheRealModel() {
        const auto path = exampleModel();
        if (!path)
            QSKIP("SmolLM2 is not in the data folder.");
        const auto model = openModel(*path, {}, {});
        QVERIFY(model);
        Tokens tokens;
        for (std::int32_t id = 0; id < 512; ++id)
            tokens.push_back({1000 + 17 * id, {}, TokenKind::ordinary, AddedBy::ids});
        const auto finished = run(*model, tokens, {}, {});
        QVERIFY(finished);
        Session session;
        session.base = std::make_shared<const Findings>(findings(*finished, {}));
        const QTemporaryDir folder;
        const fs::path file = folder.filePath("a.sinkscope").toStdString();
        const Stopwatch saving;
        session.model = SessionModel{*path, (*model)->config().name, *weightHash(**model, {}),
                                     bytesOfFiles((*model)->files()), (*model)->options()};
        session.pictures =
            std::make_shared<const SessionPictures>(*computePictures(**finished, nullptr, {12, 3, 507}, {}));
        QVERIFY(writeSession(file, session));
        const double saved = saving.seconds();
        const Stopwatch opening;
        const auto back = readSession(file);
        const double opened = opening.seconds();
        QVERIFY2(back, back ? "" : back.error().message().c_str());
        qInfo("512 tokens of SmolLM2: saved in %.2f s with the weights' hash, opened in %.2f s, %.1f MB", saved, opened,
              static_cast<double>(bytesOfFiles({file})) / 1e6);
        QCOMPARE(agreement(*back->base, *session.base).largest, 0.0);
        QCOMPARE(back->base->sinks.strength, session.base->sinks.strength);
        QCOMPARE(back->base->lifeCycle.stepUp.size(), session.base->lifeCycle.stepUp.size());
    }
};

QTEST_GUILESS_MAIN(SessionModelTest)
#include "SessionModelTest.moc"
