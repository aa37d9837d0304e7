#include "io/TrustJson.h"

#include <QtTest>
#include <nlohmann/json.hpp>

using namespace sinkscope;

namespace {

TrustReport mixedReport() {
    return {"model \xff",
            "llama",
            "CPU",
            "fp32",
            {{"weights", "Weights", TrustVerdict::green, "Sound.", {}, 0.1},
             {"head", "Output matrix", TrustVerdict::red, "Foreign.", {"loaded: the embedding"}, 0.2},
             {"tokenizer", "Tokenizer", TrustVerdict::yellow, "None.", {}, 0.3}},
            {"Small changes."},
            1.5};
}

} // namespace

class TrustJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void worstVerdictIsTheWhole() {
        TrustReport report = mixedReport();
        QVERIFY(report.overall() == TrustVerdict::red);
        QCOMPARE(plainText(report.sentence()), std::string("The numbers must not be trusted: Output matrix."));
        report.checks[1].verdict = TrustVerdict::green;
        QVERIFY(report.overall() == TrustVerdict::yellow);
        QCOMPARE(plainText(report.sentence()), std::string("All 3 checks passed, with a note on: Tokenizer."));
        report.checks[2].verdict = TrustVerdict::green;
        QVERIFY(report.overall() == TrustVerdict::green);
    }

    void documentHoldsEveryCheck() {
        const auto document = nlohmann::json::parse(trustJson(mixedReport()).dump());
        QCOMPARE(document["overall"].get<std::string>(), std::string("red"));
        QCOMPARE(document["model"]["name"].get<std::string>(), std::string("model \uFFFD"));
        QCOMPARE(document["checks"].size(), 3U);
        QCOMPARE(document["checks"][1]["id"].get<std::string>(), std::string("head"));
        QCOMPARE(document["checks"][1]["verdict"].get<std::string>(), std::string("red"));
        QCOMPARE(document["checks"][1]["details"][0].get<std::string>(), std::string("loaded: the embedding"));
        QCOMPARE(document["checks"][2]["seconds"].get<double>(), 0.3);
        QCOMPARE(document["unknowable"][0].get<std::string>(), std::string("Small changes."));
    }

    void textSaysTheSameInWords() {
        const std::string with = trustText(mixedReport(), TrustDetails::show);
        QVERIFY(with.find("red     Output matrix: Foreign.") != std::string::npos);
        QVERIFY(with.find("loaded: the embedding") != std::string::npos);
        QVERIFY(with.find("- Small changes.") != std::string::npos);
        QVERIFY(trustText(mixedReport(), TrustDetails::omit).find("loaded: the embedding") == std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TrustJsonTest)
#include "TrustJsonTest.moc"
