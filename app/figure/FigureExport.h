#pragma once

#include "document/DocumentJobs.h"
#include "figure/FigureSource.h"

#include <QObject>

#include <vector>

class QAction;

namespace sinkscope {

class FigureDialog;
class Settings;
class Workspaces;

/// Opens the figure dialog over a window: tells it what was run, and has the hash of the weights computed for it.
class FigureExport : public QObject {
    Q_OBJECT
public:
    /// `action` opens it, for what `workspaces` show; it is off while there is no run.
    FigureExport(Document& document, DocumentJobs& jobs, Settings& settings, Workspaces& workspaces, QAction& action,
                 QWidget* window);

private:
    /// Nothing happens without a picture or a run.
    void open(std::vector<FigureContent> contents);
    FigureSource source() const;
    /// The whole of a map that the screen has in part.
    void takeMap(const Sides<Matrix>& maps);
    void openDialog();
    void askForHash(FigureDialog& dialog);

    Document& document_;
    DocumentJobs& jobs_;
    Settings& settings_;
    QWidget* window_;
    std::vector<FigureContent> contents_; ///< of the dialog that shall open
    PanelPicture panels_;                 ///< gathered from one dialog to the next
    Shown runsOfPanels_;
};

} // namespace sinkscope
