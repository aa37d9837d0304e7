#include "tour/TourInterventions.h"

#include "io/InterventionsJson.h"
#include "tour/ResolvePlace.h"

#include <functional>
#include <nlohmann/json.hpp>

namespace sinkscope {
namespace {

using Json = nlohmann::ordered_json;

/// Gives the number of a place; a head's also by its layer.
using Numbers = std::function<Result<std::int64_t>(const TourPlace& place, PlaceKind kind, std::int64_t layer)>;

/// Puts numbers in place of words; the first fault is kept.
class Replacement {
public:
    explicit Replacement(const Numbers& numbers) : numbers_(numbers) {}

    void replace(Json& value, PlaceKind kind, std::int64_t layer = 0) {
        if (fault_ || !value.is_string())
            return;
        const auto place = parseTourPlace(value, kind);
        if (!place) {
            fault_ = {"found %1 where %2 was expected.", {value.dump(), allowedPlaces(kind)}};
            return;
        }
        if (const auto number = numbers_(*place, kind, layer))
            value = *number;
        else
            fault_ = number.error().text;
    }

    /// A list of pairs, as [[layer, head], …].
    void replacePairs(Json& value, PlaceKind first, PlaceKind second) {
        if (!value.is_array())
            return;
        for (Json& pair : value) {
            if (!pair.is_array() || pair.size() != 2)
                continue;
            replace(pair[0], first);
            replace(pair[1], second, pair[0].is_number_integer() ? pair[0].get<std::int64_t>() : 0);
        }
    }

    void replaceList(Json& value, PlaceKind kind) {
        if (value.is_array())
            for (Json& item : value)
                replace(item, kind);
    }

    void replaceIn(Json& intervention) {
        if (!intervention.is_object())
            return;
        for (auto& [name, value] : intervention.items()) {
            if (name == "layer" || name == "channel")
                replace(value, name == "layer" ? PlaceKind::layer : PlaceKind::channel);
            else if (name == "layers" && value.is_object())
                for (auto& [end, layer] : value.items())
                    replace(layer, PlaceKind::layer);
            else if (name == "layers" || name == "tokens")
                replaceList(value, name == "layers" ? PlaceKind::layer : PlaceKind::token);
            else if (name == "heads")
                replacePairs(value, PlaceKind::layer, PlaceKind::head);
            else if (name == "entries")
                replacePairs(value, PlaceKind::token, PlaceKind::channel);
        }
    }

    const std::optional<Text>& fault() const { return fault_; }

private:
    const Numbers& numbers_;
    std::optional<Text> fault_;
};

Result<Interventions> parseWith(Json list, const Numbers& numbers) {
    Replacement replacement(numbers);
    for (Json& intervention : list)
        replacement.replaceIn(intervention);
    if (replacement.fault())
        return failure(*replacement.fault());
    return parseInterventions(list.dump(-1, ' ', false, Json::error_handler_t::replace));
}

} // namespace

Result<void> checkTourInterventions(const Json& list) {
    const auto parsed =
        parseWith(list, [](const TourPlace&, PlaceKind, std::int64_t) { return Result<std::int64_t>(0); });
    return parsed ? Result<void>() : tl::unexpected(parsed.error());
}

Result<Interventions> resolveTourInterventions(const Json& list, const Findings& base) {
    return parseWith(list, [&base](const TourPlace& place, PlaceKind kind, std::int64_t layer) {
        return resolvePlace(place, kind, base, layer);
    });
}

} // namespace sinkscope
