#include "figure/PictureWords.h"

#include "figure/ViewNames.h"

namespace sinkscope {

const PictureWords<Shown::Side>& sideWords() {
    static const PictureWords<Shown::Side> words{
        {"base", Shown::Side::base}, {"changed", Shown::Side::changed}, {"difference", Shown::Side::difference}};
    return words;
}

const PictureWords<Palette>& paletteWords() {
    static const PictureWords<Palette> words{{"viridis", Palette::viridis},
                                             {"cividis", Palette::cividis},
                                             {"magma", Palette::magma},
                                             {"grey", Palette::grey}};
    return words;
}

const PictureWords<ValueScale::Kind>& scaleWords() {
    static const PictureWords<ValueScale::Kind> words{{"logarithmic", ValueScale::Kind::logarithmic},
                                                      {"linear", ValueScale::Kind::linear}};
    return words;
}

const PictureWords<Site>& residualSiteWords() {
    static const PictureWords<Site> words{{"afterFeedForward", Site::afterFeedForward},
                                          {"afterAttention", Site::afterAttention},
                                          {"attentionOutput", Site::attentionOutput},
                                          {"feedForwardOutput", Site::feedForwardOutput}};
    return words;
}

const PictureWords<ResidualChoice::Shown>& quantityWords() {
    static const PictureWords<ResidualChoice::Shown> words{{"largest", ResidualChoice::Shown::largest},
                                                           {"norm", ResidualChoice::Shown::norm},
                                                           {"median", ResidualChoice::Shown::median},
                                                           {"channel", ResidualChoice::Shown::channel}};
    return words;
}

const PictureWords<SinkConvention>& conventionWords() {
    static const PictureWords<SinkConvention> words{{"spike", SinkConvention::spike}, {"gu", SinkConvention::gu}};
    return words;
}

const PictureWords<Rotation>& rotationWords() {
    static const PictureWords<Rotation> words{{"after", Rotation::after}, {"before", Rotation::before}};
    return words;
}

ValueScale keptScale(const ViewChoice& choice, double low, double high) {
    if (low < 0.0)
        return {ValueScale::Kind::centred, low, high};
    // Shares have no logarithmic map; of an analysis' grid the ends alone count until its own scale is known.
    const bool isLinear = choice.view == "sinks" || (isOfAnalysis(choice.view) && !choice.scale);
    return {isLinear ? ValueScale::Kind::linear : choice.scale.value_or(ValueScale::Kind::logarithmic), low, high};
}

std::pair<double, double> rangeOf(const ValueScale& scale) {
    return {scale.kind == ValueScale::Kind::centred ? -scale.high : scale.low, scale.high};
}

std::optional<Text> rangeFault(const ValueScale& scale) {
    if (!(scale.low < scale.high))
        return "two ascending numbers";
    if (scale.kind == ValueScale::Kind::logarithmic && !(scale.low > 0.0))
        return "two numbers above 0 for a logarithmic scale";
    if (scale.kind == ValueScale::Kind::centred && scale.low != -scale.high)
        return "a lower end of 0 or more, or ends equally far from 0";
    return std::nullopt;
}

} // namespace sinkscope
