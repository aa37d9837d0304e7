#include "TestFiles.h"
#include "TinyModel.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>
#include <csignal>
#include <limits>
#include <nlohmann/json.hpp>

using namespace sinkscope;

namespace {

/// What the program printed and how it ended.
struct Ended {
    int code = -1;
    QByteArray output, complaint;
    bool complainsOnce() const { return complaint.endsWith('\n') && complaint.count('\n') == 1; }
};

/// The program itself, beside the folder of the tests, in a world without a display.
void prepare(QProcess& process, const QStringList& arguments) {
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(name);
    process.setProcessEnvironment(environment);
    process.setProgram(QCoreApplication::applicationDirPath() + "/../sinkscope");
    process.setArguments(arguments);
}

Ended finish(QProcess& process) {
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, "it did not end by itself"};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

Ended sinkscopeWith(const QStringList& arguments) {
    QProcess process;
    prepare(process, arguments);
    process.start();
    return finish(process);
}

QString tinyLlama() {
    return QString::fromStdString(testData("families/llama").string());
}

QStringList analyzeTiny(const QStringList& more) {
    return QStringList{"analyze", "--model", tinyLlama()} + more;
}

} // namespace

class CommandLineTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QString written(const char* name, const QByteArray& content) {
        const QString place = folder_.filePath(name);
        QFile file(place);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("The temporary folder cannot be written.");
        return place;
    }

