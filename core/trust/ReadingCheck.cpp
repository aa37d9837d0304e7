#include "trust/ReadingCheck.h"

#include "analysis/Loss.h"
#include "engine/Engine.h"
#include "engine/RunTensors.h"
#include "model/ModelWeights.h"
#include "trust/Judgement.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <optional>

namespace sinkscope {
namespace {

/// Trained models from 100 million parameters on read the probe at 0.6 to 1.2 bits per byte, models of 10 million below
/// 1.6; a list of word frequencies alone gives about 2.2.
constexpr double mostBitsPerByte = 1.7;
/// Nats by which a model's loss may exceed what it expects itself.
constexpr double mostOverconfidence = 2.0;

struct Reading {
    double loss = 0.0, entropy = 0.0, chance = 0.0; ///< nats per token
    double bitsPerByte = 0.0;
};

Reading readingOf(const Run& run) {
    Reading reading;
    const at::Tensor logits = run.tensors->logits.narrow(0, 0, run.tokenCount() - 1).to(at::kFloat);
    const at::Tensor logs = at::log_softmax(logits, 1);
    reading.entropy = -(logs.exp() * logs).sum(1).mean().item<double>();
    reading.loss = loss(run).meanNll;
    reading.chance = std::log(static_cast<double>(run.model->config().vocabulary));
    std::size_t bytes = 0;
    for (std::size_t token = 1; token < run.tokens.size(); ++token)
        bytes += run.tokens[token].kind == TokenKind::ordinary ? run.tokens[token].bytes.size() : 0;
    reading.bitsPerByte = reading.loss * static_cast<double>(run.tokenCount() - 1) / std::numbers::ln2 /
                          static_cast<double>(std::max<std::size_t>(bytes, 1));
    return reading;
}

TrustCheck notJudged(const char* id, const Text& name, const Text& why) {
    return {id, name, TrustVerdict::green, {"Not judged: %1", {why}}, {}};
}

bool canRead(const Probe& probe) {
    return probe.text == ProbeText::english && probe.run->tokenCount() > 8;
}

constexpr const char* noText = "the model has no tokenizer that fits, so it cannot be given a text.";

/// The same weights under another base in every layer that rotates.
std::shared_ptr<const Model> withBase(const Model& model, double base) {
    ModelConfig config = model.config();
    for (LayerConfig& layer : config.layers)
        layer.rope.base = base;
    return std::make_shared<const Model>(std::move(config), std::make_unique<const ModelWeights>(model.weights()),
                                         nullptr, model.files(), model.options(), 0.0);
}

/// Mean loss over the first tokens of a prompt.
double lossOf(const Run& run, std::size_t tokens) {
    const auto last = run.lossPerToken.begin() + static_cast<std::ptrdiff_t>(tokens - 1);
    return std::accumulate(run.lossPerToken.begin(), last, 0.0) / static_cast<double>(tokens - 1);
}

double largestBase(const ModelConfig& config) {
    double base = 0.0;
    for (const LayerConfig& layer : config.layers)
        if (layer.rope.rotaryDimensions > 0)
            base = std::max(base, layer.rope.base);
    return base;
}

} // namespace

TrustCheck readingCheck(const Probe& probe) {
    TrustCheck check{"reading", "Reading", TrustVerdict::green, {}, {}};
    if (!canRead(probe))
        return notJudged("reading", "Reading", noText);
    const Reading reading = readingOf(*probe.run);
    const Text found{"%1 bits per byte", {numberText(reading.bitsPerByte)}};
    check.details = {
        Text("loss %1 nats per token; by chance %2", {numberText(reading.loss), numberText(reading.chance)}),
        Text("the model itself expects %1 nats per token", {numberText(reading.entropy)}),
        Text("%1 over %2", {found, countText(probe.run->tokenCount() - 1, "%1 token", "%1 tokens")})};
    const bool sure = reading.entropy < 0.8 * reading.chance;
    if (!std::isfinite(reading.loss) || (sure && reading.loss >= reading.chance)) {
        check.verdict = TrustVerdict::red;
        check.sentence = {"The model reads plain English worse than chance and is sure of itself (%1): its weights or "
                          "their reading are broken.",
                          {found}};
    } else if (!sure && reading.loss > 0.8 * reading.chance) {
        check.verdict = TrustVerdict::yellow;
        check.sentence = "The model reads plain English about as well as chance, and expects no better: it is not "
                         "trained, or very badly damaged.";
    } else if (reading.bitsPerByte > mostBitsPerByte || reading.loss - reading.entropy > mostOverconfidence) {
        check.verdict = TrustVerdict::yellow;
        check.sentence = {"The model reads plain English worse than a trained model should (%1): a part of it may be "
                          "damaged or read wrong, unless it was trained on something else.",
                          {found}};
    } else {
        check.sentence = {"The model reads plain English as a trained model does: %1.", {found}};
    }
    return check;
}

TrustCheck ropeBaseCheck(const Probe& probe, std::int64_t elements, const Progress& progress) {
    TrustCheck check{"ropeBase", "RoPE base", TrustVerdict::green, {}, {}};
    const Run& run = *probe.run;
    const double base = largestBase(run.model->config());
    if (base == 0.0)
        return notJudged("ropeBase", "RoPE base", "the model rotates nothing.");
    if (!canRead(probe))
        return notJudged("ropeBase", "RoPE base", noText);
    if (estimateWeights(run.model->config(), ComputeType::fp32, true) / 4 > elements)
        return notJudged("ropeBase", "RoPE base", "trying others takes too long for a model of this size.");
    // Fewer tokens than the probe has are enough, and take half the time.
    const std::size_t count = std::min<std::size_t>(run.tokens.size(), 32);
    const Tokens tokens(run.tokens.begin(), run.tokens.begin() + static_cast<std::ptrdiff_t>(count));
    const double own = lossOf(run, count);
    double best = own, bestBase = base;
    check.details.push_back(
        {"the file's base %1: loss %2 nats per token over %3",
         {numberText(base), numberText(own), countText(std::ssize(tokens), "%1 token", "%1 tokens")}});
    for (const double other : {1e4, 1e6}) {
        const auto tried = sinkscope::run(withBase(*run.model, other), tokens, {}, progress);
        if (!tried)
            return notJudged("ropeBase", "RoPE base", tried.error().text);
        const double found = lossOf(**tried, count);
        check.details.push_back({"base %1: loss %2", {numberText(other), numberText(found)}});
        if (found < best) {
            best = found;
            bestBase = other;
        }
    }
    // Within a factor of ten of the right base a short text reads as well: differences below this mean nothing.
    constexpr double clear = 0.1;
    if (best < own - clear) {
        check.verdict = TrustVerdict::yellow;
        check.sentence = {
            "The text reads clearly better with the base %1 than with the file's %2: rope_theta may be wrong.",
            {numberText(bestBase), numberText(base)}};
    } else {
        check.sentence = {"The text reads no better with a base of 10,000 or 1,000,000 than with the file's %1; a base "
                          "wrong by less than some factor of ten would not show.",
                          {numberText(base)}};
    }
    return check;
}

} // namespace sinkscope
