#include "io/InterventionsJson.h"

#include <QtTest>
#include <nlohmann/json.hpp>

using namespace sinkscope;

namespace {

QString faultOf(const char* text) {
    const auto parsed = parseInterventions(text);
    return parsed ? QStringLiteral("parsed") : QString::fromStdString(parsed.error().message());
}

} // namespace

class InterventionsJsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyKindComesBackEqual() {
        WeMask mask;
        mask.layers = {LayerSet::Kind::listed, {12, 13, 14, 20}};
        mask.count = 6;
        mask.ranking = WeMask::Ranking::random;
        mask.seed = 7;
        mask.place = WeMask::Place::beforeNorm;
        mask.tokens = {TokenSet::Kind::listed, {0, 4}};
        WeMask listed;
        listed.ranking = WeMask::Ranking::listed;
        listed.channels = {507, 12};
        NormSwap tanh;
        tanh.site = NormSite::feedForwardInput;
        tanh.layers = {LayerSet::Kind::listed, {11}};
        tanh.to = NormSwap::Target::dynamicTanh;
        tanh.alpha = 0.05;
        tanh.scale = 2.0;
        NormSwap flattened;
        flattened.to = NormSwap::Target::flattenedGain;
        flattened.share = 0.25;
        NormSwap last;
        last.site = NormSite::final;
        last.to = NormSwap::Target::none;
        SpikeEdit massive;
        massive.layer = 11;
        massive.to = SpikeEdit::Target::mean;
        SpikeEdit value{11, std::vector<EntryPlace>{{0, 507}}, SpikeEdit::Target::value, 20000.0};
        SpikeEdit scale{11, std::vector<EntryPlace>{{0, 507}}, SpikeEdit::Target::scale, 0.5};
        const Interventions all = {WeMask(),
                                   mask,
                                   listed,
                                   tanh,
                                   flattened,
                                   last,
                                   HeadAblation{{{14, 3}, {20, 0}}, HeadAblation::How::withoutSink},
                                   massive,
                                   value,
                                   scale,
                                   VirtualSink{5.0, std::nullopt},
                                   VirtualSink{0.0, std::vector<HeadPlace>{{1, 2}}},
                                   TokenIsolation{TokenIsolation::Kind::selfOnly, {5}, {}},
                                   TokenIsolation{TokenIsolation::Kind::hide, {0, 1}, {LayerSet::Kind::listed, {3}}},
                                   KeepSinks{4, 64, {}},
                                   ScaleWeight{2, 507, 11, 0.0},
                                   CapFeedForward{11}};
        const auto again = parseInterventions(interventionsJson(all).dump());
        QVERIFY2(again.has_value(), again ? "" : again.error().message().c_str());
        QVERIFY(*again == all);
    }

    void rangesListsAndWordsNameLayers() {
        const auto layers = [](const char* text) {
            return std::get<TokenIsolation>(
                       parseInterventions(std::string(R"([{"kind": "hide", "tokens": [0], "layers": )") + text + "}]")
                           ->front())
                .layers;
        };
        QCOMPARE(layers(R"({"first": 2, "last": 4})").listed, (std::vector<std::int64_t>{2, 3, 4}));
        QCOMPARE(layers("[4, 2, 2]").listed, (std::vector<std::int64_t>{2, 4}));
        QVERIFY(layers(R"("all")").kind == LayerSet::Kind::all);
        QVERIFY(layers(R"("afterEmergence")").kind == LayerSet::Kind::afterEmergence);
    }

    void faultsAreNamedWithWhatIsAllowed_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("said");
        const auto add = [](const char* name, const char* text, const QStringList& said) {
            QTest::newRow(name) << QByteArray(text) << said;
        };
        add("no JSON", "{", {"not valid JSON"});
        add("no list", R"({"interventions": 3})", {"not a list"});
        add("unknown document field", R"({"interventions": [], "more": 1})", {"more"});
        add("no object", "[3]", {"Intervention 1", "not a JSON object"});
        add("no kind", "[{}]", {"Intervention 1", "kind"});
        add("unknown kind", R"([{"kind": "weMusk"}])", {"weMusk", "weMask", "capFfn"});
        add("unknown field", R"([{"kind": "weMask", "counts": 3}])", {"weMask", "counts", "count", "ranking"});
        add("field of another target", R"([{"kind": "normSwap", "site": "final", "to": "none", "alpha": 1}])",
            {"alpha"});
        add("layers of the final norm", R"([{"kind": "normSwap", "site": "final", "to": "none", "layers": [1]}])",
            {"layers"});
        add("unknown word", R"([{"kind": "weMask", "ranking": "loud"}])", {"ranking", "loud", "magnitude"});
        add("count and rate", R"([{"kind": "weMask", "count": 3, "rate": 0.1}])", {"count", "rate"});
        add("channels and count", R"([{"kind": "weMask", "channels": [3], "count": 1}])", {"channels", "count"});
        add("channels and ranking", R"([{"kind": "weMask", "channels": [3], "ranking": "gain"}])",
            {"channels", "ranking"});
        add("no channel", R"([{"kind": "weMask", "channels": []}])", {"channels", "at least one"});
        add("count 0", R"([{"kind": "weMask", "count": 0}])", {"count", "at least 1"});
        add("rate 2", R"([{"kind": "weMask", "rate": 2}])", {"rate", "up to 1"});
        add("fraction for a number", R"([{"kind": "spikeEdit", "layer": 1.5}])", {"layer", "whole number"});
        add("negative layer", R"([{"kind": "spikeEdit", "layer": -1}])", {"layer", "-1"});
        add("missing value", R"([{"kind": "spikeEdit", "layer": 1, "to": "value"}])", {"value", "needs"});
        add("backward range", R"([{"kind": "hide", "tokens": [0], "layers": {"first": 4, "last": 2}}])",
            {"first", "last"});
        add("half range", R"([{"kind": "hide", "tokens": [0], "layers": {"first": 4}}])", {"first", "last"});
        add("endless range", R"([{"kind": "hide", "tokens": [0], "layers": {"first": 0, "last": 9000000000000}}])",
            {"first"});
        add("empty layers", R"([{"kind": "hide", "tokens": [0], "layers": []}])", {"at least one layer"});
        add("triples", R"([{"kind": "headAblation", "heads": [[1, 2, 3]]}])", {"heads", "pairs"});
        add("text for a number", R"([{"kind": "virtualSink", "logit": "5"}])", {"logit", "a number"});
        add("giant number", R"([{"kind": "virtualSink", "logit": 1e999}])", {"not valid JSON"});
        add("window 0", R"([{"kind": "keepSinks", "window": 0}])", {"window", "at least 1"});
        add("second one", R"([{"kind": "weMask"}, {"kind": "hide"}])", {"Intervention 2 (hide)", "tokens"});
    }
    void faultsAreNamedWithWhatIsAllowed() {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, said);
        const QString fault = faultOf(text.constData());
        for (const QString& part : said)
            QVERIFY2(fault.contains(part), qPrintable(fault));
        QVERIFY2(fault.endsWith('.'), qPrintable(fault));
    }
};

QTEST_APPLESS_MAIN(InterventionsJsonTest)
#include "InterventionsJsonTest.moc"
