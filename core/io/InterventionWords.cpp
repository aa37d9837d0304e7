#include "io/InterventionWords.h"

namespace sinkscope {

const WordTable<InterventionKind>& kindWords() {
    using Kind = InterventionKind;
    static const WordTable<Kind> words = {
        {"weMask", Kind::weMask},       {"normSwap", Kind::normSwap},       {"headAblation", Kind::headAblation},
        {"spikeEdit", Kind::spikeEdit}, {"virtualSink", Kind::virtualSink}, {"selfOnly", Kind::selfOnly},
        {"hide", Kind::hide},           {"keepSinks", Kind::keepSinks},     {"scaleWeight", Kind::scaleWeight},
        {"capFfn", Kind::capFfn}};
    return words;
}

const WordTable<WeMask::Ranking>& rankingWords() {
    using Ranking = WeMask::Ranking;
    static const WordTable<Ranking> words = {{"gain", Ranking::gain},
                                             {"activation", Ranking::activation},
                                             {"random", Ranking::random},
                                             {"magnitude", Ranking::magnitude}};
    return words;
}

const WordTable<WeMask::Place>& placeWords() {
    static const WordTable<WeMask::Place> words = {{"afterNorm", WeMask::Place::afterNorm},
                                                   {"beforeNorm", WeMask::Place::beforeNorm}};
    return words;
}

const WordTable<NormSite>& siteWords() {
    using Site = NormSite;
    static const WordTable<Site> words = {{"attentionInput", Site::attentionInput},
                                          {"ffnInput", Site::feedForwardInput},
                                          {"queryKey", Site::queryKey},
                                          {"attentionOutput", Site::attentionOutput},
                                          {"ffnOutput", Site::feedForwardOutput},
                                          {"final", Site::final}};
    return words;
}

const WordTable<NormSwap::Target>& targetWords() {
    using Target = NormSwap::Target;
    static const WordTable<Target> words = {{"rmsNorm", Target::rmsNorm},
                                            {"rmsNormWithoutGain", Target::rmsNormWithoutGain},
                                            {"flattenedGain", Target::flattenedGain},
                                            {"layerNorm", Target::layerNorm},
                                            {"dynamicTanh", Target::dynamicTanh},
                                            {"none", Target::none}};
    return words;
}

const WordTable<HeadAblation::How>& howWords() {
    using How = HeadAblation::How;
    static const WordTable<How> words = {{"zero", How::zero},
                                         {"mean", How::mean},
                                         {"firstToken", How::firstToken},
                                         {"self", How::self},
                                         {"withoutSink", How::withoutSink}};
    return words;
}

const WordTable<SpikeEdit::Target>& editWords() {
    using Target = SpikeEdit::Target;
    static const WordTable<Target> words = {
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
