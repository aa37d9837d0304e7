#include "commandline/FigureViews.h"

#include "../../views/figure/SvgTexts.h"
#include "TestFiles.h"
#include "TinyReader.h"
#include "engine/Engine.h"
#include "figure/FigureFile.h"
#include "figure/PanelNames.h"
#include "figure/RunProvenance.h"
#include "io/InterventionsJson.h"
#include "text/KnownTokens.h"

#include <QProcess>
#include <QtTest>

#include <algorithm>
#include <memory>

using namespace sinkscope;

namespace {

template <typename Value>
Value good(Result<Value> result) {
    if (!result)
        qFatal("%s", result.error().message().c_str());
    return *std::move(result);
}

/// The real model where it is installed, for tokens as a reader meets them; else one of the tests.
std::filesystem::path modelPath() {
    const QString file =
        QStandardPaths::locate(QStandardPaths::GenericDataLocation, "sinkscope/models/smollm2-135m-instruct.Q4_1.gguf");
    return file.isEmpty() ? testData("families/llama") : std::filesystem::path(file.toStdString());
}

FinishedRun finished(const std::filesystem::path& path) {
    const auto model = good(openModel(path, {}, Progress()));
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

/// A program that reads a file and says what it thinks of it, at work beside others.
class Reader {
public:
    Reader(const char* program, const QStringList& arguments) {
        if (QStandardPaths::findExecutable(program).isEmpty())
            return;
        process_ = std::make_unique<QProcess>();
        process_->setProcessChannelMode(QProcess::MergedChannels);
        process_->start(program, arguments);
    }
    bool isThere() const { return process_ != nullptr; }
    /// Nothing when it is content. Standard error counts, too.
    QByteArray complaint() {
        if (!process_)
            return {};
        process_->waitForFinished(60'000);
        return process_->exitCode() == 0 ? process_->readAll() : "failed: " + process_->readAll();
    }

private:
    std::unique_ptr<QProcess> process_;
};

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
            pictures_.push_back(good(viewOf(choice, {}, {run_, nullptr}, Progress())));
        }
    }

    void addPanels(Analysis analysis, const AnalysisInput& input) {
        const Exhibit exhibit = good(makeExhibit(analysis, input, Progress()));
        const std::vector<std::string> names = panelNames(nameOf(analysis).key, exhibit);
        for (std::size_t index = 0; index < names.size(); ++index) {
            ViewChoice choice;
            choice.view = names[index];
            choice.side = Shown::Side::base;
            pictures_.push_back(panelFigure(choice, exhibit.panels[index], input.findings->run->tokens));
        }
    }

