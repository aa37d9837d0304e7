#include "analysis/PublishedAblations.h"

#include <QtTest>
#include <algorithm>
#include <set>
#include <string>

using namespace sinkscope;

class PublishedAblationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsEachRowOnce() {
        std::set<std::pair<std::string, std::string>> rows;
        for (const PublishedAblation& row : publishedAblations())
            rows.emplace(row.group, row.setting);
        QCOMPARE(rows.size(), publishedAblations().size());
        QCOMPARE(rows.size(), std::size_t{42});
    }

    void agreesWithThePaperAtItsExtremes() {
        const auto rows = publishedAblations();
        QCOMPARE(rows.front().perplexity, 10.1);
        QCOMPARE(rows.front().sinkPercent, 46.0);
        QCOMPARE(rows.front().spike, 3818.0);
        QCOMPARE(std::ranges::max_element(rows, {}, &PublishedAblation::spike)->spike, 42365.0);
        QCOMPARE(std::ranges::min_element(rows, {}, &PublishedAblation::spike)->spike, 92.0);
        QCOMPARE(std::ranges::max_element(rows, {}, &PublishedAblation::sinkPercent)->sinkPercent, 73.9);
        QCOMPARE(std::ranges::min_element(rows, {}, &PublishedAblation::sinkPercent)->sinkPercent, 1.2);
        QCOMPARE(std::ranges::min_element(rows, {}, &PublishedAblation::perplexity)->perplexity, 9.5);
    }
};

QTEST_GUILESS_MAIN(PublishedAblationsTest)
#include "PublishedAblationsTest.moc"
