#include "analysis/Warnings.h"

#include "RandomModel.h"
#include "TestFiles.h"
#include "analysis/Sinks.h"
#include "engine/Engine.h"
#include "model/ModelWeights.h"
#include "text/PromptText.h"

#include <QtTest>

using namespace sinkscope;

namespace {

/// A small model with the vocabulary and the tokenizer of Llama 2.
std::shared_ptr<const Model> modelWithTokenizer() {
    std::shared_ptr<const Tokenizer> tokenizer = *openTokenizer(testData("tokenizers/llama2"));
    ModelConfig config = smallConfig();
    config.vocabulary = tokenizer->vocabulary();
    auto weights = std::make_unique<ModelWeights>(randomModel(config)->weights());
    return std::make_shared<Model>(config, std::move(weights), std::move(tokenizer),
                                   std::vector<std::filesystem::path>{}, LoadOptions{}, 0.0);
}

std::shared_ptr<const Run> runOf(std::shared_ptr<const Model> model, Tokens tokens) {
    RunOptions options;
    options.sinkTokens = static_cast<std::int64_t>(tokens.size());
    auto result = run(std::move(model), std::move(tokens), options, Progress());
    if (!result)
        qFatal("%s", result.error().message().c_str());
    return *result;
}

} // namespace

class WarningsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { startEngine(); }

    void tellsOnABeginTokenThatTheTextBrought_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("specials");
        QTest::addColumn<int>("begins"); ///< begin-of-text tokens in front
        QTest::addColumn<QString>("word");
        const int add = static_cast<int>(SpecialTokens::add), omit = static_cast<int>(SpecialTokens::omit);
        QTest::newRow("none") << QByteArray("The light") << omit << 0 << QString();
        QTest::newRow("the tokenizer's") << QByteArray("The light") << add << 1 << QString();
        QTest::newRow("the text's") << QByteArray("<s>The light") << add << 1 << "begins with one";
        QTest::newRow("two in the text") << QByteArray("<s><s>The light") << add << 2 << "two begin-of-text tokens";
    }

    void tellsOnABeginTokenThatTheTextBrought() {
        QFETCH(QByteArray, text);
        QFETCH(int, specials);
        QFETCH(int, begins);
        QFETCH(QString, word);
        const auto model = modelWithTokenizer();
        const auto tokens =
            encodePrompt(*model->tokenizer(), PromptText(text.toStdString()), static_cast<SpecialTokens>(specials));
        QVERIFY(tokens);
        for (int place = 0; place < 2; ++place)
            QCOMPARE((*tokens)[static_cast<std::size_t>(place)].id == model->tokenizer()->beginOfText(),
                     place < begins);
        const auto result = runOf(model, *tokens);
        const auto warnings = runWarnings(*result);
        QCOMPARE(warnings.empty(), word.isEmpty());
        if (!word.isEmpty())
            QVERIFY2(QString::fromStdString(plainText(warnings.front())).contains(word),
                     plainText(warnings.front()).c_str());
        // The sinks are those of the tokens as they stand: the first key is the first token, whichever it is.
        const auto count = static_cast<double>(result->tokenCount());
        const SinkFinding sinks = findSinks(*result, SinkConvention::gu, 0.3);
        QVERIFY(std::abs(sinks.strength.at(1, 2) - result->layers[1]->heads.received.at(2, 0) / count) < 1e-5);
    }

    void namesTheFirstBadLayerAndWhatToDoInFp16() {
        LoadOptions options;
        options.type = ComputeType::fp16;
        Run bad;
        bad.model = randomModel(smallConfig(), 1, {}, options);
        bad.badNumber = BadNumber{2, Site::afterFeedForward, 5};
        bad.tokens = someTokens(6);
        const auto warnings = runWarnings(bad);
        QVERIFY(!warnings.empty());
        for (const char* word : {"layer 2", "token 5", "65,504", "bf16"})
            QVERIFY2(plainText(warnings.front()).find(word) != std::string::npos, word);
    }
};

QTEST_APPLESS_MAIN(WarningsTest)
#include "WarningsTest.moc"
