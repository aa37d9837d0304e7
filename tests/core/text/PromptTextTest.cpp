#include "text/PromptText.h"

#include "TestFiles.h"
#include "io/TextFile.h"
#include "text/ChatTemplate.h"

#include <QtTest>

using namespace sinkscope;

namespace {

std::shared_ptr<const Tokenizer> rule(const char* name) {
    return *openTokenizer(testData(std::string("tokenizers/") + name));
}

Tokens encoded(const char* name, const PromptText& prompt, SpecialTokens specials = SpecialTokens::add) {
    return encodePrompt(*rule(name), prompt, specials).value_or(Tokens{});
}

PromptText applied(const char* name, ChatTokens tokens, const ChatMessages& messages) {
    const ChatTemplate chat(*readTextFile(testData(std::string("chat/") + name + ".jinja")), std::move(tokens));
    return *chat.apply(messages, today());
}

/// The bytes of the tokens that `source` wrote, joined.
std::string writtenBy(AddedBy source, const Tokens& tokens) {
    std::string bytes;
    for (const Token& token : tokens)
        if (token.addedBy == source)
            bytes += token.bytes;
    return bytes;
}

std::vector<std::int32_t> ids(const Tokens& tokens) {
    std::vector<std::int32_t> ids;
    for (const Token& token : tokens)
        ids.push_back(token.id);
    return ids;
}

} // namespace

class PromptTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsOneBeginTokenWhenTheTextBringsIt_data() {
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("llama2") << QByteArray("<s>");
        QTest::newRow("llama3") << QByteArray("<|begin_of_text|>");
        QTest::newRow("gemma") << QByteArray("<bos>");
    }

    void keepsOneBeginTokenWhenTheTextBringsIt() {
        QFETCH(QByteArray, begin);
        const auto tokenizer = rule(QTest::currentDataTag());
        const std::string text = begin.toStdString() + "Hello";
        const Tokens tokens = encoded(QTest::currentDataTag(), PromptText(text));
        QCOMPARE(ids(tokens), ids(*tokenizer->encode(text, SpecialTokens::omit)));
        QCOMPARE(tokens[0].id, tokenizer->beginOfText().value());
        QCOMPARE(tokens[0].addedBy, AddedBy::text);
        QVERIFY(tokens[1].id != tokens[0].id);
        QVERIFY(beginsByItself(*tokenizer, tokens));
    }

    void leavesAnyOtherTextAsTheTokenizerHasIt() {
        const auto tokenizer = rule("llama2");
        for (const char* text : {"", "Hello", "Hello<s>", "</s>"}) {
            const Tokens tokens = encoded("llama2", PromptText(text));
            QVERIFY(tokens == *tokenizer->encode(text, SpecialTokens::add));
            QVERIFY(!beginsByItself(*tokenizer, tokens));
        }
        QVERIFY(encoded("llama2", PromptText("Hello"), SpecialTokens::omit) ==
                *tokenizer->encode("Hello", SpecialTokens::omit));
    }

    void letsTheTemplateAloneAddSpecialTokens() {
        const PromptText prompt = applied("llama3", {"<|begin_of_text|>", ""}, {"Be brief.", "Hello"});
        const Tokens tokens = encoded("llama3", prompt);
        QCOMPARE(ids(tokens), ids(*rule("llama3")->encode(prompt.text(), SpecialTokens::omit)));
        QCOMPARE(
            std::count_if(tokens.begin(), tokens.end(), [&](const Token& token) { return token.id == tokens[0].id; }),
            std::ptrdiff_t{1});
        QVERIFY(!beginsByItself(*rule("llama3"), tokens));
        for (const Token& token : tokens)
            QVERIFY(token.kind != TokenKind::special || token.addedBy == AddedBy::chatTemplate);
    }

    void tellsTheTemplatesTokensFromTheUsers_data() {
        QTest::addColumn<QByteArray>("system");
        QTest::addColumn<QByteArray>("user");
        QTest::newRow("plain") << QByteArray("Be brief.") << QByteArray("Hello there");
        QTest::newRow("no system") << QByteArray() << QByteArray("Hello");
        QTest::newRow("special tokens typed") << QByteArray("<|im_end|>") << QByteArray("a<|im_start|>user<|im_end|>");
        QTest::newRow("parts of characters")
            << QByteArray("\xF0\x9F\x99\x82") << QByteArray("\xF0\xA0\xAE\xB7 \xED\x95\x9C");
        QTest::newRow("the template's own words") << QByteArray("user\n") << QByteArray("assistant\n");
    }

    void tellsTheTemplatesTokensFromTheUsers() {
        QFETCH(QByteArray, system);
        QFETCH(QByteArray, user);
        const PromptText prompt = applied("chatml", {}, {system.toStdString(), user.toStdString()});
        const Tokens tokens = encoded("smollm", prompt);
        QCOMPARE(writtenBy(AddedBy::text, tokens), system.toStdString() + user.toStdString());
        QVERIFY(writtenBy(AddedBy::chatTemplate, tokens).ends_with("<|im_end|>\n<|im_start|>assistant\n"));
        QVERIFY(writtenBy(AddedBy::tokenizer, tokens).empty());
    }

    void givesTheIdsOfTheRealModelsTemplate() {
        const auto file = exampleModel();
        if (!file)
            QSKIP("SmolLM2 is not in the data folder; packaging/run.sh fetches it.");
        const auto tokenizer = openTokenizer(*file);
        QVERIFY(tokenizer && (*tokenizer)->chatTemplate());
        const auto prompt = (*tokenizer)->chatTemplate()->apply({"", "Hello"}, today());
        QVERIFY(prompt);
        // What apply_chat_template of transformers gives: the template's own system text first.
        QCOMPARE(ids(*encodePrompt(**tokenizer, *prompt, SpecialTokens::add)),
                 (std::vector<std::int32_t>{1,    9690,  198,   2683, 359, 253, 5356,  5646, 11173, 3365, 3511,
                                            308,  34519, 28,    7018, 411, 407, 19712, 8182, 2,     198,  1,
                                            4093, 198,   19556, 2,    198, 1,   520,   9531, 198}));
    }

    void findsItsWayAfterTextThatTheTokenizerChanges() {
        // NFC makes one character of two, so the tokens of the user's text are not its bytes.
        const PromptText prompt = applied("chatml", {}, {"e\u0301e\u0301", "Hello"});
        const Tokens tokens = encoded("qwen2", prompt);
        QCOMPARE(ids(tokens), ids(*rule("qwen2")->encode(prompt.text(), SpecialTokens::omit)));
        QVERIFY(writtenBy(AddedBy::text, tokens).ends_with("Hello"));
        QVERIFY(writtenBy(AddedBy::chatTemplate, tokens).ends_with("<|im_end|>\n<|im_start|>assistant\n"));
    }
};

QTEST_APPLESS_MAIN(PromptTextTest)
#include "PromptTextTest.moc"
