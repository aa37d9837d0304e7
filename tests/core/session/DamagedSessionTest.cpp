#include "RandomSession.h"
#include "SessionBytes.h"
#include "TinySafetensors.h"
#include "engine/Engine.h"
#include "session/SessionFile.h"

#include <QtTest>

#include <fstream>
#include <random>

using namespace sinkscope;
namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

namespace {

/// A way in which a file lies, and what the sentence about it must name.
struct Lie {
    const char* name;
    std::function<void(Json& header, Json& session)> change;
    const char* named;
};

/// Of the planted exhibit.
Json& panelOf(Json& session, const char* kind) {
    for (Json& panel : session["analyses"]["kept"][0]["exhibit"]["panels"])
        if (panel["kind"] == kind)
            return panel;
    qFatal("no such panel");
}

/// A table, a chart and a grid, with places and labels.
Exhibit plantedExhibit() {
    const Quantity size{"size", "Size", "nats", "How large.", ""};
    Table table{"table", "A table", {size, size}, {{{std::int64_t{1}, 2.0}, {.layer = 1}}, {{"a", {}}, {}}}};
    Chart chart{"chart", "A chart", size, size, {}};
    chart.series = {{"one", SeriesStyle::line, SeriesMeaning::plain, {1.0, 2.0}, {3.0, 4.0}}};
    Grid grid{"grid", "A grid", size, {GridAxisKind::layer, size, 0}, {GridAxisKind::head, size, 0}};
    grid.values = Matrix(1, 2);
    grid.labels = {"left", "right"};
    return {{"It is so."}, {}, {table, chart, grid}};
}

const std::vector<Lie>& lies() {
    static const std::vector<Lie> list{
        {"newer version", [](Json&, Json& session) { session["version"] = sessionVersion + 1; }, "newer Sinkscope"},
        {"no version", [](Json&, Json& session) { session.erase("version"); }, "which version"},
        {"version that is a text", [](Json&, Json& session) { session["version"] = "1"; }, "which version"},
        {"unknown field", [](Json&, Json& session) { session["extra"] = 1; }, "extra"},
        {"no prompt", [](Json&, Json& session) { session.erase("prompt"); }, "prompt"},
        {"side that does not exist", [](Json&, Json& session) { session["side"] = "left"; }, "side"},
        {"negative selection", [](Json&, Json& session) { session["selection"]["layer"] = -1; }, "layer"},
        {"card of an unknown kind",
         [](Json&, Json& session) {
             session["cards"] = Json::array({{{"switch", "on"}, {"intervention", {{"kind", "magic"}}}}});
         },
         "magic"},
        {"no model", [](Json&, Json& session) { session.erase("model"); }, "model"},
        {"no heads", [](Json&, Json& session) { session["config"]["heads"] = 0; }, "size that no model has"},
        {"no key heads", [](Json&, Json& session) { session["config"]["keyValueHeads"] = 0; },
         "size that no model has"},
        {"three key heads for four heads", [](Json&, Json& session) { session["config"]["keyValueHeads"] = 3; },
         "share 3"},
        {"no layers", [](Json&, Json& session) { session["config"]["layers"] = Json::array(); },
         "size that no model has"},
        {"a layer more than arrays",
         [](Json&, Json& session) { session["config"]["layers"].push_back(session["config"]["layers"].front()); },
         "base/attentionOutput/norm"},
        {"huge width", [](Json&, Json& session) { session["config"]["width"] = 1LL << 40; }, "size that no model has"},
        {"narrow width", [](Json&, Json& session) { session["config"]["width"] = 1; }, "topChannel"},
        {"id beyond the vocabulary", [](Json&, Json& session) { session["tokens"][0]["id"] = 1 << 27; }, "vocabulary"},
        {"other ids than in the array",
         [](Json&, Json& session) { session["tokens"][1]["id"] = (session["tokens"][1]["id"].get<int>() + 1) % 64; },
         "ids"},
        {"odd bytes", [](Json&, Json& session) { session["tokens"][0]["bytes"] = "abc"; }, "hexadecimal"},
        {"fewer tokens", [](Json&, Json& session) { session["tokens"].erase(0); }, "\"ids\""},
        {"no sink tokens", [](Json&, Json& session) { session["base"]["sinkTokens"] = 0; }, "sinkTokens"},
        {"other sink tokens", [](Json&, Json& session) { session["base"]["sinkTokens"] = 2; }, "receivedEarly"},
        {"step in a layer that is not there",
         [](Json&, Json& session) {
             session["base"]["lifeCycle"]["stepUp"] =
                 Json::array({{{"layer", 99}, {"part", "attention"}, {"channel", 0}, {"value", 1.0}}});
         },
         "layer"},
        {"ME layer or massive entries without the other",
         [](Json&, Json& session) {
             Json& cycle = session["base"]["lifeCycle"];
             if (cycle.contains("emergence"))
                 cycle.erase("emergence");
             else
                 cycle["emergence"] = {{"layer", 0}, {"part", "attention"}, {"jump", "inf"}};
         },
         "ME layer"},
        {"bad number outside",
         [](Json&, Json& session) {
             session["base"]["badNumber"] = {{"layer", 0}, {"site", "afterAttention"}, {"token", 4000}};
         },
         "bad number"},
        {"interventions missing", [](Json&, Json& session) { session.erase("interventions"); }, "interventions"},
        {"too few changes of the stream", [](Json&, Json& session) { session["streamChange"].erase(0); },
         "streamChange"},
        {"picture of no head", [](Json&, Json& session) { session["pictures"]["maps"][0]["head"] = 44; }, "head"},
        {"picture without array",
         [](Json&, Json& session) {
             session["pictures"]["channels"].push_back({{"channel", 1}});
             session["pictures"]["channels"].push_back({{"channel", 2}});
         },
         "pictures/channel"},
        {"analysis that is not known",
         [](Json&, Json& session) { session["analyses"]["kept"][0]["analysis"] = "magic"; }, "magic"},
        {"analysis of no run", [](Json&, Json& session) { session["analyses"]["kept"][0]["run"] = "left"; }, "run"},
        {"analysis twice",
         [](Json&, Json& session) {
             Json& kept = session["analyses"]["kept"];
             kept.push_back(kept[0]);
         },
         "twice"},
        {"analysis without exhibit", [](Json&, Json& session) { session["analyses"]["kept"][0].erase("exhibit"); },
         "exhibit"},
        {"row that is too short", [](Json&, Json& session) { panelOf(session, "table")["rows"][0].erase(0); }, "wide"},
        {"cell that is a list",
         [](Json&, Json& session) { panelOf(session, "table")["rows"][0][0] = Json::array({1}); }, "words"},
        {"whole number beyond 64 bits",
         [](Json&, Json& session) { panelOf(session, "table")["rows"][0][0] = std::uint64_t{1} << 63; }, "too large"},
        {"fewer places than rows", [](Json&, Json& session) { panelOf(session, "table")["places"].erase(0); },
         "places"},
        {"place before the first layer",
         [](Json&, Json& session) { panelOf(session, "table")["places"][0]["layer"] = -1; }, "layer"},
        {"quantity that is a number",
         [](Json&, Json& session) { panelOf(session, "table")["columns"][0]["title"] = 5; }, "title"},
        {"series of two lengths",
         [](Json&, Json& session) { panelOf(session, "chart")["series"][0]["y"].push_back(1.0); }, "series"},
        {"number that is a word", [](Json&, Json& session) { panelOf(session, "chart")["series"][0]["x"][0] = "many"; },
         "no number"},
        {"scale that does not exist", [](Json&, Json& session) { panelOf(session, "chart")["xScale"] = "cubic"; },
         "xScale"},
        {"sentence without pattern", [](Json&, Json& session) { panelOf(session, "chart")["title"].erase("pattern"); },
         "pattern"},
        {"labels of another number", [](Json&, Json& session) { panelOf(session, "grid")["labels"].push_back("x"); },
         "labels"},
        {"axis that begins nowhere",
         [](Json&, Json& session) { panelOf(session, "grid")["rows"]["first"] = 1LL << 62; }, "first"},
        {"grid without its numbers",
         [](Json& header, Json&) {
             header["analyses/0/9"] = header["analyses/0/2"];
             header.erase("analyses/0/2");
         },
         "analyses/0/2"},
        {"unknown panel", [](Json&, Json& session) { panelOf(session, "grid")["kind"] = "song"; }, "kind"},
        {"word that is no hexadecimal",
         [](Json&, Json& session) {
             panelOf(session, "grid")["labels"][0] = {{"bytes", "xyz"}};
         },
         "hexadecimal"},
        {"window of sinks that does not exist",
         [](Json&, Json& session) { session["analyses"]["choices"]["sinkWindow"] = "half"; }, "sinkWindow"},
        {"long text without its words",
         [](Json&, Json& session) {
             session["analyses"]["choices"]["longText"] = {{"name", "a"}};
         },
         "text"},
        {"array of another type", [](Json& header, Json&) { header["base/loss"]["dtype"] = "I32"; }, "base/loss"},
        {"array of another shape",
         [](Json& header, Json&) {
             auto& shape = header["base/embedding/norm"]["shape"];
             std::swap(shape[0], shape[1]);
         },
         "base/embedding/norm"},
        {"array under another name",
         [](Json& header, Json&) {
             header["base/kl2"] = header["base/loss"];
             header.erase("base/loss");
         },
         "base/loss"},
        {"offsets beyond the file",
         [](Json& header, Json&) {
             header["ids"]["data_offsets"] = {0, 1LL << 60};
         },
         "ids"},
    };
    return list;
}

} // namespace

