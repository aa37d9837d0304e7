#pragma once

#include "interventions/Inspection.h"

#include <QWidget>

namespace sinkscope {

/// A small picture in a card of what its intervention acts on. Hidden until there is something to see; the old picture
/// stays until the new one is there.
class InspectionStrip : public QWidget {
    Q_OBJECT
public:
    explicit InspectionStrip(QWidget* parent = nullptr);

    /// Ignored when it is of another kind; none: there is nothing to see.
    virtual void setInspection(const std::optional<Inspection>& inspection) = 0;

protected:
    /// The picture below a line of title.
    QRectF plot() const;
    void paintTitle(QPainter& painter, const QString& title) const;
};

} // namespace sinkscope
