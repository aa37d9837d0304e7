#include "window/TokenRow.h"

#include "style/Theme.h"
#include "tokens/TokenStrip.h"

#include <QAction>
#include <QCheckBox>
#include <QHBoxLayout>

namespace sinkscope {

TokenRow::TokenRow(Document& document, QAction* specialTokens, QWidget* parent) : QWidget(parent) {
    auto* bos = new QCheckBox(tr("BOS"), this);
    bos->setAccessibleName(tr("Begin-of-text token"));
    auto* strip = new TokenStrip(this);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(spacing, 0, 0, 0);
    layout->setSpacing(spacing);
    layout->addWidget(bos);
    layout->addWidget(strip, 1);

    const auto follow = [bos, specialTokens] {
        bos->setChecked(specialTokens->isChecked());
        bos->setEnabled(specialTokens->isEnabled());
        bos->setToolTip(specialTokens->toolTip());
    };
    connect(specialTokens, &QAction::changed, bos, follow);
    connect(specialTokens, &QAction::toggled, bos, &QCheckBox::setChecked);
    connect(bos, &QCheckBox::clicked, specialTokens, [specialTokens] { specialTokens->trigger(); });
    follow();

    connect(strip, &TokenStrip::selectionRequested, &document, &Document::select);
    connect(strip, &TokenStrip::interventionRequested, &document.cards(), &CardHistory::add);
    connect(&document, &Document::selectionChanged, strip, &TokenStrip::setSelection);
    const auto show = [&document, strip, this] {
        setVisible(document.findings() != nullptr);
        strip->setShown(document.shown());
        strip->setSelection(document.selection());
    };
    connect(&document, &Document::findingsChanged, strip, show);
    show();
}

} // namespace sinkscope
