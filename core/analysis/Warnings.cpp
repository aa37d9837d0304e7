#include "analysis/Warnings.h"

#include "text/PromptText.h"

#include <optional>
#include <sstream>

namespace sinkscope {
namespace {

const char* nameOf(Site site) {
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

std::string badNumberWarning(const BadNumber& bad, ComputeType type) {
    std::ostringstream text;
    text << "The run met NaN or infinity first in " << nameOf(bad.site);
    if (bad.layer >= 0)
        text << " of layer " << bad.layer;
    text << " at token " << bad.token << "; everything after it is worthless. ";
    text << (type == ComputeType::fp16 ? "fp16 ends at 65,504; run again with bf16 or fp32."
                                       : "Check the weight file.");
    return text.str();
}

std::string shortPromptWarning(std::int64_t tokens, std::int64_t wanted) {
    std::ostringstream text;
    text << "The sink strengths use all " << tokens << " tokens of the prompt instead of the first " << wanted
         << "; shorter prompts give larger values.";
    return text.str();
}

bool beginsTwice(const Run& run) {
    const Tokenizer* tokenizer = run.model->tokenizer();
    const auto begin = tokenizer ? tokenizer->beginOfText() : std::nullopt;
    return begin && run.tokens.size() > 1 && run.tokens[0].id == *begin && run.tokens[1].id == *begin;
}

} // namespace

std::vector<std::string> runWarnings(const Run& run) {
    std::vector<std::string> warnings;
    if (run.badNumber)
        warnings.push_back(badNumberWarning(*run.badNumber, run.model->type()));
    if (beginsTwice(run))
        warnings.emplace_back("The prompt begins with two begin-of-text tokens; all positions are shifted by one.");
    else if (const Tokenizer* tokenizer = run.model->tokenizer(); tokenizer && beginsByItself(*tokenizer, run.tokens))
        warnings.push_back("The text itself begins with the begin-of-text token " + run.tokens.front().bytes +
                           ", so the tokenizer's own was left out; the prompt begins with one.");
    if (run.tokenCount() < run.options.sinkTokens)
        warnings.push_back(shortPromptWarning(run.tokenCount(), run.options.sinkTokens));
    return warnings;
}

} // namespace sinkscope
