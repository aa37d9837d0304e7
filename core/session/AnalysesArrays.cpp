#include "session/AnalysesArrays.h"

#include "io/InterventionWords.h"
#include "session/ExhibitArrays.h"
#include "session/ExhibitWords.h"
#include "session/SessionNumbers.h"
#include "support/Clause.h"

#include <utility>

namespace sinkscope {
namespace {

using Json = nlohmann::ordered_json;

const WordTable<SinkWindow> windowWords{{"published", SinkWindow::published}, {"wholePrompt", SinkWindow::wholePrompt}};
const WordTable<KeptExhibit::Of> ofWords{{"base", KeptExhibit::Of::base}, {"changed", KeptExhibit::Of::changed}};

std::string prefixOf(std::size_t index) {
    return "analyses/" + std::to_string(index);
}

Json choicesJson(const SessionChoices& choices) {
    Json json{{"sinkWindow", wordOf(choices.sinkWindow, windowWords)}};
    if (choices.prompts) {
        Json& list = json["prompts"] = Json::array();
        for (const std::string& prompt : *choices.prompts)
            list.push_back(writtenWords(prompt));
    }
    if (choices.longText)
        json["longText"] = {{"name", writtenWords(choices.longTextName)}, {"text", writtenWords(*choices.longText)}};
    return json;
}

void readLongText(const Json& json, SessionChoices& choices) {
    JsonFields fields(json, "The long text");
    fields.require("name");
    fields.require("text");
    finishFields(fields);
    choices.longTextName = readWords(json["name"]);
    choices.longText = readWords(json["text"]);
}

SessionChoices readChoices(const Json& json) {
    JsonFields fields(json, "What is chosen for analyses");
    SessionChoices choices;
    fields.require("sinkWindow");
    fields.read("sinkWindow", choices.sinkWindow, windowWords);
    if (const Json* prompts = fields.find("prompts")) {
        if (!prompts->is_array())
            fields.expected("prompts", "a list of texts");
        choices.prompts.emplace();
        for (const Json& prompt : *prompts)
            choices.prompts->push_back(readWords(prompt));
    }
    if (const Json* text = fields.find("longText"))
        readLongText(*text, choices);
    finishFields(fields);
    return choices;
}

Analysis readAnalysis(JsonFields& fields) {
    std::string key;
    fields.require("analysis");
    fields.read("analysis", key);
    const auto analysis = analysisNamed(key);
    if (!analysis)
        throw Clause({"it holds the analysis \"%1\", which this program does not know", {key}});
    return *analysis;
}

/// The next one after those that `analyses` already holds.
KeptExhibit readKept(const StoredArrays& arrays, const Json& json, const Session& session,
                     const SessionAnalyses& analyses) {
    JsonFields fields(json, "A kept analysis");
    KeptExhibit kept;
    kept.analysis = readAnalysis(fields);
    fields.require("run");
    fields.read("run", kept.run, ofWords);
    kept.selection = readPlace(requiredField(fields, "selection"));
    kept.choices = readChoices(requiredField(fields, "choices"));
    const Json& exhibit = requiredField(fields, "exhibit");
    finishFields(fields);
    if (kept.run == KeptExhibit::Of::base ? !session.base : !session.intervened)
        throw Clause("it holds an analysis of a run that it does not hold");
    if (analyses.find(kept.analysis, kept.run))
        throw Clause({"it holds the analysis \"%1\" twice", {std::string(nameOf(kept.analysis).key)}});
    kept.exhibit = readExhibit(arrays, prefixOf(analyses.kept.size()), exhibit);
    return kept;
}

} // namespace

Json addAnalyses(SessionArrays& arrays, const SessionAnalyses& analyses) {
    Json list = Json::array();
    for (const KeptExhibit& kept : analyses.kept)
        list.push_back({{"analysis", nameOf(kept.analysis).key},
                        {"run", wordOf(kept.run, ofWords)},
                        {"selection", writtenPlace(kept.selection)},
                        {"choices", choicesJson(kept.choices)},
                        {"exhibit", addExhibit(arrays, prefixOf(list.size()), *kept.exhibit)}});
    return {
        {"choices", choicesJson(analyses.choices)}, {"begun", writtenPlace(analyses.begun)}, {"kept", std::move(list)}};
}

SessionAnalyses readAnalyses(const StoredArrays& arrays, const Json& json, const Session& session) {
    JsonFields fields(json, "The description of analyses");
    SessionAnalyses analyses;
    analyses.choices = readChoices(requiredField(fields, "choices"));
    analyses.begun = readPlace(requiredField(fields, "begun"));
    const Json& list = requiredField(fields, "kept");
    if (!list.is_array())
        fields.expected("kept", "a list");
    finishFields(fields);
    for (const Json& one : list)
        analyses.kept.push_back(readKept(arrays, one, session, analyses));
    return analyses;
}

} // namespace sinkscope