private Q_SLOTS:
    void windowWithoutAScreenEndsWithOneSentence() {
        const Ended ended = sinkscopeWith({});
        QCOMPARE(ended.code, 1);
        QVERIFY(ended.complainsOnce());
        QVERIFY(ended.complaint.contains("screen"));
    }

    void helpsWithEveryCommand_data() {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QByteArray>("word");
        QTest::newRow("program") << QStringList{} << QByteArray("analyze");
        QTest::newRow("analyze") << QStringList{"analyze"} << QByteArray("--include");
        QTest::newRow("tokens") << QStringList{"tokens"} << QByteArray("--lines");
        QTest::newRow("bench") << QStringList{"bench"} << QByteArray("--tokens");
        QTest::newRow("models") << QStringList{"models"} << QByteArray("--json");
        QTest::newRow("selfcheck") << QStringList{"selfcheck"} << QByteArray("--details");
        QTest::newRow("tour") << QStringList{"tour"} << QByteArray("FILE");
    }

    void helpsWithEveryCommand() {
        QFETCH(QStringList, command);
        QFETCH(QByteArray, word);
        const auto help = sinkscopeWith(command + QStringList{"--help"});
        QCOMPARE(help.code, 0);
        QVERIFY(help.output.contains(word));
        QCOMPARE(sinkscopeWith(command + QStringList{"--version"}).code, 0);
    }

    void refusesWrongUsageInOneLine_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("word");
        QTest::newRow("unknown option") << QStringList{"models", "--nonsense"} << QByteArray("--nonsense");
        QTest::newRow("no model") << QStringList{"analyze", "--ids", "1"} << QByteArray("--model");
        QTest::newRow("no prompt") << analyzeTiny({}) << QByteArray("prompt");
        QTest::newRow("two prompts") << analyzeTiny({"--ids", "1", "--prompt", "a"}) << QByteArray("prompt");
        QTest::newRow("ids that are none") << analyzeTiny({"--ids", "1,x"}) << QByteArray("1,x");
        QTest::newRow("file of ids that is not there") << analyzeTiny({"--ids", "@/none"}) << QByteArray("/none");
        QTest::newRow("unknown array") << analyzeTiny({"--ids", "1", "--arrays", "a", "--include", "q,brain"})
                                       << QByteArray("brain");
        QTest::newRow("unknown type") << analyzeTiny({"--ids", "1", "--dtype", "fp8"}) << QByteArray("fp8");
        QTest::newRow("memory that is none")
            << analyzeTiny({"--ids", "1", "--memory-limit", "much"}) << QByteArray("much");
        QTest::newRow("system text without a template")
            << analyzeTiny({"--prompt", "a", "--system", "b"}) << QByteArray("--chat");
        QTest::newRow("template around ids") << analyzeTiny({"--ids", "1", "--chat"}) << QByteArray("--prompt");
        QTest::newRow("tour without a file") << QStringList{"tour", "check"} << QByteArray("FILE");
        QTest::newRow("epsilon too large") << analyzeTiny({"--ids", "1", "--epsilon", "3"}) << QByteArray("--epsilon");
    }

    void refusesWrongUsageInOneLine() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, word);
        const auto ended = sinkscopeWith(arguments);
        QCOMPARE(ended.code, 2);
        QVERIFY2(ended.complainsOnce() && ended.complaint.contains(word), ended.complaint.constData());
    }

    void failsInOneLine_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("word");
        const QStringList noModel{"analyze", "--model", "/none", "--ids", "1"};
        const QStringList tooLong{"bench", "--model", tinyLlama(), "--tokens", "200"};
        QTest::newRow("no such model") << noModel << QByteArray("/none");
        QTest::newRow("id outside the vocabulary") << analyzeTiny({"--ids", "1,64"}) << QByteArray("64");
        QTest::newRow("longer than the context") << tooLong << QByteArray("128");
        QTest::newRow("no tokenizer") << analyzeTiny({"--prompt", "a"}) << QByteArray("--ids");
        QTest::newRow("no such prompt file") << analyzeTiny({"--prompt", "@/none.txt"}) << QByteArray("/none.txt");
        QTest::newRow("little memory") << analyzeTiny({"--ids", "1", "--memory-limit", "2KiB"}) << QByteArray("KiB");
        QTest::newRow("full disk for JSON")
            << analyzeTiny({"--ids", "1", "--json", "/dev/full"}) << QByteArray("/dev/full");
        QTest::newRow("no folder for arrays")
            << analyzeTiny({"--ids", "1", "--arrays", "/none/a.safetensors"}) << QByteArray("/none");
    }

    void failsInOneLine() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, word);
        const auto ended = sinkscopeWith(arguments);
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.complainsOnce() && ended.complaint.contains(word), ended.complaint.constData());
    }

    void printsFindingsAsJson() {
        const auto ended = sinkscopeWith(analyzeTiny({"--ids", "1,5,9,60", "--json", "-", "--epsilon", "0.5"}));
        QVERIFY2(ended.code == 0 && ended.complaint.isEmpty(), ended.complaint.constData());
        const auto document = nlohmann::json::parse(ended.output.toStdString());
        QCOMPARE(document["tokens"].size(), std::size_t{4});
        QCOMPARE(document["tokens"][3]["id"].get<int>(), 60);
        QCOMPARE(document["tokens"][3]["addedBy"].get<std::string>(), std::string("ids"));
        QCOMPARE(document["residual"]["layers"].size(), std::size_t{4});
        QCOMPARE(document["sinks"]["epsilon"].get<double>(), 0.5);
        QCOMPARE(document["model"]["sha256"].get<std::string>().size(), std::size_t{64});
    }

    void printsASummaryOtherwise() {
        const auto ended = sinkscopeWith(analyzeTiny({"--ids", "1,5,9"}));
        QCOMPARE(ended.code, 0);
        QVERIFY(ended.output.contains("Sink heads") && ended.output.contains("none found"));
    }

    void writesTheArraysThatAreAskedFor() {
        const QString file = folder_.filePath("a.safetensors");
        const auto ended =
            sinkscopeWith(analyzeTiny({"--ids", "1,5,9", "--arrays", file, "--include", "logits,maps,ffn"}));
        QVERIFY2(ended.code == 0, ended.complaint.constData());
        QFile arrays(file);
        QVERIFY(arrays.open(QIODevice::ReadOnly));
        const auto header = arrays.read(2000);
        for (const char* name : {"\"ids\"", "\"logits\"", "\"maps\"", "\"ffn\""})
            QVERIFY2(header.contains(name), name);
        QVERIFY(!header.contains("\"residual\""));
    }

    void givesTheSameIdsForLinesAndText() {
        const QString model = QString::fromStdString(testData("tokenizers/gpt2").string());
        const auto all =
            sinkscopeWith({"tokens", "--model", model, "--lines", written("lines.json", R"(["The light", ""])")});
        const auto one = sinkscopeWith({"tokens", "--model", model, "--text", "The light"});
        QVERIFY2(all.code == 0, all.complaint.constData());
        const auto lists = nlohmann::json::parse(all.output.toStdString());
        QCOMPARE(lists.size(), std::size_t{2});
        QVERIFY(!lists[0].empty());
        QVERIFY(lists[0] == nlohmann::json::parse(one.output.toStdString()));
    }

    void refusesTextThatIsNotUnicode() {
        const QString model = QString::fromStdString(testData("tokenizers/gpt2").string());
        const auto ended = sinkscopeWith({"tokens", "--model", model, "--text", "@" + written("text.txt", "ab\xFF")});
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.complainsOnce() && ended.complaint.contains("UTF-8"), ended.complaint.constData());
    }

    void appliesTheChatTemplateThatLiesBesideTheTokenizer() {
        const QString place = folder_.filePath("chat");
        QVERIFY(QDir().mkpath(place));
        for (const auto& [from, to] : {std::pair("tokenizers/smollm/tokenizer.json", "tokenizer.json"),
                                       std::pair("chat/smollm2.jinja", "chat_template.jinja")})
            QVERIFY(QFile::copy(QString::fromStdString(testData(from).string()), place + '/' + to));
        const QStringList tokens{"tokens", "--model", place, "--text"};
        const auto applied = sinkscopeWith(tokens + QStringList{"Hello", "--chat", "--system", "Be brief."});
        const auto typed =
            sinkscopeWith(tokens + QStringList{"<|im_start|>system\nBe brief.<|im_end|>\n<|im_start|>user\n"
                                               "Hello<|im_end|>\n<|im_start|>assistant\n"});
        QVERIFY2(applied.code == 0, applied.complaint.constData());
        QCOMPARE(applied.output, typed.output);
        const auto shown = sinkscopeWith({"tokens", "--model", place, "--template"});
        QCOMPARE(nlohmann::json::parse(shown.output.toStdString())["name"].get<std::string>(), std::string("ChatML"));
    }

    void saysThatThereIsNoChatTemplate() {
        const QString model = QString::fromStdString(testData("tokenizers/gpt2").string());
        const auto ended = sinkscopeWith({"tokens", "--model", model, "--text", "a", "--chat"});
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.complainsOnce() && ended.complaint.contains("no chat template"), ended.complaint.constData());
    }

    void listsModelsAsJson() {
        const auto ended = sinkscopeWith({"models", "--json"});
        QCOMPARE(ended.code, 0);
        QVERIFY(nlohmann::json::parse(ended.output.toStdString()).is_array());
    }

    void reportsTrustAsTextAndAsJson() {
        const auto text = sinkscopeWith({"selfcheck", "--model", tinyLlama()});
        QVERIFY2(text.code == 0 && text.complaint.isEmpty(), text.complaint.constData());
        QVERIFY(text.output.contains("green   Precision: Against fp64 (all 3 layers"));
        const auto json = sinkscopeWith({"selfcheck", "--model", tinyLlama(), "--json", "-"});
        QCOMPARE(json.code, 0);
        const auto document = nlohmann::json::parse(json.output.toStdString());
        QCOMPARE(document["overall"].get<std::string>(), std::string("yellow")); // the tiny model has no tokenizer
        QCOMPARE(document["checks"][0]["id"].get<std::string>(), std::string("tensorUse"));
        QCOMPARE(document["checks"][0]["verdict"].get<std::string>(), std::string("green"));
    }

    void failsWhenAModelMustNotBeTrusted() {
        TinyModel model = TinyModel::llama();
        model.tensors["model.layers.1.mlp.down_proj.weight"].values[5] = std::numeric_limits<float>::quiet_NaN();
        const QString place = folder_.filePath("broken");
        model.write(place.toStdString());
        const auto ended = sinkscopeWith({"selfcheck", "--model", place});
        QCOMPARE(ended.code, 1);
        QVERIFY(ended.complainsOnce());
        QVERIFY(ended.complaint.contains("must not be trusted"));
        QVERIFY(ended.output.contains("red     Weights: 1 tensor"));
    }

    void timesRunsAndMaps() {
        const auto ended = sinkscopeWith({"bench", "--model", tinyLlama(), "--tokens", "8,16", "--json", "-"});
        QVERIFY2(ended.code == 0, ended.complaint.constData());
        const auto document = nlohmann::json::parse(ended.output.toStdString());
        QVERIFY(document["load"].get<double>() >= 0.0);
        const auto& reference = document["loadReference"];
        for (const char* key : {"seconds", "ratio", "readMiB", "writtenMiB"})
            QVERIFY2(reference[key].get<double>() > 0.0, key);
        QCOMPARE(reference["writtenMiB"].get<double>(), 2.0 * reference["readMiB"].get<double>()); // stored in 16 bit
        QCOMPARE(document["runs"].size(), std::size_t{2});
        const auto& run = document["runs"][1];
        QCOMPARE(run["tokens"].get<int>(), 16);
        QCOMPARE(run["layers"].size(), std::size_t{3});
        QVERIFY(run["min"].get<double>() <= run["median"].get<double>());
        for (const char* key : {"peakMiB", "unembedding"})
            QVERIFY2(run[key].get<double>() > 0.0, key);
        QVERIFY(run["map"]["ratio"].get<double>() > 0.0);
    }

    void stopsOnAnInterrupt() {
        // Long enough for many seconds of attention, small enough for any machine's memory.
        auto model = TinyModel::llama();
        model.config["max_position_embeddings"] = 1'000'000;
        const QString place = folder_.filePath("long");
        model.write(place.toStdString());
        QProcess process;
        prepare(process, {"bench", "--model", place, "--tokens", "60000"});
        process.start();
        QVERIFY(process.waitForReadyRead(60'000)); // the heading: the model is loaded
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        const auto ended = finish(process);
        QCOMPARE(ended.code, 130);
        QVERIFY2(ended.complainsOnce(), ended.complaint.constData());
    }
};

QTEST_GUILESS_MAIN(CommandLineTest)
#include "CommandLineTest.moc"
