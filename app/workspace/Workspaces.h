#pragma once

#include "document/DocumentJobs.h"
#include "workspace/Workspace.h"

#include <QJsonObject>
#include <QWidget>

#include <array>
#include <vector>

class QStackedWidget;
class QTabBar;

namespace sinkscope {

class AnalysisWorkspace;
class OverviewPanes;
struct FigureContent;
class Settings;

/// Tabs over the pictures: the overview's panes, and the analyses of spikes and of sinks. Only what is shown is
/// computed.
class Workspaces : public QWidget {
    Q_OBJECT
public:
    Workspaces(Document& document, DocumentJobs& jobs, Settings& settings, QWidget* parent = nullptr);

    void open(Workspace workspace);
    Workspace current() const;
    OverviewPanes& overview() const { return *overview_; }
    AnalysisWorkspace& spikes() const { return *analyses_[0]; }
    AnalysisWorkspace& sinks() const { return *analyses_[1]; }
    /// Which tab and which pages are open and what is chosen in the overview, and the same opened again.
    QJsonObject state() const;
    void restore(const QJsonObject& state);
    void focusFirst();
    /// The focused picture or the analysis alone, or everything again.
    void toggleEnlarged();
    /// Help on the analysis shown, as HTML; empty in the overview.
    QString help() const;
    /// The pictures shown, for export, the one looked at first.
    std::vector<FigureContent> figures() const;

Q_SIGNALS:
    /// From a context menu.
    void figureRequested();

private:
    AnalysisWorkspace* currentAnalyses() const;
    void watch();

    DocumentJobs& jobs_;
    Settings& settings_;
    QTabBar* tabs_;
    QStackedWidget* stack_;
    OverviewPanes* overview_;
    std::array<AnalysisWorkspace*, 2> analyses_; ///< spikes, sinks
};

} // namespace sinkscope
