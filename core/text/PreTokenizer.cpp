#include "text/PreTokenizer.h"

#include "text/ByteAlphabet.h"
#include "text/SpaceMark.h"
#include "text/Utf8.h"

namespace sinkscope {

namespace {

void appendPieces(const Piece& piece, const std::vector<TextSpan>& spans, std::vector<Piece>& pieces) {
    for (const TextSpan& span : spans) {
        if (span.begin == span.end)
            continue;
        const bool first = span.begin == 0;
        pieces.push_back({piece.text.substr(span.begin, span.end - span.begin), first && piece.startsText,
                          first && piece.insertedSpace});
    }
}

std::vector<TextSpan> characterSpans(std::string_view text, bool (*delimiter)(char32_t)) {
    std::vector<TextSpan> spans;
    for (std::size_t position = 0; position < text.size();) {
        const std::size_t next = position + characterLength(text[position]);
        if (delimiter(firstCharacter(text.substr(position))))
            spans.push_back({position, next, true});
        else if (!spans.empty() && !spans.back().matched)
            spans.back().end = next;
        else
            spans.push_back({position, next, false});
        position = next;
    }
    return spans;
}

void replaceSpaces(std::string& text, const std::string& mark) {
    for (std::size_t found = text.find(' '); found != std::string::npos; found = text.find(' ', found + mark.size()))
        text.replace(found, 1, mark);
}

void putMark(Piece& piece, const std::string& mark, PrependScheme scheme) {
    const bool wanted = scheme == PrependScheme::always || (scheme == PrependScheme::first && piece.startsText);
    if (!wanted || piece.text.empty() || piece.text.starts_with(mark))
        return;
    piece.text.insert(0, mark);
    piece.insertedSpace = true;
}

} // namespace

Result<void> preTokenize(const PreTokenizer& preTokenizer, std::vector<Piece>& pieces) {
    for (const PreTokenizerStep& step : preTokenizer)
        if (auto done = step(pieces); !done)
            return done;
    return {};
}

PreTokenizerStep splitStep(Pattern pattern, SplitBehaviour behaviour, Inversion inversion) {
    return [=](std::vector<Piece>& pieces) -> Result<void> {
        std::vector<Piece> split;
        for (const Piece& piece : pieces) {
            auto spans = pattern.spans(piece.text);
            if (!spans)
                return tl::unexpected(spans.error());
            if (inversion == Inversion::inverted)
                for (TextSpan& span : *spans)
                    span.matched = !span.matched;
            appendPieces(piece, arrangeSpans(std::move(*spans), behaviour), split);
        }
        pieces = std::move(split);
        return {};
    };
}

PreTokenizerStep characterStep(bool (*delimiter)(char32_t), SplitBehaviour behaviour) {
    return [=](std::vector<Piece>& pieces) -> Result<void> {
        std::vector<Piece> split;
        for (const Piece& piece : pieces)
            appendPieces(piece, arrangeSpans(characterSpans(piece.text, delimiter), behaviour), split);
        pieces = std::move(split);
        return {};
    };
}

PreTokenizerStep leadingSpaceStep() {
    return [](std::vector<Piece>& pieces) -> Result<void> {
        for (Piece& piece : pieces) {
            if (piece.text.empty() || piece.text.front() == ' ')
                continue;
            piece.text.insert(piece.text.begin(), ' ');
            piece.insertedSpace = true;
        }
        return {};
    };
}

PreTokenizerStep byteAlphabetStep() {
    return [](std::vector<Piece>& pieces) -> Result<void> {
        for (Piece& piece : pieces)
            piece.text = toByteAlphabet(piece.text);
        return {};
    };
}

PreTokenizerStep metaspaceStep(std::string mark, PrependScheme scheme, WordSplit split) {
    return [mark = std::move(mark), scheme, split](std::vector<Piece>& pieces) -> Result<void> {
        std::vector<Piece> words;
        for (Piece& piece : pieces) {
            replaceSpaces(piece.text, mark);
            putMark(piece, mark, scheme);
            if (split == WordSplit::none) {
                words.push_back(std::move(piece));
                continue;
            }
            const auto spans = Pattern::literal(mark).spans(piece.text);
            if (!spans)
                return tl::unexpected(spans.error());
            appendPieces(piece, arrangeSpans(*spans, SplitBehaviour::mergedWithNext), words);
        }
        pieces = std::move(words);
        return {};
    };
}

} // namespace sinkscope
