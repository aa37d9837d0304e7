#include "exhibit/MakeExhibit.h"

#include "RandomModel.h"
#include "TestFiles.h"
#include "TinyModel.h"
#include "engine/Engine.h"
#include "text/Tokenizer.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace sinkscope;

namespace {

bool isQuantity(const Quantity& quantity) {
    return *quantity.key != '\0' && *quantity.title != '\0';
}

/// What is wrong with a panel; empty when nothing is.
const char* faultOf(const Table& table) {
    for (const TableRow& row : table.rows)
        if (row.cells.size() != table.columns.size())
            return "a row with another number of cells than columns";
    return std::ranges::all_of(table.columns, isQuantity) ? "" : "a column without a name";
}

const char* faultOf(const Chart& chart) {
    if (!isQuantity(chart.x) || !isQuantity(chart.y))
        return "an axis without a name";
    for (const Series& series : chart.series) {
        const std::size_t points = series.x.size();
        if (series.y.size() != points)
            return "a series with more x than y";
        if ((!series.labels.empty() && series.labels.size() != points) ||
            (!series.places.empty() && series.places.size() != points) ||
            (!series.colour.empty() && series.colour.size() != points))
            return "a series with too few labels, places or colours";
    }
    return "";
}

const char* faultOf(const Grid& grid) {
    if (!isQuantity(grid.value) || !isQuantity(grid.rows.quantity) || !isQuantity(grid.columns.quantity))
        return "a grid without names";
    return grid.labels.empty() || grid.labels.size() == grid.values.values.size() ? "" : "a grid with too few labels";
}

/// Its panels' keys, each once.
std::vector<std::string> keysOf(const Exhibit& exhibit) {
    std::vector<std::string> keys;
    for (const Panel& panel : exhibit.panels)
        keys.push_back(std::visit([](const auto& content) { return content.key; }, panel));
    return keys;
}

/// Whether each sentence has a place for each of its arguments, and no other.
bool saysAll(const std::vector<Text>& texts) {
    for (const Text& text : texts)
        for (std::size_t number = 1; number <= 9; ++number) {
            const bool hasPlace =
                text.pattern.find(std::string(1, '%').append(std::to_string(number))) != std::string::npos;
            if (hasPlace != (number <= text.arguments.size()))
                return false;
        }
    return true;
}

/// A model of 8 channels that reads text, and findings of a short one.
AnalysisInput inputWithTokenizer(const std::filesystem::path& folder) {
    const auto tokenizers = testData("tokenizers/smollm");
    const auto tokenizer = *openTokenizer(tokenizers);
    TinyModel tiny = TinyModel::llama();
    tiny.config["vocab_size"] = tokenizer->vocabulary();
    for (const char* name : {"model.embed_tokens.weight", "lm_head.weight"})
        tiny.add(name, {tokenizer->vocabulary(), 8});
    tiny.write(folder);
    std::filesystem::copy_file(tokenizers / "tokenizer.json", folder / "tokenizer.json");
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
    for (const Analysis analysis :
         {Analysis::vocabulary, Analysis::delimiters, Analysis::invariance, Analysis::contextLength,
          Analysis::hiddenDirections, Analysis::logitLens, Analysis::publishedAblations})
        QTest::newRow(nameOf(analysis).key) << analysis;
}

void checkWhole(const Exhibit& exhibit) {
    QVERIFY(!exhibit.statements.empty() || !exhibit.notes.empty());
    QVERIFY(saysAll(exhibit.statements) && saysAll(exhibit.notes));
    auto keys = keysOf(exhibit);
    std::ranges::sort(keys);
    QVERIFY(std::ranges::adjacent_find(keys) == keys.end());
    for (const Panel& panel : exhibit.panels)
        QCOMPARE(std::visit([](const auto& content) { return faultOf(content); }, panel), "");
}

} // namespace

Q_DECLARE_METATYPE(sinkscope::Analysis)

/// The exhibits of analyses that need several runs or the unembedding.
class SeveralRunsExhibitsTest : public QObject {
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
        QVERIFY2(exhibit, exhibit ? "" : exhibit.error().message.c_str());
        QVERIFY(!exhibit->statements.empty() && !exhibit->panels.empty());
        checkWhole(*exhibit);
    }

    void saysWhatDoesNotApplyWithoutATokenizer_data() { addRows(); }
    void saysWhatDoesNotApplyWithoutATokenizer() {
        QFETCH(Analysis, analysis);
        for (const std::int64_t tokens : {1, 70}) {
            const auto exhibit = makeExhibit(analysis, inputWithoutTokenizer(tokens), {});
            QVERIFY2(exhibit, exhibit ? "" : exhibit.error().message.c_str());
            checkWhole(*exhibit);
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

QTEST_GUILESS_MAIN(SeveralRunsExhibitsTest)
#include "SeveralRunsExhibitsTest.moc"
