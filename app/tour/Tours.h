#pragma once

#include "document/DocumentJobs.h"
#include "tour/Tour.h"
#include "tour/TourGuide.h"
#include "tour/TourStage.h"

#include <QObject>
#include <QTimer>

#include <vector>
#include <optional>

class QMainWindow;

namespace sinkscope {

class HelpDock;
class LaserPointer;
class PointerRing;
class TourBar;
class WindowActions;
class Workspaces;

/// Tours in the window: the menu that starts them, the bar with the text, the ring at what a step points at, the
/// glossary behind its words, and the presenter's pointer.
class Tours : public QObject {
    Q_OBJECT
public:
    Tours(Document& document, DocumentJobs& jobs, const WindowActions& actions, Workspaces& workspaces, HelpDock& help,
          QMainWindow& window);
    ~Tours() override;

    /// Those that come with the program.
    const std::vector<Tour>& known() const { return known_; }
    /// To be laid below the pictures.
    TourBar* bar() const { return bar_; }
    void start(const Tour& tour);
    void leave() { guide_.leave(); }
    bool isActive() const { return guide_.tour() != nullptr; }
    /// Where the class is, for another window to go on from there; nothing without a tour.
    struct Place {
        Tour tour;
        std::size_t step = 0;
    };
    std::optional<Place> place() const;
    void goOn(const Place& place);
    /// Closes the glossary that a word of the tour opened, else the tour; false when neither is there.
    bool goBack();

Q_SIGNALS:
    void started();
    /// Why a tour cannot be opened or started.
    void failed(const QString& sentence);

private:
    void fillMenu();
    void connectActions();
    void askForFile();
    void openModel(const std::vector<FoundModel>& found);
    void follow();
    void aim();
    void showTerm(const QString& anchor);

    Document& document_;
    DocumentJobs& jobs_;
    const WindowActions& actions_;
    HelpDock& help_;
    QMainWindow& window_;
    const std::vector<Tour> known_;
    TourStage stage_;
    TourGuide guide_;
    TourBar* bar_;
    PointerRing* ring_;
    LaserPointer* laser_;
    QTimer aiming_;
    bool wantsModel_ = false; ///< for the tour that was started
    bool openedGlossary_ = false;
};

} // namespace sinkscope
