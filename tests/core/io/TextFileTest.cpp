#include "io/TextFile.h"

#include "WithoutRoot.h"
#include "io/TokenText.h"

#include <QTemporaryDir>
#include <QtTest>
#include <filesystem>

using namespace sinkscope;
namespace fs = std::filesystem;

class TextFileTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    fs::path place(const char* name) const { return fs::path(folder_.path().toStdString()) / name; }

private Q_SLOTS:
    void readsWhatItWrote() {
        QVERIFY(writeTextFile(place("a.txt"), "first"));
        QVERIFY(writeTextFile(place("a.txt"), "second\n"));
        QCOMPARE(*readTextFile(place("a.txt")), std::string("second\n"));
        QVERIFY(!fs::exists(place("a.txt.part")));
    }

    void writesThroughALink() {
        QVERIFY(writeTextFile(place("target.txt"), "old"));
        fs::create_symlink(place("target.txt"), place("link.txt"));
        QVERIFY(writeTextFile(place("link.txt"), "new"));
        QVERIFY(fs::is_symlink(place("link.txt")));
        QCOMPARE(*readTextFile(place("target.txt")), std::string("new"));
    }

    void namesAFileThatIsMissingAndAFolder() {
        QVERIFY(readTextFile(place("none.txt")).error().message().find("none.txt cannot be read") != std::string::npos);
        QVERIFY(readTextFile(place("")).error().message().find("it is a folder") != std::string::npos);
    }

    void reportsAFullDisk() {
        if (!fs::exists("/dev/full"))
            QSKIP("This system has no /dev/full.");
        const auto written = writeTextFile("/dev/full", std::string(100000, 'x'));
        QVERIFY(!written);
        QVERIFY(written.error().message().find("/dev/full cannot be written: No space left") != std::string::npos);
        QVERIFY(fs::exists("/dev/full"));
    }

    void leavesTheOldFileWhenTheFolderIsClosed() {
        const fs::path folder = place("closed");
        fs::create_directory(folder);
        QVERIFY(writeTextFile(folder / "kept.txt", "old"));
        fs::permissions(folder, fs::perms::owner_read | fs::perms::owner_exec);
        const auto written = [&] {
            const WithoutRoot ordinaryUser;
            return writeTextFile(folder / "kept.txt", "new");
        }();
        fs::permissions(folder, fs::perms::owner_all);
        QVERIFY(!written);
        QVERIFY(written.error().message().find("kept.txt cannot be written") != std::string::npos);
        QCOMPARE(*readTextFile(folder / "kept.txt"), std::string("old"));
    }

    void showsBytesAsTextAndHexadecimal() {
        QCOMPARE(validText("caf\xC3\xA9"), std::string("caf\xC3\xA9"));
        QCOMPARE(validText("\xC3"), std::string("\xEF\xBF\xBD"));
        QCOMPARE(validText(std::string_view("a\0\"\n", 4)), std::string("a\0\"\n", 4));
        QCOMPARE(hexadecimal("\x01\xAB"), std::string("01ab"));
    }
};

QTEST_APPLESS_MAIN(TextFileTest)
#include "TextFileTest.moc"
