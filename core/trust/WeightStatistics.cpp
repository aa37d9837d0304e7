#include "trust/WeightStatistics.h"

#include "model/ModelWeights.h"
#include "trust/Judgement.h"
#include "trust/NamedWeights.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <cmath>
#include <limits>

namespace sinkscope {
namespace {

struct Extent {
    double smallest = std::numeric_limits<double>::infinity(), largest = -smallest;
    bool finite = true;
};

/// NaN makes both ends NaN, infinity one of them infinite.
Extent extentOf(const at::Tensor& values, const Progress& progress) {
    constexpr std::int64_t piece = std::int64_t{1} << 24;
    const at::Tensor flat = values.flatten();
    Extent extent;
    for (std::int64_t first = 0; first < flat.numel() && !progress.cancelled(); first += piece) {
        const auto ends = at::aminmax(flat.narrow(0, first, std::min(piece, flat.numel() - first)));
        const double low = std::get<0>(ends).item<double>(), high = std::get<1>(ends).item<double>();
        extent.finite = extent.finite && std::isfinite(low) && std::isfinite(high);
        extent.smallest = std::min(extent.smallest, low);
        extent.largest = std::max(extent.largest, high);
    }
    return extent;
}

struct WeightLists {
    std::vector<std::string> bad, zero, constant, zeroBiases, constantGains;
    std::int64_t numbers = 0, tensors = 0;
    double largest = 0.0;
    std::string largestName;

    void add(const NamedWeight& weight, const Extent& extent) {
        numbers += weight.values.numel();
        ++tensors;
        const double magnitude = std::max(std::abs(extent.smallest), std::abs(extent.largest));
        if (!extent.finite) {
            bad.push_back(weight.name);
        } else if (magnitude == 0.0) {
            (weight.kind == NamedWeight::Kind::bias ? zeroBiases : zero).push_back(weight.name);
        } else if (extent.smallest == extent.largest && weight.values.numel() > 1) {
            (weight.kind == NamedWeight::Kind::gain ? constantGains : constant).push_back(weight.name);
        }
        if (extent.finite && magnitude > largest) {
            largest = magnitude;
            largestName = weight.name;
        }
    }
};

TrustCheck described(const WeightLists& lists) {
    TrustCheck check{"weights", "Weights", TrustVerdict::green, {}, {}};
    if (!lists.bad.empty()) {
        check.verdict = TrustVerdict::red;
        check.sentence = {"%1 hold NaN or infinity: %2; everything after them is worthless.",
                          {countText(std::ssize(lists.bad), "%1 tensor", "%1 tensors"), listText(lists.bad, 3)}};
    } else if (!lists.zero.empty() || !lists.constant.empty()) {
        check.verdict = TrustVerdict::yellow;
        std::vector<std::string> names = lists.zero;
        names.insert(names.end(), lists.constant.begin(), lists.constant.end());
        check.sentence = {"%1 hold one number only: %2; that is so where nothing was trained, or where a part of the "
                          "file was never written.",
                          {countText(std::ssize(names), "%1 tensor", "%1 tensors"), listText(names, 3)}};
    } else {
        check.sentence = {
            "No NaN, no infinity, no empty tensor among %1 in %2.",
            {countText(lists.numbers, "%1 number", "%1 numbers"), countText(lists.tensors, "%1 tensor", "%1 tensors")}};
    }
    check.details.push_back({"largest magnitude: %1 in %2", {numberText(lists.largest), lists.largestName}});
    for (const auto& [what, names] : {std::pair{"NaN or infinity: %1", &lists.bad},
                                      {"all zero: %1", &lists.zero},
                                      {"one number only: %1", &lists.constant},
                                      {"bias all zero, without effect: %1", &lists.zeroBiases},
                                      {"gain the same for all channels: %1", &lists.constantGains}})
        for (const std::string& name : *names)
            check.details.push_back({what, {name}});
    return check;
}

} // namespace

TrustCheck weightStatisticsCheck(const ModelConfig& config, const ModelWeights& weights, const Progress& progress) {
    WeightLists lists;
    for (const NamedWeight& weight : namedWeights(config, weights)) {
        if (progress.cancelled())
            break;
        lists.add(weight, extentOf(weight.values, progress));
    }
    return described(lists);
}

} // namespace sinkscope
