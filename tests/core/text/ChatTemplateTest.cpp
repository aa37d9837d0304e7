#include "text/ChatTemplate.h"

#include "TestFiles.h"
#include "io/TextFile.h"
#include "text/ChatTemplateFiles.h"
#include "text/JinjaPieces.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>

using namespace sinkscope;

namespace {

using Json = nlohmann::json;

constexpr std::chrono::year_month_day aDay{std::chrono::year(2026), std::chrono::month(2), std::chrono::day(3)};

ChatTemplate published(const std::string& name) {
    return {*readTextFile(testData("chat/" + name + ".jinja")), {"<s>", "</s>"}};
}

std::string applied(const ChatTemplate& chat, const std::string& system, const std::string& user) {
    const auto prompt = chat.apply({system, user}, aDay);
    return prompt ? prompt->text() : "failed: " + prompt.error().message();
}

} // namespace

class ChatTemplateTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    /// A new folder with these files.
    std::filesystem::path written(const std::vector<std::pair<std::string, std::string>>& files) {
        const auto place = std::filesystem::path(folder_.path().toStdString()) / QTest::currentTestFunction() /
                           (QTest::currentDataTag() ? QTest::currentDataTag() : "one");
        std::filesystem::create_directories(place);
        for (const auto& [name, content] : files)
            if (!writeTextFile(place / name, content))
                qFatal("The temporary folder cannot be written.");
        return place;
    }

