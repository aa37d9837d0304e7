#include "status/TrustDock.h"

#include "style/Theme.h"
#include "trust/TrustView.h"

namespace sinkscope {

TrustDock::TrustDock(QWidget* parent) : QDockWidget(tr("Trust report"), parent), view_(new TrustView(this)) {
    setObjectName(QStringLiteral("trust")); // for the window's saved state
    view_->setMinimumWidth(45 * spacing);
    setWidget(view_);
    connect(view_, &TrustView::checkRequested, this, &TrustDock::checkRequested);
    hide();
}

void TrustDock::setReport(const std::shared_ptr<const TrustReport>& report, const QString& sentence) {
    if (report)
        view_->showReport(report);
    else
        view_->showSentence(sentence);
}

void TrustDock::open() {
    show();
    raise();
    view_->setFocus(Qt::OtherFocusReason);
}

} // namespace sinkscope
