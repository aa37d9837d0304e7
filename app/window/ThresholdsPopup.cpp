#include "window/ThresholdsPopup.h"

#include "style/Theme.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

namespace sinkscope {

namespace {

QDoubleSpinBox* box(double least, double most, int decimals, double step, QWidget* parent) {
    auto* spin = new QDoubleSpinBox(parent);
    spin->setRange(least, most);
    spin->setDecimals(decimals);
    spin->setSingleStep(step);
    spin->setKeyboardTracking(false);
    spin->setGroupSeparatorShown(true);
    return spin;
}

} // namespace

ThresholdsPopup::ThresholdsPopup(Document& document, QWidget* parent)
    : QFrame(parent, Qt::Popup),
      document_(document),
      useAbsolute_(new QCheckBox(tr("Massive: magnitude above"), this)),
      absolute_(box(0.01, 1e6, 2, 10.0, this)),
      relative_(box(1.0, 1e6, 0, 100.0, this)),
      epsilon_(box(0.0, 1.0, 2, 0.05, this)) {
    setFrameShape(QFrame::StyledPanel);
    useAbsolute_->setToolTip(tr("Off: the relative rule alone, for small models whose values stay low"));
    absolute_->setAccessibleName(tr("Massive: magnitude above"));
    relative_->setSuffix(tr(" × layer median"));
    auto* source = new QLabel(
        tr("Massive activations by Sun et al. 2024; sinks by mean attention over the first 64 tokens."), this);
    source->setWordWrap(true);
    source->setForegroundRole(QPalette::PlaceholderText);
    auto* defaults = new QPushButton(tr("Defaults"), this);

    auto* form = new QFormLayout(this);
    form->setContentsMargins(2 * spacing, 2 * spacing, 2 * spacing, 2 * spacing);
    form->setSpacing(spacing);
    form->addRow(useAbsolute_, absolute_);
    form->addRow(tr("and above"), relative_);
    form->addRow(tr("Sink: strength above ε ="), epsilon_);
    form->addRow(source);
    form->addRow(QString(), defaults);

    connect(useAbsolute_, &QCheckBox::toggled, this, &ThresholdsPopup::apply);
    for (QDoubleSpinBox* spin : {absolute_, relative_, epsilon_})
        connect(spin, &QDoubleSpinBox::valueChanged, this, &ThresholdsPopup::apply);
    connect(defaults, &QPushButton::clicked, this, [this] {
        show(FindingOptions{});
        apply();
    });
}

void ThresholdsPopup::openAt(const QPoint& corner) {
    show(document_.findingOptions());
    adjustSize();
    move(corner - QPoint(width(), 0));
    QFrame::show();
    relative_->setFocus(Qt::PopupFocusReason);
}

void ThresholdsPopup::show(const FindingOptions& options) {
    const QSignalBlocker blockers[] = {QSignalBlocker(useAbsolute_), QSignalBlocker(absolute_),
                                       QSignalBlocker(relative_), QSignalBlocker(epsilon_)};
    const bool isUsed = options.massive.absolute > 0.0;
    useAbsolute_->setChecked(isUsed);
    absolute_->setEnabled(isUsed);
    absolute_->setValue(isUsed ? options.massive.absolute : MassiveThresholds{}.absolute);
    relative_->setValue(options.massive.relative);
    epsilon_->setValue(options.epsilon);
}

void ThresholdsPopup::apply() {
    absolute_->setEnabled(useAbsolute_->isChecked());
    document_.setFindingOptions(
        {.massive = {.absolute = useAbsolute_->isChecked() ? absolute_->value() : 0.0, .relative = relative_->value()},
         .epsilon = epsilon_->value()});
}

} // namespace sinkscope
