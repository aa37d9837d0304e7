#include "compare/DoseText.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace sinkscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DoseText)
};

} // namespace

QString doseName(DoseParameter parameter) {
    switch (parameter) {
    case DoseParameter::maskCount:
        return Words::tr("channels k");
    case DoseParameter::gainShare:
        return Words::tr("deviation kept");
    case DoseParameter::tanhAlpha:
        return Words::tr("α of the tanh");
    case DoseParameter::tanhScale:
        return Words::tr("scale of the tanh");
    case DoseParameter::spikeAmount:
        return Words::tr("value or factor");
    case DoseParameter::sinkLogit:
        return Words::tr("logit");
    case DoseParameter::keptWindow:
        return Words::tr("last keys");
    case DoseParameter::weightScale:
        return Words::tr("factor of the weight");
    }
    return {};
}

DoseRange doseRange(const Intervention& intervention, DoseParameter parameter) {
    switch (parameter) {
    case DoseParameter::maskCount:
        return {1.0, 16.0, 0};
    case DoseParameter::tanhAlpha:
        return {0.05, 2.0, 2};
    case DoseParameter::tanhScale:
        return {0.1, 4.0, 2};
    case DoseParameter::spikeAmount:
        return std::get<SpikeEdit>(intervention).to == SpikeEdit::Target::scale ? DoseRange{0.0, 1.5, 2}
                                                                                : DoseRange{0.0, 30000.0, 0};
    case DoseParameter::sinkLogit:
        return {-8.0, 8.0, 1};
    case DoseParameter::keptWindow:
        return {1.0, 64.0, 0};
    case DoseParameter::gainShare:
    case DoseParameter::weightScale:
        return {0.0, 1.0, 2};
    }
    return {};
}

std::vector<double> dosesAlong(const DoseRange& range, int count) {
    std::vector<double> doses;
    const double unit = std::pow(10.0, range.decimals);
    for (int index = 0; index < count; ++index) {
        const double share = count > 1 ? static_cast<double>(index) / (count - 1) : 0.0;
        doses.push_back(std::round(unit * (range.first + share * (range.last - range.first))) / unit);
    }
    doses.erase(std::unique(doses.begin(), doses.end()), doses.end());
    return doses;
}

} // namespace sinkscope
