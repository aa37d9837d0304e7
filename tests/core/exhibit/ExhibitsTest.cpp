#include "exhibit/MakeExhibit.h"

#include "ExhibitFaults.h"
#include "RandomModel.h"
#include "TinyReader.h"
#include "engine/Engine.h"
#include "text/Tokenizer.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace sinkscope;

namespace {

/// A model of 8 channels that reads text, and findings of a short one.
AnalysisInput inputWithTokenizer(const std::filesystem::path& folder) {
    writeTinyReader(folder);
    const auto model = *openModel(folder, {}, {});
    AnalysisInput input;
    const auto tokens = *model->tokenizer()->encode("The therefore, and the.\nThe end", SpecialTokens::add);
    input.findings = std::make_shared<const Findings>(findings(*run(model, tokens, {}, {}), {}));
    input.prompts = {"One text.", "Another text, the same length.", "a third"};
    for (int sentence = 0; sentence < 40; ++sentence)
        input.longText += "The therefore and the other. ";
    input.probeFolder = folder / "probes";
    return input;
}

AnalysisInput inputWithoutTokenizer(std::int64_t tokens) {
    AnalysisInput input;
    auto finished = run(randomModel(smallConfig()), someTokens(tokens), {}, {});
    input.findings = std::make_shared<const Findings>(findings(*finished, {}));
    return input;
}

void addRows() {
    QTest::addColumn<Analysis>("analysis");
    for (const AnalysisName& name : analysisNames())
        QTest::newRow(name.key) << name.analysis;
}

} // namespace

Q_DECLARE_METATYPE(sinkscope::Analysis)

/// Every analysis, of models with and without a tokenizer.
class ExhibitsTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    AnalysisInput input_;

private Q_SLOTS:
    void initTestCase() {
        startEngine();
        input_ = inputWithTokenizer(folder_.filePath("model").toStdString());
    }

    void isWholeWithATokenizer_data() { addRows(); }
    void isWholeWithATokenizer() {
        QFETCH(Analysis, analysis);
        const auto exhibit = makeExhibit(analysis, input_, {});
        QVERIFY2(exhibit, exhibit ? "" : exhibit.error().message().c_str());
        QVERIFY(!exhibit->statements.empty() && !exhibit->panels.empty());
        QCOMPARE(faultOf(*exhibit, *input_.findings->run), QString());
    }

    void saysWhatDoesNotApplyWithoutATokenizer_data() { addRows(); }
    void saysWhatDoesNotApplyWithoutATokenizer() {
        QFETCH(Analysis, analysis);
        for (const std::int64_t tokens : {1, 70}) {
            const AnalysisInput input = inputWithoutTokenizer(tokens);
            const auto exhibit = makeExhibit(analysis, input, {});
            QVERIFY2(exhibit, exhibit ? "" : exhibit.error().message().c_str());
            QCOMPARE(faultOf(*exhibit, *input.findings->run), QString());
        }
        const auto exhibit = makeExhibit(analysis, inputWithoutTokenizer(10), {});
        if (analysis == Analysis::delimiters || analysis == Analysis::contextLength)
            QVERIFY(exhibit->panels.empty() && exhibit->notes.size() == 1);
    }

    void marksTheOpenModelOnlyOverSixtyFourTokens() {
        const auto seriesOver = [](std::int64_t tokens) {
            const auto exhibit = makeExhibit(Analysis::publishedAblations, inputWithoutTokenizer(tokens), {});
            return std::get<Chart>(exhibit->panels.front()).series.size();
        };
        QCOMPARE(seriesOver(63), std::size_t{1});
        QCOMPARE(seriesOver(64), std::size_t{2});
        QCOMPARE(seriesOver(200), std::size_t{2});
    }

    void looksAtTheSelectedPosition() {
        AnalysisInput input = inputWithoutTokenizer(200);
        input.selection.query = 150;
        const auto exhibit = makeExhibit(Analysis::logitLens, input, {});
        QVERIFY(exhibit);
        const auto& grid = std::get<Grid>(exhibit->panels.front());
        QCOMPARE(grid.columns.first, 118);
        QCOMPARE(grid.values.columns, 64);
        QVERIFY(plainText(exhibit->statements.front()).find("position 150") != std::string::npos);
    }
};

QTEST_GUILESS_MAIN(ExhibitsTest)
#include "ExhibitsTest.moc"
