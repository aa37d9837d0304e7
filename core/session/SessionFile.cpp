#include "session/SessionFile.h"

#include "io/InterventionsJson.h"
#include "model/ModelWeights.h"
#include "model/SafetensorsHeader.h"
#include "model/WeightSource.h"
#include "session/AnalysesArrays.h"
#include "session/ModelConfigJson.h"
#include "session/PictureArrays.h"
#include "session/RunArrays.h"
#include "session/SessionNumbers.h"
#include "session/SessionState.h"
#include "session/StoredTokenizer.h"
#include "session/TokensJson.h"
#include "support/Clause.h"
#include "support/Guarded.h"
#include "support/MappedFile.h"
#include "support/Memory.h"
#include "text/KnownTokens.h"

#include <utility>

namespace sinkscope {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr const char* metadataKey = "sinkscope";

// What is written ------------------------------------------------------------------------------------------------

/// The tokens that pictures name beside those of the prompt.
Json knownTokensJson(const Session& session) {
    std::vector<std::int32_t> ids;
    for (const Findings* findings :
         {session.base.get(), session.intervened ? session.intervened->findings.get() : nullptr})
        if (findings)
            for (const NextToken& next : findings->run->next)
                ids.push_back(next.id);
    return tokensJson(knownTokens(session.base->run->model->tokenizer(), ids));
}

void writeRuns(Json& json, SessionArrays& arrays, const Session& session) {
    const Run& run = *session.base->run;
    std::vector<std::int64_t> ids;
    for (const Token& token : run.tokens)
        ids.push_back(token.id);
    arrays.add("ids", {run.tokenCount()}, std::move(ids));
    json["config"] = modelConfigJson(run.model->config());
    json["tokens"] = tokensJson(run.tokens);
    json["knownTokens"] = knownTokensJson(session);
    if (const Tokenizer* tokenizer = run.model->tokenizer(); tokenizer && tokenizer->beginOfText())
        json["beginOfText"] = *tokenizer->beginOfText();
    json["base"] = addRun(arrays, "base", *session.base);
    if (session.intervened) {
        const Comparison& comparison = session.intervened->comparison;
        json["changed"] = addRun(arrays, "changed", *session.intervened->findings);
        json["interventions"] = interventionsJson(session.intervened->interventions);
        Json& change = json["streamChange"] = Json::array();
        for (const double value : comparison.streamChange)
            change.push_back(sessionNumber(value));
        if (comparison.firstBoundary)
            json["firstBoundary"] = *comparison.firstBoundary;
    }
    if (session.pictures)
        json["pictures"] = addPictures(arrays, *session.pictures);
}

// What is read ---------------------------------------------------------------------------------------------------

/// A header's faults end in advice for downloads, which sessions are not.
Text withoutDownload(Text sentence) {
    if (sentence == Text(downloadAgain))
        return "open an older copy of it";
    for (Text::Argument& argument : sentence.arguments)
        if (auto* part = std::get_if<Text>(&argument))
            *part = withoutDownload(std::move(*part));
    return sentence;
}

/// Whether brackets stand within each other beyond what any session needs: going through such a document would need
/// more stack than there is.
bool isNestedTooDeep(std::string_view json) {
    constexpr int deepest = 64;
    int depth = 0;
    bool inText = false;
    for (std::size_t place = 0; place < json.size() && depth <= deepest; ++place) {
        const char letter = json[place];
        if (letter == '\\' && inText)
            ++place;
        else if (letter == '"')
            inText = !inText;
        else if (!inText && (letter == '[' || letter == '{'))
            ++depth;
        else if (!inText && (letter == ']' || letter == '}'))
            --depth;
    }
    return depth > deepest;
}

Result<Json> readDocument(const MappedFile& file) {
    const std::string name = file.path().string();
    const auto bytes = static_cast<std::int64_t>(file.bytes().size());
    if (bytes > physicalMemory() / 2)
        return failure(
            {"%1 has %2, more than half of this machine's memory; open it on a larger one.", {name, bytesText(bytes)}});
    const auto text = readSafetensorsMetadata(file, metadataKey);
    if (!text)
        return failure(withoutDownload(text.error().text));
    if (!*text)
        return failure({"%1 is a safetensors file, but not one that Sinkscope saved; open it as a model.", {name}});
    Json json = isNestedTooDeep(**text) ? Json() : Json::parse(**text, nullptr, false);
    if (!json.is_object())
        return failure({"%1 is damaged: its description of the session is no JSON object.", {name}});
    return json;
}

Result<void> checkVersion(const fs::path& file, const Json& json) {
    const auto found = json.find("version");
    if (found == json.end() || !found->is_number_integer() || found->get<std::int64_t>() < 1)
        return failure({"%1 is damaged: it does not say which version of session it is.", {file.string()}});
    if (const auto version = found->get<std::int64_t>(); version > sessionVersion)
        return failure({"%1 is a session of version %2 from a newer Sinkscope, and this one reads up to %3; open it "
                        "with the newer one.",
                        {file.string(), version, sessionVersion}});
    return {};
}

std::shared_ptr<const Model> storedModel(JsonFields& fields, const Session& session) {
    const Json *description = fields.find("config"), *known = fields.find("knownTokens");
    if (!session.model || !description || !known)
        throw Clause("it holds a run but does not describe its model");
    auto config = parseModelConfig(*description);
    if (!config)
        throwClause(config.error());
    std::optional<std::int32_t> beginOfText;
    if (std::int64_t id = 0; fields.has("beginOfText")) {
        fields.read("beginOfText", id, 0);
        if (id >= config->vocabulary)
            fields.expected("beginOfText", "an id of the vocabulary");
        beginOfText = static_cast<std::int32_t>(id);
    }
    auto tokenizer = std::make_shared<const StoredTokenizer>(readTokens(*known, config->vocabulary), config->vocabulary,
                                                             beginOfText);
    // As many layers as it has, their tensors undefined: whoever asks for one fails instead of reading nowhere.
    auto weights = std::make_unique<ModelWeights>();
    weights->layers().resize(config->layers.size());
    return std::make_shared<const Model>(*std::move(config), std::move(weights), std::move(tokenizer),
                                         std::vector<fs::path>{session.model->path}, session.model->load, 0.0);
}

Tokens readPromptTokens(JsonFields& fields, const StoredArrays& arrays, std::int64_t vocabulary) {
    const Json* found = fields.find("tokens");
    if (!found)
        throw Clause("it holds a run but not its tokens");
    Tokens tokens = readTokens(*found, vocabulary);
    const auto ids = arrays.integers("ids", {std::ssize(tokens)}, 0, vocabulary);
    for (std::size_t place = 0; place < tokens.size(); ++place)
        if (ids[place] != tokens[place].id)
            throw Clause("its ids and its tokens are not the same");
    if (tokens.empty())
        throw Clause("its prompt has no tokens");
    return tokens;
}

std::shared_ptr<const Intervened> readIntervened(JsonFields& fields, const StoredArrays& arrays,
                                                 const Session& session) {
    const Json *changed = fields.find("changed"), *list = fields.find("interventions"),
               *stream = fields.find("streamChange");
    if (!changed)
        return nullptr;
    if (!list || !stream || !stream->is_array())
        throw Clause("it holds a run with interventions but does not say which");
    const auto interventions = parseInterventions(list->dump());
    if (!interventions)
        throwClause(interventions.error());
    auto intervened = std::make_shared<Intervened>();
    intervened->interventions = *interventions;
    intervened->base = session.base;
    const Run& run = *session.base->run;
    intervened->findings = readRun(arrays, "changed", *changed, run.model, run.tokens, session.options);
    intervened->comparison = compare(*intervened->base, *intervened->findings);
    for (const Json& value : *stream)
        intervened->comparison.streamChange.push_back(readSessionNumber(value, "streamChange"));
    if (std::ssize(*stream) != run.layerCount() + 1)
        throw Clause("its streamChange does not have one number for each layer");
    if (std::int64_t boundary = 0; fields.has("firstBoundary")) {
        fields.read("firstBoundary", boundary, 0);
        intervened->comparison.firstBoundary = std::min(boundary, run.layerCount());
    }
    return intervened;
}

void readRuns(JsonFields& fields, const StoredArrays& arrays, Session& session) {
    const Json *base = fields.find("base"), *pictures = fields.find("pictures");
    if (!base)
        return;
    const auto model = storedModel(fields, session);
    const Tokens tokens = readPromptTokens(fields, arrays, model->config().vocabulary);
    session.base = readRun(arrays, "base", *base, model, tokens, session.options);
    session.intervened = readIntervened(fields, arrays, session);
    if (pictures) {
        const Run* changed = session.intervened ? session.intervened->findings->run.get() : nullptr;
        session.pictures =
            std::make_shared<const SessionPictures>(readPictures(arrays, *pictures, *session.base->run, changed));
    }
}

} // namespace

