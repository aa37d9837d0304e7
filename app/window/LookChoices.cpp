#include "window/LookChoices.h"

#include "actions/WindowActions.h"
#include "settings/Settings.h"

namespace sinkscope {

LookChoices::LookChoices(const WindowActions& actions, Settings& settings, QObject* parent) : QObject(parent) {
    const auto appearance = [this, &settings](QAction* action, Appearance chosen) {
        action->setChecked(settings.appearance() == chosen);
        connect(action, &QAction::triggered, this, [&settings, chosen] {
            settings.setAppearance(chosen);
            applyAppearance(chosen);
        });
    };
    appearance(actions.likeSystem, Appearance::system);
    appearance(actions.light, Appearance::light);
    appearance(actions.dark, Appearance::dark);

    const auto language = [this, &settings](QAction* action, Language chosen) {
        action->setChecked(settings.language() == chosen);
        connect(action, &QAction::triggered, this, [this, &settings, chosen] {
            settings.setLanguage(chosen);
            Q_EMIT languageChosen();
        });
    };
    language(actions.systemLanguage, Language::system);
    language(actions.english, Language::english);
    language(actions.italian, Language::italian);
}

} // namespace sinkscope
