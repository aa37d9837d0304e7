#include "SameExhibit.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <string_view>

namespace sinkscope {
namespace {

bool same(double one, double two) {
    return (std::isnan(one) && std::isnan(two)) ||
           std::bit_cast<std::uint64_t>(one) == std::bit_cast<std::uint64_t>(two);
}

bool sameValues(const std::vector<double>& one, const std::vector<double>& two) {
    return std::ranges::equal(one, two, same);
}

bool sameCell(const Cell& one, const Cell& two) {
    const auto *left = std::get_if<double>(&one), *right = std::get_if<double>(&two);
    return left && right ? same(*left, *right) : one == two;
}

bool sameText(const Text& one, const Text& two);

bool sameArgument(const Text::Argument& one, const Text::Argument& two) {
    if (one.index() != two.index())
        return false;
    if (const auto* left = std::get_if<Text::Decimal>(&one)) {
        const auto& right = std::get<Text::Decimal>(two);
        return same(left->value, right.value) && left->digits == right.digits;
    }
    const auto* left = std::get_if<Text>(&one);
    return left ? sameText(*left, std::get<Text>(two)) : one == two;
}

bool sameText(const Text& one, const Text& two) {
    return one.pattern == two.pattern && std::ranges::equal(one.arguments, two.arguments, sameArgument);
}

bool sameQuantity(const Quantity& one, const Quantity& two) {
    for (const char* Quantity::*member :
         {&Quantity::key, &Quantity::title, &Quantity::unit, &Quantity::definition, &Quantity::source})
        if (std::string_view(one.*member) != two.*member)
            return false;
    return true;
}

bool samePanel(const Table& one, const Table& two) {
    return one.key == two.key && sameText(one.title, two.title) &&
           std::ranges::equal(one.columns, two.columns, sameQuantity) &&
           std::ranges::equal(one.rows, two.rows, [](const TableRow& left, const TableRow& right) {
               return left.place == right.place && std::ranges::equal(left.cells, right.cells, sameCell);
           });
}

bool sameSeries(const Series& one, const Series& two) {
    return sameText(one.name, two.name) && one.style == two.style && one.meaning == two.meaning &&
           sameValues(one.x, two.x) && sameValues(one.y, two.y) && sameValues(one.colour, two.colour) &&
           one.labels == two.labels && one.places == two.places;
}

bool samePanel(const Chart& one, const Chart& two) {
    return one.key == two.key && sameText(one.title, two.title) && sameQuantity(one.x, two.x) &&
           sameQuantity(one.y, two.y) && sameQuantity(one.colour, two.colour) && one.xScale == two.xScale &&
           one.yScale == two.yScale && std::ranges::equal(one.series, two.series, sameSeries) &&
           std::ranges::equal(one.levels, two.levels, [](const Level& left, const Level& right) {
               return sameText(left.name, right.name) && same(left.value, right.value);
           });
}

bool sameAxis(const GridAxis& one, const GridAxis& two) {
    return one.kind == two.kind && sameQuantity(one.quantity, two.quantity) && one.first == two.first;
}

bool samePanel(const Grid& one, const Grid& two) {
    const std::vector<float>&left = one.values.values, &right = two.values.values;
    return one.key == two.key && sameText(one.title, two.title) && sameQuantity(one.value, two.value) &&
           sameAxis(one.rows, two.rows) && sameAxis(one.columns, two.columns) && one.scale == two.scale &&
           one.values.rows == two.values.rows && one.values.columns == two.values.columns &&
           left.size() == right.size() &&
           (left.empty() || std::memcmp(left.data(), right.data(), left.size() * sizeof(float)) == 0) &&
           one.labels == two.labels && one.places == two.places;
}

} // namespace

bool sameExhibit(const Exhibit& one, const Exhibit& two) {
    return std::ranges::equal(one.statements, two.statements, sameText) &&
           std::ranges::equal(one.notes, two.notes, sameText) &&
           std::ranges::equal(one.panels, two.panels, [](const Panel& left, const Panel& right) {
               if (left.index() != right.index())
                   return false;
               return std::visit(
                   [&right](const auto& content) {
                       return samePanel(content, std::get<std::decay_t<decltype(content)>>(right));
                   },
                   left);
           });
}

} // namespace sinkscope
