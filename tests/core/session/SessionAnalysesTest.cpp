#include "RandomModel.h"
#include "RandomSession.h"
#include "SameExhibit.h"
#include "SessionBytes.h"
#include "TinyReader.h"
#include "engine/Engine.h"
#include "exhibit/MakeExhibit.h"
#include "io/PanelCsv.h"
#include "session/SessionFile.h"
#include "text/Tokenizer.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace sinkscope;
namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

namespace {

/// A model of 8 channels that reads text, and findings of a short one under thresholds that random weights pass.
AnalysisInput inputOf(const fs::path& folder) {
    writeTinyReader(folder);
    const auto model = *openModel(folder, {}, {});
    AnalysisInput input;
    const auto tokens = *model->tokenizer()->encode("The therefore, and the.\nThe end", SpecialTokens::add);
    input.findings = std::make_shared<const Findings>(findings(*run(model, tokens, {}, {}), {{0.0, 3.0}, 0.3}));
    input.prompts = {"One text.", "Another text, the same length.", "a third"};
    for (int sentence = 0; sentence < 40; ++sentence)
        input.longText += "The therefore and the other. ";
    input.probeFolder = folder / "probes";
    return input;
}

} // namespace

Q_DECLARE_METATYPE(sinkscope::Analysis)

/// What a session keeps of analyses.
class SessionAnalysesTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    AnalysisInput input_;
    Session session_; ///< of the input's run

    fs::path path() const { return folder_.filePath("a.sinkscope").toStdString(); }
    Session reopened() const { return savedAndRead(path(), session_); }

private Q_SLOTS:
    void initTestCase() {
        startEngine();
        input_ = inputOf(folder_.filePath("model").toStdString());
        const Model& model = *input_.findings->run->model;
        session_.model = SessionModel{"/models/tiny", model.config().name, {}, 1, model.options()};
        session_.base = input_.findings;
    }
    void init() { session_.analyses = {}; }

    void everyAnalysisComesBackEqual_data() {
        QTest::addColumn<Analysis>("analysis");
        for (const AnalysisName& name : analysisNames())
            QTest::newRow(name.key) << name.analysis;
    }
    void everyAnalysisComesBackEqual() {
        QFETCH(Analysis, analysis);
        const auto made = makeExhibit(analysis, input_, {});
        QVERIFY2(made, made ? "" : made.error().message().c_str());
        QVERIFY(!made->panels.empty());
        session_.analyses.kept = {{analysis, KeptExhibit::Of::base, {}, {}, std::make_shared<const Exhibit>(*made)}};
        const Session back = reopened();
        QCOMPARE(back.analyses.kept.size(), std::size_t{1});
        QVERIFY(sameExhibit(*back.analyses.kept.front().exhibit, *made));
        for (std::size_t panel = 0; panel < made->panels.size(); ++panel)
            QCOMPARE(csv(back.analyses.kept.front().exhibit->panels[panel]), csv(made->panels[panel]));
    }

    /// A view keeps copies of panels longer than the exhibit that they came in.
    void textsOfAQuantityOutliveItsExhibit() {
        session_.analyses.kept = {{Analysis::sinks,
                                   KeptExhibit::Of::base,
                                   {},
                                   {},
                                   std::make_shared<const Exhibit>(*makeExhibit(Analysis::sinks, input_, {}))}};
        std::vector<Panel> panels;
        {
            const Session back = reopened();
            panels = back.analyses.kept.front().exhibit->panels;
        }
        const auto made = session_.analyses.kept.front().exhibit;
        QVERIFY(sameExhibit({{}, {}, panels}, {{}, {}, made->panels}));
    }

    void sessionsOfTheFirstVersionHaveNone() {
        QVERIFY(writeSession(path(), session_));
        putBytes(path(), editedSession(bytesOf(path()), [](Json&, Json& session) {
                     session["version"] = 1;
                     session.erase("analyses");
                 }));
        const auto read = readSession(path());
        QVERIFY2(read, read ? "" : read.error().message().c_str());
        QVERIFY(read->base);
        QVERIFY(read->analyses.kept.empty());
        QCOMPARE(read->analyses.choices, SessionChoices());
    }
};

QTEST_GUILESS_MAIN(SessionAnalysesTest)
#include "SessionAnalysesTest.moc"