Result<void> writeSession(const fs::path& file, const Session& session) {
    return guarded({"%1 cannot be written", {file.string()}}, [&]() -> Result<void> {
        Json json{{"version", sessionVersion}};
        SessionArrays arrays;
        writeState(json, session);
        if (session.base)
            writeRuns(json, arrays, session);
        json["analyses"] = addAnalyses(arrays, session.analyses);
        return arrays.write(file, {{metadataKey, json.dump(-1, ' ', false, Json::error_handler_t::replace)}});
    });
}

Result<Session> readSession(const fs::path& file) {
    return guarded({"%1 is not a session that can be opened", {file.string()}}, [&]() -> Result<Session> {
        const auto mapped = MappedFile::open(file);
        if (!mapped)
            return failure(withoutDownload(mapped.error().text));
        const auto json = readDocument(**mapped);
        if (!json)
            return tl::unexpected(json.error());
        if (const auto good = checkVersion(file, *json); !good)
            return tl::unexpected(good.error());
        auto tensors = readSafetensorsHeader(**mapped, 0);
        if (!tensors)
            return failure(withoutDownload(tensors.error().text));
        const WeightSource source({*mapped}, *std::move(tensors));
        JsonFields fields(*json, "The session");
        fields.has("version");
        Session session;
        readState(fields, session);
        const StoredArrays arrays(source);
        readRuns(fields, arrays, session);
        if (const Json* analyses = fields.find("analyses")) // version 1 has none
            session.analyses = readAnalyses(arrays, *analyses, session);
        finishFields(fields);
        return session;
    });
}

} // namespace sinkscope
