#include "compare/ContinuationView.h"

#include "PlantedFindings.h"
#include "compare/ContinuationText.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTextBrowser>
#include <QtTest>

using namespace sinkscope;

class ContinuationViewTest : public QObject {
    Q_OBJECT

    std::shared_ptr<const Findings> base_;
    std::shared_ptr<const Intervened> intervened_;

    ContinuationAnswer answer(const std::vector<NextToken>& with, const std::vector<NextToken>& without) const {
        return {base_->run, without.empty() ? nullptr : intervened_->findings->run, {with, without}};
    }
    static bool shows(const QWidget& view, const QString& words) {
        for (const QLabel* label : view.findChildren<QLabel*>())
            if (label->text().contains(words))
                return true;
        return false;
    }

private Q_SLOTS:
    void initTestCase() {
        const PlantedStory story;
        const auto model = plantedModel(story);
        base_ = std::make_shared<const Findings>(plantedFindings(story, model));
        Intervened intervened;
        intervened.base = base_;
        intervened.findings = std::make_shared<const Findings>(plantedFindings(story, model));
        intervened_ = std::make_shared<const Intervened>(std::move(intervened));
    }

    void verdictNamesTheFirstTokenThatDiffers() {
        const ContinuationText text =
            continuationText(answer({{5, 0.9F}, {7, 0.25F}, {6, 0.5F}}, {{5, 0.9F}, {6, 0.75F}, {6, 0.5F}}));
        QCOMPARE(text.verdict, QStringLiteral("They part at token 2: probability 0.75 without, 0.25 with."));
        QCOMPARE(text.base.count(QStringLiteral("underline")), 1);
        QCOMPARE(text.changed.count(QStringLiteral("underline")), 1);
    }

    void equalSidesSaySoAndMarkNothing() {
        const ContinuationText text = continuationText(answer({{5, 0.9F}, {6, 0.5F}}, {{5, 0.8F}, {6, 0.4F}}));
        QCOMPARE(text.verdict, QStringLiteral("Both sides say the same 2 tokens."));
        QVERIFY(!text.base.contains(QStringLiteral("underline")));
    }

    void oneSideAloneIsShownAlone() {
        ContinuationView view;
        view.setRuns(base_, nullptr);
        view.setAnswer(std::make_shared<const ContinuationAnswer>(answer({{5, 0.9F}}, {})));
        QCOMPARE(view.findChildren<QTextBrowser*>()[1]->isHidden(), true);
        QVERIFY(shows(view, QStringLiteral("one continuation")));
    }

    void answerOfAnEarlierSettingIsMarkedAsSuch() {
        ContinuationView view;
        view.setRuns(base_, intervened_);
        view.setAnswer(std::make_shared<const ContinuationAnswer>(answer({{5, 0.9F}}, {{6, 0.8F}})));
        QVERIFY(shows(view, QStringLiteral("They part at token 1")));
        view.setRuns(base_, nullptr);
        QVERIFY(shows(view, QStringLiteral("an earlier setting")));
    }

    void buttonAsksForTheNumberChosenAndNeedsARun() {
        ContinuationView view;
        QSignalSpy asked(&view, &ContinuationView::continuationRequested);
        auto* start = view.findChild<QPushButton*>();
        QVERIFY(!start->isEnabled());
        view.setRuns(base_, nullptr);
        view.findChild<QSpinBox*>()->setValue(7);
        start->click();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].toLongLong(), 7);
    }
};

QTEST_MAIN(ContinuationViewTest)
#include "ContinuationViewTest.moc"
