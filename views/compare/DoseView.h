#pragma once

#include "compare/DoseRequest.h"

#include <QWidget>

#include <memory>

namespace sinkscope {

/// Loss, KL and sink ratio along one number of one intervention, the others staying as set; a mask with its controls
/// in the same plot.
class DoseView : public QWidget {
    Q_OBJECT
public:
    explicit DoseView(QWidget* parent = nullptr);
    ~DoseView() override;

    /// The interventions that act now; those with a number to move are offered.
    void setInterventions(const Interventions& interventions);
    void setAnswer(std::shared_ptr<const DoseAnswer> answer);
    /// The old curves stay, dimmed, while new ones are computed; `fraction` from 0 to 1, or negative when unknown.
    void showBusy(const QString& what, double fraction);
    void showIdle();
    void setFailure(const QString& sentence);

Q_SIGNALS:
    void dosesRequested(const sinkscope::DoseRequest& request);
    void cancelRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace sinkscope
