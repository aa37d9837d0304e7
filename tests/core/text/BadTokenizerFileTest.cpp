#include "text/Tokenizer.h"

#include "TestFiles.h"

#include <QTemporaryDir>
#include <QtTest>
#include <fstream>
#include <nlohmann/json.hpp>

using namespace sinkscope;
using nlohmann::json;

namespace {

json readJson(const char* name) {
    std::ifstream stream(testData(std::string("tokenizers/") + name));
    return json::parse(stream);
}

/// A whole tokenizer of seven tokens, to be spoiled.
json smallTokenizer() {
    return readJson("small.json");
}

} // namespace

class BadTokenizerFileTest : public QObject {
    Q_OBJECT

    const json spoiled_ = readJson("spoiled.json");
    QTemporaryDir folder_;

    std::string path(const char* name) const { return folder_.filePath(name).toStdString(); }

    std::string refusalOf(const std::string& content) const {
        std::ofstream(path("tokenizer.json"), std::ios::binary) << content;
        const auto tokenizer = openTokenizer(path("tokenizer.json"));
        return tokenizer ? std::string() : tokenizer.error().message();
    }

private Q_SLOTS:
    void readsTheSmallTokenizerUnspoiled() { QCOMPARE(refusalOf(smallTokenizer().dump()), std::string()); }

    void namesTheFieldThatIsWrong_data() {
        QTest::addColumn<int>("index");
        for (std::size_t index = 0; index < spoiled_.size(); ++index)
            QTest::newRow(spoiled_[index]["name"].get<std::string>().c_str()) << static_cast<int>(index);
    }
    void namesTheFieldThatIsWrong() {
        QFETCH(int, index);
        const json& change = spoiled_[static_cast<std::size_t>(index)];
        json tokenizer = smallTokenizer();
        tokenizer[json::json_pointer(change["place"].get<std::string>())] = change["value"];
        const auto refusal = refusalOf(tokenizer.dump());
        QVERIFY2(refusal.find(change["mentioned"].get<std::string>()) != std::string::npos, refusal.c_str());
        QVERIFY2(refusal.find("tokenizer.json") != std::string::npos, refusal.c_str());
    }

    void refusesWhatIsNoJson() {
        QVERIFY(refusalOf("").find("empty") != std::string::npos);
        QVERIFY(refusalOf("{\"model\": ").find("no valid JSON") != std::string::npos);
        QVERIFY(refusalOf("\xFF\xFE").find("no valid JSON") != std::string::npos);
        QVERIFY(refusalOf("[]").find("should be a JSON object") != std::string::npos);
    }

    void refusesDeeplyNestedSequences() {
        const std::string whole = smallTokenizer().dump();
        const std::string innermost = json{{"type", "NFC"}}.dump();
        const auto place = whole.find(innermost);
        QVERIFY(place != std::string::npos);
        std::string opened;
        std::string closed;
        for (int depth = 0; depth < 50000; ++depth) {
            opened += "{\"type\":\"Sequence\",\"normalizers\":[";
            closed += "]}";
        }
        const auto refusal =
            refusalOf(std::string(whole).replace(place, innermost.size(), opened + innermost + closed));
        QVERIFY2(refusal.find("nested less deeply") != std::string::npos, refusal.c_str());
    }

    void refusesWhatIsNotThere() {
        QVERIFY(openTokenizer(path("absent.json")).error().message().find("absent.json") != std::string::npos);
        QVERIFY(QDir(folder_.path()).mkdir("bare"));
        const auto bare = openTokenizer(path("bare"));
        QVERIFY(!bare);
        QVERIFY(bare.error().message().find("no tokenizer.json") != std::string::npos);
    }

    void refusesTextThatTheVocabularyCannotSpell() {
        QCOMPARE(refusalOf(smallTokenizer().dump()), std::string());
        const auto tokenizer = *openTokenizer(path("tokenizer.json"));
        const auto tokens = tokenizer->encode("abd", SpecialTokens::add);
        QVERIFY(!tokens);
        QVERIFY2(tokens.error().message().find("\"d\"") != std::string::npos, tokens.error().message().c_str());
    }

    void describesAroundHolesOfTheVocabulary() {
        json small = smallTokenizer();
        small["added_tokens"][0]["id"] = 20;
        QCOMPARE(refusalOf(small.dump()), std::string());
        const auto tokenizer = *openTokenizer(path("tokenizer.json"));
        QCOMPARE(tokenizer->vocabulary(), std::int64_t{21});
        QCOMPARE(tokenizer->describe(std::vector<std::int32_t>{3, 20})->at(1).bytes, std::string("<end>"));
        QVERIFY(!tokenizer->describe(std::vector<std::int32_t>{10}));
    }
};

QTEST_APPLESS_MAIN(BadTokenizerFileTest)
#include "BadTokenizerFileTest.moc"
