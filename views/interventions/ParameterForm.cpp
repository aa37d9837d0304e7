#include "interventions/ParameterForm.h"

#include "style/NarrowCombo.h"
#include "style/Theme.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSlider>

#include <cmath>

namespace sinkscope {

ParameterForm::ParameterForm(QWidget* parent) : QWidget(parent), layout_(new QFormLayout(this)) {
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setHorizontalSpacing(spacing);
    layout_->setVerticalSpacing(spacing / 2);
    layout_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    layout_->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

template <typename Value>
bool ParameterForm::apply(const Write<Value>& write, const Value& value, const QString& field) {
    Intervention changed = intervention_;
    if (!write(changed, value))
        return false;
    edit(changed, field);
    return true;
}

void ParameterForm::addChoice(const QString& label, const QStringList& choices, Read<int> read, Write<int> write) {
    auto* combo = new NarrowCombo(label, this);
    combo->addItems(choices);
    connect(combo, &QComboBox::activated, this,
            [this, label, write = std::move(write)](int index) { apply(write, index, label); });
    refreshes_.emplace_back([this, combo, read = std::move(read)] { combo->setCurrentIndex(read(intervention_)); });
    addControl(label, combo);
}

void ParameterForm::addNumber(const QString& label, const NumberRange& range, Read<double> read, Write<double> write) {
    auto* row = new QWidget(this);
    auto* slider = new QSlider(Qt::Horizontal, row);
    slider->setAccessibleName(tr("%1, slider").arg(label));
    slider->setRange(0, static_cast<int>(std::lround((range.sliderLast - range.first) / range.step)));
    slider->setMinimumWidth(6 * spacing);
    auto* box = new QDoubleSpinBox(row);
    box->setAccessibleName(label);
    box->setDecimals(range.decimals);
    box->setRange(range.first, range.last);
    box->setSingleStep(range.step);
    box->setKeyboardTracking(false);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    layout->addWidget(slider, 1);
    layout->addWidget(box);
    const auto place = [slider, range](double value) {
        const QSignalBlocker quiet(slider);
        slider->setValue(static_cast<int>(std::lround((value - range.first) / range.step)));
    };
    connect(slider, &QSlider::valueChanged, box,
            [box, range](int step) { box->setValue(range.first + range.step * step); });
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, label, place, write = std::move(write)](double value) {
        place(value);
        if (!refreshing_)
            apply(write, value, label);
    });
    refreshes_.emplace_back([this, box, place, read = std::move(read)] {
        box->setValue(read(intervention_));
        place(box->value());
    });
    addControl(label, row);
}

void ParameterForm::addText(const QString& label, const QString& example, Read<QString> read, Write<QString> write) {
    auto* line = new QLineEdit(this);
    line->setAccessibleName(label);
    line->setPlaceholderText(example);
    const auto mark = [line, example](bool good) {
        QPalette colours = line->parentWidget()->palette();
        if (!good)
            colours.setColor(QPalette::Text, colour::sink());
        line->setPalette(colours);
        line->setToolTip(good ? tr("For example %1").arg(example) : tr("Not understood; for example %1").arg(example));
    };
    connect(line, &QLineEdit::textEdited, this,
            [this, label, mark, write = std::move(write)](const QString& text) { mark(apply(write, text, label)); });
    refreshes_.emplace_back([this, line, mark, read = std::move(read)] {
        if (line->hasFocus() && line->isModified())
            return; // what is being typed is not rewritten under the user's hands
        line->setText(read(intervention_));
        mark(true);
    });
    connect(line, &QLineEdit::editingFinished, this, [this, line] {
        line->setModified(false);
        refresh();
    });
    addControl(label, line);
}

void ParameterForm::addControl(const QString& label, QWidget* control) {
    if (label.isEmpty())
        layout_->addRow(control);
    else
        layout_->addRow(label, control);
    if (auto* words = qobject_cast<QLabel*>(layout_->labelForField(control)))
        words->setBuddy(control->focusProxy() ? control->focusProxy() : control);
}

void ParameterForm::showWhen(Condition condition) {
    refreshes_.emplace_back([this, row = layout_->rowCount() - 1, condition = std::move(condition)] {
        layout_->setRowVisible(row, condition(intervention_));
    });
}

void ParameterForm::setIntervention(const Intervention& intervention) {
    intervention_ = intervention;
    refresh();
}

void ParameterForm::edit(const Intervention& intervention, const QString& field) {
    if (intervention == intervention_)
        return;
    intervention_ = intervention;
    refresh();
    Q_EMIT edited(intervention_, field);
}

void ParameterForm::refresh() {
    refreshing_ = true;
    for (const auto& follow : refreshes_)
        follow();
    refreshing_ = false;
}

} // namespace sinkscope

#include "moc_ParameterForm.cpp"
