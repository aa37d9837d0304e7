#include "exhibit/Analysis.h"

#include <algorithm>
#include <array>

namespace sinkscope {
namespace {

constexpr std::array names{
    AnalysisName{
        Analysis::lifeCycle, "lifeCycle", "Life cycle",
        "The largest magnitudes of the residual stream after each layer and of what each block adds to it. A step-up "
        "block adds at least a tenth of a spike channel's own peak before it, with its sign; a step-down block as "
        "much after it, against its sign. Generations are runs of layers with massive entries at one token and "
        "channel.",
        "arXiv 2603.05498, section 3 and Fig. 1; the share of a tenth is this project's reading"},
    AnalysisName{
        Analysis::meLayer, "meLayer", "Massive-emergence layer",
        "The layer after which a massive value first stands: of those with one, the layer whose largest magnitude "
        "grows most. "
        "RMSNorm's gain concentrates the spike token on few channels (R = log d + Σ p log p of the energies p, 0 when "
        "all are "
        "alike); one or few neurons answer, and one entry of the down projection, a super-weight candidate, carries "
        "their "
        "product into the spike channel.",
        "arXiv 2605.08504, section 2; arXiv 2411.07191; the rule of the largest growth is this project's reading"},
    AnalysisName{Analysis::amplifier, "amplifier", "Quadratic amplifier",
                 "A gated feed-forward whose activation passes its input on computes, in each output channel k, a "
                 "quadratic form "
                 "h̃ᵀ S h̃ of the normalized input h̃. ‖U‖ is the form's Frobenius norm; a spike channel's form has one "
                 "eigenvalue λ⋆ far "
                 "above the rest, and its eigenvector s⋆ is the direction that triggers the spike: the channel gets "
                 "about λ⋆ d cos²(s⋆, h̃). "
                 "The norm's gain is folded into gate and up.",
                 "arXiv 2603.05498, section 3, Eq. 15-17, Fig. 2-4"},
    AnalysisName{Analysis::vocabulary, "vocabulary", "Vocabulary at position 0",
                 "Each vocabulary item alone, as a prompt of one token: how large the residual stream grows. An item "
                 "becomes a spike token when after some layer its largest magnitude passes the massive thresholds, the "
                 "relative one against the median of that layer in the prompt's run.",
                 "arXiv 2603.05498, section 3 and Table 2; the cutoff is this project's reading"},
    AnalysisName{Analysis::delimiters, "delimiters", "Delimiters",
                 "Delimiters, function words and ordinary words, each put at one position of the same neutral text: "
                 "how large the residual stream grows there, how much early heads attend to the token itself "
                 "(self-sinking), and how far its embedding points along the first norm's gain.",
                 "arXiv 2603.05498, section 3; the lists of tokens are this project's reading"},
    AnalysisName{Analysis::normalization, "normalization", "Spike tokens under normalization",
                 "What RMSNorm makes of the spike token: one or few channels reach nearly √d, the largest a normalized "
                 "value can be; the "
                 "others nearly vanish; and spike tokens of any prompt become almost the same vector. The mutual "
                 "cosine is over the "
                 "spike tokens of the prompt and of the set of prompts.",
                 "arXiv 2603.05498, section 3, Eq. 23-25, Fig. 5"},
    AnalysisName{Analysis::invariance, "invariance", "Directional invariance",
                 "Along depth: the cosine of a token's residual stream after each layer with that after the ME layer. "
                 "Over prompts: the mean cosine over pairs of prompts at position 0, of the residual stream and of "
                 "what attention reads, against later positions.",
                 "arXiv 2605.08504 and arXiv 2603.05498, Eq. 25; the exact formulas are this project's reading"},
    AnalysisName{Analysis::sinks, "sinks", "Sinks",
                 "A head sinks when attention averaged over the queries exceeds ε at one key: over the first half of "
                 "the keys (Spike), or "
                 "at the first key (Gu et al.). ε is 0.3 in both, 0.8 with Barbero et al.; T is 64 tokens, since the "
                 "ratio falls with longer "
                 "prompts. Beside it: the sink position, attention distance with and without the sink, value drain, "
                 "and sink heads found "
                 "by entropies alone.",
                 "arXiv 2603.05498, Eq. 27-28; arXiv 2410.10781; arXiv 2504.02732; arXiv 2410.13835"},
    AnalysisName{Analysis::keyGeometry, "keyGeometry", "Key geometry",
                 "How each head's queries stand to its sink key and to the other keys: logit gap, cosine and product "
                 "of norms; how many "
                 "dimensions the keys and queries fill (participation ratio); how much of the sink key the spike "
                 "channels alone write; "
                 "and which coordinates of queries and keys are massive, on the axis of RoPE's wavelengths.",
                 "arXiv 2603.05498, Eq. 26; arXiv 2410.10781; arXiv 2410.13835; arXiv 2502.01563"},
    AnalysisName{Analysis::contextLength, "contextLength", "Context length",
                 "The beginning of one long text at growing lengths, a run for each: sink ratio over the whole length, "
                 "largest magnitude of the residual stream and mean attention distance.",
                 "arXiv 2603.05498, Eq. 27-28; arXiv 2504.02732"},
    AnalysisName{Analysis::hiddenDirections, "hiddenDirections", "Hidden directions",
                 "The energy of the residual stream in twenty bands of the unembedding's right singular vectors; the "
                 "last band is dark: it hardly reaches the logits. Matrix entropy is that of the normalized squared "
                 "singular values of the residual stream.",
                 "arXiv 2402.09221; after arXiv 2510.06477, with squared singular values (this project's reading)"},
    AnalysisName{
        Analysis::logitLens, "logitLens", "Logit lens",
        "What final norm and unembedding read from the residual stream after each layer: the most probable token, the "
        "probability of the model's own answer, and the divergence from the model's own distribution.",
        "logit lens (nostalgebraist, 2020); the divergence is this project's reading"},
    AnalysisName{Analysis::publishedAblations, "publishedAblations", "Published ablations",
                 "The 7B models that the paper trained from scratch, each with one thing changed: spike, sink ratio "
                 "and perplexity as printed. Not computed here; the open model is marked beside them where its own "
                 "numbers are comparable.",
                 "arXiv 2603.05498, Tables 3-8"},
};

} // namespace

std::span<const AnalysisName> analysisNames() {
    return names;
}

const AnalysisName& nameOf(Analysis analysis) {
    return *std::ranges::find(names, analysis, &AnalysisName::analysis);
}

std::optional<Analysis> analysisNamed(std::string_view key) {
    const auto found = std::ranges::find(names, key, &AnalysisName::key);
    return found == names.end() ? std::nullopt : std::optional(found->analysis);
}

} // namespace sinkscope
