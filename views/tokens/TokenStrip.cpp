#include "tokens/TokenStrip.h"

#include "menus/InterventionActions.h"
#include "tokens/TokenChips.h"

#include <QMenu>
#include <QVBoxLayout>

namespace sinkscope {

class TokenStrip::Private {
public:
    TokenChips* chips = nullptr;
    std::shared_ptr<const Run> run; ///< null before one: nothing to switch
    Selection selection;
};

TokenStrip::TokenStrip(QWidget* parent) : QWidget(parent), d(std::make_unique<Private>()) {
    d->chips = new TokenChips(this);
    setFocusProxy(d->chips);
    setAccessibleName(tr("Token strip"));
    connect(d->chips, &TokenChips::menuAsked, this, [this](std::int64_t token, QPoint globalPosition) {
        if (!d->run)
            return;
        auto* menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        addTokenActions(*menu, *d->run, token,
                        [this](const Intervention& intervention) { Q_EMIT interventionRequested(intervention); });
        menu->popup(globalPosition);
    });
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
    d->run.reset();
    d->chips->setTokens(tokens, {}, 0);
}

void TokenStrip::setShown(const Shown& shown) {
    const auto& findings = shown.findings();
    if (!findings || !findings->run) {
        setTokens({});
        return;
    }
    d->run = findings->run;
    const Matrix& strength = findings->sinks.strength;
    d->chips->setTokens(findings->run->tokens, tokenMarks(*findings), strength.rows * strength.columns);
}

void TokenStrip::setSelection(const Selection& selection) {
    d->selection = selection;
    d->chips->setSelected(selection.query, selection.key);
}

std::optional<QRectF> TokenStrip::placeOf(const Spot& spot) const {
    if (!d->run || !isVisible() || !spot.token || *spot.token >= d->run->tokenCount())
        return std::nullopt;
    const QRect chip = d->chips->chipOf(*spot.token).intersected(d->chips->viewport()->rect());
    const QPoint corner = d->chips->viewport()->mapTo(this, QPoint());
    return chip.isEmpty() ? std::nullopt : std::optional<QRectF>(chip.translated(corner));
}

} // namespace sinkscope

#include "moc_TokenStrip.cpp"
