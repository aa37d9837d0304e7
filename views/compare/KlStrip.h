#pragma once

#include "interventions/Intervene.h"

#include <QWidget>

#include <memory>

namespace sinkscope {

/// One bar for each position: how far the interventions move what the model predicts there, as KL in nats.
class KlStrip : public QWidget {
    Q_OBJECT
public:
    explicit KlStrip(QWidget* parent = nullptr);

    void setIntervened(std::shared_ptr<const Intervened> intervened);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRectF plot() const;
    /// The largest KL among the positions of one pixel column.
    double klAt(int column, int columns) const;
    std::int64_t positionAt(double x) const;

    std::shared_ptr<const Intervened> intervened_;
};

} // namespace sinkscope
