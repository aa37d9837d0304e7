#include "io/FindingsJson.h"

#include "analysis/Warnings.h"
#include "io/ComparisonJson.h"
#include "io/ExhibitJson.h"
#include "io/InterventionsJson.h"
#include "io/JsonNumbers.h"
#include "io/TokenText.h"
#include "model/ComputeWords.h"
#include "text/Tokenizer.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace sinkscope {
namespace {

using Json = nlohmann::ordered_json;

const char* nameOf(AddedBy source) {
    switch (source) {
    case AddedBy::tokenizer:
        return "tokenizer";
    case AddedBy::chatTemplate:
        return "chatTemplate";
    case AddedBy::ids:
        return "ids";
    case AddedBy::text:
        break;
    }
    return "text";
}

const char* nameOf(BlockPart part) {
    return part == BlockPart::attention ? "attention" : "feedForward";
}

template <typename Value>
Json optional(const std::optional<Value>& value) {
    return value ? Json(*value) : Json(nullptr);
}

Json modelJson(const Model& model, const std::string& hash) {
    const ModelConfig& config = model.config();
    return {{"name", config.name},
            {"family", config.family},
            {"layers", config.layerCount()},
            {"heads", config.heads},
            {"kvHeads", config.keyValueHeads},
            {"headSize", config.headSize},
            {"width", config.width},
            {"dtype", wordOf(model.type())},
            {"device", wordOf(model.device())},
            {"sha256", hash},
            {"ignoredFields", config.ignoredFields}};
}

Json tokensJson(const Tokens& tokens) {
    Json list = Json::array();
    for (const Token& token : tokens)
        list.push_back({{"id", token.id},
                        {"text", validText(token.bytes)},
                        {"bytes", hexadecimal(token.bytes)},
                        {"special", token.kind == TokenKind::special},
                        {"addedBy", nameOf(token.addedBy)}});
    return list;
}

Json placedJson(const PlacedValue& placed) {
    return {{"value", shortest(placed.value)}, {"token", placed.token}, {"channel", placed.channel}};
}

Json residualJson(const LifeCycle& cycle) {
    Json layers = Json::array();
    for (std::size_t row = 0; row < cycle.residual.size(); ++row) {
        Json top = Json::array();
        for (const PlacedValue& placed : cycle.residual[row])
            top.push_back(placedJson(placed));
        layers.push_back({{"top", std::move(top)}, {"median", shortest(cycle.median[row])}});
    }
    Json attention = Json::array(), feedForward = Json::array();
    for (std::size_t layer = 0; layer < cycle.attention.size(); ++layer) {
        attention.push_back(placedJson(cycle.attention[layer]));
        feedForward.push_back(placedJson(cycle.feedForward[layer]));
    }
    Json sites = {{"attentionOutput", std::move(attention)}, {"feedForwardOutput", std::move(feedForward)}};
    return {{"sites", std::move(sites)}, {"layers", std::move(layers)}};
}

Json massiveJson(const Findings& findings) {
    Json entries = Json::array();
    for (const MassiveEntry& entry : findings.massive)
        entries.push_back({{"layer", entry.layer},
                           {"token", entry.token},
                           {"channel", entry.channel},
                           {"value", shortest(entry.value)},
                           {"ratio", shortest(entry.ratio)}});
    return {{"absolute", findings.options.massive.absolute},
            {"relative", findings.options.massive.relative},
            {"entries", std::move(entries)},
            {"firstLayer", optional(findings.lifeCycle.firstMassive)},
            {"lastLayer", optional(findings.lifeCycle.lastMassive)}};
}

Json emergenceJson(const std::optional<EmergenceLayer>& layer) {
    if (!layer)
        return nullptr;
    return {{"index", layer->layer}, {"part", nameOf(layer->part)}, {"jump", layer->jump}};
}

Json stepsJson(const std::vector<StepBlock>& blocks) {
    Json list = Json::array();
    for (const StepBlock& block : blocks)
        list.push_back({{"layer", block.layer},
                        {"part", nameOf(block.part)},
                        {"channel", block.channel},
                        {"value", shortest(block.value)}});
    return list;
}

Json headsJson(const SinkFinding& finding) {
    Json heads = Json::array();
    for (std::int64_t layer = 0; layer < finding.strength.rows; ++layer) {
        for (std::int64_t head = 0; head < finding.strength.columns; ++head) {
            Json entry = {{"layer", layer}, {"head", head}};
            if (finding.convention == SinkConvention::spike)
                entry["token"] = finding.sinkToken(layer, head);
            entry["strength"] = shortest(finding.strength.at(layer, head));
            heads.push_back(std::move(entry));
        }
    }
    return heads;
}

Json nextJson(const std::vector<NextToken>& tokens, const Tokenizer* tokenizer) {
    Json list = Json::array();
    for (const NextToken& next : tokens) {
        const auto described = tokenizer ? tokenizer->describe({&next.id, 1}) : failure("");
        const std::string text = described && !described->empty() ? validText(described->front().bytes) : "";
        list.push_back({{"id", next.id}, {"text", text}, {"probability", shortest(next.probability)}});
    }
    return list;
}

Json generatedJson(const Continuations& continuations, const Tokenizer* tokenizer) {
    if (continuations.tokens.empty())
        return nullptr;
    const bool changed = !continuations.base.empty();
    return {{"tokens", nextJson(continuations.tokens, tokenizer)},
            {"base", changed ? nextJson(continuations.base, tokenizer) : Json(nullptr)}};
}

/// Replaces NaN and infinity by null; returns how many there were.
std::int64_t nullifyBadNumbers(Json& value) {
    if (value.is_number_float() && !std::isfinite(value.get<double>())) {
        value = nullptr;
        return 1;
    }
    std::int64_t count = 0;
    if (value.is_structured())
        for (Json& child : value)
            count += nullifyBadNumbers(child);
    return count;
}

std::string nullWarning(std::int64_t count, std::int64_t tokens) {
    return std::to_string(count) + " numbers are NaN or infinite and stand as null" +
           (tokens == 1 ? "; a prompt of one token has no loss." : ".");
}

} // namespace

