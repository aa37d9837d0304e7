#pragma once

#include <QString>

#include <string>

namespace sinkscope {

class MainWindow;

/// The window's part of a session as a JSON object: size, docks, panes, tab, choices in the controls, camera.
std::string windowView(MainWindow& window);
/// The same state again; what the text does not say stays.
void restoreWindowView(MainWindow& window, const QString& view);

} // namespace sinkscope
