#include "report/ReportFile.h"

#include "../planted/PlantedEngine.h"
#include "document/DocumentJobs.h"
#include "report/ReportAnalyses.h"

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using namespace sinkscope;

class ReportFileTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    PlantedEngine engine_;
    JobRunner runner_;
    Document document_;
    std::unique_ptr<DocumentJobs> jobs_;

    ReportContent content() { return reportContent(*document_.findings(), document_.prompt(), jobs_->analyses()); }

private Q_SLOTS:
    void initTestCase() {
        document_.setPrompt(QStringLiteral("The lighthouse keeper wrote:\nmore"));
        jobs_ = std::make_unique<DocumentJobs>(document_, runner_, plantedCalls(engine_));
        jobs_->openModel("model.gguf");
        QTRY_VERIFY_WITH_TIMEOUT(document_.findings() && !jobs_->busy(), 10'000);
        jobs_->analyses().watch(reportAnalyses());
        for (const Analysis analysis : reportAnalyses())
            QTRY_VERIFY_WITH_TIMEOUT(jobs_->analyses().state(analysis).stage == AnalysisState::Stage::done, 10'000);
    }

    void tellsModelPromptVerdictsAndKeyNumbers() {
        const QString text = content().text();
        for (const char* part : {"Planted model", "8 layers", "The lighthouse keeper wrote: more", "lifeCycle at layer",
                                 "Massive-emergence layer: 2", "Sink: strength above 0.3"})
            QVERIFY2(text.contains(QLatin1String(part)),
                     qPrintable(QLatin1String(part) + QStringLiteral(" in:\n") + text));
        QVERIFY(content().left); // strengths are there even when the analysis of sinks brings no grid
    }

    void pdfHasOnePage() {
        const QString path = folder_.filePath(QStringLiteral("report.pdf"));
        const Result<void> saved = saveReport(content(), path);
        QVERIFY2(saved.has_value(), saved ? "" : saved.error().message().c_str());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith("%PDF"));
        QVERIFY(bytes.contains("/Count 1"));
    }

    void pdfHoldsItsText() {
        const QString reader = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
        if (reader.isEmpty())
            QSKIP("pdftotext (poppler-utils) is not installed, and nothing else here reads a PDF.");
        const QString path = folder_.filePath(QStringLiteral("text.pdf"));
        QVERIFY(saveReport(content(), path));
        QProcess process;
        process.start(reader, {path, QStringLiteral("-")});
        QVERIFY(process.waitForFinished(30'000));
        const QString text = QString::fromUtf8(process.readAllStandardOutput());
        QVERIFY2(text.contains(QStringLiteral("Planted model")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Massive entries")), qPrintable(text));
    }

    void aFolderThatIsNoneIsNamed() {
        const Result<void> saved = saveReport(content(), folder_.filePath(QStringLiteral("nowhere/report.pdf")));
        QVERIFY(!saved);
        QVERIFY(saved.error().message().find("nowhere/report.pdf") != std::string::npos);
        QVERIFY(!QFile::exists(folder_.filePath(QStringLiteral("nowhere"))));
    }

    void anExistingFileIsReplacedAsAWhole() {
        const QString path = folder_.filePath(QStringLiteral("again.pdf"));
        QVERIFY(saveReport(content(), path));
        QVERIFY(saveReport(content(), path));
        QCOMPARE(QDir(folder_.path()).entryList({QStringLiteral("again*")}).size(), 1);
    }
};

QTEST_MAIN(ReportFileTest)
#include "ReportFileTest.moc"
