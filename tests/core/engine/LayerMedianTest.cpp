#include "engine/LayerMedian.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace sinkscope {
namespace {

struct Table {
    std::vector<float> values, rowMedians;
};

float lowerMedian(std::vector<float> values) {
    for (float& value : values)
        value = std::fabs(value);
    std::sort(values.begin(), values.end());
    return values[(values.size() - 1) / 2];
}

/// Rows whose scales differ by `spread` powers of e, so that the middle of the row medians may lie far from the answer.
Table drawn(std::size_t rows, std::size_t columns, float spread) {
    std::mt19937 generator(5);
    std::normal_distribution<float> normal;
    Table table;
    for (std::size_t row = 0; row < rows; ++row) {
        const float scale = std::exp(spread * normal(generator));
        std::vector<float> values(columns);
        std::generate(values.begin(), values.end(), [&] { return scale * normal(generator); });
        table.rowMedians.push_back(lowerMedian(values));
        table.values.insert(table.values.end(), values.begin(), values.end());
    }
    return table;
}

} // namespace

class LayerMedianTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalsTheSortedMiddleForSmallAndSampledTables() {
        for (const std::size_t rows : {1U, 2U, 113U, 114U, 700U})
            for (const float spread : {0.0F, 0.3F, 3.0F}) {
                const Table table = drawn(rows, 576, spread);
                QCOMPARE(layerMedian(table.values, table.rowMedians), lowerMedian(table.values));
            }
    }

    /// The sample takes every n-th value; these alone are tiny, so that the bracket around their median misses.
    void isExactWhenTheSampleMisleads() {
        Table table = drawn(400, 576, 0.0F);
        const std::size_t step = table.values.size() / (1U << 14U) | 1U;
        for (std::size_t place = 0; place < table.values.size(); place += step)
            table.values[place] *= 1e-6F;
        QCOMPARE(layerMedian(table.values, table.rowMedians), lowerMedian(table.values));
    }

    void isNotANumberWhenARowIsNot() {
        Table table = drawn(3, 64, 0.0F);
        table.rowMedians[1] = std::numeric_limits<float>::quiet_NaN();
        QVERIFY(std::isnan(layerMedian(table.values, table.rowMedians)));
    }
};

} // namespace sinkscope

QTEST_APPLESS_MAIN(sinkscope::LayerMedianTest)
#include "LayerMedianTest.moc"
