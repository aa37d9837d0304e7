#include "commandline/GeneratedArguments.h"

#include "RandomModel.h"

#include <CLI/CLI.hpp>
#include <QtTest>

using namespace sinkscope;

namespace {

/// What the options make of such a command line; empty when it is refused.
std::optional<GeneratedArguments> parsed(std::vector<std::string> words) {
    CLI::App app;
    GeneratedArguments arguments;
    auto* prompts = app.add_option_group("prompt");
    addGeneratedOptions(app, *prompts, arguments);
    prompts->require_option(1);
    std::reverse(words.begin(), words.end());
    try {
        app.parse(words);
    } catch (const CLI::ParseError&) {
        return std::nullopt;
    }
    return arguments;
}

} // namespace

class GeneratedArgumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawsWhatTheSeedSays() {
        const auto model = randomModel(smallConfig());
        const auto one = parsed({"--random-tokens", "12", "--seed", "5"}), other = parsed({"--random-tokens", "12"});
        QVERIFY(one && other && one->given());
        const auto first = generatedPrompt(*one, *model), second = generatedPrompt(*other, *model);
        QVERIFY(first && second);
        QCOMPARE(first->size(), std::size_t{12});
        QVERIFY(*first == *generatedPrompt(*one, *model));
        QVERIFY(*first != *second);
    }

    void repeatsOneToken() {
        const auto arguments = parsed({"--repeat-token", "9", "--count", "3"});
        QVERIFY(arguments);
        const auto tokens = generatedPrompt(*arguments, *randomModel(smallConfig()));
        QVERIFY(tokens);
        QCOMPARE(tokens->size(), std::size_t{3});
        for (const Token& token : *tokens)
            QCOMPARE(token.id, 9);
    }

    void refusesWhatDoesNotGoTogether() {
        QVERIFY(!parsed({"--random-tokens", "4", "--repeat-token", "9"}));
        QVERIFY(!parsed({"--random-tokens", "0"}));
        QVERIFY(!parsed({"--random-tokens", "4", "--count", "3"}));
        QVERIFY(!parsed({"--repeat-token", "9", "--seed", "3"}));
        QVERIFY(!parsed({"--repeat-token", "-1"}));
    }
};

QTEST_GUILESS_MAIN(GeneratedArgumentsTest)
#include "GeneratedArgumentsTest.moc"
