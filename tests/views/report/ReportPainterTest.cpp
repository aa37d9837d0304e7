#include "report/ReportPainter.h"

#include "../exhibit/PlantedExhibit.h"
#include "report/ReportView.h"

#include <QImage>
#include <QLabel>
#include <QtTest>

using namespace sinkscope;

namespace {

ReportContent plantedContent() {
    ReportContent content;
    content.model = QStringLiteral("Planted model");
    content.architecture = QStringLiteral("llama · 8 layers");
    content.prompt = QStringLiteral("Prompt: “The lighthouse”");
    content.verdicts = {QStringLiteral("17 entries are massive."), QStringLiteral("80 % of heads sink.")};
    content.numbers = {{QStringLiteral("Massive entries"), QStringLiteral("17")},
                       {QStringLiteral("Loss"), QStringLiteral("3.4 nats")},
                       {QStringLiteral("Perplexity"), QStringLiteral("30")}};
    content.lifeCycle = plantedChart();
    content.left = plantedGrid();
    content.right = plantedChart();
    content.thresholds = QStringLiteral("Massive: above 100.");
    content.program = QStringLiteral("Sinkscope");
    return content;
}

QImage painted(const ReportContent& content, int width) {
    QImage image(width, static_cast<int>(width * reportPage.height() / reportPage.width()), QImage::Format_RGB32);
    paintReport(image, content);
    return image;
}

/// Whether anything but white stands in a part of the page, given in shares of it.
bool hasInk(const QImage& page, const QRectF& part) {
    for (int y = static_cast<int>(part.top() * page.height()); y < part.bottom() * page.height(); ++y)
        for (int x = static_cast<int>(part.left() * page.width()); x < part.right() * page.width(); ++x)
            if (page.pixel(x, y) != qRgb(255, 255, 255))
                return true;
    return false;
}

} // namespace

class ReportPainterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sameContentGivesTheSamePage() { QVERIFY(painted(plantedContent(), 900) == painted(plantedContent(), 900)); }

    void pageHasHeadingFiguresAndFootWithinItsMargins() {
        const QImage page = painted(plantedContent(), 900);
        QVERIFY(hasInk(page, {0.1, 0.04, 0.8, 0.05}));
        QVERIFY(hasInk(page, {0.1, 0.3, 0.8, 0.2}));
        QVERIFY(hasInk(page, {0.1, 0.6, 0.35, 0.25}));
        QVERIFY(hasInk(page, {0.55, 0.6, 0.35, 0.25}));
        QVERIFY(hasInk(page, {0.1, 0.92, 0.8, 0.04}));
        QVERIFY(!hasInk(page, {0.0, 0.0, 1.0, 0.04}));
        QVERIFY(!hasInk(page, {0.0, 0.965, 1.0, 0.035}));
        QVERIFY(!hasInk(page, {0.0, 0.0, 0.06, 1.0}));
        QVERIFY(!hasInk(page, {0.94, 0.0, 0.06, 1.0}));
    }

    void manySentencesLeaveRoomForTheFigures() {
        ReportContent content = plantedContent();
        for (int index = 0; index < 100; ++index)
            content.verdicts += QStringLiteral("One more sentence of many, number %1.").arg(index);
        const QImage page = painted(content, 900);
        QVERIFY(hasInk(page, {0.1, 0.6, 0.35, 0.25}));
        QVERIFY(!hasInk(page, {0.0, 0.965, 1.0, 0.035}));
    }

    void pageWithoutFiguresIsPaintedToo() {
        ReportContent content = plantedContent();
        content.lifeCycle.reset();
        content.left.reset();
        content.right.reset();
        QVERIFY(hasInk(painted(content, 900), {0.1, 0.04, 0.8, 0.05}));
    }

    void viewTellsScreenReadersAllWords() {
        ReportView view;
        view.resize(700, 500);
        view.show();
        view.setContent(plantedContent());
        const QString words = view.widget()->accessibleDescription();
        for (const char* part : {"Planted model", "80 % of heads sink.", "Loss: 3.4 nats", "Massive: above 100."})
            QVERIFY2(words.contains(QLatin1String(part)), part);
        QVERIFY(view.widget()->width() <= view.viewport()->width());
        QVERIFY(view.widget()->width() > 500);
    }
};

QTEST_MAIN(ReportPainterTest)
#include "ReportPainterTest.moc"
