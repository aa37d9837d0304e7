#include "text/Normalizer.h"

#include "text/SpaceMark.h"
#include "text/Utf8.h"

namespace sinkscope {

Result<void> normalize(const Normalizer& normalizer, Piece& piece) {
    for (const NormalizerStep& step : normalizer)
        if (auto done = step(piece); !done)
            return done;
    return {};
}

NormalizerStep unicodeStep(NormalizationForm form) {
    return [form](Piece& piece) -> Result<void> {
        piece.text = toNormalizationForm(piece.text, form);
        return {};
    };
}

NormalizerStep lowerCaseStep() {
    return [](Piece& piece) -> Result<void> {
        piece.text = toLowerCase(piece.text);
        return {};
    };
}

NormalizerStep prependStep(std::string prefix) {
    return [prefix = std::move(prefix)](Piece& piece) -> Result<void> {
        if (piece.text.empty())
            return {};
        piece.text.insert(0, prefix);
        piece.insertedSpace = piece.insertedSpace || prefix == spaceMark || prefix == " ";
        return {};
    };
}

NormalizerStep replaceStep(Pattern pattern, std::string replacement) {
    return [pattern = std::move(pattern), replacement = std::move(replacement)](Piece& piece) -> Result<void> {
        const auto spans = pattern.spans(piece.text);
        if (!spans)
            return tl::unexpected(spans.error());
        std::string replaced;
        replaced.reserve(piece.text.size());
        for (const TextSpan& span : *spans) {
            if (span.matched)
                replaced += replacement;
            else
                replaced.append(piece.text, span.begin, span.end - span.begin);
        }
        piece.text = std::move(replaced);
        return {};
    };
}

NormalizerStep stripStep(StripSide side) {
    if (side == StripSide::right)
        return [](Piece& piece) -> Result<void> {
            while (!piece.text.empty() && isWhiteSpace(lastCharacter(piece.text))) {
                while ((static_cast<unsigned char>(piece.text.back()) & 0xC0U) == 0x80)
                    piece.text.pop_back();
                piece.text.pop_back();
            }
            return {};
        };
    return [](Piece& piece) -> Result<void> {
        std::size_t begin = 0;
        while (begin < piece.text.size() && isWhiteSpace(firstCharacter(std::string_view(piece.text).substr(begin))))
            begin += characterLength(piece.text[begin]);
        piece.text.erase(0, begin);
        piece.startsText = piece.startsText && begin == 0;
        piece.insertedSpace = piece.insertedSpace && begin == 0;
        return {};
    };
}

} // namespace sinkscope
