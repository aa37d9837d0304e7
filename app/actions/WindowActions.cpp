#include "actions/WindowActions.h"

#include "window/Icons.h"

#include <QCoreApplication>

namespace sinkscope {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WindowActions)
};

void collect(const QWidget* menu, std::vector<QAction*>& found) {
    for (QAction* action : menu->actions()) {
        if (action->menu())
            collect(action->menu(), found);
        else if (!action->isSeparator())
            found.push_back(action);
    }
}

/// Of these actions one is checked.
void oneOf(std::initializer_list<QAction*> actions, QWidget* window) {
    auto* group = new QActionGroup(window);
    for (QAction* action : actions) {
        action->setCheckable(true);
        group->addAction(action);
    }
}

} // namespace

WindowActions::WindowActions(QWidget* window, QMenuBar* menuBar) : window_(window), menuBar_(menuBar) {
    fileMenu();
    promptMenu();
    interventionMenu();
    viewMenu();
    fillTourMenu();
    helpMenu();
}

QAction* WindowActions::add(QMenu* menu, const QString& text, const QList<QKeySequence>& keys, const QString& tip) {
    auto* action = new QAction(text, window_);
    action->setShortcuts(keys);
    action->setStatusTip(tip);
    const QString key =
        keys.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(keys.first().toString(QKeySequence::NativeText));
    action->setToolTip(tip + key);
    window_->addAction(action); // keys work while the menu bar is hidden, too
    menu->addAction(action);
    return action;
}

