#include "exhibit/TokenName.h"

#include "io/TokenText.h"

namespace sinkscope {

std::string tokenName(const Token& token) {
    if (token.bytes.empty())
        return std::string("#").append(std::to_string(token.id)); // the model came without a tokenizer, or it has no text
    std::string result;
    for (const char byte : validText(token.bytes)) {
        if (byte == '\n')
            result += "⏎";
        else if (byte == '\t')
            result += "⇥";
        else if (byte == ' ')
            result += "␣";
        else
            result += byte;
    }
    return result;
}

std::string tokenName(const Tokens& tokens, std::int64_t position) {
    return tokenName(tokens[static_cast<std::size_t>(position)]);
}

} // namespace sinkscope
