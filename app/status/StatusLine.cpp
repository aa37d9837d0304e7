#include "status/StatusLine.h"

#include "model/ComputeWords.h"
#include "status/Memory.h"
#include "style/CoreText.h"
#include "style/ElidedLabel.h"
#include "style/Theme.h"
#include "trust/TrustMark.h"

#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace sinkscope {

namespace {

QString gibibytes(std::int64_t bytes) {
    return QLocale().toString(static_cast<double>(bytes) / (1 << 30), 'f', bytes < (10LL << 30) ? 1 : 0);
}

} // namespace

StatusLine::StatusLine(Document& document, QWidget* parent)
    : QStatusBar(parent),
      document_(document),
      run_(new ElidedLabel(this)),
      activity_(new QLabel(this)),
      progress_(new QProgressBar(this)),
      cancel_(new QToolButton(this)),
      memory_(new QProgressBar(this)),
      trust_(new QToolButton(this)),
      appearance_(new QTimer(this)) {
    progress_->setFixedWidth(15 * spacing);
    progress_->setTextVisible(false);
    progress_->setAccessibleName(tr("Progress"));
    cancel_->setText(tr("Cancel"));
    cancel_->setToolTip(tr("Cancel (Esc)"));
    cancel_->setAutoRaise(true);
    memory_->setFixedWidth(19 * spacing);
    memory_->setAccessibleName(tr("Memory used"));
    memory_->setToolTip(tr("Memory that Sinkscope holds, of this machine's"));
    trust_->setAutoRaise(true);
    trust_->setText(tr("Trust"));
    trust_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    trust_->setFocusPolicy(Qt::TabFocus);
    run_->setContentsMargins(spacing, 0, 0, 0);
    addWidget(run_, 1);
    for (QWidget* widget : std::initializer_list<QWidget*>{activity_, progress_, cancel_, memory_, trust_})
        addPermanentWidget(widget);
    setSizeGripEnabled(false);

    appearance_->setSingleShot(true);
    appearance_->setInterval(150);
    connect(appearance_, &QTimer::timeout, this, [this] {
        for (QWidget* widget : std::initializer_list<QWidget*>{activity_, progress_, cancel_})
            widget->show();
    });
    connect(cancel_, &QToolButton::clicked, this, &StatusLine::cancelRequested);
    connect(trust_, &QToolButton::clicked, this, &StatusLine::trustRequested);
    connect(&document_, &Document::modelChanged, this, &StatusLine::describeRun);
    connect(&document_, &Document::findingsChanged, this, &StatusLine::describeRun);
    auto* clock = new QTimer(this);
    connect(clock, &QTimer::timeout, this, &StatusLine::measureMemory);
    clock->start(1000);
    showIdle();
    showTrust(SelfCheckJob::State::noModel, {});
    describeRun();
    measureMemory();
}

void StatusLine::showBusy(const QString& what, double fraction) {
    activity_->setText(what);
    progress_->setRange(0, fraction < 0.0 ? 0 : 1000);
    progress_->setValue(static_cast<int>(1000.0 * fraction));
    if (!appearance_->isActive() && progress_->isHidden())
        appearance_->start();
}

void StatusLine::showIdle() {
    appearance_->stop();
    for (QWidget* widget : std::initializer_list<QWidget*>{activity_, progress_, cancel_})
        widget->hide();
}

void StatusLine::showTrust(SelfCheckJob::State state, const QString& sentence) {
    const auto& report = document_.trust();
    trust_->setVisible(state != SelfCheckJob::State::noModel);
    trust_->setIcon(report ? trustMark(report->overall()) : QIcon());
    trust_->setToolButtonStyle(report ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonTextOnly);
    const bool underWay = state == SelfCheckJob::State::waiting || state == SelfCheckJob::State::running;
    trust_->setText(underWay ? tr("Trust …") : report ? tr("Trust") : tr("Trust ?"));
    const QString words =
        report ? trustWord(report->overall()) + QStringLiteral(". ") + coreText(report->sentence()) : sentence;
    trust_->setAccessibleName(tr("Trust report: %1").arg(words));
    trust_->setToolTip(words + QLatin1Char('\n') + tr("Click for the trust report"));
}

void StatusLine::describeRun() {
    const auto& model = document_.model();
    if (!model)
        return run_->setWholeText(tr("No model open"));
    QStringList parts{QString::fromStdString(model->config().name), QLatin1String(wordOf(model->type())),
                      model->device() == ComputeDevice::cuda ? tr("GPU") : tr("CPU")};
    if (const auto& findings = document_.findings(); findings && findings->run->model == model) {
        const Run& run = *findings->run;
        parts +=
            run.tokenCount() == 1 ? tr("1 token") : tr("%1 tokens").arg(QLocale().toString(qint64(run.tokenCount())));
        parts += tr("run %1 s").arg(QLocale().toString(run.seconds, 'f', run.seconds < 10.0 ? 2 : 1));
        if (findings == document_.shown().changed)
            parts.last() +=
                tr(" (%1 of %2 layers recomputed)").arg(run.layerCount() - run.firstComputed).arg(run.layerCount());
        const auto swapsNorm = [](const Intervention& intervention) {
            return std::holds_alternative<NormSwap>(intervention);
        };
        if (const auto& changes = document_.intervened();
            changes && findings == document_.shown().changed &&
            std::any_of(changes->interventions.begin(), changes->interventions.end(), swapsNorm))
            parts += tr("norms swapped, not retrained");
    }
    run_->setWholeText(parts.join(QStringLiteral("  ·  ")));
}

void StatusLine::measureMemory() {
    const std::optional<Memory> memory = memoryNow();
    memory_->setVisible(memory.has_value());
    if (!memory)
        return;
    memory_->setRange(0, 1000);
    memory_->setValue(static_cast<int>(1000 * memory->used / std::max<std::int64_t>(memory->total, 1)));
    memory_->setFormat(tr("%1 of %2 GiB").arg(gibibytes(memory->used), gibibytes(memory->total)));
}

} // namespace sinkscope
