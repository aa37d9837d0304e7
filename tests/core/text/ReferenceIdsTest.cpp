#include "text/Tokenizer.h"

#include "TestFiles.h"

#include <QTemporaryDir>
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

std::string joinedBytes(const Tokens& tokens) {
    std::string bytes;
    for (const Token& token : tokens)
        if (token.addedBy != AddedBy::tokenizer)
            bytes += token.bytes;
    return bytes;
}

std::vector<std::int32_t> idsOf(const Tokens& tokens) {
    std::vector<std::int32_t> ids;
    for (const Token& token : tokens)
        ids.push_back(token.id);
    return ids;
}

} // namespace

/// Ids by Hugging Face's tokenizers library; tests/data/tokenizers has the rules and the lines.
class ReferenceIdsTest : public QObject {
    Q_OBJECT

    const json lines_ = readJson("corpus.json");

    void compareLines(const Tokenizer& tokenizer, const json& expected) {
        QCOMPARE(expected.size(), lines_.size());
        for (std::size_t line = 0; line < lines_.size(); ++line) {
            const auto text = lines_[line].get<std::string>();
            const auto tokens = tokenizer.encode(text, SpecialTokens::add);
            QVERIFY2(tokens, tokens ? "" : tokens.error().message().c_str());
            QVERIFY2(json(idsOf(*tokens)) == expected[line], ("line " + std::to_string(line) + ": " + text).c_str());
        }
    }

    static void addRules(std::initializer_list<const char*> names) {
        QTest::addColumn<QString>("rule");
        for (const char* name : names)
            QTest::newRow(name) << name;
    }
    static std::shared_ptr<const Tokenizer> openRule() {
        QFETCH(QString, rule);
        return *openTokenizer(testData("tokenizers/" + rule.toStdString()));
    }

private Q_SLOTS:
    void givesTheLibrarysIds_data() {
        addRules({"deepseek", "gemma", "gpt2", "llama2", "llama3", "neox", "o200k", "opt", "qwen2", "smollm"});
    }
    void givesTheLibrarysIds() {
        QFETCH(QString, rule);
        compareLines(*openRule(), readJson(rule.toStdString() + "/ids.json"));
    }

    void joinsBytesToTheText_data() { // not neox and qwen2, whose NFC changes texts
        addRules({"deepseek", "gemma", "gpt2", "llama2", "llama3", "o200k", "opt", "smollm"});
    }
    void joinsBytesToTheText() {
        const auto tokenizer = openRule();
        for (const json& line : lines_)
            QCOMPARE(joinedBytes(*tokenizer->encode(line.get<std::string>(), SpecialTokens::add)),
                     line.get<std::string>());
    }

    void describesItsOwnIdsWithTheSameBytes_data() {
        addRules({"deepseek", "gemma", "gpt2", "llama2", "llama3", "neox", "o200k", "opt", "qwen2", "smollm"});
    }
    void describesItsOwnIdsWithTheSameBytes() {
        const auto tokenizer = openRule();
        for (const json& line : lines_) {
            auto tokens = *tokenizer->encode(line.get<std::string>(), SpecialTokens::add);
            const auto described = *tokenizer->describe(idsOf(tokens));
            for (Token& token : tokens)
                token.addedBy = AddedBy::ids;
            QVERIFY2(described == tokens, line.get<std::string>().c_str());
        }
    }

    void leavesOutWhatTheTokenizerAdds() {
        const auto tokenizer = *openTokenizer(testData("tokenizers/llama3"));
        const auto with = idsOf(*tokenizer->encode("Hello", SpecialTokens::add));
        const auto without = idsOf(*tokenizer->encode("Hello", SpecialTokens::omit));
        QCOMPARE(with.front(), *tokenizer->beginOfText());
        QVERIFY(std::equal(with.begin() + 1, with.end(), without.begin(), without.end()));
    }

    void takesNoIdFromTheConfigBesideIt() { // transformers 5.24 gives these ids with and without the flags
        QTemporaryDir folder;
        const auto path = std::filesystem::path(folder.path().toStdString());
        std::filesystem::copy_file(testData("tokenizers/llama3/tokenizer.json"), path / "tokenizer.json");
        std::ofstream(path / "tokenizer_config.json")
            << json({{"add_bos_token", false}, {"add_eos_token", true}, {"eos_token", "<|end_of_text|>"}}).dump();
        QCOMPARE(idsOf(*(*openTokenizer(path))->encode("Hi", SpecialTokens::add)),
                 (std::vector<std::int32_t>{0, 42, 75}));
    }

    void givesSmollm2sIdsFromItsGguf() {
        const auto file = exampleModel();
        if (!file)
            QSKIP("SmolLM2 is not in the data folder; packaging/run.sh fetches it.");
        const auto tokenizer = openTokenizer(*file);
        QVERIFY2(tokenizer, tokenizer ? "" : tokenizer.error().message().c_str());
        compareLines(**tokenizer, readJson("smollm2.json"));
        QVERIFY(!(*tokenizer)->beginOfText());
    }
};

QTEST_APPLESS_MAIN(ReferenceIdsTest)
#include "ReferenceIdsTest.moc"
