#include "session/OpenSession.h"

#include "../planted/PlantedDocument.h"
#include "session/SessionFile.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace sinkscope;

namespace {

/// A document with its jobs and the session that it is; the model needs no file.
struct Desk {
    PlantedDocument planted;
    SessionFiles files;
    Recovery recovery;
    OpenSession session;

    explicit Desk(const QString& stateFolder, std::chrono::milliseconds keepEvery = std::chrono::hours(1))
        : files([this] { return planted.engine.found; }),
          recovery(stateFolder),
          session(planted.document, planted.jobs, files, recovery, keepEvery) {}

    void openAndRun(const QString& model) {
        planted.jobs.openModel(model.toStdString());
        QTRY_VERIFY_WITH_TIMEOUT(planted.document.findings() && !planted.jobs.busy(), patience);
    }
    void save(const QString& file) {
        QSignalSpy saved(&session, &OpenSession::saved), failed(&session, &OpenSession::failed);
        session.saveAs(file);
        QTRY_VERIFY_WITH_TIMEOUT(saved.size() + failed.size() > 0, patience);
        QVERIFY2(failed.isEmpty(), qPrintable(failed.value(0).value(0).toString()));
    }
    void open(const QString& file) {
        QSignalSpy restored(&session, &OpenSession::restored), failed(&session, &OpenSession::failed);
        session.open(file);
        QTRY_VERIFY_WITH_TIMEOUT(restored.size() + failed.size() > 0, patience);
        QVERIFY2(failed.isEmpty(), qPrintable(failed.value(0).value(0).toString()));
    }
};

const Intervention ablation = HeadAblation{{{1, 2}}, HeadAblation::How::mean};

} // namespace

class OpenSessionTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;

    QString path(const char* name) const { return folder_->filePath(QString::fromUtf8(name)); }
    /// A session of a planted model with a card and its run.
    void makeSession(const QString& model) {
        Desk desk(path("state"));
        desk.openAndRun(model);
        desk.planted.document.cards().add(ablation);
        QTRY_VERIFY_WITH_TIMEOUT(desk.planted.document.intervened(), patience);
        desk.planted.document.select({.layer = 4, .head = 1, .query = 3, .key = 2, .channel = 9});
        desk.session.setViewSource([] { return std::string(R"({"docks":"x"})"); });
        desk.save(path("lesson"));
    }

    static bool isDone(Desk& desk, Analysis analysis) {
        return desk.planted.jobs.analyses().state(analysis).stage == AnalysisState::Stage::done;
    }
    static std::string statement(Desk& desk, Analysis analysis) {
        const auto exhibit = desk.planted.jobs.analyses().state(analysis).exhibit;
        return exhibit ? plainText(exhibit->statements.front()) : std::string();
    }

