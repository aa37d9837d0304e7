#include "GgufFields.h"
#include "TestFiles.h"
#include "text/Tokenizer.h"

#include <QtTest>
#include <fstream>
#include <nlohmann/json.hpp>

using namespace sinkscope;
using nlohmann::json;

namespace {

json readJson(const std::string& name) {
    std::ifstream stream(testData("tokenizers/" + name));
    return json::parse(stream);
}

/// The same tokenizer as a GGUF file stores it.
GgufFields fieldsOf(const json& tokenizer, const std::string& rule) {
    std::vector<std::string> tokens(tokenizer["model"]["vocab"].size());
    for (const auto& [text, id] : tokenizer["model"]["vocab"].items())
        tokens.at(id.get<std::size_t>()) = text;
    std::vector<std::int32_t> types(tokens.size(), 1);
    for (const auto& token : tokenizer["added_tokens"])
        types.at(token["id"].get<std::size_t>()) = 3;
    std::vector<std::string> merges;
    for (const auto& pair : tokenizer["model"]["merges"])
        merges.push_back(pair[0].get<std::string>() + " " + pair[1].get<std::string>());
    GgufFields fields;
    fields.setText("tokenizer.ggml.model", "gpt2");
    fields.setText("tokenizer.ggml.pre", rule);
    fields.setTexts("tokenizer.ggml.tokens", tokens);
    fields.setIntegers("tokenizer.ggml.token_type", types);
    fields.setTexts("tokenizer.ggml.merges", merges);
    fields.setInteger("tokenizer.ggml.bos_token_id", 0);
    return fields;
}

/// A SentencePiece vocabulary: byte tokens for all but a few letters.
GgufFields scoredFields() {
    std::vector<std::string> tokens = {"<unk>", "<s>", "</s>"};
    std::vector<std::int32_t> types = {2, 3, 3};
    std::vector<float> scores = {0, 0, 0};
    for (int byte = 0; byte < 256; ++byte) {
        tokens.push_back(QString("<0x%1>").arg(byte, 2, 16, QChar('0')).toUpper().replace("<0X", "<0x").toStdString());
        types.push_back(6);
        scores.push_back(0);
    }
    float score = 0;
    for (const char* text : {"▁", "a", "b", "c", "ab", "bc", "▁a", "▁ab", "▁▁", "[x]"}) {
        tokens.emplace_back(text);
        types.push_back(1);
        scores.push_back(score--);
    }
    types.back() = 4;
    GgufFields fields;
    fields.setText("tokenizer.ggml.model", "llama");
    fields.setTexts("tokenizer.ggml.tokens", tokens);
    fields.setIntegers("tokenizer.ggml.token_type", types);
    fields.setNumbers("tokenizer.ggml.scores", scores);
    fields.setInteger("tokenizer.ggml.bos_token_id", 1);
    fields.setInteger("tokenizer.ggml.eos_token_id", 2);
    fields.setInteger("tokenizer.ggml.unknown_token_id", 0);
    return fields;
}

std::shared_ptr<const Tokenizer> open(const GgufFields& fields) {
    const auto tokenizer = openGgufTokenizer(fields.metadata(), "small.gguf");
    if (!tokenizer)
        qWarning("%s", tokenizer.error().message().c_str());
    return tokenizer.value_or(nullptr);
}

std::vector<std::string> bytesOf(const Tokenizer& tokenizer, std::string_view text) {
    std::vector<std::string> bytes;
    const auto tokens = *tokenizer.encode(text, SpecialTokens::omit);
    for (const Token& token : tokens)
        bytes.push_back(token.bytes);
    return bytes;
}

using Texts = std::vector<std::string>;

} // namespace

class GgufTokenizerTest : public QObject {
    Q_OBJECT

    static std::string refusalOf(const GgufFields& fields) {
        const auto tokenizer = openGgufTokenizer(fields.metadata(), "small.gguf");
        return tokenizer ? std::string() : tokenizer.error().message();
    }

private Q_SLOTS:
    void splitsAsTheSameHuggingFaceTokenizer_data() {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("rule");
        QTest::newRow("smollm") << "smollm"
                                << "smollm";
        QTest::newRow("gpt-2") << "gpt2"
                               << "gpt-2";
        QTest::newRow("olmo") << "neox"
                              << "olmo";
        QTest::newRow("qwen2") << "qwen2"
                               << "qwen2";
        QTest::newRow("llama-bpe") << "llama3"
                                   << "llama-bpe";
        QTest::newRow("gpt-4o") << "o200k"
                                << "gpt-4o";
    }
    void splitsAsTheSameHuggingFaceTokenizer() {
        QFETCH(QString, folder);
        QFETCH(QString, rule);
        const auto fields = fieldsOf(readJson(folder.toStdString() + "/tokenizer.json"), rule.toStdString());
        const auto tokenizer = open(fields);
        QVERIFY(tokenizer);
        const auto lines = readJson("corpus.json");
        const auto expected = readJson(folder.toStdString() + "/ids.json");
        for (std::size_t line = 0; line < lines.size(); ++line) {
            json ids = json::array();
            const auto tokens = *tokenizer->encode(lines[line].get<std::string>(), SpecialTokens::add);
            for (const Token& token : tokens)
                ids.push_back(token.id);
            QVERIFY2(ids == expected[line], lines[line].get<std::string>().c_str());
        }
    }

