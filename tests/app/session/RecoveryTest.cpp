#include "session/Recovery.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace sinkscope;

namespace {

void put(const QString& path, const QByteArray& content) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace

class RecoveryTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;

private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }

    void twoProgramsKeepTwoFiles() {
        const Recovery one(folder_->path()), other(folder_->path());
        QVERIFY(!one.file().isEmpty());
        QVERIFY(one.file() != other.file());
    }

    void offersOnlyWhatDeadProgramsLeft() {
        const Recovery alive(folder_->path()), own(folder_->path());
        put(alive.file(), "alive");
        put(own.file(), "own");
        const QString dead = folder_->filePath("kept-dead.sinkscope");
        put(dead, "dead");
        QCOMPARE(own.leftOver(), QStringList{dead});
    }

    void orderlyEndsLeaveNothing() {
        QString file;
        {
            const Recovery own(folder_->path());
            file = own.file();
            put(file, "own");
        }
        QVERIFY(!QFile::exists(file));
        QVERIFY(Recovery(folder_->path()).leftOver().isEmpty());
    }

    void takesOverWhatWasLeft() {
        Recovery own(folder_->path());
        put(own.file(), "own");
        const QString dead = folder_->filePath("kept-dead.sinkscope");
        put(dead, "dead");
        QVERIFY(own.take(dead));
        QVERIFY(!QFile::exists(dead));
        QFile taken(own.file());
        QVERIFY(taken.open(QIODevice::ReadOnly));
        QCOMPARE(taken.readAll(), QByteArray("dead"));
        QVERIFY(own.leftOver().isEmpty());
    }

    void aFolderThatCannotBeMadeKeepsNothing() {
        const QString file = folder_->filePath("file");
        put(file, "no folder");
        const Recovery own(file + "/below");
        QVERIFY(own.file().isEmpty());
        QVERIFY(own.leftOver().isEmpty());
    }
};

QTEST_GUILESS_MAIN(RecoveryTest)
#include "RecoveryTest.moc"
