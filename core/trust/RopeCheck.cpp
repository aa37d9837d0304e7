#include "trust/RopeCheck.h"

#include "engine/RopeTable.h"
#include "trust/Judgement.h"
#include "trust/RopeFormula.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace sinkscope {
namespace {

/// A table beyond this many numbers is checked at positions within it only: some 50 ms and 256 MiB.
constexpr std::int64_t mostElements = std::int64_t{1} << 25;

struct Rule {
    RopeConfig rope;
    std::vector<std::int64_t> layers;
    std::int64_t reach = 0; ///< the largest distance between a query and a key
};

std::vector<Rule> distinctRules(const ModelConfig& config) {
    std::vector<Rule> rules;
    for (std::int64_t index = 0; index < config.layerCount(); ++index) {
        const LayerConfig& layer = config.layers[static_cast<std::size_t>(index)];
        if (layer.rope.rotaryDimensions == 0)
            continue;
        auto place = std::ranges::find(rules, layer.rope, &Rule::rope);
        if (place == rules.end())
            place = rules.insert(place, Rule{layer.rope, {}, 0});
        place->layers.push_back(index);
        place->reach = std::max(place->reach, layer.window.value_or(config.contextLength));
    }
    return rules;
}

struct Worst {
    double difference = 0.0, ofAllowed = 0.0; ///< the second as a share of what fp32 explains
    std::int64_t position = 0, pair = 0;
};

void compareRow(const RopeTable& table, const std::vector<double>& frequencies, double factor, std::int64_t position,
                Worst& worst) {
    const at::Tensor cosine = table.cosine[position].to(at::kDouble).contiguous();
    const at::Tensor sine = table.sine[position].to(at::kDouble).contiguous();
    for (std::size_t pair = 0; pair < frequencies.size(); ++pair) {
        const double phase = static_cast<double>(position) * frequencies[pair];
        const double difference = std::max(std::abs(cosine.data_ptr<double>()[pair] - factor * std::cos(phase)),
                                           std::abs(sine.data_ptr<double>()[pair] - factor * std::sin(phase)));
        // The models were trained with phases in fp32: their rounding grows with the phase.
        constexpr double unit = 1.0 / (1 << 24);
        const double share = difference / (factor * unit * (16.0 + 16.0 * phase));
        if (!std::isfinite(share))
            worst = {difference, std::numeric_limits<double>::infinity(), position, static_cast<std::int64_t>(pair)};
        else if (share > worst.ofAllowed)
            worst = {difference, share, position, static_cast<std::int64_t>(pair)};
    }
}

Text layersText(const std::vector<std::int64_t>& layers) {
    return layers.size() == 1 ? Text("layer %1", {layers.front()})
                              : Text("%1 layers from %2", {Text::Grouped{std::ssize(layers)}, layers.front()});
}

Text nameOf(RopeScaling scaling) {
    switch (scaling) {
    case RopeScaling::none:
        return "no scaling";
    case RopeScaling::linear:
        return "linear scaling";
    case RopeScaling::dynamic:
        return "dynamic scaling";
    case RopeScaling::llama3:
        return "llama3 scaling";
    case RopeScaling::yarn:
        return "yarn scaling";
    case RopeScaling::longrope:
        return "longrope scaling";
    case RopeScaling::factors:
        break;
    }
    return "a stored factor for each pair";
}

Text ruleText(const Rule& rule) {
    return {"%1: base %2, %3, %4",
            {layersText(rule.layers), numberText(rule.rope.base),
             countText(rule.rope.rotaryDimensions, "%1 rotated dimension", "%1 rotated dimensions"),
             nameOf(rule.rope.scaling)}};
}

/// Raises the verdict of `check` and appends its lines.
void checkRule(const Rule& rule, std::int64_t context, const RopeTableOf& tableOf, Worst& worst, TrustCheck& check) {
    const std::int64_t half = rule.rope.rotaryDimensions / 2;
    const std::int64_t tokens = std::clamp<std::int64_t>(context, 1, std::max<std::int64_t>(1, mostElements / half));
    const RopeTable table = tableOf(rule.rope, tokens);
    const std::vector<double> frequencies = ropeFormula(rule.rope, tokens);
    check.details.push_back(ruleText(rule));
    if (!table.cosine.defined() || table.cosine.size(1) != half || table.cosine.size(0) != tokens) {
        check.verdict = TrustVerdict::red;
        check.details.push_back("the engine's table has another size than the rule");
        return;
    }
    for (const std::int64_t position : {std::int64_t{0}, std::int64_t{1000}, std::int64_t{8000}, tokens - 1}) {
        if (position >= tokens)
            continue;
        Worst here;
        compareRow(table, frequencies, ropeFormulaFactor(rule.rope), position, here);
        check.details.push_back(
            {"position %1: largest difference %2 (pair %3)", {position, numberText(here.difference), here.pair}});
        if (here.ofAllowed > worst.ofAllowed)
            worst = here;
    }
    if (tokens < context)
        check.details.push_back({"positions from %1 on were not compared, to save memory", {tokens}});
}

/// Positions that look alike to every pair would be a wrong base, or a context that the rotation cannot tell apart.
void checkReach(const Rule& rule, TrustCheck& check, Text& note) {
    const std::vector<double> frequencies = ropeFormula(rule.rope, rule.reach);
    const double longest = 2.0 * std::numbers::pi / *std::ranges::min_element(frequencies);
    check.details.push_back(
        {"its slowest pair turns once in %1 positions; attention reaches %2", {numberText(longest), rule.reach}});
    if (longest >= static_cast<double>(rule.reach))
        return;
    check.verdict = std::max(check.verdict, TrustVerdict::yellow);
    note = {" But with base %1 even the slowest pair turns within the %2 tokens that attention reaches: the base or "
            "the context length may be wrong.",
            {numberText(rule.rope.base), rule.reach}};
}

} // namespace

TrustCheck ropeTableCheck(const ModelConfig& config, const RopeTableOf& tableOf) {
    TrustCheck check{"ropeTable", "RoPE table", TrustVerdict::green, {}, {}};
    const std::vector<Rule> rules = distinctRules(config);
    if (rules.empty()) {
        check.sentence = "The model rotates nothing, so there is no table.";
        return check;
    }
    Worst worst;
    Text note;
    for (const Rule& rule : rules) {
        checkRule(rule, config.contextLength, tableOf, worst, check);
        checkReach(rule, check, note);
    }
    if (worst.ofAllowed > 1.0)
        check.verdict = TrustVerdict::red;
    if (check.verdict == TrustVerdict::red)
        check.sentence = {"The engine's table differs from the formula by %1 at position %2, pair %3, more than fp32 "
                          "explains: keys and queries are rotated wrongly.",
                          {numberText(worst.difference), worst.position, worst.pair}};
    else
        check.sentence = {"The table is the formula's at positions 0, 1,000, 8,000 and the last as far as the context "
                          "goes; the largest difference is %1, as fp32 phases give.%2",
                          {numberText(worst.difference), note}};
    return check;
}

} // namespace sinkscope
