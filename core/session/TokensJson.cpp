#include "session/TokensJson.h"

#include "io/InterventionWords.h"
#include "io/TokenText.h"
#include "session/SessionNumbers.h"
#include "support/Clause.h"

#include <charconv>

namespace sinkscope {
namespace {

using Json = nlohmann::ordered_json;

const WordTable<AddedBy> addedByWords{{"text", AddedBy::text},
                                      {"tokenizer", AddedBy::tokenizer},
                                      {"chatTemplate", AddedBy::chatTemplate},
                                      {"ids", AddedBy::ids}};
const WordTable<TokenKind> tokenKindWords{{"ordinary", TokenKind::ordinary}, {"special", TokenKind::special}};

const Json& listOf(const Json& json, const char* what) {
    if (!json.is_array())
        throw Clause({"its %1 is no list", {Text(what)}});
    return json;
}

} // namespace

std::string bytesOfHexadecimal(const std::string& hexadecimal) {
    std::string bytes;
    for (std::size_t place = 0; place < hexadecimal.size(); place += 2) {
        unsigned value = 0;
        const char* const begin = hexadecimal.data() + place;
        const char* const end = begin + std::min<std::size_t>(2, hexadecimal.size() - place);
        const auto parsed = std::from_chars(begin, end, value, 16);
        if (parsed.ec != std::errc() || parsed.ptr != begin + 2)
            throw Clause("its bytes are not hexadecimal");
        bytes += static_cast<char>(value);
    }
    return bytes;
}

Json tokensJson(const Tokens& tokens) {
    Json list = Json::array();
    for (const Token& token : tokens)
        list.push_back({{"id", token.id},
                        {"bytes", hexadecimal(token.bytes)},
                        {"kind", wordOf(token.kind, tokenKindWords)},
                        {"addedBy", wordOf(token.addedBy, addedByWords)}});
    return list;
}

Tokens readTokens(const Json& json, std::int64_t vocabulary) {
    Tokens tokens;
    for (const Json& item : listOf(json, "list of tokens")) {
        JsonFields fields(item, {"Token %1", {tokens.size()}});
        Token token;
        std::int64_t id = 0;
        std::string bytes;
        for (const char* name : {"id", "bytes", "kind", "addedBy"})
            fields.require(name);
        fields.read("id", id, 0);
        fields.read("bytes", bytes);
        fields.read("kind", token.kind, tokenKindWords);
        fields.read("addedBy", token.addedBy, addedByWords);
        if (id >= vocabulary)
            fields.expected("id", {"an id below the vocabulary's %1", {vocabulary}});
        finishFields(fields);
        token.id = static_cast<std::int32_t>(id);
        token.bytes = bytesOfHexadecimal(bytes);
        tokens.push_back(std::move(token));
    }
    return tokens;
}

Json promptJson(const PromptText& prompt) {
    Json list = Json::array();
    for (const PromptText::Part& part : prompt.parts)
        list.push_back({{"text", part.text}, {"addedBy", wordOf(part.addedBy, addedByWords)}});
    return list;
}

PromptText readPrompt(const Json& json) {
    PromptText prompt;
    for (const Json& item : listOf(json, "prompt")) {
        JsonFields fields(item, "A part of the prompt");
        PromptText::Part part;
        fields.require("text");
        fields.read("text", part.text);
        fields.require("addedBy");
        fields.read("addedBy", part.addedBy, addedByWords);
        finishFields(fields);
        prompt.parts.push_back(std::move(part));
    }
    return prompt;
}

} // namespace sinkscope
