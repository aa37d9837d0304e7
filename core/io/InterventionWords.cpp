#include "io/InterventionWords.h"

namespace sinkscope {

const Words<InterventionKind>& kindWords() {
    using Kind = InterventionKind;
    static const Words<Kind> words = {
        {"weMask", Kind::weMask},       {"normSwap", Kind::normSwap},       {"headAblation", Kind::headAblation},
        {"spikeEdit", Kind::spikeEdit}, {"virtualSink", Kind::virtualSink}, {"selfOnly", Kind::selfOnly},
        {"hide", Kind::hide},           {"keepSinks", Kind::keepSinks},     {"scaleWeight", Kind::scaleWeight},
        {"capFfn", Kind::capFfn}};
    return words;
}

const Words<WeMask::Ranking>& rankingWords() {
    using Ranking = WeMask::Ranking;
    static const Words<Ranking> words = {{"gain", Ranking::gain},
                                         {"activation", Ranking::activation},
                                         {"random", Ranking::random},
                                         {"magnitude", Ranking::magnitude}};
    return words;
}

const Words<WeMask::Place>& placeWords() {
    static const Words<WeMask::Place> words = {{"afterNorm", WeMask::Place::afterNorm},
                                               {"beforeNorm", WeMask::Place::beforeNorm}};
    return words;
}

const Words<NormSite>& siteWords() {
    using Site = NormSite;
    static const Words<Site> words = {{"attentionInput", Site::attentionInput},
                                      {"ffnInput", Site::feedForwardInput},
                                      {"queryKey", Site::queryKey},
                                      {"attentionOutput", Site::attentionOutput},
                                      {"ffnOutput", Site::feedForwardOutput},
                                      {"final", Site::final}};
    return words;
}

const Words<NormSwap::Target>& targetWords() {
    using Target = NormSwap::Target;
    static const Words<Target> words = {{"rmsNorm", Target::rmsNorm},
                                        {"rmsNormWithoutGain", Target::rmsNormWithoutGain},
                                        {"flattenedGain", Target::flattenedGain},
                                        {"layerNorm", Target::layerNorm},
                                        {"dynamicTanh", Target::dynamicTanh},
                                        {"none", Target::none}};
    return words;
}

const Words<HeadAblation::How>& howWords() {
    using How = HeadAblation::How;
    static const Words<How> words = {{"zero", How::zero},
                                     {"mean", How::mean},
                                     {"firstToken", How::firstToken},
                                     {"self", How::self},
                                     {"withoutSink", How::withoutSink}};
    return words;
}

const Words<SpikeEdit::Target>& editWords() {
    using Target = SpikeEdit::Target;
    static const Words<Target> words = {
        {"zero", Target::zero}, {"mean", Target::mean}, {"value", Target::value}, {"scale", Target::scale}};
    return words;
}

InterventionKind kindOf(const Intervention& intervention) {
    if (const auto* isolation = std::get_if<TokenIsolation>(&intervention))
        return isolation->kind == TokenIsolation::Kind::selfOnly ? InterventionKind::selfOnly : InterventionKind::hide;
    // The alternatives of Intervention, in their order.
    constexpr InterventionKind kinds[] = {
        InterventionKind::weMask,    InterventionKind::normSwap,    InterventionKind::headAblation,
        InterventionKind::spikeEdit, InterventionKind::virtualSink, InterventionKind::selfOnly,
        InterventionKind::keepSinks, InterventionKind::scaleWeight, InterventionKind::capFfn};
    return kinds[intervention.index()];
}

} // namespace sinkscope
