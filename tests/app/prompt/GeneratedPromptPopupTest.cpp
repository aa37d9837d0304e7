#include "prompt/GeneratedPromptPopup.h"

#include "TestFiles.h"
#include "model/ModelWeights.h"
#include "text/Tokenizer.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QtTest>

using namespace sinkscope;
using Kind = GeneratedPromptPopup::Kind;

namespace {

std::shared_ptr<const Model> model() {
    ModelConfig config;
    config.vocabulary = 49'152;
    return std::make_shared<const Model>(config, std::make_unique<const ModelWeights>(),
                                         *openTokenizer(testData("tokenizers/smollm")),
                                         std::vector<std::filesystem::path>{}, LoadOptions{}, 0.0);
}

std::shared_ptr<const Model> modelWithoutTokenizer() {
    ModelConfig config;
    config.vocabulary = 40;
    return std::make_shared<const Model>(config, std::make_unique<const ModelWeights>(), nullptr,
                                         std::vector<std::filesystem::path>{}, LoadOptions{}, 0.0);
}

Tokens chosenBy(GeneratedPromptPopup& popup) {
    QSignalSpy chosen(&popup, &GeneratedPromptPopup::promptChosen);
    popup.findChild<QPushButton*>()->click();
    return chosen.empty() ? Tokens() : chosen[0][0].value<Tokens>();
}

QSpinBox* box(GeneratedPromptPopup& popup, const char* name) {
    for (auto* spin : popup.findChildren<QSpinBox*>())
        if (spin->accessibleName() == QLatin1String(name))
            return spin;
    qFatal("There is no box %s.", name);
}

} // namespace

class GeneratedPromptPopupTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sameSeedGivesTheSameTokensAndAnotherOthers() {
        GeneratedPromptPopup popup(Kind::random, nullptr);
        popup.openAt({}, model());
        box(popup, "Number of tokens")->setValue(20);
        const Tokens first = chosenBy(popup), again = chosenBy(popup);
        QCOMPARE(first.size(), 20U);
        QVERIFY(first == again);
        box(popup, "Seed")->setValue(2);
        QVERIFY(chosenBy(popup) != first);
    }

    void oneTokenIsRepeatedAndNothingElse() {
        GeneratedPromptPopup popup(Kind::repeated, nullptr);
        popup.openAt({}, model());
        box(popup, "Number of tokens")->setValue(5);
        const Tokens tokens = chosenBy(popup);
        QCOMPARE(tokens.size(), 5U);
        for (const Token& token : tokens)
            QCOMPARE(token.bytes, std::string(" the"));
    }

    void textOfSeveralTokensIsRefusedWithTheirNumber() {
        GeneratedPromptPopup popup(Kind::repeated, nullptr);
        popup.openAt({}, model());
        popup.findChild<QLineEdit*>()->setText(QStringLiteral("light house keeper"));
        QVERIFY(!popup.findChild<QPushButton*>()->isEnabled());
        QVERIFY(popup.findChild<QLabel*>());
        const auto labels = popup.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text().contains(QStringLiteral("but one is repeated"));
        }));
        QVERIFY(chosenBy(popup).empty());
    }

    void withoutATokenizerRandomTokensStillWork() {
        GeneratedPromptPopup popup(Kind::random, nullptr);
        popup.openAt({}, modelWithoutTokenizer());
        QCOMPARE(chosenBy(popup).size(), 64U);
        GeneratedPromptPopup repeated(Kind::repeated, nullptr);
        repeated.openAt({}, modelWithoutTokenizer());
        QVERIFY(!repeated.findChild<QPushButton*>()->isEnabled());
    }
};

QTEST_MAIN(GeneratedPromptPopupTest)
#include "GeneratedPromptPopupTest.moc"
