#include "help/HelpDock.h"

#include "actions/CommandPalette.h"
#include "help/Versions.h"
#include "style/Theme.h"

#include <QAction>
#include <QFile>
#include <QLocale>
#include <QMainWindow>
#include <QTextBrowser>

namespace sinkscope {

namespace {

constexpr int leastHeight = 45 * spacing;

} // namespace

HelpDock::HelpDock(QWidget* parent) : QDockWidget(tr("Help"), parent), browser_(new QTextBrowser(this)) {
    setObjectName(QStringLiteral("help")); // for the window's saved state
    browser_->setAccessibleName(tr("Help"));
    browser_->setOpenExternalLinks(false);
    browser_->setOpenLinks(false);
    browser_->setFrameShape(QFrame::NoFrame);
    browser_->setMinimumWidth(35 * spacing);
    browser_->document()->setDocumentMargin(2 * spacing);
    setWidget(browser_);
    connect(browser_, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (url.scheme() == QLatin1String("topic"))
            showTopic(url.path(), url.fragment());
    });
    hide();
}

void HelpDock::showTopic(const QString& topic, const QString& word) {
    const QString folder =
        QLocale().language() == QLocale::Italian ? QStringLiteral(":/help/it/") : QStringLiteral(":/help/");
    QFile page(folder + topic + QStringLiteral(".html"));
    if (!page.open(QIODevice::ReadOnly)) {
        page.setFileName(folder + QStringLiteral("overview.html"));
        page.open(QIODevice::ReadOnly);
    }
    showHtml(QString::fromUtf8(page.readAll()));
    if (!word.isEmpty())
        browser_->scrollToAnchor(word);
}

void HelpDock::showKeyboard(const std::vector<QAction*>& actions) {
    showHtml(keyboardPage(actions));
}

void HelpDock::showAbout() {
    QString text =
        QStringLiteral("<h2>Sinkscope</h2><p>%1</p><p>%2</p><p>")
            .arg(tr("Looks inside a language model while it runs on your machine: where massive activations are "
                    "born and die, and which tokens the heads sink on."),
                 tr("Free software under the GNU General Public License, version 3 or later. It sends nothing "
                    "anywhere."));
    for (const QString& line : versions())
        text += line.toHtmlEscaped() + QStringLiteral("<br>");
    showHtml(text + QStringLiteral("</p>"));
}

void HelpDock::showHtml(const QString& html) {
    browser_->setHtml(html);
    show();
    raise();
    // Beside other docks it may have been left with a few lines.
    auto* window = qobject_cast<QMainWindow*>(parentWidget());
    if (window && height() < leastHeight)
        window->resizeDocks({this}, {window->height() / 2}, Qt::Vertical);
}

QString keyboardPage(const std::vector<QAction*>& actions) {
    QString rows;
    const auto row = [&rows](const QString& key, const QString& text) {
        rows += QStringLiteral(
                    "<tr><td style=\"padding:3px 12px 3px 0\"><b>%1</b></td><td style=\"padding:3px 0\">%2</td></tr>")
                    .arg(key.toHtmlEscaped(), text.toHtmlEscaped());
    };
    for (const QAction* action : actions)
        if (!action->shortcut().isEmpty())
            row(action->shortcut().toString(QKeySequence::NativeText), plainText(*action));
    row(HelpDock::tr("Arrow keys"), HelpDock::tr("Move the selection in the focused view"));
    row(HelpDock::tr("Home"), HelpDock::tr("Show the whole picture again"));
    row(HelpDock::tr("Tab"), HelpDock::tr("Go to the next control"));
    return QStringLiteral("<h2>%1</h2><table>%2</table>").arg(HelpDock::tr("Keyboard"), rows);
}

} // namespace sinkscope