/// Files that are no good session: each is refused in one sentence, nothing crashes.
class DamagedSessionTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    std::string good_;

    fs::path path() const { return fs::path(folder_->path().toStdString()) / "a.sinkscope"; }
    std::string sentenceAbout(const std::string& bytes) const {
        putBytes(path(), bytes);
        const auto read = readSession(path());
        return read ? std::string() : read.error().message();
    }
    /// One line that names the file and ends like a sentence.
    bool isSentence(const std::string& text) const {
        return text.find('\n') == std::string::npos && text.find(path().string()) != std::string::npos &&
               text.ends_with('.') && text.find("json.exception") == std::string::npos &&
               text.find("download") == std::string::npos;
    }

private Q_SLOTS:
    void initTestCase() {
        startEngine();
        folder_ = std::make_unique<QTemporaryDir>();
        Session session = fullSession(7, 9);
        session.analyses.kept = {{Analysis::sinks,
                                  KeptExhibit::Of::base,
                                  {.layer = 1},
                                  {},
                                  std::make_shared<const Exhibit>(plantedExhibit())}};
        QVERIFY(writeSession(path(), session));
        good_ = bytesOf(path());
    }

    void liesAreNamed_data() {
        QTest::addColumn<int>("index");
        for (int index = 0; index < static_cast<int>(lies().size()); ++index)
            QTest::newRow(lies()[static_cast<std::size_t>(index)].name) << index;
    }
    void liesAreNamed() {
        QFETCH(int, index);
        const Lie& lie = lies()[static_cast<std::size_t>(index)];
        const std::string sentence = sentenceAbout(editedSession(good_, lie.change));
        QVERIFY2(isSentence(sentence) || sentence.find("newer Sinkscope") != std::string::npos, sentence.c_str());
        QVERIFY2(sentence.find(lie.named) != std::string::npos, sentence.c_str());
    }

    void otherFilesAreRefused_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("a text") << QByteArray("The light house keeper climbed the stairs, and climbed them.\n");
        QTest::newRow("GGUF") << QByteArray("GGUF\3\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 24);
        QTest::newRow("a zip file") << QByteArray("PK\3\4 and so on and so on");
        QTest::newRow("a model") << QByteArray::fromStdString(safetensorsOf({{"weight", {1, 2, 3}}}));
        const auto add = [](const char* name, const std::string& session) {
            const Json header{{"__metadata__", {{"sinkscope", session}}}};
            QTest::newRow(name) << QByteArray::fromStdString(safetensorsBytes(header.dump(), ""));
        };
        add("no JSON", "{");
        add("a list", "[1]");
        const std::string deep(200000, '['), closed = deep + std::string(200000, ']');
        const std::string view = "{\"version\": 1, \"view\": ";
        add("deeply nested", view + deep);
        add("deeply nested and closed", view + closed + "}");
    }
    void otherFilesAreRefused() {
        QFETCH(QByteArray, bytes);
        const std::string sentence = sentenceAbout(bytes.toStdString());
        QVERIFY2(isSentence(sentence), sentence.c_str());
    }

    void missingFilesAndFoldersAreRefused() {
        const auto missing = readSession("/nowhere/a.sinkscope");
        QVERIFY(!missing && missing.error().message().find("/nowhere/a.sinkscope") != std::string::npos);
        QVERIFY(!readSession(folder_->path().toStdString()));
    }

    void truncatedFilesAreRefused() {
        for (std::size_t length = 0; length < good_.size(); length += 1 + good_.size() / 150) {
            const std::string sentence = sentenceAbout(good_.substr(0, length));
            QVERIFY2(isSentence(sentence), sentence.c_str());
        }
        const std::string longer = sentenceAbout(good_ + "x");
        QVERIFY2(isSentence(longer), longer.c_str());
    }

    void filesLargerThanMemoryAreRefusedUnread() {
        putBytes(path(), good_);
        std::error_code error;
        fs::resize_file(path(), std::uintmax_t{1} << 42, error); // four tebibytes of nothing
        if (error)
            QSKIP("This file system holds no sparse file of four tebibytes.");
        const auto read = readSession(path());
        QVERIFY(!read);
        QVERIFY2(read.error().message().find("memory") != std::string::npos, read.error().message().c_str());
    }

    void flippedBytesNeverCrash() {
        std::mt19937_64 dice(1);
        std::uint64_t headerLength = 0;
        std::memcpy(&headerLength, good_.data(), sizeof headerLength);
        int refused = 0;
        for (int round = 0; round < 400; ++round) {
            std::string bytes = good_;
            // Most of the rounds in the header, where a file can lie.
            const std::uint64_t reach = round % 4 == 0 ? bytes.size() : headerLength + 8;
            for (int flips = 1 + round % 3; flips > 0; --flips)
                bytes[dice() % reach] ^= static_cast<char>(1U << (dice() % 8));
            const std::string sentence = sentenceAbout(bytes);
            refused += sentence.empty() ? 0 : 1;
            QVERIFY2(sentence.empty() || sentence.ends_with('.'), sentence.c_str());
        }
        QVERIFY(refused > 100);
    }
};

QTEST_GUILESS_MAIN(DamagedSessionTest)
#include "DamagedSessionTest.moc"
