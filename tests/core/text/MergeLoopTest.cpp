#include "text/MergeLoop.h"

#include <QtTest>
#include <map>
#include <random>
#include <utility>

using namespace sinkscope;

namespace {

std::vector<Symbol> symbolsOf(const std::vector<std::int32_t>& ids) {
    std::vector<Symbol> symbols;
    for (std::uint32_t index = 0; index < ids.size(); ++index)
        symbols.push_back({ids[index], index, index + 1});
    return symbols;
}

std::vector<std::int32_t> idsOf(const std::vector<Symbol>& symbols) {
    std::vector<std::int32_t> ids;
    for (const Symbol& symbol : symbols)
        ids.push_back(symbol.id);
    return ids;
}

using Merges = std::map<std::pair<std::int32_t, std::int32_t>, Merge>;

auto finder(const Merges& merges) {
    return [&merges](const Symbol& left, const Symbol& right) -> std::optional<Merge> {
        const auto found = merges.find({left.id, right.id});
        return found == merges.end() ? std::nullopt : std::optional(found->second);
    };
}

/// The definition: again and again the merge of least order, of equals the leftmost.
std::vector<std::int32_t> mergedByDefinition(std::vector<std::int32_t> ids, const Merges& merges) {
    while (true) {
        std::optional<std::size_t> best;
        const auto at = [&](std::size_t left) { return merges.find({ids[left], ids[left + 1]}); };
        for (std::size_t left = 0; left + 1 < ids.size(); ++left)
            if (at(left) != merges.end() && (!best || at(left)->second.order < at(*best)->second.order))
                best = left;
        if (!best)
            return ids;
        ids[*best] = at(*best)->second.id;
        ids.erase(ids.begin() + static_cast<std::ptrdiff_t>(*best) + 1);
    }
}

} // namespace

class MergeLoopTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mergesAsDefinedAtAnyLength() {
        std::mt19937 random(5);
        for (int round = 0; round < 300; ++round) {
            Merges merges;
            std::int32_t next = 4;
            for (int count = 0; count < 20; ++count) {
                const std::pair pair(static_cast<std::int32_t>(random() % static_cast<unsigned>(next)),
                                     static_cast<std::int32_t>(random() % static_cast<unsigned>(next)));
                merges.try_emplace(pair, Merge{static_cast<double>(random() % 12), next++}); // some orders are equal
            }
            std::vector<std::int32_t> ids(random() % 120);
            for (auto& id : ids)
                id = static_cast<std::int32_t>(random() % 4);
            auto symbols = symbolsOf(ids);
            mergeNeighbours(symbols, finder(merges));
            QCOMPARE(idsOf(symbols), mergedByDefinition(ids, merges));
        }
    }

    void keepsTheBytesCovered() {
        auto symbols = symbolsOf(std::vector<std::int32_t>(1000, 0));
        const Merges merges = {{{0, 0}, {0, 1}}, {{1, 1}, {1, 2}}};
        mergeNeighbours(symbols, finder(merges));
        QCOMPARE(symbols.size(), std::size_t{250});
        std::uint32_t end = 0;
        for (const Symbol& symbol : symbols) {
            QCOMPARE(symbol.begin, end);
            end = symbol.end;
        }
        QCOMPARE(end, 1000U);
    }

    void leavesNothingAlone() {
        std::vector<Symbol> symbols;
        mergeNeighbours(symbols, finder({}));
        QVERIFY(symbols.empty());
    }
};

QTEST_APPLESS_MAIN(MergeLoopTest)
#include "MergeLoopTest.moc"