    void mergesByScore() {
        auto fields = scoredFields();
        fields.setFlag("tokenizer.ggml.add_space_prefix", false);
        const auto tokenizer = open(fields);
        QVERIFY(tokenizer);
        QCOMPARE(bytesOf(*tokenizer, "abc"), (Texts{"ab", "c"})); // "ab" scores higher than "bc"
        QCOMPARE(bytesOf(*tokenizer, "a ab"), (Texts{"a", " ab"}));
        QCOMPARE(bytesOf(*tokenizer, "a  b"), (Texts{"a", "  ", "b"}));
    }

    void spellsUnknownCharactersInBytes() {
        const auto tokenizer = open(scoredFields());
        QVERIFY(tokenizer);
        const auto tokens = *tokenizer->encode("é", SpecialTokens::omit);
        QCOMPARE(tokens.back().bytes, std::string("\xA9"));
        QCOMPARE(tokens.back().id, 3 + 0xA9);
    }

    void putsASpaceInFrontAndShowsItNot() {
        const auto tokenizer = open(scoredFields());
        QVERIFY(tokenizer);
        const auto tokens = *tokenizer->encode("ab</s>ab", SpecialTokens::add);
        Texts bytes;
        for (const Token& token : tokens)
            bytes.push_back(token.bytes);
        QCOMPARE(bytes, (Texts{"<s>", "ab", "</s>", "ab"}));
        QCOMPARE(tokens[1].id, tokens[3].id);
        QCOMPARE(tokenizer->describe(std::vector{tokens[1].id})->front().bytes, std::string("ab"));
        QCOMPARE(tokenizer->describe(std::vector{tokens[1].id, tokens[1].id})->back().bytes, std::string(" ab"));
    }

    void addsBeginAndEndAsTheFileSays() {
        auto fields = scoredFields();
        fields.setFlag("tokenizer.ggml.add_eos_token", true);
        const auto both = open(fields);
        fields.setFlag("tokenizer.ggml.add_bos_token", false);
        const auto end = open(fields);
        QVERIFY(both && end);
        QCOMPARE(both->beginOfText().value_or(-1), 1);
        QCOMPARE(both->encode("a", SpecialTokens::add)->back().id, 2);
        QVERIFY(!end->beginOfText());
        QCOMPARE(end->encode("a", SpecialTokens::add)->size(), std::size_t{2});
    }

    void findsUserDefinedTokensInTheText() {
        const auto tokens = *open(scoredFields())->encode("a[x]", SpecialTokens::omit);
        QCOMPARE(tokens.back().bytes, std::string("[x]"));
        QCOMPARE(tokens.back().kind, TokenKind::ordinary);
    }

    void namesAMissingField_data() {
        QTest::addColumn<bool>("scored");
        QTest::addColumn<QString>("key");
        for (const char* key : {"model", "pre", "tokens", "token_type", "merges"})
            QTest::newRow(key) << false << QString("tokenizer.ggml.") + key;
        for (const char* key : {"scores", "bos_token_id"})
            QTest::newRow(key) << true << QString("tokenizer.ggml.") + key;
    }
    void namesAMissingField() {
        QFETCH(bool, scored);
        QFETCH(QString, key);
        auto fields = scored ? scoredFields() : fieldsOf(readJson("smollm/tokenizer.json"), "smollm");
        fields.remove(key.toStdString());
        const auto refusal = QString::fromStdString(refusalOf(fields));
        QVERIFY2(refusal.contains("\"" + key + "\"") && refusal.contains("missing") && refusal.contains("small.gguf"),
                 qPrintable(refusal));
    }

    void namesWhatItDoesNotKnow() {
        auto fields = fieldsOf(readJson("smollm/tokenizer.json"), "martian");
        QVERIFY(refusalOf(fields).find("\"martian\"") != std::string::npos);
        fields.setText("tokenizer.ggml.model", "t5");
        QVERIFY(refusalOf(fields).find("\"t5\"") != std::string::npos);
    }

    void refusesListsThatDoNotFit() {
        auto fields = scoredFields();
        fields.setNumbers("tokenizer.ggml.scores", {1, 2});
        QVERIFY(refusalOf(fields).find("2 entries for") != std::string::npos);
        fields = scoredFields();
        fields.setIntegers("tokenizer.ggml.token_type", {1});
        QVERIFY(refusalOf(fields).find("1 entries for") != std::string::npos);
        fields = scoredFields();
        fields.setNumbers("tokenizer.ggml.scores", std::vector<float>(269, std::numeric_limits<float>::quiet_NaN()));
        QVERIFY(refusalOf(fields).find("no finite number") != std::string::npos);
    }

    void refusesEntriesThatAreWrong() {
        auto fields = scoredFields();
        fields.setInteger("tokenizer.ggml.bos_token_id", 9999);
        QVERIFY(refusalOf(fields).find("9999") != std::string::npos);
        fields = fieldsOf(readJson("smollm/tokenizer.json"), "smollm");
        fields.setTexts("tokenizer.ggml.merges", {"â Ĥ", "nothing"});
        QVERIFY(refusalOf(fields).find("entry 1") != std::string::npos);
        fields.setTexts("tokenizer.ggml.merges", {"Ġ ☃"});
        QVERIFY(refusalOf(fields).find("\"☃\" is no token") != std::string::npos);
        fields.setTexts("tokenizer.ggml.tokens", std::vector<std::string>(1200, "\xC3"));
        QVERIFY(refusalOf(fields).find("UTF-8") != std::string::npos);
        fields.setInteger("tokenizer.ggml.tokens", 5);
        QVERIFY(refusalOf(fields).find("UINT32") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(GgufTokenizerTest)
#include "GgufTokenizerTest.moc"
