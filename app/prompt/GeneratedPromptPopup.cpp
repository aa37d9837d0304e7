#include "prompt/GeneratedPromptPopup.h"

#include "style/CoreText.h"
#include "style/Theme.h"
#include "text/GeneratedPrompt.h"
#include "text/Tokenizer.h"
#include "tokens/TokenLabel.h"

#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <limits>

namespace sinkscope {

namespace {

constexpr int usualCount = 64, mostTokens = 1'000'000;

QSpinBox* box(int least, int most, int value, const QString& name, QWidget* parent) {
    auto* spin = new QSpinBox(parent);
    spin->setRange(least, most);
    spin->setValue(value);
    spin->setGroupSeparatorShown(true);
    spin->setAccessibleName(name);
    return spin;
}

} // namespace

GeneratedPromptPopup::GeneratedPromptPopup(Kind kind, QWidget* parent)
    : QFrame(parent, Qt::Popup),
      kind_(kind),
      count_(box(1, mostTokens, usualCount, tr("Number of tokens"), this)),
      seed_(box(0, std::numeric_limits<int>::max(), 1, tr("Seed"), this)),
      token_(new QLineEdit(tr(" the"), this)),
      note_(new QLabel(this)),
      run_(new QPushButton(tr("Run as the prompt"), this)) {
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(kind == Kind::random ? tr("Random tokens") : tr("One token repeated"));
    token_->setAccessibleName(tr("Token as text"));
    note_->setWordWrap(true);
    note_->setMinimumHeight(3 * note_->fontMetrics().lineSpacing());
    note_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    run_->setDefault(true);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(2 * spacing, 2 * spacing, 2 * spacing, 2 * spacing);
    form->setSpacing(spacing);
    form->addRow(tr("Tokens"), count_);
    if (kind == Kind::random)
        form->addRow(tr("Seed"), seed_);
    else
        form->addRow(tr("Token"), token_);
    seed_->setVisible(kind == Kind::random);
    token_->setVisible(kind == Kind::repeated);
    form->addRow(note_);
    form->addRow(QString(), run_);
    setFixedWidth(44 * spacing);
    connect(token_, &QLineEdit::textChanged, this, &GeneratedPromptPopup::describe);
    connect(run_, &QPushButton::clicked, this, &GeneratedPromptPopup::choose);
}

void GeneratedPromptPopup::openAt(const QPoint& corner, std::shared_ptr<const Model> model) {
    model_ = std::move(model);
    describe();
    adjustSize();
    move(corner - QPoint(width(), 0));
    show();
    count_->setFocus(Qt::PopupFocusReason);
    count_->selectAll();
}

Result<Token> GeneratedPromptPopup::repeatedToken() const {
    const Tokenizer* tokenizer = model_->tokenizer();
    if (!tokenizer)
        return failure("This checkpoint has no tokenizer beside its weights, so a text cannot become a token.");
    Result<Tokens> tokens = tokenizer->encode(token_->text().toStdString(), SpecialTokens::omit);
    if (!tokens)
        return tl::unexpected(tokens.error());
    if (tokens->size() == 1)
        return tokens->front();
    return failure({"This text is %1 tokens, but one is repeated; a leading space often makes a word one token.",
                    {tokens->size()}});
}

Result<Tokens> GeneratedPromptPopup::made() const {
    if (kind_ == Kind::random)
        return randomPrompt(model_->tokenizer(), model_->config().vocabulary, count_->value(),
                            static_cast<std::uint64_t>(seed_->value()));
    return repeatedToken().map([this](const Token& token) { return repeatedPrompt(token, count_->value()); });
}

void GeneratedPromptPopup::describe() {
    if (!model_)
        return;
    if (kind_ == Kind::random) {
        note_->setText(
            tr("Ordinary tokens drawn evenly from the whole vocabulary; the same seed gives the same ones."));
        return;
    }
    const Result<Token> token = repeatedToken();
    note_->setText(token ? tr("Token %1 ‘%2’ at each position, and no token that begins a text.")
                               .arg(QString::number(token->id), tokenLabel(*token))
                         : coreText(token.error().text));
    run_->setEnabled(token.has_value());
}

void GeneratedPromptPopup::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        choose();
    else
        QFrame::keyPressEvent(event);
}

void GeneratedPromptPopup::choose() {
    if (!model_)
        return;
    const Result<Tokens> tokens = made();
    if (!tokens) {
        note_->setText(coreText(tokens.error().text));
        return;
    }
    close();
    Q_EMIT promptChosen(*tokens);
}

} // namespace sinkscope
