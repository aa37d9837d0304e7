#include "prompt/ChatPopup.h"

#include "style/CoreText.h"
#include "style/Theme.h"
#include "text/ChatTemplate.h"

#include <QFontDatabase>
#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

namespace sinkscope {

namespace {

QPlainTextEdit* field(const QString& name, int lines, QWidget* parent) {
    auto* edit = new QPlainTextEdit(parent);
    edit->setAccessibleName(name);
    edit->setTabChangesFocus(true);
    edit->setFixedHeight(lines * edit->fontMetrics().lineSpacing() + 2 * spacing);
    return edit;
}

/// Unlike toPlainText it keeps no-break spaces.
std::string textOf(const QPlainTextEdit& edit) {
    return edit.document()->toRawText().replace(QChar::ParagraphSeparator, QLatin1Char('\n')).toStdString();
}

QString shown(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

ChatPopup::ChatPopup(QWidget* parent)
    : QFrame(parent, Qt::Popup),
      name_(new QLabel(this)),
      system_(field(tr("System text"), 3, this)),
      user_(field(tr("User text"), 4, this)),
      problem_(new QLabel(this)),
      result_(field(tr("What the model reads"), 9, this)),
      run_(new QPushButton(tr("Run as the prompt"), this)) {
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Chat template"));
    name_->setWordWrap(true);
    problem_->setWordWrap(true);
    system_->setPlaceholderText(tr("Empty: no system message, or the template's own"));
    result_->setReadOnly(true);
    result_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    run_->setDefault(true);

    auto* form = new QFormLayout(this);
    form->setContentsMargins(2 * spacing, 2 * spacing, 2 * spacing, 2 * spacing);
    form->setSpacing(spacing);
    form->addRow(tr("Template"), name_);
    form->addRow(tr("System"), system_);
    form->addRow(tr("User"), user_);
    form->addRow(problem_);
    form->addRow(result_);
    form->addRow(QString(), run_);
    setFixedWidth(64 * spacing);

    connect(system_, &QPlainTextEdit::textChanged, this, &ChatPopup::describe);
    connect(user_, &QPlainTextEdit::textChanged, this, &ChatPopup::describe);
    connect(run_, &QPushButton::clicked, this, &ChatPopup::choose);
}

void ChatPopup::openAt(const QPoint& corner, std::shared_ptr<const Model> model, const PromptText& prompt) {
    model_ = std::move(model);
    if (!prompt.usesChatTemplate())
        user_->setPlainText(shown(prompt.text()));
    describe();
    adjustSize();
    move(corner - QPoint(width(), 0));
    show();
    user_->setFocus(Qt::PopupFocusReason);
}

const ChatTemplate& ChatPopup::chat() const {
    return *model_->tokenizer()->chatTemplate();
}

Result<PromptText> ChatPopup::applied() const {
    return chat().apply({textOf(*system_), textOf(*user_)}, today());
}

void ChatPopup::describe() {
    if (!model_)
        return;
    const bool known = !chat().name().empty();
    const Result<PromptText> prompt = applied();
    name_->setText(known ? shown(chat().name()) : tr("not recognised"));
    problem_->setText(prompt ? QString() : coreText(prompt.error().text));
    problem_->setVisible(!prompt);
    result_->setPlainText(prompt ? shown(prompt->text()) : known ? QString() : shown(chat().text()));
    result_->setAccessibleName(known ? tr("What the model reads") : tr("The template's own text"));
    for (QWidget* widget : {static_cast<QWidget*>(system_), static_cast<QWidget*>(user_)})
        widget->setEnabled(known);
    run_->setEnabled(prompt.has_value());
}

void ChatPopup::choose() {
    const Result<PromptText> prompt = applied();
    if (!prompt)
        return;
    close();
    Q_EMIT promptChosen(*prompt);
}

} // namespace sinkscope
