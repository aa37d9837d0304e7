#include "session/SessionState.h"

#include "io/InterventionWords.h"
#include "io/InterventionsJson.h"
#include "model/ConfigCheck.h"
#include "session/SessionNumbers.h"
#include "session/TokensJson.h"
#include "support/Clause.h"

namespace sinkscope {
namespace {

using Json = nlohmann::ordered_json;

const WordTable<ComputeDevice> deviceWords{{"cpu", ComputeDevice::cpu}, {"cuda", ComputeDevice::cuda}};
const WordTable<ComputeType> typeWords{
    {"fp32", ComputeType::fp32}, {"bf16", ComputeType::bf16}, {"fp16", ComputeType::fp16}};
const WordTable<SpecialTokens> specialWords{{"add", SpecialTokens::add}, {"omit", SpecialTokens::omit}};
const WordTable<SessionCard::Switch> switchWords{{"off", SessionCard::Switch::off}, {"on", SessionCard::Switch::on}};
const WordTable<SessionSide> sideWords{
    {"base", SessionSide::base}, {"changed", SessionSide::changed}, {"difference", SessionSide::difference}};

template <typename Value, typename... Rest>
void readRequired(JsonFields& fields, const std::string& name, Value& value, const Rest&... rest) {
    fields.require(name);
    fields.read(name, value, rest...);
}

Json referenceJson(const SessionModel& model) {
    return {{"path", model.path.string()},
            {"name", model.name},
            {"sha256", model.hash},
            {"bytes", model.bytes},
            {"device", wordOf(model.load.device, deviceWords)},
            {"dtype", wordOf(model.load.type, typeWords)}};
}

SessionModel readReference(const Json& json) {
    JsonFields fields(json, "The model's reference");
    SessionModel model;
    std::string path;
    readRequired(fields, "path", path);
    readRequired(fields, "name", model.name);
    readRequired(fields, "sha256", model.hash);
    readRequired(fields, "bytes", model.bytes, std::int64_t{0});
    readRequired(fields, "device", model.load.device, deviceWords);
    readRequired(fields, "dtype", model.load.type, typeWords);
    finishFields(fields);
    model.path = path;
    return model;
}

Json cardsJson(const std::vector<SessionCard>& cards) {
    Json list = Json::array();
    for (const SessionCard& card : cards)
        list.push_back({{"switch", wordOf(card.state, switchWords)},
                        {"intervention", interventionsJson({card.intervention}).front()}});
    return list;
}

std::vector<SessionCard> readCards(const Json& json) {
    if (!json.is_array())
        throw Clause("its cards are no list");
    std::vector<SessionCard> cards;
    for (const Json& item : json) {
        JsonFields fields(item, "A card");
        SessionCard card;
        readRequired(fields, "switch", card.state, switchWords);
        fields.require("intervention");
        const Json* intervention = fields.find("intervention");
        finishFields(fields);
        const auto parsed = parseInterventions(Json::array({*intervention}).dump());
        if (!parsed)
            throwClause(parsed.error());
        card.intervention = parsed->front();
        cards.push_back(std::move(card));
    }
    return cards;
}

FindingOptions readThresholds(const Json& json) {
    JsonFields fields(json, "The list of thresholds");
    FindingOptions options;
    readRequired(fields, "absolute", options.massive.absolute);
    readRequired(fields, "relative", options.massive.relative);
    readRequired(fields, "epsilon", options.epsilon);
    finishFields(fields);
    return options;
}

SessionSelection readSelection(const Json& json) {
    JsonFields fields(json, "The selection");
    SessionSelection selection;
    readRequired(fields, "layer", selection.layer, std::int64_t{0});
    readRequired(fields, "head", selection.head, std::int64_t{0});
    readRequired(fields, "query", selection.query, std::int64_t{0});
    readRequired(fields, "key", selection.key, std::int64_t{0});
    readRequired(fields, "channel", selection.channel, std::int64_t{0});
    finishFields(fields);
    return selection;
}

/// The value of a field that must be there.
const Json& required(JsonFields& fields, const std::string& name) {
    fields.require(name);
    const Json* found = fields.find(name);
    if (!found)
        throw Clause({"its field %1 is missing", {name}});
    return *found;
}

} // namespace

void writeState(Json& json, const Session& session) {
    if (session.model)
        json["model"] = referenceJson(*session.model);
    json["prompt"] = promptJson(session.prompt);
    json["generated"] = tokensJson(session.generated);
    json["specialTokens"] = wordOf(session.specialTokens, specialWords);
    const FindingOptions& options = session.base ? session.base->options : session.options;
    json["thresholds"] = {
        {"absolute", options.massive.absolute}, {"relative", options.massive.relative}, {"epsilon", options.epsilon}};
    json["cards"] = cardsJson(session.cards);
    json["side"] = wordOf(session.side, sideWords);
    json["selection"] = {{"layer", session.selection.layer},
                         {"head", session.selection.head},
                         {"query", session.selection.query},
                         {"key", session.selection.key},
                         {"channel", session.selection.channel}};
    const Json view = Json::parse(session.view, nullptr, false);
    json["view"] = view.is_object() ? view : Json::object();
}

void readState(JsonFields& fields, Session& session) {
    if (const Json* model = fields.find("model"))
        session.model = readReference(*model);
    session.prompt = readPrompt(required(fields, "prompt"));
    session.generated = readTokens(required(fields, "generated"), SizeLimits::vocabulary);
    readRequired(fields, "specialTokens", session.specialTokens, specialWords);
    session.options = readThresholds(required(fields, "thresholds"));
    session.cards = readCards(required(fields, "cards"));
    readRequired(fields, "side", session.side, sideWords);
    session.selection = readSelection(required(fields, "selection"));
    const Json& view = required(fields, "view");
    if (!view.is_object())
        fields.expected("view", "an object");
    session.view = view.dump();
}

} // namespace sinkscope
