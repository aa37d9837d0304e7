#include "prompt/ChatPopup.h"

#include "TestFiles.h"
#include "io/TextFile.h"
#include "model/ModelWeights.h"
#include "text/ChatTemplate.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace sinkscope;

class ChatPopupTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    std::unique_ptr<ChatPopup> popup_;

    /// A model whose tokenizer brought this template.
    std::shared_ptr<const Model> modelWith(const std::string& name) {
        const std::filesystem::path place = folder_.path().toStdString();
        std::filesystem::copy_file(testData("tokenizers/smollm/tokenizer.json"), place / "tokenizer.json",
                                   std::filesystem::copy_options::overwrite_existing);
        if (!writeTextFile(place / "chat_template.jinja", *readTextFile(testData("chat/" + name + ".jinja"))))
            qFatal("The temporary folder cannot be written.");
        return std::make_shared<const Model>(ModelConfig{}, std::make_unique<const ModelWeights>(),
                                             *openTokenizer(place), std::vector<std::filesystem::path>{}, LoadOptions{},
                                             0.0);
    }
    QPlainTextEdit* field(const char* name) {
        for (auto* edit : popup_->findChildren<QPlainTextEdit*>())
            if (edit->accessibleName() == QLatin1String(name))
                return edit;
        qFatal("There is no field %s.", name);
    }
    QPushButton* run() { return popup_->findChild<QPushButton*>(); }
    bool says(const QString& words) {
        const auto labels = popup_->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text().contains(words); });
    }

private Q_SLOTS:
    void init() { popup_ = std::make_unique<ChatPopup>(nullptr); }

    void showsWhatTheTemplateMakesOfBothTextsAndHandsItOn() {
        popup_->openAt({}, modelWith("smollm2"), PromptText("Hello"));
        QVERIFY(says("ChatML"));
        QCOMPARE(field("User text")->toPlainText(), QString("Hello"));
        QVERIFY(field("What the model reads")->toPlainText().contains("named SmolLM"));
        field("System text")->setPlainText("Be brief.");
        QVERIFY(field("What the model reads")->toPlainText().startsWith("<|im_start|>system\nBe brief.<|im_end|>\n"));
        QSignalSpy chosen(popup_.get(), &ChatPopup::promptChosen);
        run()->click();
        QCOMPARE(chosen.size(), 1);
        const auto prompt = chosen[0][0].value<PromptText>();
        QVERIFY(prompt.usesChatTemplate());
        QVERIFY(prompt.text().ends_with("Hello<|im_end|>\n<|im_start|>assistant\n"));
    }

    void keepsTheFieldsWhenThePromptIsATemplatesAlready() {
        const auto model = modelWith("smollm2");
        popup_->openAt({}, model, PromptText("Hello"));
        popup_->openAt({}, model, *model->tokenizer()->chatTemplate()->apply({"", "Hello"}, today()));
        QCOMPARE(field("User text")->toPlainText(), QString("Hello"));
    }

    void saysWhenATemplateHasNoPlaceForASystemText() {
        popup_->openAt({}, modelWith("gemma2"), PromptText("Hello"));
        QVERIFY(run()->isEnabled());
        field("System text")->setPlainText("Be brief.");
        QVERIFY(!run()->isEnabled() && says("no place for a system text"));
    }

    void showsAnUnknownTemplateAndThatItCannotBeApplied() {
        popup_->openAt({}, modelWith("unknown_alpaca"), PromptText("Hello"));
        QVERIFY(says("cannot apply this template"));
        QVERIFY(field("The template's own text")->toPlainText().contains("### Instruction:"));
        QVERIFY(!run()->isEnabled() && !field("User text")->isEnabled());
    }
};

QTEST_MAIN(ChatPopupTest)
#include "ChatPopupTest.moc"
