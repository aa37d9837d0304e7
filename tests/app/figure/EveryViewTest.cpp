#include "commandline/FigureViews.h"

#include "../../views/figure/SvgTexts.h"
#include "TestFiles.h"
#include "engine/Engine.h"
#include "figure/FigureFile.h"
#include "figure/PanelNames.h"
#include "figure/RunProvenance.h"
#include "io/InterventionsJson.h"
#include "text/KnownTokens.h"

#include <QProcess>
#include <QtTest>

using namespace sinkscope;

namespace {

template <typename Value>
Value good(Result<Value> result) {
    if (!result)
        qFatal("%s", result.error().message.c_str());
    return *std::move(result);
}

/// The real model where it is installed, for tokens as a reader meets them; else one of the tests.
std::filesystem::path modelPath() {
    const QString file =
        QStandardPaths::locate(QStandardPaths::GenericDataLocation, "sinkscope/models/smollm2-135m-instruct.Q4_1.gguf");
    return file.isEmpty() ? testData("families/llama") : std::filesystem::path(file.toStdString());
}

FinishedRun finished() {
    const auto model = good(openModel(modelPath(), {}, Progress()));
    Tokens tokens;
    if (const auto& tokenizer = model->tokenizer())
        tokens = good(tokenizer->encode("The light house keeper wrote a letter to his daughter, who lived far away.",
                                        SpecialTokens::add));
    else
        tokens = knownTokens(nullptr, std::vector<std::int32_t>{1, 5, 9, 60, 7, 3, 8, 2, 44, 12});
    FinishedRun done;
    done.base = std::make_shared<const Findings>(findings(good(run(model, std::move(tokens), {}, Progress())), {}));
    done.interventions = good(parseInterventions(
        R"({"interventions": [{"kind": "headAblation", "heads": [[0, 0], [1, 1]], "how": "zero"}]})"));
    done.intervened = good(intervene(good(prepareBaseline(done.base, Progress())), done.interventions, Progress()));
    return done;
}

} // namespace

/// Every view that `sinkscope figure` knows, at 82.5 mm and 8 pt.
class EveryViewTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    FinishedRun run_;
    std::vector<FigureContent> pictures_;

    void addPictures(const std::string& view, Place place) {
        for (const Shown::Side side : {Shown::Side::base, Shown::Side::changed, Shown::Side::difference}) {
            ViewChoice choice;
            choice.view = view;
            choice.side = side;
            choice.place = place;
            pictures_.push_back(good(viewOf(choice, {}, run_, Progress())));
        }
    }

    void addPanels(Analysis analysis) {
        AnalysisInput input;
        input.findings = run_.base;
        const Exhibit exhibit = good(makeExhibit(analysis, input, Progress()));
        const std::vector<std::string> names = panelNames(nameOf(analysis).key, exhibit);
        for (std::size_t index = 0; index < names.size(); ++index) {
            ViewChoice choice;
            choice.view = names[index];
            choice.side = Shown::Side::base;
            pictures_.push_back(panelFigure(choice, exhibit.panels[index], run_.base->run->tokens));
        }
    }

    static const char* nameOfSide(Shown::Side side) {
        return side == Shown::Side::base ? "base" : side == Shown::Side::changed ? "changed" : "difference";
    }

    void addRows() {
        QTest::addColumn<int>("index");
        QTest::addColumn<bool>("isDark");
        for (std::size_t index = 0; index < pictures_.size(); ++index)
            for (const bool isDark : {false, true}) {
                const ViewChoice& choice = pictures_[index].choice;
                QTest::addRow("%s %s %s", choice.view.c_str(), nameOfSide(choice.side), isDark ? "dark" : "light")
                    << static_cast<int>(index) << isDark;
            }
    }

    Figure figure(int index, bool isDark) const {
        const FigureContent& content = pictures_[static_cast<std::size_t>(index)];
        Figure figure{content, {}, runProvenance(*run_.base, content, std::string(64, 'a'), run_.interventions)};
        figure.options.ground = isDark ? FigureGround::dark : FigureGround::light;
        figure.options.caption = FigurePart::shown;
        return figure;
    }

    QString written(const Figure& figure, const char* ending) const {
        const QString file = folder_.filePath(QString("figure.%1").arg(ending));
        if (const auto done = writeFigure(figure, file); !done)
            qFatal("%s", done.error().message.c_str());
        return file;
    }

    /// What a reader says; nothing when it is content. Standard error counts, too.
    static QByteArray complaintOf(const QString& program, const QStringList& arguments) {
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program, arguments);
        process.waitForFinished(60'000);
        return process.exitCode() == 0 ? process.readAll() : "failed: " + process.readAll();
    }

private Q_SLOTS:
    void initTestCase() {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        run_ = finished();
        const std::int64_t last = run_.base->run->layerCount() - 1;
        addPictures("residual", {});
        addPictures("sinks", {});
        addPictures("lifeCycle", {});
        addPictures("attention", {.layer = last, .head = 0});
        addPictures("keySpace", {.layer = last / 2, .head = 0, .query = 4, .key = 3});
        for (const AnalysisName& each : analysisNames())
            if (each.analysis != Analysis::vocabulary && each.analysis != Analysis::contextLength) // minutes
                addPanels(each.analysis);
        PanelPicture panels{1, {pictures_[0], pictures_[3], pictures_[12], pictures_[6]}};
        pictures_.push_back(panelsFigure(std::move(panels)));
    }

    void textIsNeitherCutNorOverlapping_data() { addRows(); }

    void textIsNeitherCutNorOverlapping() {
        QFETCH(int, index);
        QFETCH(bool, isDark);
        const QByteArray svg = good(figureBytes(figure(index, isDark), FigureFormat::svg));
        const QString fault = svgTextFault(svg);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }

    void readersHaveNothingToComplainOf_data() { addRows(); }

    void readersHaveNothingToComplainOf() {
        QFETCH(int, index);
        QFETCH(bool, isDark);
        const Figure drawn = figure(index, isDark);
        const QString svg = written(drawn, "svg"), pdf = written(drawn, "pdf"), png = written(drawn, "png");
        const auto has = [](const char* program) { return !QStandardPaths::findExecutable(program).isEmpty(); };
        if (!has("rsvg-convert") && !has("pdftocairo") && !has("identify"))
            QSKIP("neither rsvg-convert nor pdftocairo nor ImageMagick is installed");
        if (has("rsvg-convert"))
            QCOMPARE(complaintOf("rsvg-convert", {svg, "-o", folder_.filePath("drawn.png")}), QByteArray());
        if (has("pdftocairo"))
            QCOMPARE(complaintOf("pdftocairo", {"-png", "-singlefile", pdf, folder_.filePath("page")}), QByteArray());
        if (has("identify"))
            QCOMPARE(complaintOf("identify", {"-regard-warnings", "-format", "%m", png}), QByteArray("PNG"));
    }
};

QTEST_MAIN(EveryViewTest)
#include "EveryViewTest.moc"
