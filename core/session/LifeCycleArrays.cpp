#include "session/LifeCycleArrays.h"

#include "analysis/SpikePlaces.h"
#include "io/InterventionWords.h"
#include "session/SessionNumbers.h"
#include "support/Clause.h"

#include <algorithm>
#include <utility>

namespace sinkscope {
namespace {

using Json = nlohmann::ordered_json;
using Shape = SessionArrays::Shape;

const WordTable<BlockPart> partWords{{"attention", BlockPart::attention}, {"feedForward", BlockPart::feedForward}};

struct Placed {
    std::vector<float> values;
    std::vector<std::int64_t> places;

    void add(const PlacedValue& value) {
        values.push_back(value.value);
        places.insert(places.end(), {value.token, value.channel});
    }
    PlacedValue at(std::size_t index) const { return {values[index], places[2 * index], places[2 * index + 1]}; }
};

void addPlaced(SessionArrays& arrays, const std::string& name, Shape shape, Placed placed) {
    arrays.add(name, shape, std::move(placed.values));
    shape.push_back(2);
    arrays.add(name + "Place", std::move(shape), std::move(placed.places));
}

Placed readPlaced(const StoredArrays& arrays, const std::string& name, Shape shape, const Run& run) {
    Placed placed;
    placed.values = arrays.floats(name, shape);
    shape.push_back(2);
    const std::int64_t width = run.model->config().width;
    placed.places = arrays.integers(name + "Place", shape, 0, std::max(width, run.tokenCount()));
    for (std::size_t place = 0; place < placed.places.size(); place += 2)
        if (placed.places[place] >= run.tokenCount() || placed.places[place + 1] >= width)
            throw Clause({"its array \"%1Place\" names a token or a channel that is not there", {name}});
    return placed;
}

Json stepsJson(const std::vector<StepBlock>& steps) {
    Json list = Json::array();
    for (const StepBlock& step : steps)
        list.push_back({{"layer", step.layer},
                        {"part", wordOf(step.part, partWords)},
                        {"channel", step.channel},
                        {"value", sessionNumber(step.value)}});
    return list;
}

std::int64_t readIndex(JsonFields& fields, const std::string& name, std::int64_t end) {
    std::int64_t value = 0;
    fields.require(name);
    fields.read(name, value, 0);
    if (value >= end)
        fields.expected(name, {"a whole number below %1", {end}});
    return value;
}

double readNumber(JsonFields& fields, const std::string& name) {
    fields.require(name);
    const Json* found = fields.find(name);
    return found ? readSessionNumber(*found, name) : 0.0;
}

std::vector<StepBlock> readSteps(const Json& list, const Run& run) {
    std::vector<StepBlock> steps;
    if (!list.is_array())
        throw Clause("its steps are not a list");
    for (const Json& item : list) {
        JsonFields fields(item, "A step");
        StepBlock step;
        step.layer = readIndex(fields, "layer", run.layerCount());
        fields.read("part", step.part, partWords);
        step.channel = readIndex(fields, "channel", run.model->config().width);
        step.value = static_cast<float>(readNumber(fields, "value"));
        finishFields(fields);
        steps.push_back(step);
    }
    return steps;
}

EmergenceLayer readEmergence(const Json& json, const Run& run) {
    JsonFields fields(json, "The ME layer");
    EmergenceLayer emergence;
    emergence.layer = readIndex(fields, "layer", run.layerCount());
    fields.read("part", emergence.part, partWords);
    emergence.jump = readNumber(fields, "jump");
    finishFields(fields);
    return emergence;
}

} // namespace

Json addLifeCycle(SessionArrays& arrays, const std::string& prefix, const LifeCycle& cycle) {
    Placed residual, blocks;
    for (const auto& row : cycle.residual)
        for (const PlacedValue& value : row)
            residual.add(value);
    for (const auto* part : {&cycle.attention, &cycle.feedForward})
        for (const PlacedValue& value : *part)
            blocks.add(value);
    addPlaced(arrays, prefix + "/lifeCycle", {static_cast<std::int64_t>(cycle.residual.size()), 3},
              std::move(residual));
    addPlaced(arrays, prefix + "/blocks", {2, static_cast<std::int64_t>(cycle.attention.size())}, std::move(blocks));
    Json json{{"stepUp", stepsJson(cycle.stepUp)}, {"stepDown", stepsJson(cycle.stepDown)}};
    if (cycle.emergence)
        json["emergence"] = {{"layer", cycle.emergence->layer},
                             {"part", wordOf(cycle.emergence->part, partWords)},
                             {"jump", sessionNumber(cycle.emergence->jump)}};
    return json;
}

LifeCycle readLifeCycle(const StoredArrays& arrays, const std::string& prefix, const Json& json, const Run& run,
                        const std::vector<MassiveEntry>& massive) {
    LifeCycle cycle;
    const std::int64_t layers = run.layerCount();
    const Placed residual = readPlaced(arrays, prefix + "/lifeCycle", {layers + 1, 3}, run);
    const Placed blocks = readPlaced(arrays, prefix + "/blocks", {2, layers}, run);
    cycle.median.push_back(run.embedding.layerMedian);
    for (const auto& layer : run.layers)
        cycle.median.push_back(layer->afterFeedForward.layerMedian);
    for (std::size_t row = 0; row <= static_cast<std::size_t>(layers); ++row)
        cycle.residual.push_back({residual.at(3 * row), residual.at(3 * row + 1), residual.at(3 * row + 2)});
    for (std::size_t layer = 0; layer < static_cast<std::size_t>(layers); ++layer) {
        cycle.attention.push_back(blocks.at(layer));
        cycle.feedForward.push_back(blocks.at(static_cast<std::size_t>(layers) + layer));
    }
    fillSpikePlaces(massive, cycle);
    JsonFields fields(json, "The life cycle");
    for (const char* name : {"stepUp", "stepDown"})
        fields.require(name);
    if (const Json* emergence = fields.find("emergence"))
        cycle.emergence = readEmergence(*emergence, run);
    finishFields(fields);
    cycle.stepUp = readSteps(json["stepUp"], run);
    cycle.stepDown = readSteps(json["stepDown"], run);
    if (cycle.emergence.has_value() != !massive.empty())
        throw Clause("its ME layer does not belong to its massive entries");
    return cycle;
}

} // namespace sinkscope
