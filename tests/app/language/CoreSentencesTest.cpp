#include "../planted/PlantedEngine.h"
#include "analysis/Warnings.h"
#include "io/JsonFields.h"
#include "language/Translation.h"
#include "model/Model.h"
#include "start/ModelList.h"
#include "status/Banner.h"
#include "style/CoreText.h"
#include "support/Guarded.h"
#include "trust/TrustView.h"
#include "window/MainWindow.h"

#include <QLabel>
#include <QTemporaryDir>
#include <QtTest>

using namespace sinkscope;

namespace {

constexpr int patience = 10000; // ms; far above what any of these needs, so that a busy machine does not fail them

bool showsLabel(const QWidget& widget, const QString& text) {
    for (const QLabel* label : widget.findChildren<QLabel*>())
        if (label->text() == text)
            return true;
    return false;
}

QString emptyFile(const QTemporaryDir& folder) {
    QFile file(folder.filePath(QStringLiteral("empty.gguf")));
    return file.open(QIODevice::WriteOnly) ? file.fileName() : QString();
}

} // namespace

class CoreSentencesTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::unique_ptr<Translation> translation_;

private Q_SLOTS:
    void init() { translation_ = std::make_unique<Translation>(Language::italian); }
    void cleanup() { translation_.reset(); }

    void errorOfAModelFileIsItalianInTheBanner() {
        const QString path = emptyFile(folder_);
        PlantedEngine engine;
        JobRunner runner;
        Document document;
        EngineCalls calls = plantedCalls(engine);
        calls.openModel = openModel;
        DocumentJobs jobs(document, runner, calls);
        InterventionJobs interventions(document, runner, calls);
        Settings settings(folder_.filePath(QStringLiteral("settings.ini")));
        MainWindow window(document, jobs, interventions, settings);
        window.show();
        window.start(path.toStdString());
        QTRY_COMPARE_WITH_TIMEOUT(window.findChild<Banner*>()->sentence(),
                                  path + QStringLiteral(" è vuoto (0 byte); scaricalo di nuovo."), patience);
    }

    void reasonOfAnUnsupportedModelIsItalianOnTheStartPage() {
        FoundModel model;
        model.name = "empty";
        model.path = folder_.path().toStdString();
        const auto opened = openModel(emptyFile(folder_).toStdString(), {}, {});
        QVERIFY(!opened);
        model.problem = opened.error().text;
        QVERIFY2(foundEntry(model).facts.startsWith(QStringLiteral("empty.gguf è vuoto")),
                 qUtf8Printable(foundEntry(model).facts));
    }

    void warningIsItalianWithItsNumbers() {
        Run run;
        run.model = plantedModel(PlantedEngine().story);
        run.badNumber = BadNumber{3, Site::feedForwardOutput, 12345};
        const std::vector<Text> warnings = runWarnings(run);
        QVERIFY(!warnings.empty());
        const QString shown = coreText(warnings.front());
        QVERIFY2(shown.contains(QStringLiteral("nell'output del feed-forward del layer 3 al token 12.345")),
                 qUtf8Printable(shown));
    }

    void trustCheckIsItalianInItsView() {
        TrustView view;
        const Text share{"%1 tensors", {Text::Grouped{1272}}};
        view.showReport(std::make_shared<const TrustReport>(
            TrustReport{"Planted",
                        "llama",
                        "CPU",
                        "fp32",
                        {{"weights",
                          "Weights",
                          TrustVerdict::green,
                          {"No NaN, no infinity, no empty tensor among %1 in %2.",
                           {Text("%1 numbers", {Text::Grouped{12'345'678}}), share}},
                          {},
                          0.1}},
                        {"Small changes of single weights, and weights of another training state of the same model."},
                        1.2}));
        QVERIFY(showsLabel(view, QStringLiteral("Pesi")));
        QVERIFY(showsLabel(view, QStringLiteral("Nessun NaN, nessun infinito, nessun tensore vuoto tra 12.345.678 "
                                                "numeri in 1272 tensori.")));
        QVERIFY(view.text().contains(QStringLiteral("among 12,345,678 numbers in 1,272 tensors."))); // as copied
    }

    void sentenceWithinAnotherIsItalianToo() {
        const auto outcome = guarded({"%1 is not a session that can be opened", {std::string("a.sinkscope")}},
                                     []() -> Result<void> { throw Clause("its prompt has no tokens"); });
        QCOMPARE(QString::fromStdString(outcome.error().message()),
                 QStringLiteral("a.sinkscope is not a session that can be opened (its prompt has no tokens)."));
        QCOMPARE(coreText(outcome.error().text),
                 QStringLiteral("a.sinkscope non è una sessione che si possa aprire (il suo prompt non ha token)."));
    }

    void fractionsHaveTheLanguagesPoint() {
        const Text text{"base %1: loss %2", {Text::Decimal(10000.0, 3), Text::Decimal(0.153, 3)}};
        QCOMPARE(coreText(text), QStringLiteral("base 10.000: loss 0,153"));
        QCOMPARE(QString::fromStdString(plainText(text)), QStringLiteral("base 1e+04: loss 0.153"));
    }
};

QTEST_MAIN(CoreSentencesTest)

#include "CoreSentencesTest.moc"
