#pragma once

#include <QObject>

namespace sinkscope {

class Settings;
class WindowActions;

/// Appearance and language: chosen in the menu, kept in the settings. Appearance changes at once.
class LookChoices : public QObject {
    Q_OBJECT
public:
    LookChoices(const WindowActions& actions, Settings& settings, QObject* parent);

Q_SIGNALS:
    void languageChosen();
};

} // namespace sinkscope
