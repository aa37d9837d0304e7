#include "TestFiles.h"
#include "session/SessionFile.h"

#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>

using namespace sinkscope;

namespace {

struct Ended {
    int code = -1;
    QByteArray output, complaint;
};

/// The program itself, in a world without a display.
Ended program(const QStringList& arguments) {
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR"})
        environment.remove(name);
    process.setProcessEnvironment(environment);
    process.start(QCoreApplication::applicationDirPath() + "/../sinkscope", arguments);
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, "it did not end by itself"};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QString llama() {
    return QString::fromStdString(testData("families/llama").string());
}

const QString ids = QStringLiteral("1,5,9,60,7,3");

Ended figureWith(const QStringList& more) {
    return program(QStringList{"figure", "--model", llama(), "--ids", ids} + more);
}

QByteArray contentOf(const QString& file) {
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

} // namespace

class FigureCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    /// Saved with some analyses by a copy of the model that is then removed; empty when that failed.
    QString sessionWithoutModel() {
        const QString model = folder_.filePath("moved/llama"), file = folder_.filePath("run.sinkscope");
        if (QFile::exists(file))
            return file;
        std::filesystem::create_directories(folder_.filePath("moved").toStdString());
        std::filesystem::copy(testData("families/llama"), model.toStdString());
        const Ended ended = program({"analyze", "--model", model, "--ids", ids, "--save", file, "--findings",
                                     "amplifier,keyGeometry,sinks", "--json", folder_.filePath("a.json")});
        std::filesystem::remove_all(model.toStdString());
        return ended.code == 0 ? file : QString();
    }

private Q_SLOTS:
    void drawsEveryViewQuietly_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("residual") << QStringList{"--view", "residual"};
        QTest::newRow("attention") << QStringList{"--view", "attention", "--layer", "1", "--head", "0"};
        QTest::newRow("sinks") << QStringList{"--view", "sinks", "--palette", "magma", "--dark", "--no-colour-bar"};
        QTest::newRow("life cycle") << QStringList{"--view", "lifeCycle", "--caption", "--font-pt", "7.5"};
        QTest::newRow("key space") << QStringList{"--view", "keySpace", "--layer", "1", "--head", "0", "--token", "4"};
        QTest::newRow("grid") << QStringList{"--view",  "sinks/strengths", "--scale",   "linear",
                                             "--range", "0,0.5",           "--palette", "grey"};
        QTest::newRow("thresholds") << QStringList{"--view", "lifeCycle/massive",  "--massive-absolute",
                                                   "0",      "--massive-relative", "2"};
        QTest::newRow("one channel") << QStringList{"--view",    "residual", "--quantity", "channel",
                                                    "--channel", "3",        "--scale",    "linear"};
        QTest::newRow("panels") << QStringList{"--panels", R"({"panels": [{"view": "residual"}, {"view": "sinks"}]})"};
        QTest::newRow("panel") << QStringList{"--view", "amplifier/spectrum", "--no-labels"};
        QTest::newRow("intervention") << QStringList{"--view", "sinks", "--interventions",
                                                     R"([{"kind": "normSwap", "site": "final", "to": "layerNorm"}])"};
    }

    void drawsEveryViewQuietly() {
        QFETCH(QStringList, arguments);
        const QString file = folder_.filePath("quiet.svg");
        const Ended ended = figureWith(arguments + QStringList{"--out", file});
        QVERIFY2(ended.code == 0, ended.complaint.constData());
        QVERIFY2(ended.complaint.isEmpty() && ended.output.isEmpty(), ended.complaint.constData());
        QVERIFY(contentOf(file).contains("<svg width=\"82.5mm\""));
        QFile::remove(file);
    }

    /// A session whose model is gone draws the very bytes that its model draws.
    void sessionWithoutItsModelDrawsTheSameBytes_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("residual") << QStringList{"--view", "residual"};
        QTest::newRow("one channel") << QStringList{"--view", "residual", "--quantity", "channel", "--channel", "C"};
        QTest::newRow("attention") << QStringList{"--view", "attention", "--layer", "1", "--head", "0"};
        QTest::newRow("sinks") << QStringList{"--view", "sinks"};
        QTest::newRow("life cycle") << QStringList{"--view", "lifeCycle", "--caption"};
        QTest::newRow("key space") << QStringList{"--view", "keySpace", "--layer", "L", "--head", "H"};
        QTest::newRow("panels") << QStringList{
            "--panels", R"({"panels": [{"view": "attention", "layer": 0, "head": 1}, {"view": "sinks"}]})"};
        QTest::newRow("chart") << QStringList{"--view", "amplifier/spectrum"};
        QTest::newRow("grid") << QStringList{"--view", "keyGeometry/keyNorms/grid"};
        QTest::newRow("table") << QStringList{"--view", "sinks/heads/table"};
    }
    void sessionWithoutItsModelDrawsTheSameBytes() {
        QFETCH(QStringList, arguments);
        const QString file = sessionWithoutModel();
        QVERIFY(!file.isEmpty());
        const auto session = readSession(file.toStdString());
        QVERIFY(session);
        const SessionSelection& kept = session->selection; // of its head and channel alone it keeps what needs tensors
        for (QString& word : arguments)
            word = word == "L"   ? QString::number(kept.layer)
                   : word == "H" ? QString::number(kept.head)
                   : word == "C" ? QString::number(kept.channel)
                                 : word;
        const QString fromModel = folder_.filePath("model.svg"), fromSession = folder_.filePath("session.svg");
        const Ended ended = program(QStringList{"figure", file} + arguments + QStringList{"--out", fromSession});
        QVERIFY2(ended.code == 0, ended.complaint.constData());
        QVERIFY2(ended.complaint.isEmpty(), ended.complaint.constData());
        const Ended drawn = figureWith(arguments + QStringList{"--out", fromModel});
        QVERIFY2(drawn.code == 0, drawn.complaint.constData());
        QVERIFY(contentOf(fromSession).contains(QByteArray::fromStdString(session->model->hash)));
        QCOMPARE(contentOf(fromSession), contentOf(fromModel));
    }

    void headThatASessionHasSelectedStandsForOneThatIsNotNamed() {
        const QString file = sessionWithoutModel(), picture = folder_.filePath("selected.svg");
        QVERIFY(!file.isEmpty());
        const Ended ended = program({"figure", file, "--view", "keySpace", "--out", picture});
        QVERIFY2(ended.code == 0, ended.complaint.constData());
    }

    void whatASessionDoesNotKeepNeedsItsModel() {
        const QString file = sessionWithoutModel();
        QVERIFY(!file.isEmpty());
        const Ended ended =
            program({"figure", file, "--view", "logitLens/tokens", "--out", folder_.filePath("missing.svg")});
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.complaint.count('\n') == 1 && ended.complaint.contains("model"), ended.complaint.constData());
    }

    void sameCommandGivesTheSameBytes() {
        for (const char* ending : {"svg", "pdf", "png"}) {
            const QString first = folder_.filePath(QString("first.%1").arg(ending));
            const QString second = folder_.filePath(QString("second.%1").arg(ending));
            for (const QString& file : {first, second})
                QCOMPARE(figureWith({"--view", "sinks", "--out", file}).code, 0);
            QVERIFY(!contentOf(first).isEmpty());
            QCOMPARE(contentOf(first), contentOf(second));
        }
    }

    void pngHasTheSizeAskedFor() {
        const QString file = folder_.filePath("size.png");
        QCOMPARE(
            figureWith({"--view", "sinks", "--out", file, "--width-mm", "50.8", "--height-mm", "25.4", "--dpi", "200"})
                .code,
            0);
        QCOMPARE(QImage(file).size(), QSize(400, 200));
    }

    void writesItsNumbersBeside() {
        const QString picture = folder_.filePath("a.svg"), table = folder_.filePath("a.csv"),
                      document = folder_.filePath("a.json");
        QCOMPARE(figureWith({"--view", "sinks", "--out", picture, "--data", table}).code, 0);
        const QByteArrayList lines = contentOf(table).split('\n');
        QCOMPARE(lines.first(), QByteArray("Layer,Layer name,Head,Head name,sink strength\r"));
        QVERIFY(lines[1].startsWith("0,0,0,0,"));
        QCOMPARE(figureWith({"--view", "amplifier/spectrum", "--out", picture, "--data", document}).code, 0);
        const auto data = nlohmann::json::parse(contentOf(document).toStdString());
        QCOMPARE(data["provenance"]["ids"].size(), std::size_t{6});
        QCOMPARE(data["provenance"]["sha256"].get<std::string>().size(), std::size_t{64});
        QVERIFY(!data["data"]["series"].empty());
    }

    void failsInOneLine_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("word");
        QTest::newRow("unknown view") << QStringList{"--view", "brain", "--out", "a.svg"} << QByteArray("lifeCycle");
        QTest::newRow("unknown panel") << QStringList{"--view", "amplifier/brain", "--out", "a.svg"}
                                       << QByteArray("amplifier/spectrum");
        QTest::newRow("unknown ending") << QStringList{"--view", "sinks", "--out", "a.bmp"} << QByteArray(".svg");
        QTest::newRow("data of unknown ending")
            << QStringList{"--view", "sinks", "--out", "a.svg", "--data", "a.txt"} << QByteArray(".csv");
        QTest::newRow("no head") << QStringList{"--view", "attention", "--out", "a.svg"} << QByteArray("--head");
        QTest::newRow("no such head") << QStringList{"--view", "attention", "--layer", "1",
                                                     "--head", "99",        "--out",   "a.svg"}
                                      << QByteArray("99");
        QTest::newRow("no head of a key space")
            << QStringList{"--view", "keySpace", "--out", "a.svg"} << QByteArray("head");
        QTest::newRow("range upside down")
            << QStringList{"--view", "residual", "--range", "3,1", "--out", "a.svg"} << QByteArray("ascending");
        QTest::newRow("difference of an analysis")
            << QStringList{"--view", "amplifier/spectrum", "--side", "difference", "--out", "a.svg"}
            << QByteArray("has no difference");
        QTest::newRow("difference of an analysis in a panel")
            << QStringList{"--panels", R"({"panels": [{"view": "sinks/strengths", "side": "difference"}]})", "--out",
                           "a.svg"}
            << QByteArray("Panel 1: ");
        QTest::newRow("range that a grid's scale does not have")
            << QStringList{"--view", "sinks/strengths", "--scale", "logarithmic", "--range", "0,1", "--out", "a.svg"}
            << QByteArray("above 0");
        QTest::newRow("no such channel") << QStringList{"--view",    "residual", "--quantity", "channel",
                                                        "--channel", "999999",   "--out",      "a.svg"}
                                         << QByteArray("from 0 to");
        QTest::newRow("panels of no file")
            << QStringList{"--panels", "/none/panels.json", "--out", "a.svg"} << QByteArray("/none/panels.json");
        QTest::newRow("panel of no view")
            << QStringList{"--panels", R"({"panels": [{"view": "brain"}]})", "--out", "a.svg"} << QByteArray("Panel 1");
        QTest::newRow("no such folder") << QStringList{"--view", "sinks", "--out", "/none/a.svg"}
                                        << QByteArray("/none/a.svg");
    }

    void failsInOneLine() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, word);
        const Ended ended = figureWith(arguments);
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.complaint.count('\n') == 1 && ended.complaint.contains(word), ended.complaint.constData());
    }
};

QTEST_GUILESS_MAIN(FigureCommandTest)
#include "FigureCommandTest.moc"
