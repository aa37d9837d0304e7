#include "RandomSession.h"
#include "SessionBytes.h"
#include "engine/Engine.h"
#include "session/SessionFile.h"

#include <QtTest>

#include <csignal>
#include <random>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace sinkscope;
namespace fs = std::filesystem;

/// What is left when the program dies while it saves.
class SessionCrashTest : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;

    fs::path path() const { return fs::path(folder_.path().toStdString()) / "a.sinkscope"; }

    /// A child that saves the two in turn until it is killed.
    static pid_t startSaving(const fs::path& file, const Session& one, const Session& two) {
        const pid_t child = ::fork();
        if (child == 0)
            for (bool first = true;; first = !first)
                if (!writeSession(file, first ? one : two))
                    ::_exit(1);
        return child;
    }
    /// Removes what the dead left beside the file; true when there was something.
    bool removeParts() const {
        bool any = false;
        for (const auto& entry : fs::directory_iterator(folder_.path().toStdString()))
            if (entry.path() != path())
                any = fs::remove(entry.path()) || any;
        return any;
    }

private Q_SLOTS:
    void initTestCase() { startEngine(); }

    void killedAtAHundredRandomMomentsTheOldOrTheNewFileIsThere() {
        const Session one = fullSession(1, 96), two = fullSession(2, 96);
        QVERIFY(writeSession(path(), two));
        const std::string second = bytesOf(path());
        QVERIFY(writeSession(path(), one));
        const std::string first = bytesOf(path());
        QVERIFY(first != second);
        std::mt19937 dice(5);
        int cutShort = 0, ofEach[2] = {0, 0};
        for (int round = 0; round < 100; ++round) {
            const pid_t child = startSaving(path(), one, two);
            QVERIFY(child > 0);
            std::this_thread::sleep_for(std::chrono::microseconds(2000 + dice() % 40000));
            ::kill(child, SIGKILL);
            int status = 0;
            QCOMPARE(::waitpid(child, &status, 0), child);
            QVERIFY2(WIFSIGNALED(status), "the child ended by itself: it could not save");
            const std::string now = bytesOf(path());
            QVERIFY2(now == first || now == second, "neither the old nor the new file");
            QVERIFY(readSession(path()));
            ++ofEach[now == first ? 0 : 1];
            cutShort += removeParts() ? 1 : 0;
        }
        qInfo("killed in the midst of writing %d times of 100; %d times the one, %d times the other file was there",
              cutShort, ofEach[0], ofEach[1]);
        QVERIFY2(cutShort > 10, "hardly a kill hit a file being written: the test shows nothing");
    }
};

QTEST_GUILESS_MAIN(SessionCrashTest)
#include "SessionCrashTest.moc"
