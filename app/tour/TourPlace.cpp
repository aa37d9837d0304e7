#include "tour/TourPlace.h"

#include <array>
#include <charconv>
#include <nlohmann/json.hpp>

namespace sinkscope {
namespace {

constexpr std::int64_t largestNumber = 1'000'000'000; // far above any layer, head, token or channel

struct PlaceWord {
    PlaceKind kind;
    std::string_view word;
    TourPlace::Base base;
};

constexpr std::array placeWords{
    PlaceWord{PlaceKind::layer, "me", TourPlace::Base::emergence},
    PlaceWord{PlaceKind::layer, "stepDown", TourPlace::Base::stepDown},
    PlaceWord{PlaceKind::layer, "last", TourPlace::Base::last},
    PlaceWord{PlaceKind::head, "strongest", TourPlace::Base::strongest},
    PlaceWord{PlaceKind::token, "spike", TourPlace::Base::spike},
    PlaceWord{PlaceKind::token, "last", TourPlace::Base::last},
    PlaceWord{PlaceKind::channel, "spike", TourPlace::Base::spike},
};

std::optional<std::int64_t> wholeNumber(std::string_view digits) {
    std::int64_t number = 0;
    const char* end = digits.data() + digits.size();
    const auto [rest, error] = std::from_chars(digits.data(), end, number);
    const bool isNumber = error == std::errc() && rest == end && digits.front() != '-' && number <= largestNumber;
    return isNumber ? std::optional(number) : std::nullopt;
}

/// "+1" or "-3"; layers and tokens alone have neighbours.
std::optional<std::int64_t> offsetOf(std::string_view text, PlaceKind kind) {
    if (text.empty())
        return 0;
    const bool hasNeighbours = kind == PlaceKind::layer || kind == PlaceKind::token;
    if (!hasNeighbours || (text.front() != '+' && text.front() != '-') || text.size() < 2)
        return std::nullopt;
    const auto number = wholeNumber(text.substr(1));
    return number && text.front() == '-' ? std::optional(-*number) : number;
}

} // namespace

std::optional<TourPlace> parseTourPlace(std::string_view word, PlaceKind kind) {
    if (word.empty())
        return std::nullopt;
    if (const auto number = wholeNumber(word))
        return TourPlace{TourPlace::Base::zero, *number};
    for (const PlaceWord& known : placeWords) {
        if (known.kind != kind || word.substr(0, known.word.size()) != known.word)
            continue;
        if (const auto offset = offsetOf(word.substr(known.word.size()), kind))
            return TourPlace{known.base, *offset};
    }
    return std::nullopt;
}

std::optional<TourPlace> parseTourPlace(const nlohmann::ordered_json& value, PlaceKind kind) {
    if (value.is_string())
        return parseTourPlace(std::string_view(value.get_ref<const std::string&>()), kind);
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > largestNumber)
        return std::nullopt;
    return TourPlace{TourPlace::Base::zero, value.get<std::int64_t>()};
}

Text allowedPlaces(PlaceKind kind) {
    switch (kind) {
    case PlaceKind::layer:
        return "a layer's number from 0, \"me\", \"stepDown\" or \"last\", also as \"me+1\" or \"last-3\"";
    case PlaceKind::head:
        return "a head's number from 0, or \"strongest\"";
    case PlaceKind::token:
        return "a token's number from 0, \"spike\" or \"last\", also as \"spike+1\"";
    case PlaceKind::channel:
        return "a channel's number from 0, or \"spike\"";
    }
    return {};
}

} // namespace sinkscope
