#include "style/ScaleMenu.h"

#include <QActionGroup>
#include <QMenu>

namespace sinkscope {

ScaleMenu::ScaleMenu(ValueScale::Kind kind, QWidget* parent) : QToolButton(parent), kind_(kind) {
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::StrongFocus);
    setAutoRaise(true);
    setAccessibleName(tr("Colour scale"));
    setToolTip(tr("Colour scale: logarithmic or linear, palette, range"));
    setMenu(new QMenu(this));

    auto* kinds = new QActionGroup(this);
    for (const auto& [choice, name] : {std::pair(ValueScale::Kind::logarithmic, tr("Logarithmic")),
                                       std::pair(ValueScale::Kind::linear, tr("Linear"))}) {
        QAction* action = kinds->addAction(name);
        action->setCheckable(true);
        action->setChecked(choice == kind_);
        connect(action, &QAction::triggered, this, [this, choice = choice] { setKind(choice); });
    }
    menu()->addActions(kinds->actions());
    menu()->addSeparator();
    auto* palettes = new QActionGroup(this);
    for (const Palette choice : allPalettes()) {
        if (choice == Palette::diverging)
            continue;
        QAction* action = palettes->addAction(paletteName(choice));
        action->setCheckable(true);
        action->setChecked(choice == palette_);
        connect(action, &QAction::triggered, this, [this, choice] {
            palette_ = choice;
            Q_EMIT changed();
        });
    }
    menu()->addActions(palettes->actions());
    menu()->addSeparator();
    keep_ = menu()->addAction(tr("Keep this range"));
    keep_->setCheckable(true);
    connect(keep_, &QAction::toggled, this, &ScaleMenu::keep);
    updateText();
}

ValueScale ScaleMenu::scaleFor(const ValueScale& fitting) {
    shown_ = kept_.value_or(fitting);
    return shown_;
}

void ScaleMenu::setKind(ValueScale::Kind kind) {
    if (kind == kind_)
        return;
    kind_ = kind;
    kept_.reset();
    const QSignalBlocker quiet(keep_);
    keep_->setChecked(false);
    updateText();
    Q_EMIT changed();
}

void ScaleMenu::keep(bool kept) {
    kept_ = kept ? std::optional(shown_) : std::nullopt;
    updateText();
    Q_EMIT changed();
}

void ScaleMenu::updateText() {
    const QString name = kind_ == ValueScale::Kind::logarithmic ? tr("log") : tr("linear");
    setText(kept_ ? tr("%1, range kept").arg(name) : name);
}

} // namespace sinkscope

#include "moc_ScaleMenu.cpp"
