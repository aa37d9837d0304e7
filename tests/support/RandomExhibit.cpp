#include "RandomExhibit.h"

#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <random>

namespace sinkscope {
namespace {

const std::array quantities{Quantity{"size", "Size", "nats", "How large it is.", "this project's reading"},
                            Quantity{"layer", "Layer", "", "Decoder layer, counted from 0; −1 is the embedding.", ""},
                            Quantity{}};

class ExhibitDice {
public:
    explicit ExhibitDice(std::uint64_t seed) : engine_(seed) {}

    std::int64_t below(std::int64_t end) {
        return static_cast<std::int64_t>(engine_() % static_cast<std::uint64_t>(end));
    }
    double number() {
        constexpr double infinity = std::numeric_limits<double>::infinity();
        switch (below(8)) {
        case 0:
            return std::numeric_limits<double>::quiet_NaN();
        case 1:
            return below(2) == 0 ? infinity : -infinity;
        case 2:
            return -0.0;
        case 3:
            return static_cast<double>(below(1000)); // whole, and still no whole number
        case 4:
            return std::numeric_limits<double>::denorm_min();
        default: {
            const double any = std::bit_cast<double>(engine_());
            return std::isfinite(any) ? any : 0.1;
        }
        }
    }
    std::string words() {
        constexpr std::array all{"", "␣the", "a \"b\" \\ %1\n", "nan", "\xe4\xff", "{\"number\": 1}"};
        return all[static_cast<std::size_t>(below(std::ssize(all)))];
    }
    Text::Argument argument() {
        switch (below(7)) {
        case 0:
            return below(1LL << 62);
        case 1:
            return static_cast<std::uint64_t>(engine_());
        case 2:
            return Text::Decimal(number());
        case 3:
            return Text::Decimal(number(), static_cast<int>(below(17)) + 1);
        case 4:
            return Text::Grouped{below(1LL << 62)};
        case 5:
            return text();
        default:
            return words();
        }
    }
    Text text() {
        Text text("%1 of %2 ‘%3’");
        for (std::int64_t count = below(4); count > 0; --count)
            text.arguments.push_back(argument());
        return text;
    }
    Cell cell() {
        switch (below(4)) {
        case 0:
            return {};
        case 1:
            return -below(1LL << 62);
        case 2:
            return number();
        default:
            return words();
        }
    }
    Place place() {
        Place place;
        for (auto member : {&Place::layer, &Place::head, &Place::query, &Place::key, &Place::channel})
            if (below(2) == 0)
                place.*member = below(3);
        return place;
    }
    Quantity quantity() { return quantities[static_cast<std::size_t>(below(std::ssize(quantities)))]; }
    template <typename Make>
    auto list(std::int64_t count, const Make& make) {
        std::vector<decltype(make())> values;
        for (; count > 0; --count)
            values.push_back(make());
        return values;
    }

private:
    std::mt19937_64 engine_;
};

Table randomTable(ExhibitDice& dice) {
    Table table{dice.words(), dice.text(), dice.list(1 + dice.below(4), [&] { return dice.quantity(); }), {}};
    table.rows = dice.list(dice.below(6), [&] {
        return TableRow{dice.list(std::ssize(table.columns), [&] { return dice.cell(); }), {}};
    });
    if (dice.below(2) == 0)
        for (TableRow& row : table.rows)
            row.place = dice.place();
    return table;
}

Series randomSeries(ExhibitDice& dice) {
    const std::int64_t points = dice.below(5);
    const auto numbers = [&] { return dice.list(points, [&] { return dice.number(); }); };
    Series series{dice.text(), static_cast<SeriesStyle>(dice.below(3)), static_cast<SeriesMeaning>(dice.below(7)),
                  numbers(), numbers()};
    if (dice.below(2) == 0)
        series.colour = numbers();
    if (dice.below(2) == 0)
        series.labels = dice.list(points, [&] { return dice.words(); });
    if (dice.below(2) == 0)
        series.places = dice.list(points, [&] { return dice.place(); });
    return series;
}

Chart randomChart(ExhibitDice& dice) {
    Chart chart{dice.words(), dice.text(), dice.quantity(), dice.quantity(), dice.quantity()};
    chart.xScale = static_cast<AxisScale>(dice.below(2));
    chart.yScale = static_cast<AxisScale>(dice.below(2));
    chart.series = dice.list(dice.below(4), [&] { return randomSeries(dice); });
    chart.levels = dice.list(dice.below(3), [&] { return Level{dice.text(), dice.number()}; });
    return chart;
}

Grid randomGrid(ExhibitDice& dice) {
    const auto axis = [&] {
        return GridAxis{static_cast<GridAxisKind>(dice.below(5)), dice.quantity(), dice.below(9) - 1};
    };
    Grid grid{dice.words(), dice.text(), dice.quantity(), axis(), axis(), static_cast<GridScale>(dice.below(3))};
    grid.values = Matrix(dice.below(4), 1 + dice.below(4));
    for (float& value : grid.values.values)
        value = static_cast<float>(dice.number());
    const std::int64_t cells = std::ssize(grid.values.values);
    if (dice.below(2) == 0)
        grid.labels = dice.list(cells, [&] { return dice.words(); });
    if (dice.below(2) == 0)
        grid.places = dice.list(cells, [&] { return dice.place(); });
    return grid;
}

} // namespace

Exhibit randomExhibit(std::uint64_t seed) {
    ExhibitDice dice(seed);
    Exhibit exhibit;
    exhibit.statements = dice.list(dice.below(4), [&] { return dice.text(); });
    exhibit.notes = dice.list(dice.below(4), [&] { return dice.text(); });
    exhibit.panels = dice.list(dice.below(5), [&]() -> Panel {
        switch (dice.below(3)) {
        case 0:
            return randomTable(dice);
        case 1:
            return randomChart(dice);
        default:
            return randomGrid(dice);
        }
    });
    return exhibit;
}

} // namespace sinkscope