    /// What takes minutes with a real model, and what reads texts: of a model that is done at once.
    void addPanelsOfReader() {
        writeTinyReader(folder_.filePath("reader").toStdString());
        AnalysisInput input;
        input.findings = finished(folder_.filePath("reader").toStdString()).base;
        input.prompts = {"One text.", "Another text, the same length.", "a third"};
        for (int sentence = 0; sentence < 40; ++sentence)
            input.longText += "The therefore and the other. ";
        for (const Analysis analysis : {Analysis::vocabulary, Analysis::delimiters, Analysis::normalization,
                                        Analysis::invariance, Analysis::contextLength})
            addPanels(analysis, input);
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

    /// Where the file of a picture lies; written once for all tests.
    QString written(int index, bool isDark, FigureFormat format) const {
        const QString file =
            folder_.filePath(QString("%1%2.%3").arg(index).arg(isDark ? "dark" : "light", figureEnding(format)));
        if (!QFileInfo::exists(file))
            if (const auto done = writeFigure(figure(index, isDark), file); !done)
                qFatal("%s", done.error().message().c_str());
        return file;
    }

    /// Puts the picture into the folder that SINKSCOPE_PICTURES names.
    void keepToLookAt(int index, bool isDark) const {
        const QString folder = qEnvironmentVariable("SINKSCOPE_PICTURES");
        if (folder.isEmpty())
            return;
        const ViewChoice& choice = pictures_[static_cast<std::size_t>(index)].choice;
        const QString view = QString::fromStdString(choice.view).replace('/', '-');
        const QString name =
            QString("%1 %2 %3 %4.png").arg(view, nameOfSide(choice.side)).arg(index).arg(isDark ? "dark" : "light");
        QVERIFY(QFile::copy(written(index, isDark, FigureFormat::png), QDir(folder).filePath(name)));
    }

private Q_SLOTS:
    void initTestCase() {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        run_ = finished(modelPath());
        const std::int64_t last = run_.base->run->layerCount() - 1;
        addPictures("residual", {});
        addPictures("sinks", {});
        addPictures("lifeCycle", {});
        addPictures("attention", {.layer = last, .head = 0});
        addPictures("keySpace", {.layer = last / 2, .head = 0, .query = 4, .key = 3});
        AnalysisInput input;
        input.findings = run_.base;
        for (const AnalysisName& each : analysisNames())
            if (each.analysis != Analysis::vocabulary && each.analysis != Analysis::contextLength) // minutes
                addPanels(each.analysis, input);
        addPanelsOfReader();
        PanelPicture panels{1, {pictures_[0], pictures_[3], pictures_[12], pictures_[6]}};
        pictures_.push_back(panelsFigure(std::move(panels)));
    }

    void textIsNeitherCutNorOverlapping_data() { addRows(); }

    void textIsNeitherCutNorOverlapping() {
        QFETCH(int, index);
        QFETCH(bool, isDark);
        QFile file(written(index, isDark, FigureFormat::svg));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray svg = file.readAll();
        const QString fault = svgTextFault(svg);
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
        if (pictures_[static_cast<std::size_t>(index)].choice.view == "keySpace")
            for (const char* axis : {"PC1 (", "PC2 (", "PC3 ("})
                QVERIFY2(
                    std::ranges::any_of(svgTexts(svg), [&](const SvgText& each) { return each.text.startsWith(axis); }),
                    axis);
    }

    /// Names that are too wide for their column would be cut.
    void legendsHaveRoom() {
        const auto heightOf = [this](Shown::Side side) {
            const auto found = std::ranges::find_if(pictures_, [side](const FigureContent& picture) {
                return picture.choice.view == "lifeCycle" && picture.choice.side == side;
            });
            return figureSize({*found, {}, {}}).height();
        };
        // Two rows of names for one run, four for two.
        QVERIFY(heightOf(Shown::Side::difference) > heightOf(Shown::Side::base) + 5.0);
    }

    void everyAnalysisHasItsPictures() {
        for (const AnalysisName& each : analysisNames())
            QVERIFY2(std::ranges::any_of(pictures_,
                                         [&](const FigureContent& picture) {
                                             return picture.choice.view.starts_with(std::string(each.key) + "/");
                                         }),
                     each.key);
    }

    void readersHaveNothingToComplainOf_data() { addRows(); }

    void readersHaveNothingToComplainOf() {
        QFETCH(int, index);
        QFETCH(bool, isDark);
        keepToLookAt(index, isDark);
        Reader vectors("rsvg-convert",
                       {written(index, isDark, FigureFormat::svg), "-o", folder_.filePath("drawn.png")});
        Reader pages("pdftocairo",
                     {"-png", "-singlefile", written(index, isDark, FigureFormat::pdf), folder_.filePath("page")});
        Reader pixels("identify", {"-regard-warnings", "-format", "%m", written(index, isDark, FigureFormat::png)});
        if (!vectors.isThere() && !pages.isThere() && !pixels.isThere())
            QSKIP("neither rsvg-convert nor pdftocairo nor ImageMagick is installed");
        QCOMPARE(vectors.complaint(), QByteArray());
        QCOMPARE(pages.complaint(), QByteArray());
        QCOMPARE(pixels.complaint(), pixels.isThere() ? QByteArray("PNG") : QByteArray());
    }
};

QTEST_MAIN(EveryViewTest)
#include "EveryViewTest.moc"
