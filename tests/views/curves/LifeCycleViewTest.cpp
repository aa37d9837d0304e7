#include "curves/LifeCycleView.h"
#include "curves/LifeCyclePlot.h"
#include "curves/LifeCycleText.h"
#include "curves/LogRange.h"
#include "figure/FigureContent.h"
#include "style/Theme.h"

#include <QApplication>
#include <QtTest>
#include <cmath>
#include <limits>

using namespace sinkscope;

namespace {

constexpr std::int64_t layerCount = 30;

/// A small early spike in layers 2 to 9, a giant from layer 11 to 27, as real models show them.
std::shared_ptr<const Findings> plantedFindings() {
    auto run = std::make_shared<Run>();
    for (int i = 0; i < 12; ++i)
        run->tokens.push_back({i, i == 0 ? "The" : " word", TokenKind::ordinary, AddedBy::text});
    auto findings = std::make_shared<Findings>();
    findings->run = run;
    LifeCycle& life = findings->lifeCycle;
    for (std::int64_t row = 0; row <= layerCount; ++row) {
        const std::int64_t layer = row - 1;
        const auto depth = static_cast<float>(row);
        float largest = 0.8F + 0.6F * depth;
        if (layer >= 2 && layer < 9)
            largest = 410.0F + 12.0F * depth;
        if (layer >= 11 && layer < 28)
            largest = 23400.0F + 40.0F * depth;
        if (layer == 28)
            largest = 9100.0F;
        life.residual.push_back({PlacedValue{largest, 0, 507}, PlacedValue{0.3F * largest + 0.5F, 0, 12},
                                 PlacedValue{-0.1F * largest - 0.3F, 3, 44}});
        life.median.push_back(0.12F + 0.05F * depth);
        if (layer < 0)
            continue;
        life.attention.push_back({1.5F + 0.3F * std::sin(depth) + 0.02F * depth, 2, 9});
        life.feedForward.push_back({2.5F + 0.9F * std::cos(2.0F * depth), 4, 31});
    }
    life.feedForward[2] = {402.0F, 0, 507};
    life.feedForward[9] = {-505.0F, 0, 507};
    life.feedForward[11] = {24391.0F, 0, 507};
    life.feedForward[28] = {-14310.0F, 0, 507};
    life.feedForward[29] = {-5712.0F, 0, 507};
    life.emergence = EmergenceLayer{11, BlockPart::feedForward, 2950.0};
    life.spike = PlacedValue{24391.0F, 0, 507};
    life.spikeTokens = {0};
    life.spikeChannels = {507};
    life.firstMassive = 11;
    life.lastMassive = 27;
    life.stepUp = {{11, BlockPart::feedForward, 507, 24391.0F}};
    life.stepDown = {{28, BlockPart::feedForward, 507, -14310.0F}, {29, BlockPart::feedForward, 507, -5712.0F}};
    return findings;
}

/// The same run without the giant.
std::shared_ptr<const Findings> withoutGiant() {
    auto findings = std::make_shared<Findings>(*plantedFindings());
    LifeCycle& life = findings->lifeCycle;
    for (std::size_t row = 10; row < life.residual.size(); ++row) {
        const auto depth = static_cast<float>(row);
        life.residual[row] = {PlacedValue{1.1F + 0.8F * depth, 4, 31}, PlacedValue{1.0F + 0.5F * depth, 0, 12},
                              PlacedValue{-1.0F - 0.3F * depth, 3, 44}};
    }
    for (const std::size_t layer : {9U, 11U, 28U, 29U})
        life.feedForward[layer] = {3.5F, 4, 31};
    life.emergence.reset();
    life.spikeTokens.clear();
    life.firstMassive.reset();
    life.lastMassive.reset();
    life.stepUp.clear();
    life.stepDown.clear();
    return findings;
}

std::shared_ptr<const Findings> emptyFindings() {
    auto findings = std::make_shared<Findings>();
    findings->run = std::make_shared<Run>();
    return findings;
}

void save(QWidget& widget, const char* name) {
    const QString folder = qEnvironmentVariable("SINKSCOPE_PICTURES");
    if (!folder.isEmpty())
        widget.grab().save(folder + QStringLiteral("/life-") + QLatin1String(name) + QStringLiteral(".png"));
}

} // namespace

class LifeCycleViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void figuresOfADifferenceHoldBothRuns() {
        LifeCycleView view;
        view.setShown({plantedFindings(), withoutGiant(), Shown::Side::difference});
        const std::vector<FigureContent> figures = view.figures();
        QCOMPARE(figures.size(), std::size_t{2});
        QCOMPARE(figures[1].choice.view, std::string("lifeCycle/blocks"));
        QVERIFY(figures[0].choice.side == Shown::Side::difference);
        const auto largestOf = [](const FigureContent& figure, const char* name) {
            for (const Series& series : std::get<Chart>(figure.picture).series)
                if (plainText(series.name) == name)
                    return std::ranges::max(series.y);
            return std::numeric_limits<double>::quiet_NaN();
        };
        QVERIFY(largestOf(figures[0], "base: largest") > 24'000.0);
        QVERIFY(largestOf(figures[0], "changed: largest") < 1'000.0);
        QCOMPARE(largestOf(figures[1], "base: feed-forward"), 24'391.0);
        QVERIFY(largestOf(figures[1], "changed: feed-forward") < 1'000.0);
    }

    void init() { applyAppearance(Appearance::light); }

    void axisHoldsAllValuesWithRoomForLabels() {
        const double values[] = {0.01, -250.0, 3.0, 0.0, std::numeric_limits<double>::quiet_NaN()};
        const LogRange range = logRange(values, 0.3);
        QVERIFY(range.lower < 0.01 && range.lower > 0.001);
        const double height = std::log10(range.upper / range.lower);
        // The headroom and a twentieth above the largest magnitude; doubles through a logarithm keep twelve digits.
        QVERIFY(std::abs(std::log10(range.upper / 250.0) / height - 0.35) < 1e-9);
    }

    void axisOfOneValueSpansADecade() {
        const double value[] = {5.0};
        const LogRange range = logRange(value, 0.0);
        QVERIFY(range.upper / range.lower > 9.99);
        QVERIFY(range.lower < 5.0 && range.upper > 5.0);
    }

    void axisOfNothingStaysPositive() {
        const double values[] = {0.0, std::numeric_limits<double>::infinity()};
        QCOMPARE(logRange(values, 0.2), LogRange());
        QCOMPARE(logRange({}, 0.2), LogRange());
    }

    void badgesNameLayerPartAndRoundedValue() {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(stepLabel({11, BlockPart::feedForward, 507, 24391.0F}), QStringLiteral("layer 11 FFN +24,400"));
        QCOMPARE(stepLabel({28, BlockPart::attention, 507, -14310.0F}), QStringLiteral("layer 28 attention −14,300"));
        QCOMPARE(emergenceLabel({11, BlockPart::feedForward, 3000.0}), QStringLiteral("ME layer 11 FFN"));
        QCOMPARE(roundedSigned(0.5278), QStringLiteral("+0.528"));
        QCOMPARE(roundedSigned(-7.0), QStringLiteral("−7"));
        QCOMPARE(roundedSigned(999.7), QStringLiteral("+1,000"));
    }

    void tooltipHoldsExactValues() {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        const QString text = layerDescription(*plantedFindings(), 11);
        QVERIFY2(text.contains(QStringLiteral("at token 0 ‘The’, channel 507")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("feed-forward: 24,391 at token 0")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("step-up: FFN adds +24,400 to channel 507")));
        QVERIFY(layerDescription(*plantedFindings(), -1).startsWith(QStringLiteral("Embedding")));
        QVERIFY(layerDescription(*plantedFindings(), 99).isEmpty());
    }

    void clickSelectsLayerTokenAndChannel() {
        LifeCycleView view;
        view.resize(900, 600);
        view.setShown({plantedFindings(), nullptr});
        view.setSelection({0, 2, 5, 1, 3});
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        auto* plot = view.findChild<LifeCyclePlot*>();
        auto* canvas = plot->findChild<QWidget*>();
        Selection moved;
        int count = 0;
        connect(&view, &LifeCycleView::selectionRequested, this, [&](const Selection& wanted) {
            moved = wanted;
            ++count;
        });
        QTRY_VERIFY(plot->positionOf({LifeCycleCurve::largest, 20}).x() >
                    plot->positionOf({LifeCycleCurve::largest, 10}).x() + 50.0);
        const auto click = [&](const LifeCyclePoint& point, QPointF offset) {
            QTest::mouseClick(canvas, Qt::LeftButton, {}, (plot->positionOf(point) + offset).toPoint());
        };
        click({LifeCycleCurve::largest, 20}, {});
        QCOMPARE(moved, (Selection{20, 2, 5, 0, 507}));
        click({LifeCycleCurve::third, 12}, {});
        QCOMPARE(moved, (Selection{12, 2, 5, 3, 44}));
        click({LifeCycleCurve::attention, 7}, {0.0, 6.0}); // on the bar, below its top
        QCOMPARE(moved, (Selection{7, 2, 5, 2, 9}));
        click({LifeCycleCurve::feedForward, 11}, {0.0, 40.0});
        QCOMPARE(moved, (Selection{11, 2, 5, 0, 507}));
        click({LifeCycleCurve::largest, -1}, {}); // the embedding belongs to no layer; the first one is shown
        QCOMPARE(moved.layer, 0);
        QCOMPARE(count, 5);
    }

    void arrowKeysStepThroughLayers() {
        LifeCycleView view;
        view.setShown({plantedFindings(), nullptr});
        view.setSelection({28, 2, 5, 1, 3});
        auto* plot = view.findChild<LifeCyclePlot*>();
        std::vector<Selection> moved;
        connect(&view, &LifeCycleView::selectionRequested, this,
                [&](const Selection& wanted) { moved.push_back(wanted); });
        QTest::keyClick(plot, Qt::Key_Right);
        QCOMPARE(moved.back(), (Selection{29, 2, 5, 1, 3}));
        view.setSelection(moved.back());
        QTest::keyClick(plot, Qt::Key_Right); // no layer 30
        QCOMPARE(moved.size(), 1U);
        QTest::keyClick(plot, Qt::Key_Left);
        QCOMPARE(moved.back().layer, 28);
    }

    void showsEmptyStateWithoutLayers() {
        LifeCycleView view;
        view.resize(430, 260);
        view.show();
        auto* plot = view.findChild<LifeCyclePlot*>();
        QVERIFY(!plot->isVisible());
        view.setShown({plantedFindings(), nullptr});
        QVERIFY(plot->isVisible());
        view.setShown({emptyFindings(), nullptr});
        QVERIFY(!plot->isVisible());
        view.setShown({plantedFindings(), nullptr});
        QVERIFY(plot->isVisible());
        view.setShown({nullptr, nullptr});
        QVERIFY(!plot->isVisible());
    }

    void showsErrorInsteadOfOldPicture() {
        LifeCycleView view;
        view.setShown({plantedFindings(), nullptr});
        view.show();
        view.showError(QStringLiteral("The run stopped."), QStringLiteral("details"));
        QVERIFY(!view.findChild<LifeCyclePlot*>()->isVisible());
    }

    void survivesValuesThatAreNotNumbers() {
        auto findings = std::make_shared<Findings>(*plantedFindings());
        for (auto& row : findings->lifeCycle.residual)
            row[0].value = std::numeric_limits<float>::quiet_NaN();
        findings->lifeCycle.feedForward[11].value = std::numeric_limits<float>::infinity();
        findings->options.massive.absolute = 0.0;
        LifeCycleView view;
        view.resize(430, 260);
        view.setShown({findings, nullptr});
        QVERIFY(!view.grab().isNull());
    }

    void describesItselfForScreenReaders() {
        LifeCycleView view;
        view.setShown({plantedFindings(), nullptr});
        const QString summary = view.findChild<LifeCyclePlot*>()->accessibleDescription();
        QVERIFY2(summary.contains(QStringLiteral("ME layer 11 FFN")), qPrintable(summary));
        QVERIFY2(summary.contains(QStringLiteral("massive from layer 11 to layer 27")), qPrintable(summary));
    }

    void sidesShareTheirAxes() {
        LifeCycleView view;
        view.resize(900, 600);
        view.show();
        auto* plot = view.findChild<LifeCyclePlot*>();
        const auto base = plantedFindings(), changed = withoutGiant();
        const LifeCyclePoint early{LifeCycleCurve::largest, 3}; // before the change: the same on all sides
        view.setShown({base, changed, Shown::Side::base});
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTest::qWait(50);
        const QPointF place = plot->positionOf(early);
        for (const auto side : {Shown::Side::changed, Shown::Side::difference}) {
            view.setShown({base, changed, side});
            QTest::qWait(50);
            QVERIFY((plot->positionOf(early) - place).manhattanLength() < 1.0); // less than a pixel
        }
        view.setShown({changed, nullptr});
        QTest::qWait(50);
        QVERIFY((plot->positionOf(early) - place).manhattanLength() > 10.0); // alone it has axes of its own
    }

    void differenceTellsBothSidesOfALayer() {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        const QString text = layerComparison(*plantedFindings(), *withoutGiant(), 11);
        QVERIFY2(text.contains(QStringLiteral("base: 23,880 at token 0 ‘The’, channel 507")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("changed: 10.7 at token 4")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("changed − base in magnitude: −23,869")), qPrintable(text));
        QVERIFY(layerComparison(*plantedFindings(), *withoutGiant(), 99).isEmpty());
    }

    void differenceDescribesBothRunsForScreenReaders() {
        LifeCycleView view;
        view.setShown({plantedFindings(), withoutGiant(), Shown::Side::difference});
        const QString summary = view.findChild<LifeCyclePlot*>()->accessibleDescription();
        QVERIFY2(summary.startsWith(QStringLiteral("Base: ME layer 11")), qPrintable(summary));
        QVERIFY2(summary.contains(QStringLiteral("Changed: No massive")), qPrintable(summary));
    }

    void differencePictures_data() { pictures_data(); }
    void differencePictures() {
        QFETCH(QSize, size);
        QFETCH(bool, dark);
        applyAppearance(dark ? Appearance::dark : Appearance::light);
        LifeCycleView view;
        view.resize(size);
        view.setShown({plantedFindings(), withoutGiant(), Shown::Side::difference});
        view.setSelection({11, 0, 0, 0, 507});
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTest::qWait(50);
        const QImage image = view.grab().toImage();
        int green = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                green += image.pixelColor(x, y) == colour::intervened();
        QVERIFY(green > 20);
        save(view, qPrintable(QStringLiteral("difference-") + QLatin1String(QTest::currentDataTag())));
    }

    void pictures_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        QTest::newRow("small-light") << QSize(430, 260) << false;
        QTest::newRow("small-dark") << QSize(430, 260) << true;
        QTest::newRow("large-light") << QSize(900, 600) << false;
        QTest::newRow("large-dark") << QSize(900, 600) << true;
    }
    void pictures() {
        QFETCH(QSize, size);
        QFETCH(bool, dark);
        applyAppearance(dark ? Appearance::dark : Appearance::light);
        LifeCycleView view;
        view.resize(size);
        view.setShown({plantedFindings(), nullptr});
        view.setSelection({11, 0, 0, 0, 507});
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTest::qWait(50);
        const QImage image = view.grab().toImage();
        const QColor ground = image.pixelColor(image.width() / 2, image.height() - 2);
        QCOMPARE(ground.lightness() < 128, dark);
        save(view, QTest::currentDataTag());
    }
};

QTEST_MAIN(LifeCycleViewTest)
#include "LifeCycleViewTest.moc"
