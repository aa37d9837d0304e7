#include "text/JinjaPieces.h"

#include <algorithm>

namespace sinkscope {
namespace {

constexpr std::string_view opening = "‹", closing = "›", whiteSpace = " \t\r\n\f\v";

bool isWord(char character) {
    const auto byte = static_cast<unsigned char>(character);
    return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '_';
}

void replaceAll(std::string& text, std::string_view what, std::string_view by) {
    for (std::size_t place = text.find(what); place != std::string::npos; place = text.find(what, place + by.size()))
        text.replace(place, what.size(), by);
}

std::string joined(std::string text) {
    replaceAll(text, std::string(closing) + '+' + std::string(opening), "");
    return text;
}

std::optional<char> unescaped(char character) {
    switch (character) {
    case 'n':
        return '\n';
    case 't':
        return '\t';
    case 'r':
        return '\r';
    case '\\':
    case '\'':
    case '"':
        return character;
    default:
        return std::nullopt;
    }
}

/// Reads a template from left to right.
class JinjaReader {
public:
    explicit JinjaReader(std::string_view source) : source_(source) {}

    /// False when the template is damaged.
    bool read() {
        while (place_ < source_.size()) {
            const std::size_t tag = nextTag();
            writeText(source_.substr(place_, tag - place_), tag);
            place_ = tag;
            if (tag < source_.size() && !readTag())
                return false;
        }
        return true;
    }

    std::vector<JinjaPiece> take() { return std::move(pieces_); }

private:
    std::size_t nextTag() const {
        for (std::size_t at = source_.find('{', place_); at != std::string_view::npos; at = source_.find('{', at + 1))
            if (at + 1 < source_.size() && std::string_view("{%#").find(source_[at + 1]) != std::string_view::npos)
                return at;
        return source_.size();
    }

    char at(std::size_t position) const { return position < source_.size() ? source_[position] : '\0'; }

    /// Text between tags, less what white space control takes away on its right.
    void writeText(std::string_view text, std::size_t tag) {
        const bool isBlock = at(tag + 1) == '%' || at(tag + 1) == '#';
        if (tag == source_.size() && text.ends_with('\n'))
            text.remove_suffix(1);
        if (at(tag + 2) == '-' && tag < source_.size()) {
            text = text.substr(0, text.find_last_not_of(whiteSpace) + 1);
        } else if (isBlock && at(tag + 2) != '+') {
            const std::size_t lineEnd = text.rfind('\n');
            const std::size_t line = lineEnd == std::string_view::npos ? 0 : lineEnd + 1;
            const bool beginsLine = line > 0 || place_ == 0 || source_[place_ - 1] == '\n';
            if (beginsLine && text.find_first_not_of(whiteSpace, line) == std::string_view::npos)
                text = text.substr(0, line);
        }
        if (!text.empty())
            addOutput(std::string(opening) + std::string(text) + std::string(closing));
    }

    bool readTag() {
        const char kind = at(place_ + 1);
        place_ += 2;
        if (at(place_) == '-' || at(place_) == '+')
            ++place_;
        const std::string end = kind == '{' ? "}}" : kind == '%' ? "%}" : "#}";
        std::optional<std::string> content = std::string();
        if (kind == '#')
            place_ = std::min(source_.find(end, place_), source_.size());
        else
            content = readExpression(end);
        if (!content || place_ >= source_.size())
            return false;
        const bool strips = source_[place_ - 1] == '-', keeps = source_[place_ - 1] == '+';
        place_ += 2;
        if (strips)
            place_ = std::min(source_.find_first_not_of(whiteSpace, place_), source_.size());
        else if (kind != '{' && !keeps && at(place_) == '\n')
            ++place_;
        if (kind == '{')
            addOutput(*std::move(content));
        else if (kind == '%')
            pieces_.push_back({JinjaPiece::Kind::statement, *std::move(content)});
        return true;
    }

    /// Up to `end`, which is left unread.
    std::optional<std::string> readExpression(std::string_view end) {
        std::string text;
        bool spaced = false;
        while (place_ < source_.size() && source_.substr(place_, 2) != end) {
            const char character = source_[place_];
            if (character == '\'' || character == '"') {
                const auto literal = readLiteral();
                if (!literal)
                    return std::nullopt;
                addLiteral(*literal, text);
            } else if (whiteSpace.find(character) != std::string_view::npos) {
                ++place_;
                spaced = true;
                continue;
            } else if ((character != '-' && character != '+') || source_.substr(place_ + 1, 2) != end) {
                if (spaced && !text.empty() && isWord(text.back()) && isWord(character))
                    text += ' ';
                text += character;
                ++place_;
            } else {
                ++place_; // white space control at the tag's end
            }
            spaced = false;
        }
        return joined(std::move(text));
    }

    std::optional<std::string> readLiteral() {
        const char quote = source_[place_++];
        std::string content;
        while (place_ < source_.size() && source_[place_] != quote) {
            const char character = source_[place_++];
            if (character != '\\') {
                content += character;
            } else if (at(place_++) != '\n') { // an escaped line end is none
                const auto meant = unescaped(at(place_ - 1));
                if (!meant)
                    return std::nullopt;
                content += *meant;
            }
        }
        if (place_ >= source_.size())
            return std::nullopt;
        ++place_;
        return content;
    }

    /// The literal, or `.name` when it is the whole of a subscript.
    void addLiteral(const std::string& content, std::string& text) {
        const bool isName = !content.empty() && std::all_of(content.begin(), content.end(), isWord);
        const bool isSubscript = text.size() > 1 && text.back() == '[' && at(place_) == ']' &&
                                 (isWord(text[text.size() - 2]) || text[text.size() - 2] == ']');
        if (!isName || !isSubscript) {
            text += std::string(opening) + content + std::string(closing);
            return;
        }
        text.back() = '.';
        text += content;
        ++place_;
    }

    void addOutput(std::string text) {
        if (pieces_.empty() || pieces_.back().kind != JinjaPiece::Kind::output)
            pieces_.push_back({JinjaPiece::Kind::output, std::move(text)});
        else
            pieces_.back().text = joined(pieces_.back().text + '+' + text);
    }

    std::string_view source_;
    std::size_t place_ = 0;
    std::vector<JinjaPiece> pieces_;
};

} // namespace

std::optional<std::vector<JinjaPiece>> jinjaPieces(std::string_view source) {
    JinjaReader reader(source);
    if (!reader.read())
        return std::nullopt;
    return reader.take();
}

} // namespace sinkscope
