#include "report/ReportAnalyses.h"

#include "exhibit/CommonQuantities.h"
#include "exhibit/ExhibitText.h"
#include "exhibit/PanelParts.h"
#include "help/Versions.h"
#include "style/NumberText.h"
#include "tokens/TokenLabel.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace sinkscope {

namespace {

constexpr int promptWords = 240; // letters; the page cuts them to its width
constexpr std::size_t verdictsOfEach = 2;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Report)
};

QString architectureOf(const Run& run) {
    const ModelConfig& config = run.model->config();
    return Words::tr("%1 · %2 layers · %3 heads, %4 key heads of size %5 · width %6 · %7 tokens")
        .arg(QString::fromStdString(config.family), countText(run.layerCount()), countText(config.heads),
             countText(config.keyValueHeads), countText(config.headSize), countText(config.width),
             countText(run.tokenCount()));
}

QString percentText(double share) {
    return Words::tr("%1 %").arg(shortText(100.0 * share));
}

double meanOf(const Matrix& values) {
    double sum = 0.0;
    for (const float value : values.values)
        sum += value;
    return sum / static_cast<double>(values.values.size());
}

std::vector<ReportContent::Number> numbersOf(const Findings& findings) {
    const LifeCycle& cycle = findings.lifeCycle;
    std::vector<ReportContent::Number> numbers;
    const auto add = [&](const QString& name, const QString& value) { numbers.push_back({name, value}); };
    const QString none = Words::tr("none");
    add(Words::tr("Massive entries"), countText(static_cast<std::int64_t>(findings.massive.size())));
    if (cycle.spike) {
        add(Words::tr("Largest value"), exactText(cycle.spike->value));
        add(Words::tr("Its channel and token"),
            Words::tr("%1, %2 ‘%3’")
                .arg(countText(cycle.spike->channel), countText(cycle.spike->token),
                     tokenLabel(findings.run->tokens[static_cast<std::size_t>(cycle.spike->token)])));
        add(Words::tr("Massive after layers"),
            Words::tr("%1 to %2").arg(countText(*cycle.firstMassive), countText(*cycle.lastMassive)));
    }
    add(Words::tr("Massive-emergence layer"), cycle.emergence ? countText(cycle.emergence->layer) : none);
    add(Words::tr("Sink ratio, Spike convention"), percentText(findings.sinks.ratio));
    add(Words::tr("Sink ratio, first token (Gu)"), percentText(findings.sinksGu.ratio));
    if (!findings.distance.empty())
        add(Words::tr("Mean attention distance"), Words::tr("%1 tokens").arg(shortText(meanOf(findings.distance))));
    if (std::isfinite(findings.loss.meanNll)) {
        add(Words::tr("Loss"), Words::tr("%1 nats per token").arg(shortText(findings.loss.meanNll)));
        add(Words::tr("Perplexity"), shortText(findings.loss.perplexity));
    }
    return numbers;
}

template <typename Content>
std::optional<Content> firstOf(const Exhibit* exhibit) {
    if (exhibit)
        for (const Panel& panel : exhibit->panels)
            if (const auto* content = std::get_if<Content>(&panel))
                return *content;
    return std::nullopt;
}

} // namespace

std::vector<Analysis> reportAnalyses() {
    std::vector<Analysis> known;
    for (const Analysis analysis :
         {Analysis::lifeCycle, Analysis::meLayer, Analysis::sinks, Analysis::normalization, Analysis::keyGeometry})
        if (std::ranges::find(analysisNames(), analysis, &AnalysisName::analysis) != analysisNames().end())
            known.push_back(analysis);
    return known;
}

ReportContent reportContent(const Findings& findings, const QString& prompt, const AnalysisJobs& jobs) {
    ReportContent content;
    const Run& run = *findings.run;
    content.model = QString::fromStdString(run.model->config().name);
    content.architecture = architectureOf(run);
    content.prompt = Words::tr("Prompt: “%1”").arg(prompt.left(promptWords).simplified());
    content.tokens = run.tokens;
    content.numbers = numbersOf(findings);
    const auto exhibitOf = [&](Analysis analysis) -> std::shared_ptr<const Exhibit> {
        const AnalysisState state = jobs.state(analysis);
        return state.stage == AnalysisState::Stage::done ? state.exhibit : nullptr;
    };
    for (const Analysis analysis : reportAnalyses())
        if (const auto exhibit = exhibitOf(analysis))
            for (std::size_t index = 0; index < std::min(exhibit->statements.size(), verdictsOfEach); ++index)
                content.verdicts += coreText(exhibit->statements[index]);
    content.lifeCycle = firstOf<Chart>(exhibitOf(Analysis::lifeCycle).get());
    content.left = firstOf<Grid>(exhibitOf(Analysis::sinks).get());
    if (!content.left && !findings.sinks.strength.empty())
        content.left = headGrid("strength", "Sink strength of each head", quantity::sinkStrength,
                                findings.sinks.strength, GridScale::linear);
    content.right = firstOf<Chart>(exhibitOf(Analysis::keyGeometry).get());
    if (!content.right)
        content.right = firstOf<Chart>(exhibitOf(Analysis::sinks).get());
    const FindingOptions& options = findings.options;
    content.thresholds =
        Words::tr("Massive: above %1 and above %2 × the layer's median. Sink: strength above %3 over %4 "
                  "tokens.")
            .arg(shortText(options.massive.absolute), shortText(options.massive.relative), shortText(options.epsilon),
                 countText(findings.sinks.tokens));
    content.program = versions().value(0);
    return content;
}

} // namespace sinkscope
