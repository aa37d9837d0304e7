#pragma once

#include "actions/WindowActions.h"
#include "document/Document.h"
#include "document/DocumentJobs.h"
#include "document/InterventionJobs.h"
#include "settings/Settings.h"
#include "window/DockLayout.h"
#include "window/ModelDialog.h"
#include "window/Presenter.h"

#include <QMainWindow>

#include <optional>

class QStackedWidget;

namespace sinkscope {

class Banner;
class CommandPalette;
class HelpDock;
class InterventionDocks;
class StartPage;
class StatusLine;
class ThresholdsPopup;
class Tours;
class TopBar;
class TrustDock;
class Workspaces;

/// The window: it lays out its parts and connects actions to the document and its jobs. It computes nothing and never
/// waits.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    MainWindow(Document& document, DocumentJobs& jobs, InterventionJobs& interventions, Settings& settings);
    ~MainWindow() override;

    /// Opens the model; without one shows the model that is open, or the start page.
    void start(const std::optional<std::filesystem::path>& model);
    /// Keeps size, docks and panes for the next window.
    void keepLayout();
    const WindowActions& windowActions() const { return actions_; }
    Workspaces& workspaces() const { return *workspaces_; }
    Tours& tours() const { return *tours_; }
    Banner& banner() const { return *banner_; }
    DockLayout& dockLayout() { return dockLayout_; }
    /// Puts the file first in the list of recent ones.
    void listRecent(const QString& file);
    void showPanes();

Q_SIGNALS:
    /// It stands in the settings and takes a new window.
    void languageChosen();
    /// Of a session's file, from a drop or a list.
    void sessionRequested(const QString& path);

protected:
    bool event(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOut();
    void connectActions();
    void connectDocument();
    void connectJobs();
    void restoreState();
    void open(const QString& path);
    void ask(ModelPlace place);
    void showStartPage();
    void goBack();
    void moveSelection(std::int64_t Selection::*part, std::int64_t step);
    void listRecentFiles();
    void updateEnabled();
    void describeModel();
    void describePrompt();
    void showFailure(const Failure& failure);
    void followFindings();
    void followTrust();

    Document& document_;
    DocumentJobs& jobs_;
    InterventionJobs& interventions_;
    Settings& settings_;
    WindowActions actions_;
    TopBar* top_ = nullptr;
    Banner* banner_ = nullptr;
    QStackedWidget* pages_ = nullptr;
    QWidget* picturePage_ = nullptr;
    StartPage* start_ = nullptr;
    Workspaces* workspaces_ = nullptr;
    StatusLine* status_ = nullptr;
    HelpDock* help_ = nullptr;
    InterventionDocks* docks_ = nullptr;
    TrustDock* trust_ = nullptr;
    ThresholdsPopup* thresholds_ = nullptr;
    Tours* tours_ = nullptr;
    CommandPalette* palette_ = nullptr;
    DockLayout dockLayout_;
    Presenter presenter_;
};

} // namespace sinkscope
