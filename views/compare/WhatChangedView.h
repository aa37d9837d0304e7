#pragma once

#include "interventions/Intervene.h"

#include <QString>
#include <QWidget>

#include <memory>

namespace sinkscope {

/// What the switched interventions changed: loss, KL (also per token), sinks, massive entries, next tokens before and
/// after.
class WhatChangedView : public QWidget {
    Q_OBJECT
public:
    explicit WhatChangedView(QWidget* parent = nullptr);
    ~WhatChangedView() override;

    /// Null: nothing is switched.
    void setIntervened(std::shared_ptr<const Intervened> intervened);
    /// The old numbers stay, dimmed, while new ones are computed; `fraction` from 0 to 1, or negative when unknown.
    void showBusy(const QString& what, double fraction);
    void showIdle();

Q_SIGNALS:
    void cancelRequested();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace sinkscope
