#include "analysis/Warnings.h"

#include "text/PromptText.h"

#include <optional>

namespace sinkscope {
namespace {

Text placeOf(Site site) {
    switch (site) {
    case Site::embedding:
        return "the embedding";
    case Site::attentionOutput:
        return "the attention output";
    case Site::afterAttention:
        return "the residual stream after attention";
    case Site::feedForwardOutput:
        return "the feed-forward output";
    case Site::afterFeedForward:
        break;
    }
    return "the residual stream after the feed-forward";
}

Text badNumberWarning(const BadNumber& bad, ComputeType type) {
    const Text advice =
        type == ComputeType::fp16 ? "fp16 ends at 65,504; run again with bf16 or fp32." : "Check the weight file.";
    if (bad.layer < 0)
        return {"The run met NaN or infinity first in %1 at token %2; everything after it is worthless. %3",
                {placeOf(bad.site), bad.token, advice}};
    return {"The run met NaN or infinity first in %1 of layer %2 at token %3; everything after it is worthless. %4",
            {placeOf(bad.site), bad.layer, bad.token, advice}};
}

Text shortPromptWarning(std::int64_t tokens, std::int64_t wanted) {
    return {"The sink strengths use all %1 tokens of the prompt instead of the first %2; shorter prompts give larger "
            "values.",
            {tokens, wanted}};
}

bool beginsTwice(const Run& run) {
    const Tokenizer* tokenizer = run.model->tokenizer();
    const auto begin = tokenizer ? tokenizer->beginOfText() : std::nullopt;
    return begin && run.tokens.size() > 1 && run.tokens[0].id == *begin && run.tokens[1].id == *begin;
}

} // namespace

std::vector<Text> runWarnings(const Run& run) {
    std::vector<Text> warnings;
    if (run.badNumber)
        warnings.push_back(badNumberWarning(*run.badNumber, run.model->type()));
    if (beginsTwice(run))
        warnings.emplace_back("The prompt begins with two begin-of-text tokens; all positions are shifted by one.");
    else if (const Tokenizer* tokenizer = run.model->tokenizer(); tokenizer && beginsByItself(*tokenizer, run.tokens))
        warnings.push_back({"The text itself begins with the begin-of-text token %1, so the tokenizer's own was left "
                            "out; the prompt begins with one.",
                            {run.tokens.front().bytes}});
    if (run.tokenCount() < run.options.sinkTokens)
        warnings.push_back(shortPromptWarning(run.tokenCount(), run.options.sinkTokens));
    return warnings;
}

} // namespace sinkscope
