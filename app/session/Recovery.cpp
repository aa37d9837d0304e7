#include "session/Recovery.h"

#include <QDir>
#include <QUuid>

namespace sinkscope {

namespace {

const QString suffix = QStringLiteral(".sinkscope");

QString lockOf(QString file) {
    file.chop(suffix.size());
    return file + QStringLiteral(".lock");
}

} // namespace

QString stateFolder() {
    const QString given = qEnvironmentVariable("XDG_STATE_HOME");
    const QString base = QDir::isAbsolutePath(given) ? given : QDir::homePath() + QStringLiteral("/.local/state");
    return base + QStringLiteral("/sinkscope");
}

Recovery::Recovery(const QString& folder) : folder_(folder) {
    if (!QDir().mkpath(folder))
        return;
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
    const QString file = QDir(folder).filePath(QStringLiteral("kept-") + name + suffix);
    lock_ = std::make_unique<QLockFile>(lockOf(file));
    lock_->setStaleLockTime(0); // only the death of its owner frees it
    if (lock_->tryLock(0))
        file_ = file;
}

Recovery::~Recovery() {
    clear();
}

void Recovery::clear() {
    if (!file_.isEmpty())
        QFile::remove(file_);
}

QStringList Recovery::leftOver() const {
    QStringList files;
    const QDir folder(folder_);
    for (const QString& name : folder.entryList({QStringLiteral("kept-*") + suffix}, QDir::Files, QDir::Time)) {
        const QString file = folder.filePath(name);
        QLockFile lock(lockOf(file));
        lock.setStaleLockTime(0);
        if (file != file_ && lock.tryLock(0))
            files += file;
    }
    return files;
}

bool Recovery::take(const QString& leftOver) {
    clear();
    return !file_.isEmpty() && QFile::rename(leftOver, file_);
}

void Recovery::discard(const QString& leftOver) {
    QFile::remove(leftOver);
}

} // namespace sinkscope
