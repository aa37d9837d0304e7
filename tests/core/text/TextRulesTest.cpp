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

} // namespace

/// One rule at a time against Hugging Face's tokenizers library; tests/reference/make_text_rules.py made the ids.
class TextRulesTest : public QObject {
    Q_OBJECT

    const json rules_ = readJson("rules.json");
    QTemporaryDir folder_;

    json changedTokenizer(const json& rule) const {
        json tokenizer = readJson(rule["base"].get<std::string>() + "/tokenizer.json");
        for (const auto& [name, value] : rule["fields"].items()) {
            if (name == "model")
                tokenizer["model"].update(value);
            else
                tokenizer[name] = value;
        }
        return tokenizer;
    }

private Q_SLOTS:
    void givesTheLibrarysIds_data() {
        QTest::addColumn<int>("index");
        for (std::size_t index = 0; index < rules_["cases"].size(); ++index)
            QTest::newRow(rules_["cases"][index]["name"].get<std::string>().c_str()) << static_cast<int>(index);
    }
    void givesTheLibrarysIds() {
        QFETCH(int, index);
        const json& rule = rules_["cases"][static_cast<std::size_t>(index)];
        const auto path = folder_.filePath(QString::number(index) + ".json").toStdString();
        std::ofstream(path) << changedTokenizer(rule);
        const auto tokenizer = openTokenizer(path);
        QVERIFY2(tokenizer, tokenizer ? "" : tokenizer.error().message().c_str());
        for (std::size_t line = 0; line < rules_["lines"].size(); ++line) {
            const auto text = rules_["lines"][line].get<std::string>();
            const auto tokens = (*tokenizer)->encode(text, SpecialTokens::add);
            QVERIFY2(tokens, tokens ? "" : tokens.error().message().c_str());
            json ids = json::array();
            for (const Token& token : *tokens)
                ids.push_back(token.id);
            QVERIFY2(ids == rule["ids"][line], ("line " + std::to_string(line) + ": " + text).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TextRulesTest)
#include "TextRulesTest.moc"
