#include "tokens/TokenStrip.h"

#include "tokens/TokenChips.h"

#include <QVBoxLayout>

namespace sinkscope {

class TokenStrip::Private {
public:
    TokenChips* chips = nullptr;
    Selection selection;
};

TokenStrip::TokenStrip(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>()) {
    d->chips = new TokenChips(this);
    setFocusProxy(d->chips);
    setAccessibleName(tr("Token strip"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(d->chips);
    connect(d->chips, &TokenChips::keyChosen, this, [this](std::int64_t token) {
        Selection next = d->selection;
        next.key = token;
        Q_EMIT selectionRequested(next);
    });
    connect(d->chips, &TokenChips::queryChosen, this, [this](std::int64_t token) {
        Selection next = d->selection;
        next.query = token;
        Q_EMIT selectionRequested(next);
    });
}

TokenStrip::~TokenStrip() = default;

void TokenStrip::setTokens(const Tokens& tokens) {
    d->chips->setTokens(tokens, {}, 0);
}

void TokenStrip::setShown(const Shown& shown) {
    const auto& findings = shown.findings();
    if (!findings || !findings->run) {
        d->chips->setTokens({}, {}, 0);
        return;
    }
    const Matrix& strength = findings->sinks.strength;
    d->chips->setTokens(findings->run->tokens, tokenMarks(*findings), strength.rows * strength.columns);
}

void TokenStrip::setSelection(const Selection& selection) {
    d->selection = selection;
    d->chips->setSelected(selection.query, selection.key);
}

} // namespace sinkscope

#include "moc_TokenStrip.cpp"
