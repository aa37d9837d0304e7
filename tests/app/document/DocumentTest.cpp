#include "document/Document.h"

#include "PlantedFindings.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sinkscope;

namespace {

std::shared_ptr<const Findings> planted(const PlantedStory& story, std::shared_ptr<const Model> model) {
    return std::make_shared<const Findings>(plantedFindings(story, std::move(model)));
}

} // namespace

class DocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void firstFindingsMoveTheSelectionToWhereTheStoryBegins() {
        const PlantedStory story;
        Document document;
        QSignalSpy selected(&document, &Document::selectionChanged);
        document.setModel(plantedModel(story));
        document.setFindings(planted(story, document.model()), {}, SpecialTokens::add);
        // The layer after the birth, its strongest sink head, the sink key and the query after it, the spike's channel.
        QVERIFY(document.selection() == (Selection{.layer = 3, .head = 0, .query = 1, .key = 0, .channel = 7}));
        QCOMPARE(selected.size(), 1);
    }

    void laterFindingsOfTheSameModelKeepTheSelectionWithinTheRun() {
        PlantedStory story;
        Document document;
        document.setModel(plantedModel(story));
        document.setFindings(planted(story, document.model()), {}, SpecialTokens::add);
        document.select({.layer = 5, .head = 1, .query = 5, .key = 4, .channel = 30});
        story.tokens.resize(3);
        document.setFindings(planted(story, document.model()), {}, SpecialTokens::add);
        QVERIFY(document.selection() == (Selection{.layer = 5, .head = 1, .query = 2, .key = 2, .channel = 30}));
    }

    void selectionStaysWithinTheRun() {
        const PlantedStory story;
        Document document;
        document.select({.layer = 3});
        QVERIFY(document.selection() == Selection{}); // nothing to select yet
        document.setModel(plantedModel(story));
        document.setFindings(planted(story, document.model()), {}, SpecialTokens::add);
        document.select({.layer = 99, .head = -4, .query = 99, .key = -1, .channel = 99});
        QVERIFY(document.selection() == (Selection{.layer = 7, .head = 0, .query = 5, .key = 0, .channel = 31}));
    }

    void sameSelectionIsNotToldTwice() {
        const PlantedStory story;
        Document document;
        document.setModel(plantedModel(story));
        document.setFindings(planted(story, document.model()), {}, SpecialTokens::add);
        QSignalSpy selected(&document, &Document::selectionChanged);
        document.select(document.selection());
        QCOMPARE(selected.size(), 0);
    }

    void editingThePromptOutdatesTheFindingsAndUndoingTheEditRefreshesThem() {
        const PlantedStory story;
        Document document;
        QSignalSpy told(&document, &Document::freshnessChanged);
        document.setModel(plantedModel(story));
        document.setPrompt(QStringLiteral("one"));
        QVERIFY(document.freshness() == Freshness::nothingRun);
        document.setFindings(planted(story, document.model()), PromptText("one"), SpecialTokens::add);
        QVERIFY(document.freshness() == Freshness::current);
        document.setPrompt(QStringLiteral("two"));
        QVERIFY(document.freshness() == Freshness::outdated);
        document.setPrompt(QStringLiteral("one"));
        QVERIFY(document.freshness() == Freshness::current);
        document.setSpecialTokens(SpecialTokens::omit);
        QVERIFY(document.freshness() == Freshness::outdated);
        QCOMPARE(told.size(), 4);
    }

    void promptOfATemplateStaysOneUntilItIsEdited() {
        Document document;
        PromptText chat("Hello");
        chat.parts.push_back({"<|im_end|>", AddedBy::chatTemplate});
        document.setPromptText(chat);
        QCOMPARE(document.prompt(), QStringLiteral("Hello<|im_end|>"));
        document.setPrompt(QStringLiteral("Hello<|im_end|>")); // as the editor tells what it was given
        QVERIFY(document.promptText().usesChatTemplate());
        document.setPrompt(QStringLiteral("Hello<|im_end|>!"));
        QVERIFY(!document.promptText().usesChatTemplate());
    }

    void findingsOfTheModelBeforeStayOutdatedUntilForgotten() {
        const PlantedStory story;
        Document document;
        document.setModel(plantedModel(story));
        document.setFindings(planted(story, document.model()), {}, SpecialTokens::add);
        document.setModel(plantedModel(story));
        QVERIFY(document.findings());
        QVERIFY(document.freshness() == Freshness::outdated);
        document.forgetFindings();
        QVERIFY(!document.findings());
        QVERIFY(document.freshness() == Freshness::nothingRun);
    }

    void otherThresholdsKeepSelectionAndFreshness() {
        const PlantedStory story;
        Document document;
        document.setModel(plantedModel(story));
        document.setFindings(planted(story, document.model()), {}, SpecialTokens::add);
        document.select({.layer = 1});
        QSignalSpy found(&document, &Document::findingsChanged);
        document.replaceFindings(planted(story, document.model()));
        QCOMPARE(found.size(), 1);
        QCOMPARE(document.selection().layer, 1);
        QVERIFY(document.freshness() == Freshness::current);
    }

    void withoutASpikeTheStrongestSinkOfAllIsSelected() {
        PlantedStory story;
        story.birth = story.removal = story.layers;
        Findings findings = plantedFindings(story, plantedModel(story));
        findings.sinks.strength.at(4, 2) = 0.9F;
        findings.sinks.token[4 * 4 + 2] = 3;
        Document document;
        document.setFindings(std::make_shared<const Findings>(std::move(findings)), {}, SpecialTokens::add);
        QCOMPARE(document.selection().layer, 4);
        QCOMPARE(document.selection().head, 2);
        QCOMPARE(document.selection().key, 3);
    }

    void aGeneratedPromptIsItsIdsUntilItsTextIsEdited() {
        const Tokens tokens{{7, "\xF0\x9F", TokenKind::ordinary, AddedBy::ids},
                            {8, "a\r", TokenKind::ordinary, AddedBy::ids}};
        Document document;
        document.setGeneratedPrompt(tokens);
        QVERIFY(document.generatedPrompt() == tokens);
        document.setPrompt(document.prompt()); // what an editor that shows it says
        QVERIFY(document.generatedPrompt() == tokens);
        QVERIFY(!document.prompt().contains(QLatin1Char('\r')));
        document.setPrompt(document.prompt() + QLatin1Char('b'));
        QVERIFY(document.generatedPrompt().empty());
    }

    void aRunOfTextIsOutdatedByTheSameTextAsIds() {
        const PlantedStory story;
        Document document;
        document.setModel(plantedModel(story));
        const auto findings = planted(story, document.model());
        PromptText text("ab");
        document.setPromptText(text);
        document.setFindings(findings, text, SpecialTokens::add);
        QVERIFY(document.freshness() == Freshness::current);
        document.setGeneratedPrompt({{7, "ab", TokenKind::ordinary, AddedBy::ids}});
        QVERIFY(document.freshness() == Freshness::outdated);
    }
};

QTEST_GUILESS_MAIN(DocumentTest)
#include "DocumentTest.moc"
