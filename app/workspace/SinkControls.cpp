#include "workspace/SinkControls.h"

#include "style/Theme.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QSignalBlocker>

#include <cmath>

namespace sinkscope {

SinkControls::SinkControls(Document& document, AnalysisJobs& jobs, QWidget* parent)
    : QWidget(parent),
      document_(document),
      jobs_(jobs),
      epsilon_(new QDoubleSpinBox(this)),
      preset_(new QComboBox(this)),
      window_(new QComboBox(this)) {
    epsilon_->setRange(0.0, 1.0);
    epsilon_->setDecimals(2);
    epsilon_->setSingleStep(0.05);
    epsilon_->setKeyboardTracking(false);
    epsilon_->setPrefix(tr("ε = "));
    epsilon_->setAccessibleName(tr("A head sinks above this strength"));
    epsilon_->setToolTip(tr("A head sinks when its strength exceeds ε"));
    preset_->setAccessibleName(tr("Published ε"));
    preset_->setToolTip(tr("ε as published"));
    preset_->addItem(tr("0.3 Gu, Spike"), 0.3);
    preset_->addItem(tr("0.8 Barbero"), 0.8);
    preset_->addItem(tr("own ε"));
    window_->setAccessibleName(tr("Tokens that the strength is taken over"));
    window_->setToolTip(tr("Over how many tokens the mean attention is taken"));
    window_->addItem(tr("T = 64"), static_cast<int>(SinkWindow::published));
    window_->addItem(tr("Whole prompt"), static_cast<int>(SinkWindow::wholePrompt));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing / 2);
    for (QWidget* control :
         {static_cast<QWidget*>(preset_), static_cast<QWidget*>(epsilon_), static_cast<QWidget*>(window_)})
        layout->addWidget(control);

    connect(epsilon_, &QDoubleSpinBox::valueChanged, this, &SinkControls::setEpsilon);
    connect(preset_, &QComboBox::activated, this, [this] {
        if (const QVariant chosen = preset_->currentData(); chosen.isValid())
            setEpsilon(chosen.toDouble());
        else
            epsilon_->setFocus(Qt::OtherFocusReason);
    });
    connect(window_, &QComboBox::activated, this, [this] {
        AnalysisChoices choices = jobs_.choices();
        choices.sinkWindow = static_cast<SinkWindow>(window_->currentData().toInt());
        jobs_.setChoices(choices);
    });
    connect(&document_, &Document::findingOptionsChanged, this, &SinkControls::showEpsilon);
    const auto showWindow = [this] {
        window_->setCurrentIndex(window_->findData(static_cast<int>(jobs_.choices().sinkWindow)));
    };
    connect(&jobs_, &AnalysisJobs::choicesChanged, this, showWindow);
    showWindow();
    showEpsilon();
}

void SinkControls::setEpsilon(double epsilon) {
    FindingOptions options = document_.findingOptions();
    options.epsilon = epsilon;
    document_.setFindingOptions(options);
    showEpsilon();
}

void SinkControls::showEpsilon() {
    const double epsilon = document_.findingOptions().epsilon;
    const QSignalBlocker quiet(epsilon_);
    epsilon_->setValue(epsilon);
    int index = preset_->count() - 1;
    for (int preset = 0; preset < preset_->count() - 1; ++preset)
        if (std::abs(preset_->itemData(preset).toDouble() - epsilon) < 1e-9)
            index = preset;
    preset_->setCurrentIndex(index);
}

} // namespace sinkscope
