#include "heatmap/AxisLabels.h"

#include <QFont>
#include <QTest>

namespace sinkscope {
namespace {

HeatmapAxis wordAxis(std::int64_t cells) {
    HeatmapAxis axis;
    axis.kind = HeatmapAxis::Names::words;
    axis.cells = cells;
    const QStringList words{QStringLiteral("The"), QStringLiteral("␣extraordinarily"), QStringLiteral("↵"),
                            QStringLiteral("⟨F0 9F⟩"), QStringLiteral("␣house")};
    for (std::int64_t cell = 0; cell < cells; ++cell)
        axis.names.push_back(words[cell % words.size()]);
    return axis;
}

HeatmapAxis layerAxis(std::int64_t layers) {
    HeatmapAxis axis;
    axis.firstNumber = -1;
    axis.names.push_back(QStringLiteral("emb"));
    for (std::int64_t layer = 0; layer < layers; ++layer)
        axis.names.push_back(QString::number(layer));
    axis.cells = layers + 1;
    return axis;
}

const QFontMetricsF metrics() {
    return QFontMetricsF(QFont(QStringLiteral("DejaVu Sans"), 9));
}

void verifyApart(const std::vector<PlacedLabel>& labels) {
    QVERIFY(!labels.empty());
    for (std::size_t one = 0; one < labels.size(); ++one)
        for (std::size_t other = one + 1; other < labels.size(); ++other)
            QVERIFY2(labels[one].outline().intersected(labels[other].outline()).isEmpty(),
                     qPrintable(labels[one].text + " over " + labels[other].text));
}

bool isTurned(const std::vector<PlacedLabel>& labels) {
    return labels.front().degrees != 0.0;
}

} // namespace

class AxisLabelsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void labelsNeverOverlap_data() {
        QTest::addColumn<int>("cells");
        QTest::addColumn<int>("pixels");
        for (const int cells : {1, 5, 24, 31, 100, 4096})
            for (const int pixels : {40, 150, 330, 800, 1900})
                QTest::addRow("%d cells, %d pixels", cells, pixels) << cells << pixels;
    }
    void labelsNeverOverlap() {
        QFETCH(int, cells);
        QFETCH(int, pixels);
        const AxisView view{0.0, static_cast<double>(cells), pixels};
        verifyApart(AxisLabels(wordAxis(cells), metrics()).below(view, {50, 0}));
        verifyApart(AxisLabels(wordAxis(cells), metrics()).beside(view, {50, 0}));
        verifyApart(AxisLabels(layerAxis(cells), metrics()).beside({0.0, cells + 1.0, pixels}, {50, 0}));
        verifyApart(AxisLabels(layerAxis(cells), metrics()).below({0.0, cells + 1.0, pixels}, {50, 0}));
    }

    void labelsFitTheRoomTheyAskFor_data() { labelsNeverOverlap_data(); }
    void labelsFitTheRoomTheyAskFor() {
        QFETCH(int, cells);
        QFETCH(int, pixels);
        const AxisView view{0.0, static_cast<double>(cells), pixels};
        const AxisLabels words(wordAxis(cells), metrics());
        const double height = words.heightBelow(view.pixelsPerCell());
        for (const PlacedLabel& label : words.below(view, {0, 0}))
            QVERIFY(label.outline().boundingRect().bottom() <= height + 1.0);
        const double width = words.widthBeside(view.pixelsPerCell());
        for (const PlacedLabel& label : words.beside(view, {0, 0}))
            QVERIFY(label.outline().boundingRect().left() >= -width - 1.0);
    }

    void rotatesOnlyWhenItMust() {
        const AxisLabels labels(wordAxis(10), metrics());
        QVERIFY(!isTurned(labels.below({0.0, 10.0, 1500}, {0, 0})));
        const auto diagonal = labels.below({0.0, 10.0, 300}, {0, 0});
        QCOMPARE(diagonal.front().degrees, -45.0);
        QCOMPARE(diagonal.size(), std::size_t{10});
        const auto vertical = labels.below({0.0, 10.0, 170}, {0, 0});
        QCOMPARE(vertical.front().degrees, -90.0);
        QCOMPARE(vertical.size(), std::size_t{10});
        QVERIFY(!isTurned(labels.below({0.0, 10.0, 100}, {0, 0})));
    }

    void thinnedTokensKeepTheirPosition() {
        const auto labels = AxisLabels(wordAxis(1000), metrics()).below({0.0, 1000.0, 400}, {0, 0});
        QVERIFY(labels.size() > 2);
        QVERIFY(labels[1].text.contains(QLatin1Char('\n')));
        QCOMPARE(labels[1].text.section(QLatin1Char('\n'), 0, 0).toInt() % 100, 0);
    }

    void numbersNeverRotate() {
        const auto labels = AxisLabels(layerAxis(64), metrics()).below({0.0, 65.0, 200}, {0, 0});
        QVERIFY(!isTurned(labels));
        QCOMPARE(labels.front().text, QStringLiteral("emb"));
    }

    void labelsFollowTheVisiblePart() {
        const auto labels = AxisLabels(wordAxis(1000), metrics()).below({500.0, 510.0, 1500}, {0, 0});
        QCOMPARE(labels.size(), std::size_t{10});
        QCOMPARE(labels.front().text, QStringLiteral("The"));
    }
};

} // namespace sinkscope

QTEST_MAIN(sinkscope::AxisLabelsTest)
#include "AxisLabelsTest.moc"
