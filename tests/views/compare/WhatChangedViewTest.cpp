#include "compare/WhatChangedView.h"

#include "PlantedFindings.h"
#include "compare/ChangeText.h"

#include <QLabel>
#include <QtTest>

using namespace sinkscope;

namespace {

std::shared_ptr<const Intervened> planted() {
    const PlantedStory story;
    PlantedStory without;
    without.birth = without.removal = without.layers;
    const auto model = plantedModel(story);
    Intervened intervened;
    intervened.interventions = {WeMask{}};
    intervened.base = std::make_shared<const Findings>(plantedFindings(story, model));
    Findings changed = plantedFindings(without, model);
    auto run = std::make_shared<Run>(*changed.run);
    run->next = {{5, 0.5F}, {6, 0.25F}};
    changed.run = run;
    changed.loss.meanNll = 3.25;
    intervened.findings = std::make_shared<const Findings>(changed);
    intervened.comparison.lossChange = 0.25;
    intervened.comparison.meanKl = 0.125;
    intervened.comparison.kl = {0.0F, 0.1F, 0.2F, 0.3F, 0.1F, 0.05F};
    intervened.comparison.massiveGone = {{2, 0, 7}, {3, 0, 7}, {4, 0, 7}, {5, 0, 7}};
    intervened.comparison.firstBoundary = 4;
    return std::make_shared<const Intervened>(std::move(intervened));
}

} // namespace

class WhatChangedViewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rowsSayBeforeAfterAndChange() {
        const auto rows = changeRows(*planted());
        QCOMPARE(rows[0].base, QStringLiteral("3.000"));
        QCOMPARE(rows[0].changed, QStringLiteral("3.250"));
        QCOMPARE(rows[0].difference, QStringLiteral("+0.25"));
        QCOMPARE(rows[1].changed, QStringLiteral("0.125"));
        QCOMPARE(rows[3].base, QStringLiteral("4"));
        QCOMPARE(rows[3].changed, QStringLiteral("0"));
        QCOMPARE(rows[3].difference, QStringLiteral("4 gone"));
        QCOMPARE(rows[4].changed, QStringLiteral("after layer 3"));
    }

    void nothingThatDiffersIsSaid() {
        Intervened same = *planted();
        same.comparison = {};
        const auto rows = changeRows(same);
        QCOMPARE(rows[0].difference, QStringLiteral("±0"));
        QCOMPARE(rows[3].difference, QStringLiteral("the same"));
        QCOMPARE(rows[4].changed, QStringLiteral("nothing differs"));
    }

    void swappedNormIsSaidToBeNotRetrainedOnce() {
        QVERIFY(caveatsText({WeMask{}, VirtualSink{}}).isEmpty());
        QCOMPARE(caveatsText({NormSwap{}, NormSwap{}}).count(QStringLiteral("Not retrained")), 1);
    }

    void promptOfOneTokenHasNoLoss() {
        Intervened one = *planted();
        Findings base = *one.base;
        base.loss.meanNll = std::numeric_limits<double>::quiet_NaN();
        one.base = std::make_shared<const Findings>(base);
        QCOMPARE(changeRows(one)[0].base, QStringLiteral("–"));
        QCOMPARE(changeRows(one)[0].difference, QStringLiteral("one token only"));
    }

    void nextTokensStandSideBySide() {
        WhatChangedView view;
        view.resize(300, 400);
        view.setIntervened(planted());
        view.show();
        QStringList texts;
        for (const QLabel* label : view.findChildren<QLabel*>())
            texts += label->text();
        QVERIFY(texts.contains(QStringLiteral("id 5")));
        QVERIFY(texts.contains(QStringLiteral("50.0 %")));
    }

    void withoutInterventionsASentenceStandsThere() {
        WhatChangedView view;
        view.setIntervened(planted());
        view.setIntervened(nullptr);
        view.show();
        bool said = false;
        for (const QLabel* label : view.findChildren<QLabel*>())
            said = said || (label->isVisible() && label->text().startsWith(QStringLiteral("Nothing is switched")));
        QVERIFY(said);
    }
};

QTEST_MAIN(WhatChangedViewTest)
#include "WhatChangedViewTest.moc"
