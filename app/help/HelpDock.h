#pragma once

#include <QDockWidget>

#include <vector>

class QAction;
class QTextBrowser;

namespace sinkscope {

/// Help beside the pictures: pages of resources/help, the list of keys, and what this program is made of.
class HelpDock : public QDockWidget {
    Q_OBJECT
public:
    explicit HelpDock(QWidget* parent = nullptr);

    /// A page of resources/help by its name, from the anchor `word` on; an unknown page shows the overview.
    void showTopic(const QString& topic, const QString& word = {});
    /// A page made by the caller, in HTML.
    void showPage(const QString& html) { showHtml(html); }
    void showKeyboard(const std::vector<QAction*>& actions);
    void showAbout();

private:
    void showHtml(const QString& html);

    QTextBrowser* browser_;
};

/// The list of keys, from the actions themselves.
QString keyboardPage(const std::vector<QAction*>& actions);

} // namespace sinkscope
