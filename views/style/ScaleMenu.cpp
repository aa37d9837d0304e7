#include "style/ScaleMenu.h"

#include <QActionGroup>
#include <QMenu>

#include <algorithm>

namespace sinkscope {

namespace {

/// In the order of the enums.
const QStringList kindWordsOfScale{QStringLiteral("linear"), QStringLiteral("logarithmic"), QStringLiteral("centred")};
const QStringList paletteWords{QStringLiteral("viridis"), QStringLiteral("cividis"), QStringLiteral("magma"),
                               QStringLiteral("grey"), QStringLiteral("diverging")};

/// The action of the group that stands for a word; null when none does.
QAction* actionFor(const QActionGroup& group, const QStringList& words, const QString& word) {
    for (QAction* action : group.actions())
        if (words.indexOf(word) == action->data().toInt())
            return action;
    return nullptr;
}

} // namespace

ScaleMenu::ScaleMenu(ValueScale::Kind kind, QWidget* parent)
    : QToolButton(parent), kind_(kind), kinds_(new QActionGroup(this)), palettes_(new QActionGroup(this)) {
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::StrongFocus);
    setAutoRaise(true);
    setAccessibleName(tr("Colour scale"));
    setToolTip(tr("Colour scale: logarithmic or linear, palette, range"));
    setMenu(new QMenu(this));

    for (const auto& [choice, name] : {std::pair(ValueScale::Kind::logarithmic, tr("Logarithmic")),
                                       std::pair(ValueScale::Kind::linear, tr("Linear"))}) {
        QAction* action = kinds_->addAction(name);
        action->setData(static_cast<int>(choice));
        action->setCheckable(true);
        action->setChecked(choice == kind_);
        connect(action, &QAction::triggered, this, [this, choice = choice] { setKind(choice); });
    }
    menu()->addActions(kinds_->actions());
    menu()->addSeparator();
    for (const Palette choice : allPalettes()) {
        if (choice == Palette::diverging)
            continue;
        QAction* action = palettes_->addAction(paletteName(choice));
        action->setData(static_cast<int>(choice));
        action->setCheckable(true);
        action->setChecked(choice == palette_);
        connect(action, &QAction::triggered, this, [this, choice] {
            palette_ = choice;
            Q_EMIT changed();
        });
    }
    menu()->addActions(palettes_->actions());
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

QJsonObject ScaleMenu::state() const {
    QJsonObject state{{QStringLiteral("scale"), kindWordsOfScale[static_cast<int>(kind_)]},
                      {QStringLiteral("palette"), paletteWords[static_cast<int>(palette_)]}};
    if (kept_)
        state[QStringLiteral("range")] =
            QJsonObject{{QStringLiteral("scale"), kindWordsOfScale[static_cast<int>(kept_->kind)]},
                        {QStringLiteral("low"), kept_->low},
                        {QStringLiteral("high"), kept_->high}};
    return state;
}

void ScaleMenu::restore(const QJsonObject& state) {
    if (QAction* action = actionFor(*kinds_, kindWordsOfScale, state[QStringLiteral("scale")].toString())) {
        action->setChecked(true);
        kind_ = static_cast<ValueScale::Kind>(action->data().toInt());
    }
    if (QAction* action = actionFor(*palettes_, paletteWords, state[QStringLiteral("palette")].toString())) {
        action->setChecked(true);
        palette_ = static_cast<Palette>(action->data().toInt());
    }
    const QJsonObject range = state[QStringLiteral("range")].toObject();
    const auto kind = kindWordsOfScale.indexOf(range[QStringLiteral("scale")].toString());
    const ValueScale kept{static_cast<ValueScale::Kind>(std::max<qsizetype>(kind, 0)),
                          range[QStringLiteral("low")].toDouble(), range[QStringLiteral("high")].toDouble()};
    const bool isRange =
        kind >= 0 && kept.low < kept.high && (kept.kind != ValueScale::Kind::logarithmic || kept.low > 0.0);
    kept_ = isRange ? std::optional(kept) : std::nullopt;
    const QSignalBlocker quiet(keep_);
    keep_->setChecked(isRange);
    updateText();
    Q_EMIT changed();
}

void ScaleMenu::updateText() {
    const QString name = kind_ == ValueScale::Kind::logarithmic ? tr("log") : tr("linear");
    setText(kept_ ? tr("%1, range kept").arg(name) : name);
}

} // namespace sinkscope

#include "moc_ScaleMenu.cpp"
