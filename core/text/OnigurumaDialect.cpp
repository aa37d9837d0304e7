#include "text/OnigurumaDialect.h"

#include <algorithm>
#include <cctype>

namespace sinkscope {

namespace {

// The property White_Space, its complement, and what Oniguruma takes as word characters (with superscript digits and
// fractions of Latin-1, but no others), as contents of a class.
constexpr std::string_view space =
    R"(\x{9}-\x{d}\x{20}\x{85}\x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000})";
constexpr std::string_view noSpace =
    R"(\x{0}-\x{8}\x{e}-\x{1f}\x{21}-\x{84}\x{86}-\x{9f}\x{a1}-\x{167f}\x{1681}-\x{1fff}\x{200b}-\x{2027})"
    R"(\x{202a}-\x{202e}\x{2030}-\x{205e}\x{2060}-\x{2fff}\x{3001}-\x{10ffff})";
constexpr std::string_view word = R"(\p{L}\p{M}\p{Nd}\p{Nl}\p{Pc}\x{b2}\x{b3}\x{b9}\x{bc}-\x{be})"
                                  R"(\x{24b6}-\x{24e9}\x{1f130}-\x{1f149}\x{1f150}-\x{1f169}\x{1f170}-\x{1f189})";
constexpr std::string_view hexadecimal = "0-9a-fA-F";

bool isDigit(char character) {
    return character >= '0' && character <= '9';
}

class Translator {
public:
    explicit Translator(std::string_view expression) : in_(expression) {}

    Result<std::string> translate() {
        while (position_ < in_.size() && problem_.empty())
            step();
        if (!problem_.empty())
            return failure({"it uses %1, which Sinkscope does not know", {problem_}});
        return out_;
    }

private:
    bool at(std::string_view text) const { return in_.substr(position_).starts_with(text); }
    void copy(std::size_t count) {
        out_ += in_.substr(position_, count);
        position_ += std::min(count, in_.size() - position_);
    }
    void put(std::string_view text, std::size_t skipped) {
        out_ += text;
        position_ += skipped;
    }
    std::string inBrackets(std::string_view contents) const { return std::string("[").append(contents).append("]"); }
    std::string inNegatedBrackets(std::string_view contents) const {
        return std::string("[^").append(contents).append("]");
    }

    void step() {
        switch (in_[position_]) {
        case '\\':
            return escape();
        case '[':
            return characterClass();
        case '{':
            return interval();
        case '(':
            return group();
        default:
            return copy(1);
        }
    }

    void escape() {
        if (position_ + 1 >= in_.size())
            return copy(1);
        const std::string letter = inBrackets(word);
        switch (in_[position_ + 1]) {
        case 's':
            return put(inBrackets(space), 2);
        case 'S':
            return put(inNegatedBrackets(space), 2);
        case 'w':
            return put(letter, 2);
        case 'W':
            return put(inNegatedBrackets(word), 2);
        case 'h':
            return put(inBrackets(hexadecimal), 2);
        case 'H':
            return put(inNegatedBrackets(hexadecimal), 2);
        case 'b':
            return put("(?:(?<=" + letter + ")(?!" + letter + ")|(?<!" + letter + ")(?=" + letter + "))", 2);
        case 'B':
            return put("(?:(?<=" + letter + ")(?=" + letter + ")|(?<!" + letter + ")(?!" + letter + "))", 2);
        default:
            return commonEscape();
        }
    }

    /// Escapes that mean the same inside and outside of a class.
    void commonEscape() {
        const char kind = in_[position_ + 1];
        if (kind == 'u' && position_ + 6 <= in_.size()) {
            put("\\x{" + std::string(in_.substr(position_ + 2, 4)) + "}", 6);
        } else if ((kind == 'p' || kind == 'P') && in_.substr(position_ + 2).starts_with('{')) {
            const std::size_t end = in_.find('}', position_);
            property(end == std::string_view::npos ? in_.size() : end + 1);
        } else {
            copy(2);
        }
    }

    /// PCRE2 takes a bare script name as Script_Extensions, Oniguruma as Script; both know the short category names.
    void property(std::size_t end) {
        copy(3);
        if (position_ < end && in_[position_] == '^')
            copy(1);
        const std::string_view name = in_.substr(position_, end - position_);
        if (name.size() >= 4 && name != "Any}" && std::isupper(static_cast<unsigned char>(name.front())) != 0)
            out_ += "sc:";
        copy(name.size());
    }

    void characterClass() {
        copy(1);
        if (at("^"))
            copy(1);
        if (at("]"))
            put("\\]", 1);
        while (position_ < in_.size() && !at("]") && problem_.empty())
            classElement();
        copy(1);
    }

    void classElement() {
        if (at("[:")) {
            const std::size_t end = in_.find(":]", position_);
            copy(end == std::string_view::npos ? in_.size() : end + 2 - position_);
        } else if (at("[")) {
            problem_ = "a class inside a class";
        } else if (at("&&")) {
            problem_ = "an intersection of classes";
        } else if (at("\\W") || at("\\H")) {
            problem_ = {"%1 inside a class", {std::string(in_.substr(position_, 2))}};
        } else if (at("\\s")) {
            put(space, 2);
        } else if (at("\\S")) {
            put(noSpace, 2);
        } else if (at("\\w")) {
            put(word, 2);
        } else if (at("\\h")) {
            put(hexadecimal, 2);
        } else if (at("\\") && position_ + 1 < in_.size()) {
            commonEscape();
        } else {
            copy(1);
        }
    }

    void interval() {
        std::size_t end = position_ + 1;
        while (end < in_.size() && (isDigit(in_[end]) || in_[end] == ','))
            ++end;
        const std::string_view bounds = in_.substr(position_ + 1, end - position_ - 1);
        const bool isInterval = end < in_.size() && in_[end] == '}' &&
                                bounds.size() > (bounds.starts_with(',') ? 1 : 0) &&
                                std::count(bounds.begin(), bounds.end(), ',') <= 1;
        if (!isInterval)
            return copy(1);
        if (end + 1 < in_.size() && in_[end + 1] == '+') {
            problem_ = {"a + after {%1}", {std::string(bounds)}};
            return;
        }
        if (bounds.starts_with(','))
            put("{0", 1);
        copy(end + 1 - position_);
    }

    void group() {
        copy(1);
        if (!at("?"))
            return;
        std::size_t end = position_ + 1;
        while (end < in_.size() && (in_[end] == 'i' || in_[end] == 'm' || in_[end] == 'x' || in_[end] == '-'))
            ++end;
        if (end == in_.size() || (in_[end] != ':' && in_[end] != ')'))
            return;
        std::string flags(in_.substr(position_, end - position_));
        std::replace(flags.begin(), flags.end(), 'm', 's');
        put(flags, flags.size());
    }

    std::string_view in_;
    std::string out_;
    std::size_t position_ = 0;
    Text problem_;
};

} // namespace

Result<std::string> fromOniguruma(std::string_view expression) {
    return Translator(expression).translate();
}

} // namespace sinkscope
