#include "text/GeneratedPrompt.h"

#include "TestFiles.h"
#include "text/KnownTokens.h"
#include "text/Tokenizer.h"

#include <QtTest>
#include <random>
#include <set>

using namespace sinkscope;

class GeneratedPromptTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawsTheSameTokensForASeedOnEveryMachine() {
        const auto drawn = randomPrompt(nullptr, 1000, 4, 7);
        QVERIFY2(drawn, drawn ? "" : drawn.error().message().c_str());
        // std::mt19937_64 is fixed by the standard: its first four numbers for the seed 7, modulo 1,000.
        std::vector<std::int32_t> expected;
        std::mt19937_64 generator(7);
        for (int place = 0; place < 4; ++place)
            expected.push_back(static_cast<std::int32_t>(generator() % 1000));
        std::vector<std::int32_t> ids;
        for (const Token& token : *drawn)
            ids.push_back(token.id);
        QCOMPARE(ids, expected);
        QVERIFY(*randomPrompt(nullptr, 1000, 4, 8) != *drawn);
    }

    void drawsFromTheWholeVocabulary() {
        const auto drawn = randomPrompt(nullptr, 8, 400, 1);
        QVERIFY(drawn);
        std::set<std::int32_t> ids;
        for (const Token& token : *drawn)
            ids.insert(token.id);
        QCOMPARE(ids.size(), std::size_t{8}); // that one of 8 stays away in 400 draws has a chance of 1e-22
    }

    void beginsAsTheTokenizerDoesAndDrawsNoOtherSpecialToken() {
        std::int64_t beginning = 0;
        for (const auto& entry : std::filesystem::directory_iterator(testData("tokenizers"))) {
            const auto tokenizer = openTokenizer(entry.path());
            if (!tokenizer)
                continue;
            const auto drawn = randomPrompt(tokenizer->get(), (*tokenizer)->vocabulary(), 200, 3);
            QVERIFY2(drawn, drawn ? "" : drawn.error().message().c_str());
            QCOMPARE(drawn->size(), std::size_t{200});
            const auto begin = (*tokenizer)->beginOfText();
            beginning += begin ? 1 : 0;
            if (begin)
                QCOMPARE(drawn->front().id, *begin);
            for (std::size_t place = begin ? 1 : 0; place < drawn->size(); ++place)
                QVERIFY((*drawn)[place].kind == TokenKind::ordinary && !(*drawn)[place].bytes.empty());
        }
        QVERIFY(beginning > 0);
    }

    void refusesWhatCannotBeDrawn() {
        QVERIFY(!randomPrompt(nullptr, 0, 4, 1));
        QVERIFY(!randomPrompt(nullptr, 100, 0, 1));
    }

    void repeatsOneTokenWithoutABeginning() {
        const Token token{17, " the", TokenKind::ordinary, AddedBy::ids};
        QCOMPARE(repeatedPrompt(token, 5), Tokens(5, token));
    }
};

QTEST_GUILESS_MAIN(GeneratedPromptTest)
#include "GeneratedPromptTest.moc"
