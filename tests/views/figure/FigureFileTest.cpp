#include "figure/FigureFile.h"

#include "PlantedFigures.h"
#include "WithoutRoot.h"

#include <QtTest>

using namespace sinkscope;

namespace {

constexpr std::array formats{FigureFormat::svg, FigureFormat::pdf, FigureFormat::png};

QByteArray bytesOf(const Figure& figure, FigureFormat format) {
    const auto bytes = figureBytes(figure, format);
    return bytes ? *bytes : QByteArray();
}

/// 82.5 mm by 59.4 mm.
Figure sizedHeatmap() {
    Figure figure = plantedHeatmap(5, 5);
    figure.options.height = 59.4;
    return figure;
}

/// What a tool says about a file; standard error counts, too.
QByteArray told(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(program, arguments);
    process.waitForFinished(60'000);
    return process.readAll();
}

} // namespace

class FigureFileTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

    QString written(const Figure& figure, const QString& name) {
        const QString file = folder_.filePath(name);
        if (const auto done = writeFigure(figure, file); !done)
            qFatal("%s", done.error().message().c_str());
        return file;
    }

private Q_SLOTS:
    void sameFigureGivesTheSameBytes() {
        const auto drawn = [] {
            QByteArrayList files;
            for (const Figure& figure : plantedFigures())
                for (const FigureFormat format : formats)
                    files += bytesOf(figure, format);
            return files;
        };
        const QByteArrayList first = drawn();
        QTest::qWait(1100); // a PDF's date of writing has seconds
        const QByteArrayList second = drawn();
        QVERIFY(!first.contains(QByteArray()));
        for (qsizetype file = 0; file < first.size(); ++file)
            QVERIFY(first[file] == second[file]);
    }

    void svgHasItsSizeAndItsTextAsText() {
        const QByteArray svg = bytesOf(sizedHeatmap(), FigureFormat::svg);
        QVERIFY(svg.contains("<svg width=\"82.5mm\" height=\"59.4mm\""));
        QVERIFY(svg.contains(">strength (share)</text>"));
        QVERIFY(svg.contains("<title>Cells &lt;of&gt; &amp; heads</title>"));
    }

    void svgTellsWhereItComesFrom() {
        QXmlStreamReader reader(bytesOf(plantedHeatmap(5, 5), FigureFormat::svg));
        QString metadata;
        while (!reader.atEnd())
            if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == QLatin1String("metadata"))
                metadata = reader.readElementText();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(metadata.toStdString(), provenanceJson(plantedProvenance()));
    }

    void provenanceNamesModelPromptIdsAndSwitches() {
        const QJsonObject told =
            QJsonDocument::fromJson(QByteArray::fromStdString(provenanceJson(plantedProvenance()))).object();
        QCOMPARE(told["model"].toString(), QStringLiteral("a model & more"));
        QCOMPARE(told["sha256"].toString().size(), 64);
        QCOMPARE(told["prompt"].toString(), QStringLiteral("The <light> house — ça \"and\" more"));
        QCOMPARE(told["ids"].toArray().size(), 3);
        QCOMPARE(told["interventions"].toArray().first()["kind"].toString(), QStringLiteral("weMask"));
    }

    void pdfIsOnePageOfItsSize() {
        if (QStandardPaths::findExecutable("pdfinfo").isEmpty())
            QSKIP("pdfinfo is not installed");
        const QByteArray about = told("pdfinfo", {written(sizedHeatmap(), "size.pdf")});
        // In points of 1/72 inch, rounded as pdfinfo rounds.
        QVERIFY2(about.contains("233.858 x 168.378 pts"), about);
        QVERIFY(about.contains("Pages:           1"));
        QVERIFY(about.contains("Title:           Cells <of> & heads"));
        QVERIFY(!about.contains("rror"));
    }

    void pdfEmbedsItsFonts() {
        if (QStandardPaths::findExecutable("pdffonts").isEmpty())
            QSKIP("pdffonts is not installed");
        const QByteArrayList lines =
            told("pdffonts", {written(plantedHeatmap(5, 5), "fonts.pdf")}).trimmed().split('\n');
        QVERIFY(lines.size() > 2);
        for (qsizetype line = 2; line < lines.size(); ++line)
            QVERIFY2(lines[line].contains(" yes "), lines[line]);
    }

    void pdfTellsWhereItComesFrom() {
        const QByteArray pdf = bytesOf(plantedHeatmap(5, 5), FigureFormat::pdf);
        QVERIFY(pdf.contains("<rdf:li xml:lang=\"x-default\">{&quot;view&quot;:&quot;sinks&quot;"));
        QVERIFY(pdf.contains("/CreationDate (D:19700101000000Z"));
    }

    void pngHasItsSizeAndTellsWhereItComesFrom() {
        Figure figure = sizedHeatmap();
        figure.options.dotsPerInch = 600;
        const QImage image(written(figure, "size.png"));
        QCOMPARE(image.size(), QSize(1949, 1403));
        QCOMPARE(image.dotsPerMeterX(), 23622);
        QCOMPARE(image.text("Description").toStdString(), provenanceJson(plantedProvenance()));
    }

    void readersHaveNothingToComplainOf() {
        int figures = 0;
        for (Figure figure : plantedFigures())
            for (const FigureGround ground : {FigureGround::light, FigureGround::dark}) {
                figure.options.ground = ground;
                figure.options.caption = FigurePart::shown;
                const QString name = QString::number(figures++);
                const QString svg = written(figure, name + ".svg"), pdf = written(figure, name + ".pdf");
                const QString picture = folder_.filePath("drawn.png");
                if (!QStandardPaths::findExecutable("rsvg-convert").isEmpty())
                    QCOMPARE(told("rsvg-convert", {svg, "-o", picture}), QByteArray());
                if (!QStandardPaths::findExecutable("pdftocairo").isEmpty())
                    QCOMPARE(told("pdftocairo", {"-png", "-singlefile", pdf, folder_.filePath("page")}), QByteArray());
            }
        QVERIFY(figures > 0);
    }

    void unknownEndingIsOneSentence() {
        const auto done = writeFigure(plantedHeatmap(2, 2), folder_.filePath("figure.bmp"));
        QVERIFY(!done);
        QVERIFY(QString::fromStdString(done.error().message()).contains(".svg, .pdf or .png"));
        QVERIFY(!QFile::exists(folder_.filePath("figure.bmp")));
    }

    void unwritableFileIsOneSentence() {
        const QString file = folder_.filePath("missing folder/figure.svg");
        const auto done = writeFigure(plantedHeatmap(2, 2), file);
        QVERIFY(!done);
        QVERIFY(QString::fromStdString(done.error().message()).contains(file));
    }
};

QTEST_MAIN(FigureFileTest)
#include "FigureFileTest.moc"
