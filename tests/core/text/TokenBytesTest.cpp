#include "text/Tokenizer.h"

#include "TestFiles.h"

#include <QtTest>

using namespace sinkscope;

namespace {

std::shared_ptr<const Tokenizer> rule(const char* name) {
    return *openTokenizer(testData(std::string("tokenizers/") + name));
}

} // namespace

class TokenBytesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsThePartsOfACharacter() {
        const auto tokens = *rule("gpt2")->encode("𠮷", SpecialTokens::omit);
        QVERIFY(tokens.size() > 1);
        std::string bytes;
        for (const Token& token : tokens)
            bytes += token.bytes;
        QCOMPARE(bytes, std::string("𠮷"));
    }

    void showsSpacesAsSpaces() {
        for (const char* name : {"gpt2", "gemma"}) {
            const auto tokens = *rule(name)->encode("is warm", SpecialTokens::omit);
            QVERIFY2(std::any_of(tokens.begin(), tokens.end(),
                                 [](const Token& token) { return token.bytes.starts_with(' '); }),
                     name);
        }
    }

    void readsByteTokensAsTheirByte() {
        const auto tokens = *rule("llama2")->encode("\u0007", SpecialTokens::omit);
        QCOMPARE(tokens.back().bytes, std::string("\a"));
        QCOMPARE(tokens.back().kind, TokenKind::ordinary);
    }

    void hidesTheSpaceThatLlama2PutsInFront() {
        const auto tokens = *rule("llama2")->encode("The", SpecialTokens::add);
        QCOMPARE(tokens[0].bytes, std::string("<s>"));
        QCOMPARE(tokens[0].kind, TokenKind::special);
        QCOMPARE(tokens[0].addedBy, AddedBy::tokenizer);
        QVERIFY(tokens[1].bytes.starts_with('T') || tokens[1].bytes.empty());
        QCOMPARE(tokens[1].addedBy, AddedBy::text);
    }

    void keepsTheSpaceThatTheUserTyped() {
        const auto tokens = *rule("llama2")->encode(" The", SpecialTokens::omit);
        std::string bytes;
        for (const Token& token : tokens)
            bytes += token.bytes;
        QCOMPARE(bytes, std::string(" The"));
    }

    void knowsSpecialTokensInTheText() {
        const auto tokens = *rule("smollm")->encode("a<|im_end|>b", SpecialTokens::add);
        QCOMPARE(tokens.size(), std::size_t{3});
        QCOMPARE(tokens[1].kind, TokenKind::special);
        QCOMPARE(tokens[1].bytes, std::string("<|im_end|>"));
        QCOMPARE(tokens[1].addedBy, AddedBy::text);
    }

    void marksDescribedTokensAsGivenByTheirIds() {
        const auto tokens = *rule("smollm")->describe(std::vector<std::int32_t>{1, 40});
        QCOMPARE(tokens[0].kind, TokenKind::special);
        QCOMPARE(tokens[0].addedBy, AddedBy::ids);
        QCOMPARE(tokens[1].kind, TokenKind::ordinary);
    }

    void refusesIdsOutsideTheVocabulary() {
        const auto tokenizer = rule("smollm");
        for (const std::int32_t id : {-1, static_cast<std::int32_t>(tokenizer->vocabulary())}) {
            const auto tokens = tokenizer->describe(std::vector<std::int32_t>{1, id});
            QVERIFY(!tokens);
            QVERIFY2(tokens.error().message().find("id " + std::to_string(id) + " ") != std::string::npos,
                     tokens.error().message().c_str());
        }
    }

    void givesNoTokensForNoText() {
        QVERIFY(rule("smollm")->encode("", SpecialTokens::add)->empty());
        QCOMPARE(rule("llama3")->encode("", SpecialTokens::add)->size(), std::size_t{1});
        QVERIFY(rule("llama2")->describe({})->empty());
    }

    void namesTheFirstByteThatIsNoUtf8_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("position");
        QTest::newRow("stray continuation") << QByteArray("ab\x80") << "byte 2 ";
        QTest::newRow("cut short") << QByteArray("é\xE2\x82") << "byte 2 ";
        QTest::newRow("overlong") << QByteArray("\xC0\xAF") << "byte 0 ";
        QTest::newRow("surrogate") << QByteArray("x\xED\xA0\x80") << "byte 1 ";
        QTest::newRow("beyond Unicode") << QByteArray("\xF4\x90\x80\x80") << "byte 0 ";
        QTest::newRow("Latin-1") << QByteArray("Gr\xF6\xDF"
                                               "e")
                                 << "byte 2 ";
    }
    void namesTheFirstByteThatIsNoUtf8() {
        QFETCH(QByteArray, text);
        QFETCH(QString, position);
        const auto tokens = rule("smollm")->encode(text.toStdString(), SpecialTokens::add);
        QVERIFY(!tokens);
        QVERIFY2(QString::fromStdString(tokens.error().message()).contains(position), tokens.error().message().c_str());
    }

    void keepsZeroBytes() {
        const std::string text("a\0b", 3);
        std::string bytes;
        const auto tokens = *rule("gpt2")->encode(text, SpecialTokens::omit);
        for (const Token& token : tokens)
            bytes += token.bytes;
        QCOMPARE(bytes, text);
    }
};

QTEST_APPLESS_MAIN(TokenBytesTest)
#include "TokenBytesTest.moc"
