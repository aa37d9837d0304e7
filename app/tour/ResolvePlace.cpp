#include "tour/ResolvePlace.h"

#include <string>

namespace sinkscope {
namespace {

std::int64_t countOf(PlaceKind kind, const Findings& base) {
    switch (kind) {
    case PlaceKind::layer:
        return base.run->layerCount();
    case PlaceKind::head:
        return base.sinks.strength.columns;
    case PlaceKind::token:
        return base.run->tokenCount();
    case PlaceKind::channel:
        return base.run->model->config().width;
    }
    return 0;
}

const char* problemOf(PlaceKind kind) {
    switch (kind) {
    case PlaceKind::layer:
        return "The tour asks for layer %1, and this run has layers 0 to %2.";
    case PlaceKind::head:
        return "The tour asks for head %1, and this run has heads 0 to %2.";
    case PlaceKind::token:
        return "The tour asks for token %1, and this run has tokens 0 to %2.";
    case PlaceKind::channel:
        break;
    }
    return "The tour asks for channel %1, and this run has channels 0 to %2.";
}

std::int64_t strongestHead(const SinkFinding& sinks, std::int64_t layer) {
    std::int64_t strongest = 0;
    for (std::int64_t head = 1; head < sinks.strength.columns; ++head)
        if (sinks.strength.at(layer, head) > sinks.strength.at(layer, strongest))
            strongest = head;
    return strongest;
}

Result<std::int64_t> baseOf(const TourPlace& place, PlaceKind kind, const Findings& base, std::int64_t layer) {
    const LifeCycle& life = base.lifeCycle;
    switch (place.base) {
    case TourPlace::Base::zero:
        return 0;
    case TourPlace::Base::last:
        return countOf(kind, base) - 1;
    case TourPlace::Base::emergence:
        if (!life.emergence)
            return failure("This model has no massive-emergence layer for this prompt, which the tour is about here.");
        return life.emergence->layer;
    case TourPlace::Base::stepDown:
        if (life.stepDown.empty())
            return failure("This model has no step-down block for this prompt, which the tour is about here.");
        return life.stepDown.front().layer;
    case TourPlace::Base::spike:
        if (!life.spike)
            return failure("This model has no massive activation for this prompt, which the tour is about here.");
        return kind == PlaceKind::token ? life.spike->token : life.spike->channel;
    case TourPlace::Base::strongest:
        if (layer < 0 || layer >= base.sinks.strength.rows)
            return failure({"The tour asks for a head of layer %1, and this model has %2 layers.",
                            {layer, base.sinks.strength.rows}});
        return strongestHead(base.sinks, layer);
    }
    return 0;
}

} // namespace

Result<std::int64_t> resolvePlace(const TourPlace& place, PlaceKind kind, const Findings& base, std::int64_t layer) {
    const auto origin = baseOf(place, kind, base, layer);
    if (!origin)
        return origin;
    const std::int64_t number = *origin + place.offset, count = countOf(kind, base);
    if (number < 0 || number >= count)
        return failure({problemOf(kind), {number, count - 1}});
    return number;
}

} // namespace sinkscope