private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void opensWithoutItsModelAndSaysSo() {
        makeSession("/nowhere/model.gguf");
        Desk desk(path("state"));
        QSignalSpy missing(&desk.session, &OpenSession::modelMissing), view(&desk.session, &OpenSession::restored);
        desk.open(path("lesson.sinkscope"));
        Document& document = desk.planted.document;
        QVERIFY(document.stored());
        QVERIFY(!document.model());
        QCOMPARE(document.freshness(), Freshness::current);
        QVERIFY(document.intervened());
        QCOMPARE(document.prompt(), QStringLiteral("The lighthouse"));
        QCOMPARE(document.cards().cards(), (InterventionCards{{ablation, CardSwitch::on}}));
        QVERIFY(!document.cards().undoStack().canUndo());
        QCOMPARE(document.selection(), (Selection{.layer = 4, .head = 1, .query = 3, .key = 2, .channel = 9}));
        QCOMPARE(document.base()->lifeCycle.spike->channel, desk.planted.engine.story.channel);
        QCOMPARE(view.first().first().toString(), QStringLiteral(R"({"docks":"x"})"));
        QCOMPARE(desk.session.name(), QStringLiteral("lesson"));
        QVERIFY(!desk.session.isModified());
        QTRY_COMPARE_WITH_TIMEOUT(missing.size(), 1, patience);
        QVERIFY(missing.first().first().toString().contains(QStringLiteral("/nowhere/model.gguf")));
        QCOMPARE(desk.planted.engine.runs.load(), 0);
    }

    void whatNeedsTheModelSaysSo() {
        makeSession("/nowhere/model.gguf");
        Desk desk(path("state"));
        desk.open(path("lesson.sinkscope"));
        DocumentJobs& jobs = desk.planted.jobs;
        QSignalSpy failed(&jobs, &DocumentJobs::failed);
        jobs.requestMap({0, 0, {0, 6}, {0, 6}, 6, 6, Reduction::maximum});
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
        jobs.requestKeySpace(0, 0, Rotation::after);
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 2, patience);
        jobs.requestChannel(3);
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 3, patience);
        desk.planted.document.setFindingOptions({{50.0, 500.0}, 0.4});
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 4, patience);
        jobs.requestFigureMap(0, 0);
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 5, patience);
        for (const auto& one : failed)
            QVERIFY(one.first().value<Failure>().sentence.contains(QStringLiteral("needs the model")));
        jobs.analyses().watch({Analysis::sinks});
        QTRY_COMPARE_WITH_TIMEOUT(jobs.analyses().state(Analysis::sinks).stage, AnalysisState::Stage::failed, patience);
        QVERIFY(jobs.analyses().state(Analysis::sinks).sentence.contains(QStringLiteral("needs the model")));
        InterventionJobs& interventions = desk.planted.interventions;
        QSignalSpy continued(&interventions, &InterventionJobs::continuationFailed);
        interventions.requestContinuation(3);
        QTRY_COMPARE_WITH_TIMEOUT(continued.size(), 1, patience);
        QVERIFY(continued.first().first().toString().contains(QStringLiteral("needs the model")));
        interventions.requestInspections({{WeMask{}, {0, 0}, 0}});
        QVERIFY(!desk.planted.runner.busy(JobKind::inspect));
        QCOMPARE(desk.planted.engine.generations + desk.planted.engine.inspections, 0);
        QCOMPARE(desk.planted.engine.maps + desk.planted.engine.channels + desk.planted.engine.keySpaces, 0);
    }

    void keptInterventionsSwitchWithoutTheModelAndOthersDoNot() {
        makeSession("/nowhere/model.gguf");
        Desk desk(path("state"));
        desk.open(path("lesson.sinkscope"));
        Document& document = desk.planted.document;
        QSignalSpy failed(&desk.planted.interventions, &InterventionJobs::failed);
        document.cards().change({{ablation, CardSwitch::off}}, "off");
        QVERIFY(!document.intervened());
        document.cards().change({{ablation, CardSwitch::on}}, "on");
        QVERIFY(document.intervened());
        QVERIFY(failed.isEmpty());
        document.cards().add(CapFeedForward{2});
        QVERIFY(!document.intervened());
        QCOMPARE(failed.size(), 1);
        QVERIFY(failed.first().first().toString().contains(QStringLiteral("needs the model")));
    }

    void keptAnalysesAreShownWithoutTheModel() {
        std::string ofChanged, ofBase;
        {
            Desk desk(path("state"));
            AnalysisJobs& analyses = desk.planted.jobs.analyses();
            desk.openAndRun("/nowhere/model.gguf");
            analyses.watch({Analysis::keyGeometry});
            QTRY_VERIFY_WITH_TIMEOUT(isDone(desk, Analysis::keyGeometry), patience);
            ofBase = statement(desk, Analysis::keyGeometry);
            desk.planted.document.cards().add(ablation);
            QTRY_VERIFY_WITH_TIMEOUT(desk.planted.document.intervened() && isDone(desk, Analysis::keyGeometry),
                                     patience);
            ofChanged = statement(desk, Analysis::keyGeometry);
            desk.save(path("lesson"));
        }
        Desk desk(path("state"));
        AnalysisJobs& analyses = desk.planted.jobs.analyses();
        desk.open(path("lesson.sinkscope"));
        Document& document = desk.planted.document;
        analyses.watch({Analysis::keyGeometry, Analysis::sinks});
        QVERIFY(isDone(desk, Analysis::keyGeometry));
        QCOMPARE(statement(desk, Analysis::keyGeometry), ofChanged);
        QVERIFY(analyses.state(Analysis::keyGeometry).sentence.isEmpty());
        document.setSide(Shown::Side::base);
        QCOMPARE(statement(desk, Analysis::keyGeometry), ofBase);
        QVERIFY(analyses.state(Analysis::sinks).stage == AnalysisState::Stage::failed);
        QVERIFY(analyses.state(Analysis::sinks).sentence.contains(QStringLiteral("needs the model")));
        // Another head: what is kept stays, and says that it is not of this one.
        Selection other = document.selection();
        other.head = 3 - other.head;
        document.select(other);
        QCOMPARE(statement(desk, Analysis::keyGeometry), ofBase);
        QVERIFY(analyses.state(Analysis::keyGeometry).sentence.contains(QStringLiteral("needs the model")));
        // Saved without the model, they are still there.
        desk.save(path("again"));
        const auto again = readSession(path("again.sinkscope").toStdString());
        QVERIFY(again);
        QCOMPARE(again->analyses.kept.size(), std::size_t{2});
        QCOMPARE(desk.planted.engine.analyses.load(), 0);
    }

    void anAnalysisOfTheMostTellingPlaceIsThatAlsoWhereTheSelectionWasMoved() {
        {
            Desk desk(path("state"));
            desk.openAndRun("/nowhere/model.gguf");
            Selection moved = desk.planted.document.selection();
            moved.channel = 9;
            desk.planted.document.select(moved);
            desk.planted.jobs.analyses().watch({Analysis::amplifier});
            QTRY_VERIFY_WITH_TIMEOUT(isDone(desk, Analysis::amplifier), patience);
            desk.save(path("lesson"));
        }
        Desk desk(path("state"));
        desk.open(path("lesson.sinkscope"));
        const AnalysisState state = desk.planted.jobs.analyses().state(Analysis::amplifier);
        QCOMPARE(state.input.selection.channel, std::optional<std::int64_t>(9));
        QVERIFY2(state.sentence.isEmpty(), qPrintable(state.sentence));
    }

    void whatTookLongIsNotComputedAgainWhereTheNumbersAgree() {
        QFile file(path("model.gguf"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        {
            Desk desk(path("state"));
            desk.openAndRun(path("model.gguf"));
            desk.planted.jobs.analyses().ask(Analysis::vocabulary);
            QTRY_VERIFY_WITH_TIMEOUT(isDone(desk, Analysis::vocabulary), patience);
            desk.save(path("lesson"));
        }
        Desk desk(path("state"));
        QSignalSpy compared(&desk.session, &OpenSession::compared);
        desk.open(path("lesson.sinkscope"));
        QTRY_COMPARE_WITH_TIMEOUT(compared.size(), 1, patience);
        QVERIFY(!desk.planted.document.stored());
        QVERIFY(isDone(desk, Analysis::vocabulary));
        QCOMPARE(desk.planted.engine.analyses.load(), 0);
    }

    void withItsModelRunsAgainAndComparesTheNumbers() {
        QFile file(path("model.gguf"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        makeSession(path("model.gguf"));
        Desk desk(path("state"));
        QSignalSpy compared(&desk.session, &OpenSession::compared);
        desk.open(path("lesson.sinkscope"));
        Document& document = desk.planted.document;
        QTRY_VERIFY_WITH_TIMEOUT(document.model() && document.base() && !document.stored(), patience);
        QCOMPARE(document.selection(), (Selection{.layer = 4, .head = 1, .query = 3, .key = 2, .channel = 9}));
        QTRY_VERIFY_WITH_TIMEOUT(document.intervened(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(!compared.isEmpty(), patience); // of the base, or of both at once
        for (const auto& one : compared)
            QVERIFY2(one.last().toBool(), qPrintable(one.first().toString()));
        QVERIFY(!desk.session.isModified());
    }

    void findsAMovedModelByItsName() {
        makeSession("/nowhere/model.gguf");
        Desk desk(path("state"));
        FoundModel found;
        found.name = "something else";
        found.path = "/elsewhere/model.gguf";
        desk.planted.engine.found = {found};
        desk.open(path("lesson.sinkscope"));
        QTRY_VERIFY_WITH_TIMEOUT(desk.planted.document.model(), patience);
        QCOMPARE(desk.planted.jobs.path(), std::filesystem::path("/elsewhere/model.gguf"));
    }

    void isModifiedAsLongAsItsWorkDiffersFromTheFile() {
        Desk desk(path("state"));
        QVERIFY(!desk.session.isModified());
        desk.openAndRun("model.gguf");
        QVERIFY(!desk.session.isModified()); // nothing that a user made
        desk.planted.document.setPrompt(QStringLiteral("Another"));
        QVERIFY(desk.session.isModified());
        desk.save(path("a"));
        QVERIFY(!desk.session.isModified());
        desk.planted.document.cards().add(ablation);
        QVERIFY(desk.session.isModified());
        desk.planted.document.cards().undoStack().undo();
        QVERIFY(!desk.session.isModified());
    }

    void beginningAnewLeavesModelAndPrompt() {
        Desk desk(path("state"));
        desk.openAndRun("model.gguf");
        desk.planted.document.cards().add(ablation);
        desk.save(path("a"));
        desk.session.begin();
        QVERIFY(desk.session.file().isEmpty());
        QVERIFY(desk.planted.document.cards().cards().empty());
        QVERIFY(desk.planted.document.model());
        QVERIFY(!desk.session.isModified());
    }

    void aFailedSaveLeavesTheSessionModified() {
        Desk desk(path("state"));
        desk.openAndRun("model.gguf");
        desk.planted.document.cards().add(ablation);
        QSignalSpy failed(&desk.session, &OpenSession::failed);
        desk.session.saveAs(QStringLiteral("/nowhere/at/all"));
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
        QVERIFY(failed.first().first().toString().contains(QStringLiteral("/nowhere/at/all.sinkscope")));
        QVERIFY(desk.session.isModified());
        QVERIFY(desk.session.file().isEmpty());
    }

    void aFileThatIsNoSessionChangesNothing() {
        Desk desk(path("state"));
        desk.openAndRun("model.gguf");
        desk.planted.document.cards().add(ablation);
        QSignalSpy failed(&desk.session, &OpenSession::failed);
        QFile file(path("a.sinkscope"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no session at all") > 0);
        file.close();
        desk.session.open(file.fileName());
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, patience);
        QCOMPARE(desk.planted.document.cards().cards().size(), std::size_t{1});
        QVERIFY(desk.planted.document.model());
    }

    void whatWasNotSavedIsThereAfterACrash() {
        const QString state = path("state"), crashed = path("crashed.sinkscope");
        {
            Desk desk(state, std::chrono::milliseconds(5));
            desk.openAndRun("/nowhere/model.gguf");
            desk.save(path("lesson"));
            desk.planted.document.cards().add(ablation);
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(desk.recovery.file()), patience);
            QVERIFY(QFile::copy(desk.recovery.file(), crashed)); // an orderly end would take it away
        }
        QVERIFY(QFile::rename(crashed, state + "/kept-crashed.sinkscope"));
        Desk desk(state);
        QCOMPARE(desk.session.leftOver().size(), 1);
        QSignalSpy restored(&desk.session, &OpenSession::restored);
        desk.session.recover(desk.session.leftOver().first());
        QTRY_COMPARE_WITH_TIMEOUT(restored.size(), 1, patience);
        QCOMPARE(desk.planted.document.cards().cards().size(), std::size_t{1});
        QCOMPARE(desk.session.file(), path("lesson.sinkscope"));
        QVERIFY(desk.session.isModified());
        QVERIFY(desk.session.leftOver().isEmpty());
        QVERIFY(QFile::exists(desk.recovery.file())); // until it is saved
        desk.save(desk.session.file());
        QVERIFY(!QFile::exists(desk.recovery.file()));
    }

    void unchangedSessionsAreNotKept() {
        Desk desk(path("state"), std::chrono::milliseconds(5));
        desk.openAndRun("model.gguf");
        QTest::qWait(100);
        QVERIFY(!QFile::exists(desk.recovery.file()));
    }
};

QTEST_GUILESS_MAIN(OpenSessionTest)
#include "OpenSessionTest.moc"
