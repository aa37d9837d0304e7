#include "text/Tokenizer.h"

#include "TestFiles.h"

#include <QTemporaryDir>
#include <QtTest>
#include <fstream>
#include <nlohmann/json.hpp>
#include <random>
#include <sstream>

using namespace sinkscope;
using nlohmann::json;

namespace {

std::string readText(const std::string& name) {
    std::ifstream stream(testData("tokenizers/" + name), std::ios::binary);
    std::stringstream text;
    text << stream.rdbuf();
    return text.str();
}

/// Every value of a JSON tree except the vocabulary's and the merges' many.
void collect(const json& value, const json::json_pointer& place, std::vector<json::json_pointer>& places) {
    places.push_back(place);
    if (!value.is_structured() || place == json::json_pointer("/model/vocab") ||
        place == json::json_pointer("/model/merges"))
        return;
    for (const auto& [key, element] : value.items())
        collect(element, value.is_array() ? place / static_cast<std::size_t>(std::stoul(key)) : place / key, places);
}

} // namespace

/// Spoiled files must be refused with a sentence or give a tokenizer that works; they must not crash or hang.
class TokenizerFuzzTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    void open(const std::string& content) const {
        const auto path = folder_.filePath("tokenizer.json").toStdString();
        std::ofstream(path, std::ios::binary) << content;
        const auto tokenizer = openTokenizer(path);
        if (!tokenizer) {
            QVERIFY(tokenizer.error().message().ends_with('.'));
            return;
        }
        const auto tokens = (*tokenizer)->encode("The capital of Italy, 12 <s> é 🙂\n  x", SpecialTokens::add);
        if (tokens)
            for (const Token& token : *tokens)
                QVERIFY(token.id >= 0 && token.id < (*tokenizer)->vocabulary());
        else
            QVERIFY(tokens.error().message().ends_with('.'));
    }

private Q_SLOTS:
    void survivesChangedBytes_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("byte level") << "llama3/tokenizer.json";
        QTest::newRow("SentencePiece-like") << "llama2/tokenizer.json";
    }
    void survivesChangedBytes() {
        QFETCH(QString, name);
        const std::string whole = readText(name.toStdString());
        std::mt19937 random(11);
        for (int round = 0; round < 100; ++round) {
            std::string content = whole;
            for (unsigned change = 0; change <= random() % 4; ++change)
                // Half of the changes hit the rules, which lie before and after the long lists.
                content[random() % (random() % 2 == 0 ? 1500 : content.size())] = static_cast<char>(random());
            if (random() % 8 == 0)
                content.resize(random() % content.size());
            open(content);
        }
    }

    void survivesChangedValues_data() { survivesChangedBytes_data(); }
    void survivesChangedValues() {
        QFETCH(QString, name);
        const json whole = json::parse(readText(name.toStdString()));
        std::vector<json::json_pointer> places;
        collect(whole, json::json_pointer(), places);
        const std::vector<json> values = {nullptr,
                                          true,
                                          -1,
                                          3,
                                          1e300,
                                          18446744073709551615ULL,
                                          "",
                                          "▁",
                                          "[",
                                          "(?<=",
                                          json::array(),
                                          json::array({1, "a"}),
                                          json::object()};
        for (const auto& place : places) {
            for (const json& value : values) {
                json changed = whole;
                changed[place] = value;
                open(changed.dump());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TokenizerFuzzTest)
#include "TokenizerFuzzTest.moc"
