#include "session/RunArrays.h"

#include "io/InterventionWords.h"
#include "session/CaptureArrays.h"
#include "session/LifeCycleArrays.h"
#include "session/SessionNumbers.h"
#include "support/Clause.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace sinkscope {
namespace {

using Json = nlohmann::ordered_json;

const WordTable<Site> siteOfStream{{"embedding", Site::embedding},
                                   {"attentionOutput", Site::attentionOutput},
                                   {"afterAttention", Site::afterAttention},
                                   {"feedForwardOutput", Site::feedForwardOutput},
                                   {"afterFeedForward", Site::afterFeedForward}};

void addNext(SessionArrays& arrays, const std::string& prefix, const std::vector<NextToken>& next) {
    std::vector<std::int64_t> ids;
    std::vector<float> probabilities;
    for (const NextToken& token : next) {
        ids.push_back(token.id);
        probabilities.push_back(token.probability);
    }
    const auto count = std::ssize(next);
    arrays.add(prefix + "/next", {count}, std::move(ids));
    arrays.add(prefix + "/nextProbability", {count}, std::move(probabilities));
}

std::vector<NextToken> readNext(const StoredArrays& arrays, const std::string& prefix, std::int64_t vocabulary) {
    const std::int64_t count = arrays.length(prefix + "/next");
    const auto ids = arrays.integers(prefix + "/next", {count}, 0, vocabulary);
    const auto probabilities = arrays.floats(prefix + "/nextProbability", {count});
    std::vector<NextToken> next;
    for (std::size_t place = 0; place < ids.size(); ++place)
        next.push_back({static_cast<std::int32_t>(ids[place]), probabilities[place]});
    return next;
}

void addMassive(SessionArrays& arrays, const std::string& prefix, const std::vector<MassiveEntry>& entries) {
    std::vector<std::int64_t> places;
    std::vector<float> values;
    for (const MassiveEntry& entry : entries) {
        places.insert(places.end(), {entry.layer, entry.token, entry.channel});
        values.insert(values.end(), {entry.value, entry.ratio});
    }
    arrays.add(prefix + "/massive", {std::ssize(entries), 3}, std::move(places));
    arrays.add(prefix + "/massiveValue", {std::ssize(entries), 2}, std::move(values));
}

std::vector<MassiveEntry> readMassive(const StoredArrays& arrays, const std::string& prefix, const Run& run) {
    const std::string name = prefix + "/massive";
    const std::int64_t count = arrays.shapeOf(name, 2).front(), width = run.model->config().width;
    const auto places = arrays.integers(name, {count, 3}, 0, std::max({run.layerCount(), run.tokenCount(), width}));
    const auto values = arrays.floats(name + "Value", {count, 2});
    std::vector<MassiveEntry> entries;
    for (std::size_t entry = 0; entry < static_cast<std::size_t>(count); ++entry) {
        const std::int64_t layer = places[3 * entry], token = places[3 * entry + 1], channel = places[3 * entry + 2];
        const bool ascends = entries.empty() || std::tuple(entries.back().layer, entries.back().token,
                                                           entries.back().channel) < std::tuple(layer, token, channel);
        if (layer >= run.layerCount() || token >= run.tokenCount() || channel >= width || !ascends)
            throw Clause({"its array \"%1\" names a place that is not there, or out of order", {name}});
        entries.push_back({layer, token, channel, values[2 * entry], values[2 * entry + 1]});
    }
    return entries;
}

Json badNumberJson(const BadNumber& bad) {
    return {{"layer", bad.layer}, {"site", wordOf(bad.site, siteOfStream)}, {"token", bad.token}};
}

BadNumber readBadNumber(const Json& json, const Run& run) {
    JsonFields fields(json, "The first bad number");
    BadNumber bad;
    for (const char* name : {"layer", "site", "token"})
        fields.require(name);
    fields.read("layer", bad.layer, -1);
    fields.read("site", bad.site, siteOfStream);
    fields.read("token", bad.token, 0);
    finishFields(fields);
    if (bad.layer >= run.layerCount() || bad.token >= run.tokenCount())
        throw Clause("its first bad number stands at a place that is not there");
    return bad;
}

/// What a run is besides arrays.
Json runJson(const Run& run) {
    Json json{{"sinkTokens", run.options.sinkTokens},
              {"firstComputed", run.firstComputed},
              {"seconds", sessionNumber(run.seconds)},
              {"unembeddingSeconds", sessionNumber(run.unembeddingSeconds)}};
    if (run.badNumber)
        json["badNumber"] = badNumberJson(*run.badNumber);
    return json;
}

double readSeconds(JsonFields& fields, const std::string& name) {
    fields.require(name);
    const Json* found = fields.find(name);
    return found ? readSessionNumber(*found, name) : 0.0;
}

void readLosses(const StoredArrays& arrays, const std::string& prefix, Run& run) {
    run.lossPerToken = arrays.floats(prefix + "/loss", {run.tokenCount() - 1});
    if (arrays.has(prefix + "/kl"))
        run.klFromBase = arrays.floats(prefix + "/kl", {run.tokenCount()});
    run.next = readNext(arrays, prefix, run.model->config().vocabulary);
}

std::shared_ptr<const Run> readArraysOfRun(const StoredArrays& arrays, const std::string& prefix, JsonFields& fields,
                                           std::shared_ptr<const Model> model, const Tokens& tokens) {
    auto run = std::make_shared<Run>();
    run->model = std::move(model);
    run->tokens = tokens;
    for (const char* name : {"sinkTokens", "firstComputed"})
        fields.require(name);
    fields.read("sinkTokens", run->options.sinkTokens, 1);
    fields.read("firstComputed", run->firstComputed, 0);
    run->seconds = readSeconds(fields, "seconds");
    run->unembeddingSeconds = readSeconds(fields, "unembeddingSeconds");
    const ModelConfig& config = run->model->config();
    const CaptureSizes sizes{config.layerCount(),  run->tokenCount(),
                             config.width,         config.heads,
                             config.keyValueHeads, std::min(run->options.sinkTokens, run->tokenCount())};
    run->embedding = readEmbedding(arrays, prefix, sizes);
    run->layers = readLayers(arrays, prefix, sizes);
    readLosses(arrays, prefix, *run);
    if (const Json* bad = fields.find("badNumber"))
        run->badNumber = readBadNumber(*bad, *run);
    return run;
}

} // namespace

