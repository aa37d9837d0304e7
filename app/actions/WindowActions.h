#pragma once

#include <QAction>
#include <QActionGroup>
#include <QMenuBar>

#include <vector>

namespace sinkscope {

/// Everything the window can be told to do, as menus show it and the command palette and the list of keys read it. Each
/// action is named in words, has its key, and belongs to the window; what it does is connected by the window.
class WindowActions {
public:
    explicit WindowActions(QWidget* window, QMenuBar* menuBar);

    QAction *openFolder, *openFile, *startPage, *figure, *quit;
    QAction *newSession, *openSession, *saveSession, *saveSessionAs;
    QAction *editPrompt, *chatTemplate, *run, *cancel, *specialTokens;
    QAction *randomPrompt, *repeatedPrompt;
    QAction *sideBase, *sideChanged, *sideDifference, *flipSides, *addIntervention, *copyInterventions,
        *pasteInterventions, *undo, *redo;
    QAction *layerBefore, *layerAfter, *headBefore, *headAfter;
    QAction *thresholds, *trust, *enlarge, *presenter, *resetLayout;
    QAction *overview, *spikes, *sinks;
    QAction *openTour, *tourBack, *tourNext, *tourReset, *tourLeave, *pointer;
    QAction *likeSystem, *light, *dark;
    QAction *systemLanguage, *english, *italian;
    QAction *help, *glossary, *keyboard, *palette, *about;
    QMenu *recentMenu, *exampleMenu, *dockMenu, *tourMenu;

    /// In the order of the menus, those of sub-menus included; separators left out.
    std::vector<QAction*> all() const;
    /// Gives the actions that have a drawing their icon in the window's present colours.
    void setIcons(const QPalette& palette);

private:
    void fileMenu();
    void promptMenu();
    void interventionMenu();
    void viewMenu();
    void fillTourMenu();
    void appearanceMenu(QMenu* menu);
    void languageMenu(QMenu* menu);
    void helpMenu();
    QAction* add(QMenu* menu, const QString& text, const QList<QKeySequence>& keys, const QString& tip);

    QWidget* window_;
    QMenuBar* menuBar_;
};

} // namespace sinkscope
