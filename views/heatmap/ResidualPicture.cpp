#include "heatmap/ResidualPicture.h"

#include "analysis/ResidualMap.h"
#include "heatmap/PromptAxis.h"
#include "heatmap/ResidualText.h"
#include "style/Difference.h"
#include "style/NumberText.h"

#include <QCoreApplication>

namespace sinkscope {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ResidualView)
};

ResidualQuantity quantityOf(ResidualChoice::Shown shown) {
    switch (shown) {
    case ResidualChoice::Shown::norm:
        return ResidualQuantity::norm;
    case ResidualChoice::Shown::median:
        return ResidualQuantity::median;
    default:
        return ResidualQuantity::largest;
    }
}

ColourBar barOf(const Findings& findings, const ResidualChoice& choice) {
    ColourBar bar;
    bar.title = residualBarTitle(choice);
    const double absolute = findings.options.massive.absolute;
    const bool isMagnitude =
        choice.shown == ResidualChoice::Shown::largest || choice.shown == ResidualChoice::Shown::channel;
    if (isMagnitude && choice.startsWithEmbedding() && absolute > 0.0)
        bar.threshold = ColourBar::Threshold{absolute, Words::tr("massive > %1").arg(shortText(absolute))};
    return bar;
}

HeatmapContent differenceOf(const Shown& shown, const ResidualChoice& choice, ValueScale::Kind kind,
                            const Sides<Matrix>& values) {
    const bool isSigned = choice.shown == ResidualChoice::Shown::channel;
    const bool isRatio = kind == ValueScale::Kind::logarithmic;
    HeatmapContent content;
    content.source.values = std::make_shared<const Matrix>(isRatio    ? logRatio(values)
                                                           : isSigned ? difference(values)
                                                                      : magnitudeDifference(values));
    content.scale = fittingScale(ValueScale::Kind::centred, *content.source.values);
    content.palette = Palette::diverging;
    content.bar.title = residualDifferenceTitle(choice, kind);
    content.describe = [shown, choice, values](const HeatmapHit& hit) {
        return residualDifferenceDescription(shown, choice, values, hit);
    };
    return content;
}

HeatmapContent runOf(const Shown& shown, const ResidualChoice& choice, ValueScale::Kind kind,
                     const Sides<Matrix>& values) {
    const auto& findings = shown.findings();
    const bool isSigned = choice.shown == ResidualChoice::Shown::channel && kind == ValueScale::Kind::linear;
    HeatmapContent content;
    content.source.values = findings == shown.base ? values.base : values.changed;
    content.scale = fittingScale(isSigned ? ValueScale::Kind::centred : kind, values);
    if (isSigned)
        content.palette = Palette::diverging;
    content.bar = barOf(*findings, choice);
    content.describe = [findings, choice](const HeatmapHit& hit) {
        return residualDescription(*findings, choice, hit);
    };
    return content;
}

} // namespace

Sides<Matrix> residualNumbers(const Shown& shown, const ResidualChoice& choice) {
    const auto numbersOf = [&choice](const std::shared_ptr<const Findings>& of) {
        return of ? std::make_shared<const Matrix>(residualMap(*of->run, choice.site, quantityOf(choice.shown)))
                  : nullptr;
    };
    return {numbersOf(shown.base), numbersOf(shown.changed)};
}

HeatmapContent residualPicture(const Shown& shown, const ResidualChoice& choice, ValueScale::Kind kind,
                               const Sides<Matrix>& values) {
    const Findings& findings = *shown.findings();
    HeatmapContent content =
        shown.isDifference() ? differenceOf(shown, choice, kind, values) : runOf(shown, choice, kind, values);
    content.source.rows = {0, content.source.values->rows};
    content.source.columns = {0, content.source.values->columns};
    content.rows = residualLayers(*findings.run, choice);
    content.columns = promptAxis(findings.run->tokens, Words::tr("Token"));
    content.rule = {Reduction::maximum, Missing::shown};
    content.marks = residualMarks(findings, choice);
    if (shown.isComparison())
        content.marks.strips = HeatmapMarks::Strips::kept;
    return content;
}

} // namespace sinkscope
