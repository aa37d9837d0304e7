#include "tour/TourSettingsJson.h"

#include "figure/PictureWords.h"
#include "tour/TourFields.h"
#include "tour/TourInterventions.h"

#include <QDir>
#include <QFile>

namespace sinkscope {
namespace {

const std::vector<std::pair<std::string, Shown::Side>> runWords{
    {"A", Shown::Side::base}, {"B", Shown::Side::changed}, {"difference", Shown::Side::difference}};
const std::vector<std::pair<std::string, Workspace>> workspaceWords{
    {"overview", Workspace::overview}, {"spikes", Workspace::spikes}, {"sinks", Workspace::sinks}};
const std::vector<std::pair<std::string, TourPane>> paneWords{{"none", TourPane::none},
                                                              {"residual", TourPane::residual},
                                                              {"attention", TourPane::attention},
                                                              {"lifeCycle", TourPane::lifeCycle},
                                                              {"keySpace", TourPane::keySpace}};

template <typename Word>
void readWord(JsonFields& fields, const std::string& name, std::optional<Word>& value,
              const std::vector<std::pair<std::string, Word>>& words) {
    if (!fields.has(name))
        return;
    Word word = words.front().second;
    fields.read(name, word, words);
    value = word;
}

std::string exampleNames() {
    std::string names;
    for (const QString& file : QDir(QStringLiteral(":/prompts")).entryList({QStringLiteral("*.txt")}, QDir::Files))
        names += (names.empty() ? "" : ", ") + file.chopped(4).toStdString();
    return names;
}

std::optional<std::string> exampleText(const std::string& name) {
    QFile file(QStringLiteral(":/prompts/%1.txt").arg(QString::fromStdString(name)));
    if (name.find('/') != std::string::npos || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    std::string text = file.readAll().toStdString();
    if (!text.empty() && text.back() == '\n')
        text.pop_back(); // the text file's own last line end
    return text;
}

void readSelection(JsonFields& fields, const Text& where, TourSelection& selection) {
    const JsonFields::Json* found = fields.find("select");
    if (found == nullptr)
        return;
    JsonFields inner(*found, {"%1, select", {where}});
    readPlace(inner, "layer", PlaceKind::layer, selection.layer);
    readPlace(inner, "head", PlaceKind::head, selection.head);
    readPlace(inner, "query", PlaceKind::token, selection.query);
    readPlace(inner, "key", PlaceKind::token, selection.key);
    readPlace(inner, "channel", PlaceKind::channel, selection.channel);
    if (selection.head && selection.head->base == TourPlace::Base::strongest && !selection.layer)
        inner.fault({"%1, select has head \"strongest\" without a layer: name the layer as well.", {where}});
    finishInner(inner, fields);
}

void readInterventions(JsonFields& fields, const Text& where, TourSettings& settings) {
    const JsonFields::Json* found = fields.find("interventions");
    if (found == nullptr)
        return;
    if (!found->is_array())
        return fields.expected("interventions", "a list of interventions, [] for none");
    if (const auto checked = checkTourInterventions(*found); !checked)
        return fields.fault({"%1, interventions: %2", {where, checked.error().text}});
    settings.interventions = *found;
}

} // namespace

void readPrompt(JsonFields& fields, const std::string& name, const Text& where, std::optional<std::string>& prompt) {
    const JsonFields::Json* found = fields.find(name);
    if (found == nullptr)
        return;
    std::string text;
    if (!found->is_object()) {
        readText(fields, name, text);
        prompt = text;
        return;
    }
    JsonFields inner(*found, {"%1, %2", {where, name}});
    inner.require("example");
    readText(inner, "example", text);
    prompt = exampleText(text);
    if (!prompt)
        inner.expected("example", {"one of %1", {exampleNames()}});
    finishInner(inner, fields);
}

TourSettings readSettings(JsonFields& step, const Text& where) {
    TourSettings settings;
    const JsonFields::Json* found = step.find("set");
    if (found == nullptr)
        return settings;
    JsonFields fields(*found, {"%1, set", {where}});
    readPrompt(fields, "prompt", {"%1, set", {where}}, settings.prompt);
    readInterventions(fields, {"%1, set", {where}}, settings);
    readWord(fields, "side", settings.side, runWords);
    readSelection(fields, {"%1, set", {where}}, settings.selection);
    readWord(fields, "workspace", settings.workspace, workspaceWords);
    if (std::string name; fields.has("analysis")) {
        readText(fields, "analysis", name);
        settings.analysis = analysisNamed(name);
        std::string known;
        for (const AnalysisName& analysis : analysisNames())
            known += (known.empty() ? "" : ", ") + std::string(analysis.key);
        if (!settings.analysis)
            fields.expected("analysis", {"one of %1", {known}});
    }
    readWord(fields, "enlarge", settings.enlarged, paneWords);
    if (const JsonFields::Json* residual = fields.find("residual")) {
        JsonFields inner(*residual, {"%1, set, residual", {where}});
        readWord(inner, "scale", settings.residualScale, scaleWords());
        finishInner(inner, fields);
    }
    finishInner(fields, step);
    return settings;
}

} // namespace sinkscope