Json addRun(SessionArrays& arrays, const std::string& prefix, const Findings& findings) {
    const Run& run = *findings.run;
    addCaptures(arrays, prefix, run);
    arrays.add(prefix + "/loss", {std::ssize(run.lossPerToken)}, run.lossPerToken);
    if (!run.klFromBase.empty())
        arrays.add(prefix + "/kl", {std::ssize(run.klFromBase)}, run.klFromBase);
    addNext(arrays, prefix, run.next);
    addMassive(arrays, prefix, findings.massive);
    arrays.add(prefix + "/sinkStrength", findings.sinks.strength);
    Json json = runJson(run);
    json["lifeCycle"] = addLifeCycle(arrays, prefix, findings.lifeCycle);
    return json;
}

std::shared_ptr<const Findings> readRun(const StoredArrays& arrays, const std::string& prefix, const Json& json,
                                        std::shared_ptr<const Model> model, const Tokens& tokens,
                                        const FindingOptions& options) {
    JsonFields fields(json, {"The run \"%1\"", {prefix}});
    auto found = std::make_shared<Findings>();
    found->run = readArraysOfRun(arrays, prefix, fields, std::move(model), tokens);
    found->options = options;
    found->massive = readMassive(arrays, prefix, *found->run);
    fields.require("lifeCycle");
    const Json* cycle = fields.find("lifeCycle");
    finishFields(fields);
    found->lifeCycle = readLifeCycle(arrays, prefix, *cycle, *found->run, found->massive);
    found->sinks = findSinks(*found->run, SinkConvention::spike, options.epsilon);
    found->sinksGu = findSinks(*found->run, SinkConvention::gu, options.epsilon);
    found->distance = meanAttentionDistance(*found->run);
    found->loss = loss(*found->run);
    return found;
}

} // namespace sinkscope
