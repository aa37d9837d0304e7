#pragma once

#include "TestFiles.h"
#include "analysis/KeySpace.h"
#include "engine/AttentionMap.h"
#include "engine/Engine.h"
#include "exhibit/MakeExhibit.h"
#include "figure/FigureSource.h"
#include "figure/RunFigures.h"
#include "figure/ViewNames.h"
#include "heatmap/ResidualPicture.h"
#include "text/KnownTokens.h"
#include "text/Tokenizer.h"

#include <QFile>

namespace sinkscope {

template <typename Value>
Value good(Result<Value> result) {
    if (!result)
        qFatal("%s", result.error().message().c_str());
    return *std::move(result);
}

inline FigureSource sourceOf(const std::filesystem::path& folder, const FindingOptions& options = {}) {
    const auto model = good(openModel(folder, {}, Progress()));
    FigureSource source;
    source.run = {QString::fromStdString(folder.string()), "cpu", "fp32", {1, 5, 9, 60, 7, 3}, "[]"};
    source.run.epsilon = options.epsilon;
    source.run.massive = options.massive;
    const auto finished = good(run(model, knownTokens(model->tokenizer(), source.run.ids), {}, Progress()));
    source.base = std::make_shared<const Findings>(findings(finished, options));
    return source;
}

/// A panel as the window has it, by the name that its choice gives.
inline FigureContent panelOf(const ViewChoice& choice, const std::shared_ptr<const Findings>& findings) {
    AnalysisInput input;
    input.findings = findings;
    input.prompts = choice.prompts.value_or(std::vector<std::string>());
    input.longText = choice.longText;
    const ViewName name(choice.view);
    const Exhibit exhibit = good(makeExhibit(*analysisNamed(name.analysis), input, Progress()));
    for (const Panel& panel : exhibit.panels)
        if (std::visit([](const auto& of) -> const std::string& { return of.key; }, panel) == name.panel)
            return panelFigure(choice, panel, findings->run->tokens);
    qFatal("no panel %s", choice.view.c_str());
}

inline QByteArray contentOf(const QString& file) {
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
}

inline FigureContent residual(const Shown& shown, ViewChoice choice = {}) {
    choice.view = "residual";
    choice.side = shown.side;
    return residualFigure(shown, choice, residualNumbers(shown, residualChoice(choice)));
}
inline FigureContent sinks(const Shown& shown, ViewChoice choice = {}) {
    choice.view = "sinks";
    choice.side = shown.side;
    return sinksFigure(shown, choice);
}
inline FigureContent attention(const Shown& shown, ViewChoice choice = {}) {
    choice.view = "attention";
    choice.side = shown.side;
    choice.place = {.layer = 1, .head = 2};
    const auto mapOf = [](const std::shared_ptr<const Findings>& of) -> std::shared_ptr<const Matrix> {
        if (!of)
            return nullptr;
        const Range all{0, of->run->tokenCount()};
        return std::make_shared<const Matrix>(
            good(attentionMap(*of->run, {1, 2, all, all, all.size(), all.size()}, Progress())));
    };
    return attentionFigure(shown, choice, {mapOf(shown.base), mapOf(shown.changed)});
}
inline FigureContent keys(const Shown& shown, ViewChoice choice = {}) {
    choice.view = "keySpace";
    choice.side = shown.side;
    choice.place = {.layer = 0, .head = 1, .query = 3, .key = 2};
    const auto spaceOf = [&](const std::shared_ptr<const Findings>& of) {
        return of ? std::make_shared<const KeySpace>(keySpace(*of->run, 0, 1, choice.rotation, *shown.base->run))
                  : nullptr;
    };
    return keySpaceFigure(shown, choice, {spaceOf(shown.base), spaceOf(shown.changed)});
}
inline FigureContent spectrum(const Shown& shown) {
    ViewChoice choice;
    choice.view = "amplifier/spectrum";
    choice.side = shown.side;
    return panelOf(choice, shown.findings());
}
inline FigureContent lifeCycle(const Shown& shown, std::size_t chart) {
    ViewChoice choice;
    choice.side = shown.side;
    return lifeCycleFigures(shown, choice)[chart];
}
inline FigureContent strengths(const Shown& shown, const ValueScale& kept) {
    ViewChoice choice;
    choice.view = "sinks/strengths";
    choice.side = shown.side;
    choice.scale = ValueScale::Kind::logarithmic;
    choice.palette = Palette::magma;
    choice.keptScale = kept;
    return panelOf(choice, shown.findings());
}

} // namespace sinkscope
