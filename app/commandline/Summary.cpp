#include "commandline/Summary.h"

#include "analysis/Warnings.h"
#include "io/TokenText.h"
#include "text/Tokenizer.h"

#include <cstdio>
#include <iomanip>
#include <sstream>

namespace sinkscope {
namespace {

std::string wordsOf(const StepBlock& block) {
    std::ostringstream text;
    text << "layer " << block.layer << (block.part == BlockPart::attention ? " attention" : " feed-forward")
         << " (channel " << block.channel << ", " << std::showpos << std::fixed << std::setprecision(0) << block.value
         << ')';
    return text.str();
}

std::string wordsOf(const std::vector<StepBlock>& blocks) {
    std::string list;
    for (const StepBlock& block : blocks)
        list.append(list.empty() ? "" : ", ").append(wordsOf(block));
    return list.empty() ? "none found" : list;
}

void describeSpike(std::ostringstream& text, const Findings& findings) {
    const LifeCycle& cycle = findings.lifeCycle;
    if (!cycle.spike) {
        text << "Massive activations: none found\n";
        return;
    }
    text << "Massive activations: " << findings.massive.size() << " entries in layers " << *cycle.firstMassive << " to "
         << *cycle.lastMassive << "; the largest is " << cycle.spike->value << " at token " << cycle.spike->token
         << ", channel " << cycle.spike->channel << '\n';
    text << "ME layer: " << cycle.emergence->layer
         << (cycle.emergence->part == BlockPart::attention ? " (attention)" : " (feed-forward)")
         << ", where the largest magnitude grows " << cycle.emergence->jump << "-fold\n";
    text << "Step-up: " << wordsOf(cycle.stepUp) << '\n';
    text << "Step-down: " << wordsOf(cycle.stepDown) << '\n';
}

std::string textOf(const std::vector<NextToken>& tokens, const Tokenizer* tokenizer) {
    std::string text;
    for (const NextToken& token : tokens) {
        const auto described = tokenizer ? tokenizer->describe({&token.id, 1}) : failure("");
        text += described && !described->empty() ? described->front().bytes : " #" + std::to_string(token.id);
    }
    return validText(text);
}

} // namespace

std::string summary(const Findings& findings) {
    const Run& run = *findings.run;
    std::ostringstream text;
    text << std::setprecision(5);
    text << run.model->config().name << ", " << run.layerCount() << " layers, " << run.tokenCount() << " tokens\n";
    describeSpike(text, findings);
    text << "Sink heads (strength above " << findings.sinks.epsilon << " over " << findings.sinks.tokens
         << " tokens): " << 100.0 * findings.sinks.ratio
         << " %; on the first token by Gu et al.: " << 100.0 * findings.sinksGu.ratio << " %\n";
    if (run.tokenCount() > 1)
        text << "Mean loss: " << findings.loss.meanNll << " nats, perplexity " << findings.loss.perplexity << '\n';
    text << "Loaded in " << run.model->loadSeconds() << " s, run in " << run.seconds << " s\n";
    for (const Text& warning : runWarnings(run))
        text << "Warning: " << plainText(warning) << '\n';
    return text.str();
}

std::string summary(const Intervened& intervened) {
    const Comparison& comparison = intervened.comparison;
    std::ostringstream text;
    text << std::setprecision(5) << "Against the run without interventions: mean KL " << comparison.meanKl
         << " nats, loss " << std::showpos << comparison.lossChange << ", sink heads "
         << 100.0 * comparison.sinkRatioChange << " % points" << std::noshowpos << '\n'
         << "Massive entries: " << comparison.massiveGone.size() << " gone, " << comparison.massiveNew.size()
         << " new; layers computed anew: " << intervened.findings->run->firstComputed << " to "
         << intervened.findings->run->layerCount() - 1 << '\n';
    return text.str();
}

std::string summary(const Continuations& continuations, const Model& model) {
    if (continuations.tokens.empty())
        return {};
    std::string text = "Continued by: " + textOf(continuations.tokens, model.tokenizer()) + '\n';
    if (!continuations.base.empty())
        text += "Without interventions: " + textOf(continuations.base, model.tokenizer()) + '\n';
    return text;
}

std::string summary(const NamedExhibits& exhibits) {
    std::string text;
    for (const auto& [analysis, exhibit] : exhibits) {
        text += std::string(nameOf(analysis).title) + '\n';
        for (const auto& list : {exhibit.statements, exhibit.notes})
            for (const Text& sentence : list)
                text += "  " + plainText(sentence) + '\n';
    }
    return text;
}

} // namespace sinkscope