private Q_SLOTS:
    void writesWhatTheJinjaWrites_data() {
        QTest::addColumn<QByteArray>("one");
        int number = 0;
        for (const Json& one : Json::parse(*readTextFile(testData("chat/expected.json"))))
            QTest::addRow("%s %d", one["template"].get<std::string>().c_str(), number++ % 5)
                << QByteArray::fromStdString(one.dump());
    }

    void writesWhatTheJinjaWrites() {
        QFETCH(QByteArray, one);
        const Json expected = Json::parse(one.toStdString());
        const ChatTemplate chat = published(expected["template"]);
        QVERIFY2(!chat.name().empty(), plainText(chat.problem()).c_str());
        const auto prompt = chat.apply({expected["system"], expected["user"]}, aDay);
        const bool losesSystem =
            expected["system"] != "" && (expected["template"] == "phi3_first" || expected["template"] == "phi3_medium");
        if (expected["text"].is_null() || losesSystem) {
            QVERIFY(!prompt);
            QVERIFY2(prompt.error().message().find("no place for a system text") != std::string::npos,
                     prompt.error().message().c_str());
            return;
        }
        QVERIFY2(prompt, prompt ? "" : prompt.error().message().c_str());
        QCOMPARE(prompt->text(), expected["text"].get<std::string>());
    }

    void followsTheOlderGptOss() {
        std::string text = *readTextFile(testData("chat/gpt_oss.jinja"));
        const std::string lines = "        {{- developer_message }}\n        {{- \"\\n\\n\" }}\n";
        const std::size_t place = text.find(lines);
        QVERIFY(place != std::string::npos);
        text.replace(place, lines.size(), "        {{- developer_message }}\n");
        const std::string written = applied({text, {}}, "Be brief.", "Hello");
        QVERIFY2(written.find("# Instructions\n\nBe brief.<|end|>") != std::string::npos, written.c_str());
    }

    void namesWhatItRecognised_data() {
        QTest::addColumn<QString>("name");
        const std::pair<const char*, const char*> names[] = {{"smollm2", "ChatML"},
                                                             {"chatml", "ChatML"},
                                                             {"qwen2_5", "ChatML (Qwen2.5)"},
                                                             {"llama2", "Llama 2"},
                                                             {"llama3", "Llama 3"},
                                                             {"llama3_1", "Llama 3.1"},
                                                             {"llama3_2", "Llama 3.2"},
                                                             {"gemma2", "Gemma"},
                                                             {"gemma3", "Gemma 3"},
                                                             {"mistral_v1", "Mistral"},
                                                             {"phi3", "Phi-3"},
                                                             {"zephyr", "Zephyr"},
                                                             {"gpt_oss", "gpt-oss"},
                                                             {"mixtral", "Mistral"},
                                                             {"qwen3", "ChatML (Qwen3)"},
                                                             {"deepseek_r1_distill", "DeepSeek R1"},
                                                             {"deepseek_r1_0528", "DeepSeek R1"}};
        for (const auto& [file, name] : names)
            QTest::newRow(file) << QString(name);
    }

    void namesWhatItRecognised() {
        QFETCH(QString, name);
        QCOMPARE(QString::fromUtf8(published(QTest::currentDataTag()).name().data()), name);
    }

    void appliesNoTemplateItDoesNotKnow_data() {
        QTest::addColumn<QByteArray>("text");
        for (const char* name : {"alpaca", "upper", "more", "phi4", "damaged"})
            QTest::newRow(name) << QByteArray::fromStdString(
                *readTextFile(testData(std::string("chat/unknown_") + name + ".jinja")));
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no end") << QByteArray("{{ 'a");
        QTest::newRow("not UTF-8") << QByteArray("{{ '\xff' }}");
    }

    void appliesNoTemplateItDoesNotKnow() {
        QFETCH(QByteArray, text);
        const ChatTemplate chat(text.toStdString(), {});
        QCOMPARE(chat.name(), std::string_view());
        QVERIFY2(plainText(chat.problem()).find("cannot apply this template") != std::string::npos,
                 plainText(chat.problem()).c_str());
        QVERIFY(!chat.apply({"", "Hello"}, aDay));
    }

    void saysWhoWroteWhichPart() {
        const auto prompt = published("smollm2").apply({"Be brief.", "Hello"}, aDay);
        const std::vector<PromptText::Part> parts = {{"<|im_start|>system\n", AddedBy::chatTemplate},
                                                     {"Be brief.", AddedBy::text},
                                                     {"<|im_end|>\n<|im_start|>user\n", AddedBy::chatTemplate},
                                                     {"Hello", AddedBy::text},
                                                     {"<|im_end|>\n<|im_start|>assistant\n", AddedBy::chatTemplate}};
        QVERIFY(prompt->parts == parts);
    }

    void refusesTextThatIsNoUtf8() {
        const auto prompt = published("llama3").apply({"", "ab\xFF"}, aDay);
        QVERIFY(!prompt && prompt.error().message().find("byte 2") != std::string::npos);
    }

    void readsTheTemplateWhereverAFolderKeepsIt_data() {
        using Files = std::vector<std::pair<std::string, std::string>>;
        QTest::addColumn<QByteArray>("files");
        const auto row = [](const char* name, const Files& files) {
            QTest::newRow(name) << QByteArray::fromStdString(Json(files).dump());
        };
        const std::string mistral = *readTextFile(testData("chat/mistral_v1.jinja"));
        const Json tokens = {{"bos_token", {{"content", "<s>"}}}, {"eos_token", "</s>"}};
        Json config = tokens, list = tokens;
        config["chat_template"] = mistral;
        list["chat_template"] = {{{"name", "tool_use"}, {"template", "{{ 1 }}"}},
                                 {{"name", "default"}, {"template", mistral}}};
        row("tokenizer_config.json", {{"tokenizer_config.json", config.dump()}});
        row("a list of them", {{"tokenizer_config.json", list.dump()}});
        row("chat_template.jinja", {{"tokenizer_config.json", tokens.dump()}, {"chat_template.jinja", mistral}});
        row("chat_template.json", {{"special_tokens_map.json", tokens.dump()},
                                   {"chat_template.json", Json{{"chat_template", mistral}}.dump()}});
        config["chat_template"] = "{{ 1 }}";
        row("the jinja file first", {{"tokenizer_config.json", config.dump()}, {"chat_template.jinja", mistral}});
    }

    void readsTheTemplateWhereverAFolderKeepsIt() {
        QFETCH(QByteArray, files);
        const auto chat = readChatTemplate(written(Json::parse(files.toStdString())));
        QVERIFY(chat.has_value());
        QCOMPARE(applied(*chat, "", "Hello"), std::string("<s>[INST] Hello [/INST]"));
    }

    void saysWhichFileIsDamaged_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("no JSON") << QByteArray("{\"chat_template\": ");
        QTest::newRow("no object") << QByteArray("[1]");
        QTest::newRow("no text") << QByteArray("{\"chat_template\": 3}");
        QTest::newRow("no default") << QByteArray("{\"chat_template\": [{\"name\": \"a\", \"template\": 1}, 2]}");
    }

    void saysWhichFileIsDamaged() {
        QFETCH(QByteArray, content);
        const auto chat = readChatTemplate(written({{"tokenizer_config.json", content.toStdString()}}));
        QVERIFY(chat.has_value());
        QVERIFY2(plainText(chat->problem()).find("tokenizer_config.json") != std::string::npos,
                 plainText(chat->problem()).c_str());
    }

    void findsNoneWhereThereIsNone() {
        QVERIFY(!readChatTemplate(written({{"tokenizer_config.json", "{\"bos_token\": null}"}})));
        QVERIFY(!readChatTemplate(folder_.path().toStdString()));
    }

    void spellsPiecesInOneWay() {
        const auto one =
            jinjaPieces("{%- if m[\"role\"]=='user' -%}\n {{ 'a' + \"b\\n\" }}{{- x | trim }}\n{% endif %}\n");
        const auto same = jinjaPieces("{% if m.role == \"user\" %}ab\n{{ x|trim}}{{'\\n'}}{%endif%}");
        QVERIFY(one && same);
        QCOMPARE(one->size(), std::size_t{3});
        QVERIFY(*one == *same);
        QCOMPARE((*one)[1].text, std::string("‹ab\n›+x|trim+‹\n›"));
    }
};

QTEST_APPLESS_MAIN(ChatTemplateTest)
#include "ChatTemplateTest.moc"
