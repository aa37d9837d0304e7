#include "io/SafetensorsWriter.h"
#include "TinyGguf.h"
#include "WithoutRoot.h"
#include "model/SafetensorsFile.h"

#include <QtTest>

#include <csignal>
#include <cstring>
#include <sys/resource.h>

using namespace sinkscope;
namespace fs = std::filesystem;

namespace {

const std::vector<float> sixFloats{1, 2, 3, 4, 5, 6};
const std::vector<std::int64_t> twoIntegers{-1, std::int64_t{1} << 40};

std::vector<ArrayDeclaration> threeArrays() {
    return {{"ids", {2}, ArrayDeclaration::Type::i64}, {"zero", {0, 3}}, {"values", {2, 3}}};
}

/// While it lives, no file may grow beyond `bytes`; stands for a full disk.
class SmallDisk {
public:
    explicit SmallDisk(::rlim_t bytes) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        previous_ = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    ~SmallDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, previous_);
    }

private:
    rlimit before_{};
    void (*previous_)(int) = nullptr;
};

} // namespace

class SafetensorsWriterTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { folder_ = std::make_unique<QTemporaryDir>(); }
    void writesWhatTheReaderReads();
    void leavesNothingWhenNotFinished();
    void keepsTheOldFileUntilFinished();
    void refusesTooFewTooManyAndWrongValues();
    void refusesTwoArraysOfOneName();
    void refusesWhatTheDiskCannotHold();
    void saysWhenTheDiskRunsFull();
    void refusesAFolderItMayNotWriteTo();

private:
    fs::path path(const char* name = "a.safetensors") const { return fs::path(folder_->path().toStdString()) / name; }
    std::size_t filesLeft() const {
        const fs::directory_iterator folder(folder_->path().toStdString());
        return static_cast<std::size_t>(std::distance(begin(folder), end(folder)));
    }
    std::unique_ptr<QTemporaryDir> folder_;
};

void SafetensorsWriterTest::writesWhatTheReaderReads() {
    auto writer = SafetensorsWriter::create(path(), threeArrays(), {{"model", "tiny \"quoted\""}});
    QVERIFY2(writer, writer ? "" : writer.error().message().c_str());
    QVERIFY(writer->append(twoIntegers));
    QVERIFY(writer->append(std::span(sixFloats).first(1))); // in pieces of any size
    QVERIFY(writer->append(std::span(sixFloats).subspan(1)));
    QVERIFY(!fs::exists(path()));
    QVERIFY(writer->finish());
    const auto source = openSafetensors(path());
    QVERIFY2(source, source ? "" : source.error().message().c_str());
    QCOMPARE(source->find("values")->shape, (std::vector<std::int64_t>{2, 3}));
    std::vector<float> values(6);
    source->read(*source->find("values"), 0, values);
    QCOMPARE(values, sixFloats);
    QVERIFY(source->find("ids")->type == StoredType::i64);
    QCOMPARE(std::memcmp(source->find("ids")->bytes.data(), twoIntegers.data(), 16), 0);
    QCOMPARE(source->find("zero")->elements(), 0);
    QCOMPARE(filesLeft(), std::size_t{1});
}

void SafetensorsWriterTest::leavesNothingWhenNotFinished() {
    {
        auto writer = SafetensorsWriter::create(path(), threeArrays());
        QVERIFY(writer && writer->append(twoIntegers));
        QCOMPARE(filesLeft(), std::size_t{1});
    }
    QCOMPARE(filesLeft(), std::size_t{0});
}

void SafetensorsWriterTest::keepsTheOldFileUntilFinished() {
    writeFile(path(), "old");
    auto writer = SafetensorsWriter::create(path(), {{"x", {1}}});
    QVERIFY(writer);
    QCOMPARE(fs::file_size(path()), std::uintmax_t{3});
    QVERIFY(writer->append(std::span(sixFloats).first(1)));
    QVERIFY(writer->finish());
    QVERIFY(openSafetensors(path()));
}

void SafetensorsWriterTest::refusesTooFewTooManyAndWrongValues() {
    auto few = SafetensorsWriter::create(path(), {{"x", {3}}});
    QVERIFY(few && few->append(std::span(sixFloats).first(2)));
    const auto unfinished = few->finish();
    QVERIFY(!unfinished && unfinished.error().message().find("array \"x\" lacks 4 bytes") != std::string::npos);
    QVERIFY(!few->append(std::span(sixFloats).first(1))); // a failure stays
    auto many = SafetensorsWriter::create(path(), {{"x", {3}}});
    QVERIFY(many && !many->append(sixFloats));
    auto wrong = SafetensorsWriter::create(path(), {{"x", {3}}});
    QVERIFY(wrong && !wrong->append(twoIntegers));
    QVERIFY(!fs::exists(path()));
}

void SafetensorsWriterTest::refusesTwoArraysOfOneName() {
    QVERIFY(!SafetensorsWriter::create(path(), {{"x", {1}}, {"x", {1}}}));
    QVERIFY(!SafetensorsWriter::create(path(), {{"x", {-1}}}));
    QVERIFY(!SafetensorsWriter::create(path(), {{"x", {std::int64_t{1} << 62, 8}}}));
    QCOMPARE(filesLeft(), std::size_t{0});
}

void SafetensorsWriterTest::refusesWhatTheDiskCannotHold() {
    const auto writer = SafetensorsWriter::create(path(), {{"x", {std::int64_t{1} << 50}}});
    QVERIFY(!writer);
    QVERIFY2(writer.error().message().find("but the disk has only") != std::string::npos,
             writer.error().message().c_str());
    QCOMPARE(filesLeft(), std::size_t{0});
}

void SafetensorsWriterTest::saysWhenTheDiskRunsFull() {
    const std::vector<float> values(100000, 1.0F);
    {
        auto writer = SafetensorsWriter::create(path(), {{"x", {100000}}});
        QVERIFY(writer);
        const SmallDisk full(1000);
        const auto appended = writer->append(values);
        QVERIFY(!appended);
        QVERIFY2(appended.error().message().find("cannot be written") != std::string::npos,
                 appended.error().message().c_str());
        QVERIFY(!writer->finish());
    }
    QCOMPARE(filesLeft(), std::size_t{0});
}

void SafetensorsWriterTest::refusesAFolderItMayNotWriteTo() {
    const auto missing = SafetensorsWriter::create(path("no/such/folder/a"), {{"x", {1}}});
    QVERIFY(!missing && missing.error().message().find("cannot be written") != std::string::npos);
    fs::permissions(path("."), fs::perms::owner_read | fs::perms::owner_exec);
    {
        const WithoutRoot ordinaryUser;
        QVERIFY(!SafetensorsWriter::create(path(), {{"x", {1}}}));
    }
    fs::permissions(path("."), fs::perms::owner_all);
}

QTEST_APPLESS_MAIN(SafetensorsWriterTest)
#include "SafetensorsWriterTest.moc"
