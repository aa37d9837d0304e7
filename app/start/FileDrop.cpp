#include "start/FileDrop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

namespace sinkscope {
namespace {

/// The one local file or folder of a drag; empty for anything else.
QString draggedPath(const QEvent* event) {
    const QList<QUrl> urls = static_cast<const QDropEvent*>(event)->mimeData()->urls();
    return urls.size() == 1 && urls.first().isLocalFile() ? urls.first().toLocalFile() : QString();
}

} // namespace

FileDrop::FileDrop(QWidget* target) : QObject(target) {
    target->setAcceptDrops(true);
    target->installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::DragEnter:
        if (draggedPath(event).isEmpty())
            return false;
        static_cast<QDropEvent*>(event)->acceptProposedAction();
        Q_EMIT dragChanged(Drag::above);
        return true;
    case QEvent::DragLeave:
        Q_EMIT dragChanged(Drag::gone);
        return true;
    case QEvent::Drop: {
        Q_EMIT dragChanged(Drag::gone);
        const QString path = draggedPath(event);
        if (path.isEmpty())
            return false;
        static_cast<QDropEvent*>(event)->acceptProposedAction();
        Q_EMIT dropped(path);
        return true;
    }
    default:
        return QObject::eventFilter(watched, event);
    }
}

} // namespace sinkscope
