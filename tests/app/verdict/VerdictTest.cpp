#include "verdict/Verdict.h"

#include "PlantedFindings.h"
#include "verdict/SelectionLink.h"
#include "verdict/VerdictWords.h"

#include <QRegularExpression>
#include <QtTest>

using namespace sinkscope;

namespace {

QString plain(QString html) {
    static const QRegularExpression tags(QStringLiteral("<[^>]*>"));
    return html.remove(tags);
}

Findings planted(const PlantedStory& story = {}) {
    return plantedFindings(story, plantedModel(story));
}

/// Nothing massive: the birth lies beyond the last layer.
PlantedStory quietStory() {
    PlantedStory story;
    story.birth = story.removal = story.layers;
    return story;
}

/// The targets of all links, in the order of the text.
std::vector<SelectionLink> links(const QString& html) {
    static const QRegularExpression href(QStringLiteral("href=\"([^\"]*)\""));
    std::vector<SelectionLink> found;
    for (auto match = href.globalMatch(html); match.hasNext();)
        if (const auto link =
                selectionLink(match.next().captured(1).replace(QLatin1String("&amp;"), QLatin1String("&"))))
            found.push_back(*link);
    return found;
}

} // namespace

class VerdictTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void tellsBirthEndAndSinksInOneBreath() {
        // 5 layers after the birth, 3 of 4 heads each: 15 of 32 heads.
        QCOMPARE(plain(verdict(planted())),
                 QStringLiteral("Layer 2's feed-forward writes 24,400 into channel 7 of token 0 ‘The’. It stays until "
                                "layer 6. 47 % of heads then sink on it."));
    }

    void everyNumberLeadsToItsPlace() {
        const std::vector<SelectionLink> found = links(verdict(planted()));
        QCOMPARE(found.size(), 6u);
        QVERIFY(found[0] == (SelectionLink{.layer = 2}));
        QVERIFY(found[1] == (SelectionLink{.layer = 2, .key = 0, .channel = 7}));
        QVERIFY(found[2] == (SelectionLink{.channel = 7}));
        QVERIFY(found[3] == (SelectionLink{.key = 0}));
        QVERIFY(found[4] == (SelectionLink{.layer = 6}));
        QVERIFY(found[5] == (SelectionLink{.layer = 3, .head = 0, .key = 0})); // the strongest sink
    }

    void spikeThatIsNeverRemovedStaysToTheEnd() {
        PlantedStory story;
        story.removal = story.layers;
        QVERIFY(plain(verdict(planted(story))).contains(QStringLiteral("It stays to the end.")));
    }

    void endIsTheLayerAfterTheLastMassiveOneWithoutAStepDown() {
        Findings findings = planted();
        findings.lifeCycle.stepDown.clear();
        QVERIFY(plain(verdict(findings)).contains(QStringLiteral("It stays until layer 6.")));
    }

    void attentionIsNamedWhenItWrites() {
        Findings findings = planted();
        findings.lifeCycle.emergence->part = BlockPart::attention;
        findings.lifeCycle.stepUp[0].part = BlockPart::attention;
        QVERIFY(plain(verdict(findings)).startsWith(QStringLiteral("Layer 2's attention writes")));
    }

    void spikesInSeveralChannelsAndTokensAreMentioned() {
        Findings findings = planted();
        findings.lifeCycle.spikeChannels = {7, 9};
        QVERIFY(plain(verdict(findings)).contains(QStringLiteral("A spike also in channel 9.")));
        findings.lifeCycle.spikeChannels = {7, 9, 11, 13, 15, 17};
        findings.lifeCycle.spikeTokens = {0, 4};
        QVERIFY(plain(verdict(findings)).contains(QStringLiteral("Spikes also in channels 9, 11, 13 and 2 more.")));
        QVERIFY(plain(verdict(findings)).contains(QStringLiteral("2 tokens carry spikes.")));
    }

    void largestSpikeInAnotherChannelThanTheFirstIsNamed() {
        Findings findings = planted();
        findings.lifeCycle.spike = PlacedValue{104'000.0F, 0, 12};
        findings.lifeCycle.spikeChannels = {7, 12};
        const QString text = plain(verdict(findings));
        QVERIFY(text.startsWith(QStringLiteral("Layer 2's feed-forward writes 24,400 into channel 7")));
        QVERIFY(text.endsWith(QStringLiteral("The largest, 104,000, grows in channel 12.")));
    }

    void sinksElsewhereAreToldApart() {
        Findings findings = planted();
        for (std::int64_t layer = 3; layer < 8; ++layer) // head 2 sinks on another token
            findings.sinks.token[static_cast<std::size_t>(layer * 4 + 2)] = 5;
        QVERIFY(plain(verdict(findings)).contains(QStringLiteral("47 % of heads sink, 31 % on it.")));
    }

    void noSinkOnTheSpikeIsSaid() {
        Findings findings = planted();
        std::ranges::fill(findings.sinks.token, 5);
        const QString said = plain(verdict(findings));
        QVERIFY2(said.contains(QStringLiteral("No head sinks on it. 47 % of heads sink, all on token 5")),
                 qPrintable(said));
    }

    void noSinkAnywhereIsSaidOnce() {
        PlantedStory story;
        story.sinkHeads = 0;
        const QString said = plain(verdict(planted(story)));
        QVERIFY2(said.contains(QStringLiteral(". No head sinks (ε = 0.3).")), qPrintable(said));
        QVERIFY2(!said.contains(QStringLiteral("No head sinks on it")), qPrintable(said));
    }

    void nothingMassiveIsAnHonestAnswerWithItsNumbers() {
        const QString text = plain(verdict(planted(quietStory())));
        QCOMPARE(text, QStringLiteral("No massive activation found: the largest value is 0.900 after layer 0, 3.60 × "
                                      "that layer's median; the rule asks for more than 100 and 1,000 ×. No head "
                                      "sinks (ε = 0.3)."));
    }

    void sinksWithoutASpikeAreStillTold() {
        Findings findings = planted(quietStory());
        findings.sinks.strength.at(1, 1) = 0.5F;
        findings.sinks.ratio = 1.0 / 32.0;
        QVERIFY(plain(verdict(findings)).endsWith(QStringLiteral("3 % of heads sink, all on token 0 ‘The’.")));
    }

    void relativeModeSaysSo() {
        Findings findings = planted();
        findings.options.massive.absolute = 0.0;
        QVERIFY(plain(verdict(findings))
                    .endsWith(QStringLiteral("By the relative rule alone: more than 1,000 × the layer's median.")));
        findings = planted(quietStory());
        findings.options.massive.absolute = 0.0;
        QVERIFY(plain(verdict(findings)).contains(QStringLiteral("the relative rule asks for more than 1,000 ×")));
    }

    void massiveWithoutEmergenceSaysThatNoLayerWritesIt() {
        Findings findings = planted();
        findings.lifeCycle.emergence.reset();
        QVERIFY(
            plain(verdict(findings))
                .startsWith(QStringLiteral("Values up to 24,400 stand in channel 7 of token 0 ‘The’ from layer 2 on")));
    }

    void tokenTextIsEscaped() {
        PlantedStory story;
        story.tokens[0] = "<b>";
        QVERIFY(verdict(planted(story)).contains(QStringLiteral("&lt;b&gt;")));
    }

    void firstNanIsNamedByLayerSiteAndToken() {
        Findings findings = planted();
        QVERIFY(badNumberSentence(*findings.run).isEmpty());
        Run run = *findings.run;
        run.badNumber = BadNumber{3, Site::feedForwardOutput, 2};
        const QString text = badNumberSentence(run);
        QVERIFY(text.contains(QStringLiteral("the output of layer 3's feed-forward")));
        QVERIFY(text.contains(QStringLiteral("token 2 ‘house’")));
    }

    void numbersKeepThreeDigits_data() {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("thousands") << 24389.0 << QStringLiteral("24,400");
        QTest::newRow("negative") << -14312.0 << QStringLiteral("-14,300");
        QTest::newRow("tens") << 87.26 << QStringLiteral("87.3");
        QTest::newRow("small") << 0.01234 << QStringLiteral("0.0123");
        QTest::newRow("power of ten") << 1000.0 << QStringLiteral("1,000");
        QTest::newRow("rounds up a digit") << 999.9 << QStringLiteral("1,000");
        QTest::newRow("zero") << 0.0 << QStringLiteral("0");
        QTest::newRow("not a number") << std::nan("") << QStringLiteral("not a number");
    }

    void numbersKeepThreeDigits() {
        QFETCH(double, value);
        QTEST(roundedNumber(value), "text");
    }

    void linkMovesOnlyWhatItNames() {
        const SelectionLink link{.layer = 4, .channel = 9};
        const auto read = selectionLink(link.url());
        QVERIFY(read && *read == link);
        const Selection moved = read->appliedTo({.layer = 1, .head = 2, .query = 3, .key = 4, .channel = 5});
        QVERIFY(moved == (Selection{.layer = 4, .head = 2, .query = 3, .key = 4, .channel = 9}));
    }

    void otherTextIsNoLink() {
        QVERIFY(!selectionLink(QStringLiteral("https://example.org")));
        QVERIFY(!selectionLink(QStringLiteral("select:?layer=x")));
        QVERIFY(!selectionLink(QString()));
    }

    void differenceTellsEachMeasureOnce() {
        Intervened intervened;
        intervened.base = std::make_shared<const Findings>(planted());
        intervened.findings = std::make_shared<const Findings>(planted(quietStory()));
        intervened.comparison.lossChange = 0.25;
        intervened.comparison.meanKl = 0.125;
        intervened.comparison.sinkRatioChange = -0.5;
        intervened.comparison.firstBoundary = 4;
        const QString sentence = differenceVerdict(intervened);
        for (const char* part : {"Loss +0.25", "KL 0.125", "Sink heads −50 points", "Differs after layer 3"})
            QVERIFY2(sentence.contains(QString::fromUtf8(part)), qPrintable(sentence));
    }
};

QTEST_GUILESS_MAIN(VerdictTest)
#include "VerdictTest.moc"