void WindowActions::fileMenu() {
    QMenu* menu = menuBar_->addMenu(Words::tr("&File"));
    openFolder = add(menu, Words::tr("&Open model folder…"), {QKeySequence::Open},
                     Words::tr("Open a Hugging Face folder with config.json and weights"));
    openFile = add(menu, Words::tr("Open model &file…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_O},
                   Words::tr("Open a .safetensors or .gguf file"));
    recentMenu = menu->addMenu(Words::tr("&Recent"));
    menu->addSeparator();
    newSession = add(menu, Words::tr("&New session"), {QKeySequence::New},
                     Words::tr("Begin anew without cards and without a file; the model stays open"));
    openSession = add(menu, Words::tr("Open &session…"), {Qt::CTRL | Qt::ALT | Qt::Key_O},
                      Words::tr("Open what was saved: prompt, interventions, pictures and view"));
    saveSession = add(menu, Words::tr("Sa&ve session"), {QKeySequence::Save},
                      Words::tr("Save prompt, interventions, pictures and view into one file"));
    saveSessionAs = add(menu, Words::tr("Save session &as…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_S},
                        Words::tr("Save the session under another name"));
    menu->addSeparator();
    startPage = add(menu, Words::tr("&Models on this machine"), {Qt::CTRL | Qt::Key_M},
                    Words::tr("Show the start page; Esc returns to the pictures"));
    menu->addSeparator();
    figure = add(menu, Words::tr("&Figure…"), {Qt::CTRL | Qt::Key_E},
                 Words::tr("Export the focused picture as SVG, PDF or PNG, for a paper or a slide"));
    figure->setIconText(Words::tr("Figure"));
    menu->addSeparator();
    quit = add(menu, Words::tr("&Quit"), {Qt::CTRL | Qt::Key_Q}, Words::tr("Close Sinkscope"));
}

void WindowActions::promptMenu() {
    QMenu* menu = menuBar_->addMenu(Words::tr("&Prompt"));
    editPrompt = add(menu, Words::tr("&Edit the prompt"), {Qt::CTRL | Qt::Key_L}, Words::tr("Go to the prompt"));
    exampleMenu = menu->addMenu(Words::tr("E&xamples"));
    randomPrompt = add(exampleMenu, Words::tr("&Random tokens…"), {},
                       Words::tr("A prompt of tokens drawn from the whole vocabulary"));
    repeatedPrompt =
        add(exampleMenu, Words::tr("&One token repeated…"), {}, Words::tr("A prompt of one token again and again"));
    chatTemplate = add(menu, Words::tr("C&hat template…"), {Qt::CTRL | Qt::SHIFT | Qt::Key_L},
                       Words::tr("Put a system and a user text into the model's chat template"));
    chatTemplate->setIconText(Words::tr("Chat"));
    specialTokens = add(menu, Words::tr("&Begin-of-text token (BOS)"), {Qt::CTRL | Qt::Key_B},
                        Words::tr("Let the tokenizer add its own special tokens, or leave them out"));
    specialTokens->setCheckable(true);
    menu->addSeparator();
    run = add(menu, Words::tr("&Run"), {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter},
              Words::tr("Run the prompt through the model"));
    run->setIconText(Words::tr("Run")); // what the button in the top bar says
    cancel =
        add(menu, Words::tr("&Cancel or go back"), {Qt::Key_Escape},
            Words::tr("Cancel what runs; else leave the tour, the enlarged view, the presenter or the start page"));
    cancel->setIconText(Words::tr("Cancel"));
}

void WindowActions::interventionMenu() {
    QMenu* menu = menuBar_->addMenu(Words::tr("&Interventions"));
    sideBase = add(menu, Words::tr("Show &A: all off"), {Qt::CTRL | Qt::Key_1},
                   Words::tr("A: the model as it is, all interventions off"));
    sideBase->setIconText(QStringLiteral("A"));
    sideChanged = add(menu, Words::tr("Show &B: as set"), {Qt::CTRL | Qt::Key_2},
                      Words::tr("B: the model with the interventions as set"));
    sideChanged->setIconText(QStringLiteral("B"));
    sideDifference =
        add(menu, Words::tr("Show the &difference"), {Qt::CTRL | Qt::Key_3}, Words::tr("Δ: what B changes against A"));
    sideDifference->setIconText(QStringLiteral("Δ"));
    oneOf({sideBase, sideChanged, sideDifference}, window_);
    flipSides = add(menu, Words::tr("&Flip A and B"), {Qt::Key_Space}, Words::tr("Show all off and as set in turn"));
    menu->addSeparator();
    addIntervention =
        add(menu, Words::tr("Add a &card…"), {Qt::CTRL | Qt::Key_I}, Words::tr("Choose an intervention to switch"));
    copyInterventions = add(menu, Words::tr("C&opy as JSON"), {Qt::CTRL | Qt::SHIFT | Qt::Key_C},
                            Words::tr("Copy the switched interventions for the command line or another session"));
    pasteInterventions = add(menu, Words::tr("&Paste JSON"), {Qt::CTRL | Qt::SHIFT | Qt::Key_V},
                             Words::tr("Add the interventions on the clipboard as cards"));
    menu->addSeparator();
    undo = add(menu, Words::tr("&Undo"), {QKeySequence::Undo}, Words::tr("Undo the last change of the cards"));
    redo =
        add(menu, Words::tr("&Redo"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}, Words::tr("Redo it"));
}

void WindowActions::viewMenu() {
    QMenu* menu = menuBar_->addMenu(Words::tr("&View"));
    overview = add(menu, Words::tr("&Overview"), {Qt::ALT | Qt::Key_1}, Words::tr("Show the four linked pictures"));
    spikes = add(menu, Words::tr("&Spikes"), {Qt::ALT | Qt::Key_2},
                 Words::tr("Show the report and the analyses of massive activations"));
    sinks = add(menu, Words::tr("Si&nks"), {Qt::ALT | Qt::Key_3}, Words::tr("Show the analyses of attention sinks"));
    menu->addSeparator();
    layerBefore = add(menu, Words::tr("Layer &before"), {Qt::Key_BracketLeft}, Words::tr("Select the layer before"));
    layerAfter = add(menu, Words::tr("Layer &after"), {Qt::Key_BracketRight}, Words::tr("Select the layer after"));
    headBefore = add(menu, Words::tr("&Head before"), {Qt::Key_BraceLeft}, Words::tr("Select the head before"));
    headAfter = add(menu, Words::tr("H&ead after"), {Qt::Key_BraceRight}, Words::tr("Select the head after"));
    menu->addSeparator();
    thresholds = add(menu, Words::tr("&Thresholds…"), {Qt::CTRL | Qt::Key_T},
                     Words::tr("When a value counts as massive and a head as a sink"));
    trust = add(menu, Words::tr("Trust &report"), {Qt::CTRL | Qt::SHIFT | Qt::Key_T},
                Words::tr("Whether the model was read right, check by check"));
    menu->addSeparator();
    enlarge = add(menu, Words::tr("Enlarge the &focused view"), {Qt::Key_F10},
                  Words::tr("Show the focused view alone, or all four again"));
    presenter = add(menu, Words::tr("&Presenter"), {Qt::Key_F11}, Words::tr("Full screen with large text"));
    presenter->setCheckable(true);
    resetLayout = add(menu, Words::tr("&Reset the layout"), {}, Words::tr("Give all four views the same room"));
    dockMenu = menu->addMenu(Words::tr("&Docks"));
    appearanceMenu(menu->addMenu(Words::tr("A&ppearance")));
    languageMenu(menu->addMenu(Words::tr("&Language")));
}

void WindowActions::appearanceMenu(QMenu* menu) {
    likeSystem = add(menu, Words::tr("Like the &system"), {}, Words::tr("Light or dark as the system is"));
    light = add(menu, Words::tr("&Light"), {}, Words::tr("Dark text on a light ground"));
    dark = add(menu, Words::tr("&Dark"), {}, Words::tr("Light text on a dark ground"));
    oneOf({likeSystem, light, dark}, window_);
}

void WindowActions::languageMenu(QMenu* menu) {
    systemLanguage = add(menu, Words::tr("&System's language"), {},
                         Words::tr("The system's language where there is a translation, else English"));
    // Each language in its own words, for whoever cannot read the present one.
    english = add(menu, QStringLiteral("&English"), {}, QStringLiteral("Texts and numbers in English"));
    italian = add(menu, QStringLiteral("&Italiano"), {}, QStringLiteral("Testi e numeri in italiano"));
    oneOf({systemLanguage, english, italian}, window_);
}

void WindowActions::fillTourMenu() {
    tourMenu = menuBar_->addMenu(Words::tr("&Tours"));
    openTour =
        add(tourMenu, Words::tr("&Open a tour…"), {}, Words::tr("Open a tour's file, of your own or a colleague's"));
    tourMenu->addSeparator();
    // The keys of remote controls for presentations.
    tourBack = add(tourMenu, Words::tr("Step &back"), {Qt::Key_PageUp}, Words::tr("Go to the step before"));
    tourBack->setIconText(Words::tr("Back"));
    tourNext = add(tourMenu, Words::tr("&Next step"), {Qt::Key_PageDown}, Words::tr("Go to the next step"));
    tourNext->setIconText(Words::tr("Next"));
    tourReset = add(tourMenu, Words::tr("&Reset step"), {Qt::CTRL | Qt::SHIFT | Qt::Key_R},
                    Words::tr("Bring the step back as it was, whatever was changed since"));
    tourLeave = add(tourMenu, Words::tr("&Leave the tour"), {},
                    Words::tr("End the tour; prompt, cards and views are as before it (Esc)"));
    tourLeave->setIconText(QStringLiteral("✕"));
    tourMenu->addSeparator();
    pointer = add(tourMenu, Words::tr("Presenter's &pointer"), {Qt::Key_P},
                  Words::tr("A ring that follows the mouse, in the presenter"));
    pointer->setCheckable(true);
}

void WindowActions::helpMenu() {
    QMenu* menu = menuBar_->addMenu(Words::tr("&Help"));
    help = add(menu, Words::tr("&Help on the focused view"), {QKeySequence::HelpContents},
               Words::tr("What its numbers mean and where their definitions come from"));
    glossary = add(menu, Words::tr("&Glossary"), {}, Words::tr("The words of this window, each in a sentence"));
    keyboard = add(menu, Words::tr("&Keyboard"), {}, Words::tr("All keys"));
    palette =
        add(menu, Words::tr("&Command palette…"), {Qt::CTRL | Qt::Key_K}, Words::tr("Find any command by its name"));
    menu->addSeparator();
    about = add(menu, Words::tr("&About Sinkscope"), {}, Words::tr("Versions and licence"));
}

std::vector<QAction*> WindowActions::all() const {
    std::vector<QAction*> found;
    collect(menuBar_, found);
    return found;
}

void WindowActions::setIcons(const QPalette& palette) {
    run->setIcon(icon(QStringLiteral("run"), palette));
    cancel->setIcon(icon(QStringLiteral("cancel"), palette));
    thresholds->setIcon(icon(QStringLiteral("thresholds"), palette));
    openFolder->setIcon(icon(QStringLiteral("folder"), palette));
    openFile->setIcon(icon(QStringLiteral("file"), palette));
    startPage->setIcon(icon(QStringLiteral("model"), palette));
    help->setIcon(icon(QStringLiteral("help"), palette));
}

} // namespace sinkscope
