#include "menus/InterventionActions.h"
#include "PlantedFindings.h"
#include "interventions/HeadChoices.h"

#include <QMenu>
#include <QTest>

namespace sinkscope {
namespace {

/// The action that a path of menu texts leads to; each text is the beginning of an entry's.
QAction* actionAt(const QMenu& menu, const QStringList& path) {
    const QMenu* level = &menu;
    QAction* found = nullptr;
    for (const QString& text : path) {
        found = nullptr;
        for (QAction* action : level->actions())
            if (action->text().startsWith(text))
                found = action;
        if (!found)
            return nullptr;
        level = found->menu();
    }
    return found;
}

/// Four layers of two heads.
SinkFinding noSinks() {
    SinkFinding sinks;
    sinks.strength = Matrix(4, 2, 0.1F);
    return sinks;
}

SinkFinding sinksInTheLastLayer() {
    SinkFinding sinks = noSinks();
    sinks.strength.at(3, 0) = sinks.strength.at(3, 1) = 0.9F;
    return sinks;
}

} // namespace

class InterventionActionsTest : public QObject {
    Q_OBJECT

    std::shared_ptr<const Findings> findings_ = PlantedFindings(4, 2, PlantedFindings::sentence(6)).make();
    Interventions chosen_;
    InterventionChosen keep_ = [this](const Intervention& intervention) { chosen_.push_back(intervention); };

    void trigger(const QMenu& menu, const QStringList& path) {
        QAction* action = actionAt(menu, path);
        QVERIFY2(action && action->isEnabled(), qPrintable(path.join(QStringLiteral(" > "))));
        action->trigger();
    }

private Q_SLOTS:
    void init() { chosen_.clear(); }

    void aHeadIsAblatedInEachWay() {
        QMenu menu;
        addHeadActions(menu, {2, 1}, sinksInTheLastLayer(), keep_);
        const QString title = QStringLiteral("Ablate layer 2 head 1");
        for (const char* way : {"Output zero", "Output is its mean", "All attention to the first",
                                "All attention to the token itself", "Without the first token"})
            trigger(menu, {title, QLatin1String(way)});
        using How = HeadAblation::How;
        Interventions expected;
        for (const How how : {How::zero, How::mean, How::firstToken, How::self, How::withoutSink})
            expected.push_back(HeadAblation{{{2, 1}}, how});
        QVERIFY(chosen_ == expected);
    }

    void groupsOfHeadsAreTheLayersTheSinksAndTheOthers() {
        QMenu menu;
        addHeadActions(menu, {2, 1}, sinksInTheLastLayer(), keep_);
        trigger(menu, {QStringLiteral("Ablate all heads of layer 2"), QStringLiteral("Output zero")});
        trigger(menu, {QStringLiteral("Ablate all sink heads (2)"), QStringLiteral("Output zero")});
        trigger(menu, {QStringLiteral("Ablate all other heads (6)"), QStringLiteral("Output zero")});
        const auto headsOf = [this](std::size_t index) { return std::get<HeadAblation>(chosen_[index]).heads; };
        QCOMPARE(headsOf(0), (std::vector<HeadPlace>{{2, 0}, {2, 1}}));
        QCOMPARE(headsOf(1), (std::vector<HeadPlace>{{3, 0}, {3, 1}}));
        QCOMPARE(headsOf(2).size(), std::size_t{6});
        QCOMPARE(headsOf(2).back(), (HeadPlace{2, 1}));
    }

    void withoutSinkHeadsTheirEntryIsDisabled() {
        QMenu menu;
        addHeadActions(menu, {0, 0}, noSinks(), keep_);
        QVERIFY(!actionAt(menu, {QStringLiteral("Ablate all sink heads (0)")})->menu()->isEnabled());
    }

    void sinkHeadsAreThoseAboveEpsilon() {
        SinkFinding sinks;
        sinks.epsilon = 0.3;
        sinks.strength = Matrix(2, 2, 0.1F);
        sinks.strength.at(1, 0) = 0.31F;
        QCOMPARE(sinkHeads(sinks), (std::vector<HeadPlace>{{1, 0}}));
    }

    void anEntryIsSetAtItsPlace() {
        QMenu menu;
        addEntryActions(menu, *findings_->run, {3, {0, 507}, 12.5}, keep_);
        const QString title = QStringLiteral("Set channel 507 of token 0 ‘The’ after layer 3");
        trigger(menu, {title, QStringLiteral("To zero")});
        trigger(menu, {title, QStringLiteral("To its calibration mean")});
        trigger(menu, {title, QStringLiteral("To its value in the other run, 12.5")});
        trigger(menu, {QStringLiteral("Set all massive entries after layer 3"), QStringLiteral("To zero")});
        using Target = SpikeEdit::Target;
        const std::vector<EntryPlace> here{{0, 507}};
        QVERIFY((chosen_ == Interventions{SpikeEdit{3, here, Target::zero, 0.0}, SpikeEdit{3, here, Target::mean, 0.0},
                                          SpikeEdit{3, here, Target::value, 12.5},
                                          SpikeEdit{3, std::nullopt, Target::zero, 0.0}}));
    }

    void anUnknownValueOfTheOtherRunIsNotOffered() {
        QMenu menu;
        addEntryActions(menu, *findings_->run, {3, {0, 507}, std::nullopt}, keep_);
        QVERIFY(!actionAt(menu, {QStringLiteral("Set channel 507"), QStringLiteral("To its value in the other")}));
    }

    void weMaskTakesTheTokenAndTheLayer() {
        QMenu menu;
        addEntryActions(menu, *findings_->run, {3, {5, 507}, std::nullopt}, keep_);
        trigger(menu, {QStringLiteral("WeMask token 5"), QStringLiteral("Channels of largest gain, in layer 3")});
        const auto mask = std::get<WeMask>(chosen_.front());
        QVERIFY((mask.tokens == TokenSet{TokenSet::Kind::listed, {5}}));
        QVERIFY((mask.layers == LayerSet{LayerSet::Kind::listed, {3}}));
    }

    void aTokenIsIsolatedOrHidden() {
        QMenu menu;
        addTokenActions(menu, *findings_->run, 2, keep_);
        trigger(menu, {QStringLiteral("Isolate token 2"), QStringLiteral("Attends to itself")});
        trigger(menu, {QStringLiteral("Isolate token 2"), QStringLiteral("Hide")});
        QVERIFY((chosen_ == Interventions{TokenIsolation{TokenIsolation::Kind::selfOnly, {2}, {}},
                                          TokenIsolation{TokenIsolation::Kind::hide, {2}, {}}}));
    }
};

} // namespace sinkscope

QTEST_MAIN(sinkscope::InterventionActionsTest)
#include "InterventionActionsTest.moc"
