#pragma once

#include "tour/TourState.h"

#include <QJsonObject>
#include <QString>

namespace sinkscope {

class Pane;
class Workspaces;

/// The part of a step that only the window knows: workspace, analysis, enlarged picture, colours.
class TourStage {
public:
    explicit TourStage(Workspaces& workspaces) : workspaces_(workspaces) {}

    void show(const TourState& state);
    /// Remembers what the user has before a tour, and gives it back after it.
    void keep();
    void giveBack();

private:
    struct Kept {
        Workspace workspace = Workspace::overview;
        QString spikesPage, sinksPage;
        Pane* enlarged = nullptr;
        QJsonObject residual;
    };
    void open(Workspace workspace);

    Workspaces& workspaces_;
    Kept kept_;
};

} // namespace sinkscope
