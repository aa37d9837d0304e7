#include "figure/FigureExport.h"

#include "figure/FigureDialog.h"
#include "figure/RunFigures.h"
#include "io/InterventionsJson.h"
#include "model/ComputeWords.h"
#include "settings/Settings.h"
#include "workspace/Workspaces.h"

#include <QAction>
#include <QLocale>
#include <QWidget>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace sinkscope {
namespace {

/// An attention map of which the screen has fewer numbers than paper shall show.
bool isPartOfMap(const FigureContent& content) {
    const auto* map = std::get_if<HeatmapContent>(&content.picture);
    return content.choice.view == "attention" && map && map->source.values &&
           (map->source.values->rows != map->rows.cells || map->source.values->columns != map->columns.cells);
}

} // namespace

FigureExport::FigureExport(Document& document, DocumentJobs& jobs, Settings& settings, Workspaces& workspaces,
                           QAction& action, QWidget* window)
    : QObject(window), document_(document), jobs_(jobs), settings_(settings), window_(window) {
    const auto enable = [this, &action] { action.setEnabled(document_.base() != nullptr); };
    enable();
    connect(&document_, &Document::findingsChanged, this, enable);
    connect(&action, &QAction::triggered, this, [this, &workspaces] { open(workspaces.figures()); });
    connect(&workspaces, &Workspaces::figureRequested, &action, &QAction::trigger);
    connect(&jobs_, &DocumentJobs::figureMapReady, this, &FigureExport::takeMap);
}

FigureSource FigureExport::source() const {
    const auto& base = document_.base();
    FigureSource source;
    source.base = base;
    source.side = document_.shown().side;
    if (document_.intervened())
        source.interventions = document_.intervened()->interventions;
    const auto& model = base->run->model;
    const auto& stored = document_.stored();
    const std::filesystem::path path = stored && stored->model ? stored->model->path : jobs_.path();
    source.run.model = QString::fromStdString(path.string());
    source.run.device = QString::fromStdString(model ? wordOf(model->device()) : "cpu");
    source.run.type = QString::fromStdString(model ? wordOf(model->type()) : "fp32");
    for (const Token& token : base->run->tokens)
        source.run.ids.push_back(token.id);
    source.run.interventions = QString::fromStdString(interventionsJson(source.interventions).dump());
    source.run.epsilon = base->options.epsilon;
    source.run.massive = base->options.massive;
    if (QLocale().language() == QLocale::Italian)
        source.run.language = Language::italian;
    return source;
}

void FigureExport::open(std::vector<FigureContent> contents) {
    const Shown& shown = document_.shown();
    if (contents.empty() || !shown.base)
        return;
    // Panels of another run would tell a wrong provenance.
    if (!shown.hasSameRuns(runsOfPanels_))
        panels_.panels.clear();
    runsOfPanels_ = shown;
    contents_ = std::move(contents);
    const auto partial = std::ranges::find_if(contents_, isPartOfMap);
    if (partial == contents_.end())
        return openDialog();
    jobs_.requestFigureMap(*partial->choice.place.layer, *partial->choice.place.head);
}

void FigureExport::takeMap(const Sides<Matrix>& maps) {
    Shown shown = document_.shown();
    const auto partial = std::ranges::find_if(contents_, isPartOfMap);
    if (partial == contents_.end() || !shown.hasSameRuns(runsOfPanels_))
        return;
    shown.side = partial->choice.side;
    *partial = attentionFigure(shown, partial->choice, maps);
    openDialog();
}

void FigureExport::openDialog() {
    auto* dialog = new FigureDialog(std::exchange(contents_, {}), panels_, source(), settings_, window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FigureDialog::panelsChanged, this, [this](const PanelPicture& panels) { panels_ = panels; });
    connect(&jobs_, &DocumentJobs::weightHashReady, dialog, &FigureDialog::setModelHash);
    connect(&jobs_, &DocumentJobs::weightHashFailed, dialog, &FigureDialog::setHashProblem);
    askForHash(*dialog);
    dialog->open();
}

/// What a session keeps was computed by the model that it names, whether that is at hand or not.
void FigureExport::askForHash(FigureDialog& dialog) {
    const auto& stored = document_.stored();
    if (!stored)
        return jobs_.requestWeightHash();
    if (stored->model && !stored->model->hash.empty())
        dialog.setModelHash(stored->model->hash);
    else
        dialog.setHashProblem(tr("The session does not know it; it was saved before its model's weights were read."));
}

} // namespace sinkscope
