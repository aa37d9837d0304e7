#include "session/WindowView.h"

#include "window/MainWindow.h"
#include "window/OverviewPanes.h"
#include "workspace/Workspaces.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace sinkscope {

namespace {

const QString geometryKey = QStringLiteral("geometry");
const QString docksKey = QStringLiteral("docks");
const QString panesKey = QStringLiteral("panes");
const QString pagesKey = QStringLiteral("pages");

QString textOf(const QByteArray& bytes) {
    return QString::fromLatin1(bytes.toBase64());
}

QByteArray bytesOf(const QJsonValue& text) {
    return QByteArray::fromBase64(text.toString().toLatin1());
}

} // namespace

std::string windowView(MainWindow& window) {
    QJsonObject view{{geometryKey, textOf(window.saveGeometry())},
                     {docksKey, textOf(window.dockLayout().state())},
                     {pagesKey, window.workspaces().state()}};
    if (!window.workspaces().overview().enlarged())
        view[panesKey] = textOf(window.workspaces().overview().saveLayout());
    return QJsonDocument(view).toJson(QJsonDocument::Compact).toStdString();
}

void restoreWindowView(MainWindow& window, const QString& text) {
    const QJsonObject view = QJsonDocument::fromJson(text.toUtf8()).object();
    const auto has = [&view](const QString& key) { return view.contains(key); };
    if (has(geometryKey))
        window.restoreGeometry(bytesOf(view[geometryKey]));
    if (has(docksKey))
        window.dockLayout().restore(bytesOf(view[docksKey]));
    if (has(panesKey))
        window.workspaces().overview().restoreLayout(bytesOf(view[panesKey]));
    window.workspaces().restore(view[pagesKey].toObject());
}

} // namespace sinkscope
