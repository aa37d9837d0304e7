#include "TinyGguf.h"
#include "model/Model.h"
#include "model/ModelWeights.h"
#include "text/Tokenizer.h"

#include <QtTest>

using namespace sinkscope;
namespace fs = std::filesystem;

namespace {

Model modelOf(std::vector<fs::path> files) {
    return Model(ModelConfig{}, std::make_unique<const ModelWeights>(), nullptr, std::move(files), LoadOptions{}, 0.0);
}

QString sha256(const QByteArray& bytes) {
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

QString hashOf(std::vector<fs::path> files) {
    const auto hash = weightHash(modelOf(std::move(files)), Progress());
    return QString::fromStdString(hash ? *hash : hash.error().message());
}

} // namespace

class WeightHashTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void hashesOneFileAsSha256sumDoes();
    void hashesShardsAsTheListingOfSha256sum();
    void reportsHowFarItIs();
    void stopsWhenCancelled();
    void refusesAFileThatIsGone();

private:
    fs::path path(const char* name) const { return fs::path(folder_.path().toStdString()) / name; }
    QTemporaryDir folder_;
};

void WeightHashTest::hashesOneFileAsSha256sumDoes() {
    const QByteArray large(10'000'000, 'x'); // several pieces
    writeFile(path("large"), large.toStdString());
    QCOMPARE(hashOf({path("large")}), sha256(large));
}

void WeightHashTest::hashesShardsAsTheListingOfSha256sum() {
    writeFile(path("a"), "first");
    writeFile(path("b"), "second");
    const QString listing = sha256("first") + "  a\n" + sha256("second") + "  b\n";
    QCOMPARE(hashOf({path("b"), path("a")}), sha256(listing.toLatin1()));
}

void WeightHashTest::reportsHowFarItIs() {
    writeFile(path("large"), std::string(10'000'000, 'x'));
    std::int64_t last = 0;
    const Progress progress({}, [&](Stage stage, std::int64_t done, std::int64_t total) {
        QVERIFY(stage == Stage::checkingFile && total == 10'000'000 && done > last);
        last = done;
    });
    QVERIFY(weightHash(modelOf({path("large")}), progress));
    QCOMPARE(last, std::int64_t{10'000'000});
}

void WeightHashTest::stopsWhenCancelled() {
    writeFile(path("a"), "first");
    std::stop_source stop;
    stop.request_stop();
    const auto hash = weightHash(modelOf({path("a")}), Progress(stop.get_token()));
    QVERIFY(!hash && hash.error().kind == Error::Kind::cancelled);
}

void WeightHashTest::refusesAFileThatIsGone() {
    QVERIFY(hashOf({path("gone")}).contains("does not exist"));
    QVERIFY(hashOf({}).contains("not read from a file"));
}

QTEST_APPLESS_MAIN(WeightHashTest)
#include "WeightHashTest.moc"