Json findingsJson(const Findings& findings, const FindingsContext& context) {
    const Run& run = *findings.run;
    Json document;
    document["model"] = modelJson(*run.model, context.weightHash);
    document["tokens"] = tokensJson(run.tokens);
    document["residual"] = residualJson(findings.lifeCycle);
    document["massive"] = massiveJson(findings);
    document["meLayer"] = emergenceJson(findings.lifeCycle.emergence);
    document["stepUp"] = stepsJson(findings.lifeCycle.stepUp);
    document["stepDown"] = stepsJson(findings.lifeCycle.stepDown);
    document["sinks"] = {{"convention", "spike"},
                         {"epsilon", findings.sinks.epsilon},
                         {"tokens", findings.sinks.tokens},
                         {"ratio", findings.sinks.ratio},
                         {"heads", headsJson(findings.sinks)}};
    document["sinksGu"] = {{"ratio", findings.sinksGu.ratio}, {"heads", headsJson(findings.sinksGu)}};
    document["distance"] = shortest(findings.distance);
    document["loss"] = {{"meanNll", findings.loss.meanNll}, {"perplexity", findings.loss.perplexity}};
    document["next"] = nextJson(run.next, run.model->tokenizer());
    document["interventions"] =
        context.intervened ? interventionsJson(context.intervened->interventions) : Json::array();
    document["warnings"] = Json::array();
    for (const Text& warning : runWarnings(run))
        document["warnings"].push_back(plainText(warning));
    document["comparison"] = nullptr;
    if (context.intervened) {
        document["comparison"] = comparisonJson(context.intervened->comparison);
        document["comparison"]["nextBefore"] = nextJson(context.intervened->base->run->next, run.model->tokenizer());
    }
    document["generated"] = generatedJson(context.continuations, run.model->tokenizer());
    for (const auto& [analysis, exhibit] : context.exhibits)
        document["analyses"][nameOf(analysis).key] = exhibitJson(exhibit);
    document["timing"] = {{"load", run.model->loadSeconds()}, {"run", run.seconds}};
    document["memory"] = {{"peak", context.peakMemory}};
    if (const auto count = nullifyBadNumbers(document))
        document["warnings"].push_back(nullWarning(count, run.tokenCount()));
    return document;
}

} // namespace sinkscope
