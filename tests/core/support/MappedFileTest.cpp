#include "support/MappedFile.h"
#include "TinyGguf.h"
#include "WithoutRoot.h"
#include "support/CheckedMath.h"

#include <QtTest>

#include <sys/stat.h>

using namespace sinkscope;
namespace fs = std::filesystem;

class MappedFileTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void showsTheBytesOfAFile();
    void givesDroppedPagesBack();
    void noticesAFileThatBecameShorter();
    void refusesWhatIsNoReadableFile();
    void noticesOverflow();

private:
    fs::path path(const char* name) const { return fs::path(folder_.path().toStdString()) / name; }
    QString sentence(const char* name) const {
        const auto file = MappedFile::open(path(name));
        return file ? QString("opened") : QString::fromStdString(file.error().message());
    }
    QTemporaryDir folder_;
};

void MappedFileTest::showsTheBytesOfAFile() {
    writeFile(path("f"), "abc");
    const auto file = MappedFile::open(path("f"));
    QVERIFY(file);
    QCOMPARE((*file)->bytes().size(), std::size_t{3});
    QVERIFY((*file)->bytes()[2] == std::byte{'c'});
    QVERIFY((*file)->path() == path("f"));
}

void MappedFileTest::givesDroppedPagesBack() {
    writeFile(path("f"), std::string(100000, 'x'));
    const auto file = MappedFile::open(path("f"));
    QVERIFY(file);
    (*file)->drop((*file)->bytes());
    (*file)->drop((*file)->bytes().subspan(10, 20)); // less than a page: nothing to drop
    QVERIFY((*file)->bytes()[50000] == std::byte{'x'});
}

void MappedFileTest::noticesAFileThatBecameShorter() {
    writeFile(path("f"), std::string(100000, 'x'));
    const auto file = MappedFile::open(path("f"));
    QVERIFY(file && (*file)->whole());
    fs::resize_file(path("f"), 200000);
    QVERIFY((*file)->whole()); // what is mapped is still there
    fs::resize_file(path("f"), 5000);
    const auto whole = (*file)->whole();
    QVERIFY(!whole);
    const QString said = QString::fromStdString(whole.error().message());
    QVERIFY2(said.contains("100000 bytes were there, now 5000"), qPrintable(said));
}

void MappedFileTest::refusesWhatIsNoReadableFile() {
    QVERIFY(sentence("missing").contains("does not exist"));
    QVERIFY(sentence(".").contains("is a folder where a file is expected"));
    writeFile(path("empty"), "");
    QVERIFY(sentence("empty").contains("is empty (0 bytes)"));
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    QVERIFY(sentence("pipe").contains("is a device or pipe"));
    writeFile(path("locked"), "x");
    fs::permissions(path("locked"), fs::perms::none);
    fs::permissions(path("."), fs::perms::all);
    const WithoutRoot ordinaryUser;
    QVERIFY(sentence("locked").contains("permission is denied"));
}

void MappedFileTest::noticesOverflow() {
    QVERIFY(checkedAdd(1, 2) == 3U);
    QVERIFY(!checkedAdd(~std::uint64_t{0}, 1));
    QVERIFY(checkedMultiply(3, 4) == 12U);
    QVERIFY(!checkedMultiply(std::uint64_t{1} << 32U, std::uint64_t{1} << 32U));
}

QTEST_APPLESS_MAIN(MappedFileTest)
#include "MappedFileTest.moc"
