#include "trust/TokenizerCheck.h"
#include "TestFiles.h"
#include "io/TextFile.h"
#include "text/ChatTemplate.h"
#include "text/Tokenizer.h"
#include "trust/ChatTemplateCheck.h"

#include <QtTest>
#include <algorithm>
#include <functional>

using namespace sinkscope;

namespace {

/// A token for each byte, with faults that a test plants.
class PlantedTokenizer : public Tokenizer {
public:
    std::function<std::string(std::string)> rewrite = [](std::string text) { return text; };
    std::int32_t firstId = 0;
    std::int32_t shift = 0; ///< of the byte that an id alone stands for
    std::optional<ChatTemplate> chat;

    Result<Tokens> encode(std::string_view text, SpecialTokens) const override {
        Tokens tokens;
        for (const char byte : rewrite(std::string(text)))
            tokens.push_back({firstId + static_cast<unsigned char>(byte), std::string(1, byte), {}, AddedBy::text});
        return tokens;
    }
    Result<Tokens> describe(std::span<const std::int32_t> ids) const override {
        Tokens tokens;
        for (const std::int32_t id : ids)
            tokens.push_back({id, std::string(1, static_cast<char>(id - firstId + shift)), {}, AddedBy::ids});
        return tokens;
    }
    std::int64_t vocabulary() const override { return 256; }
    std::optional<std::int32_t> beginOfText() const override { return 2; }
    const ChatTemplate* chatTemplate() const override { return chat ? &*chat : nullptr; }
};

ModelConfig configOf(std::int64_t vocabulary) {
    ModelConfig config;
    config.vocabulary = vocabulary;
    return config;
}

} // namespace

/// The trust report's tries of tokenizers and chat templates.
class TokenizerCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void realTokenizersGiveLinesBack_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"smollm", "gpt2", "qwen2", "llama3", "gemma", "llama2"})
            QTest::newRow(name) << name;
    }

    void realTokenizersGiveLinesBack() {
        QFETCH(QString, name);
        const auto tokenizer = openTokenizer(testData("tokenizers/" + name.toStdString()));
        QVERIFY2(tokenizer, tokenizer ? "" : tokenizer.error().message().c_str());
        const TrustCheck check = tokenizerCheck(tokenizer->get(), configOf((*tokenizer)->vocabulary()));
        QVERIFY2(check.verdict == TrustVerdict::green,
                 (plainText(check.sentence) + " " + plainText(check.details.back())).c_str());
    }

    void idsThatStandForOtherBytesAreRed() {
        PlantedTokenizer tokenizer;
        QVERIFY(tokenizerCheck(&tokenizer, configOf(256)).verdict == TrustVerdict::green);
        tokenizer.shift = 1;
        const TrustCheck check = tokenizerCheck(&tokenizer, configOf(256));
        QVERIFY(check.verdict == TrustVerdict::red);
        QVERIFY(plainText(check.sentence).find("stand for another text") != std::string::npos);
    }

    void idsOutsideTheEmbeddingAreRed() {
        PlantedTokenizer tokenizer;
        tokenizer.firstId = 1000;
        const TrustCheck check = tokenizerCheck(&tokenizer, configOf(256));
        QVERIFY(check.verdict == TrustVerdict::red);
        QVERIFY(plainText(check.sentence).find("another model") != std::string::npos);
    }

    void rewrittenTextIsNoted() {
        PlantedTokenizer tokenizer;
        tokenizer.rewrite = [](std::string text) {
            std::ranges::replace(text, '\t', ' ');
            return text;
        };
        const TrustCheck check = tokenizerCheck(&tokenizer, configOf(256));
        QVERIFY(check.verdict == TrustVerdict::yellow);
        QVERIFY(std::ranges::any_of(
            check.details, [](const Text& line) { return plainText(line).starts_with("rewritten: \"tab\\there"); }));
    }

    void noTokenizerIsNoted() { QVERIFY(tokenizerCheck(nullptr, configOf(256)).verdict == TrustVerdict::yellow); }

    void knownTemplateIsNamedAndTried() {
        PlantedTokenizer tokenizer;
        tokenizer.chat.emplace(*readTextFile(testData("chat/chatml.jinja")), ChatTokens{});
        const TrustCheck check = chatTemplateCheck(&tokenizer);
        QVERIFY2(check.verdict == TrustVerdict::green, plainText(check.sentence).c_str());
        QVERIFY(plainText(check.sentence).find("ChatML") != std::string::npos);
    }

    void unknownTemplateIsNoted() {
        PlantedTokenizer tokenizer;
        QVERIFY(chatTemplateCheck(&tokenizer).verdict == TrustVerdict::green); // none is no fault
        tokenizer.chat.emplace(*readTextFile(testData("chat/unknown_alpaca.jinja")), ChatTokens{});
        const TrustCheck check = chatTemplateCheck(&tokenizer);
        QVERIFY(check.verdict == TrustVerdict::yellow);
        QVERIFY(!check.sentence.empty());
    }

    void doubledBeginOfTextIsRed() {
        PlantedTokenizer tokenizer;
        tokenizer.chat.emplace(*readTextFile(testData("chat/chatml.jinja")), ChatTokens{});
        tokenizer.rewrite = [](const std::string& text) { return "\2\2" + text; };
        const TrustCheck check = chatTemplateCheck(&tokenizer);
        QVERIFY2(check.verdict == TrustVerdict::red, plainText(check.sentence).c_str());
    }
};

QTEST_APPLESS_MAIN(TokenizerCheckTest)
#include "TokenizerCheckTest.moc"
