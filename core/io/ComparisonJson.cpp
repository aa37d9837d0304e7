#include "io/ComparisonJson.h"

#include "io/JsonNumbers.h"

namespace sinkscope {
namespace {

using Json = nlohmann::ordered_json;

Json placesJson(const std::vector<MassivePlace>& places) {
    Json list = Json::array();
    for (const MassivePlace& place : places)
        list.push_back({{"layer", place.layer}, {"token", place.token}, {"channel", place.channel}});
    return list;
}

} // namespace

Json comparisonJson(const Comparison& comparison) {
    return {{"kl", comparison.meanKl},
            {"nllChange", comparison.lossChange},
            {"klPerToken", shortest(comparison.kl)},
            {"nllChangePerToken", shortest(comparison.lossChangePerToken)},
            {"sinkRatioChange", comparison.sinkRatioChange},
            {"strengthChange", shortest(comparison.strengthChange)},
            {"massiveGone", placesJson(comparison.massiveGone)},
            {"massiveNew", placesJson(comparison.massiveNew)},
            {"residualChange", comparison.streamChange},
            {"firstBoundary", comparison.firstBoundary ? Json(*comparison.firstBoundary) : Json(nullptr)}};
}

} // namespace sinkscope
