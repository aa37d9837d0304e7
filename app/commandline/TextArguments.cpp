#include "commandline/TextArguments.h"

#include "io/TextFile.h"
#include "model/Model.h"
#include "text/KnownTokens.h"

#include <algorithm>
#include <charconv>

namespace sinkscope {

namespace {

bool isSpace(char sign) {
    return sign == ' ' || sign == '\n' || sign == '\r' || sign == '\t';
}

} // namespace

Result<std::string> textOf(const std::string& argument) {
    if (argument.empty() || argument.front() != '@')
        return argument;
    return readTextFile(argument.substr(1));
}

std::optional<std::vector<std::int32_t>> parseIds(std::string_view list) {
    std::vector<std::int32_t> ids;
    const char* place = list.data();
    const char* const end = place + list.size();
    while (true) {
        place = std::find_if_not(place, end, isSpace);
        std::int32_t id = 0;
        const auto [next, error] = std::from_chars(place, end, id);
        if (error != std::errc() || id < 0)
            return std::nullopt;
        ids.push_back(id);
        if (std::all_of(next, end, isSpace)) // as the last line of a file ends
            return ids;
        if (*next != ',')
            return std::nullopt;
        place = next + 1;
    }
}

Tokens tokensOf(const Model& model, const std::vector<std::int32_t>& ids) {
    return knownTokens(model.tokenizer(), ids);
}

} // namespace sinkscope
