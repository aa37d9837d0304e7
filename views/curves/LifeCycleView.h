#pragma once

#include "Pointed.h"
#include "Selection.h"
#include "Shown.h"
#include "Spot.h"
#include "style/Pane.h"

#include <QJsonObject>
#include <QRectF>
#include <memory>
#include <optional>

namespace sinkscope {

/// Rise, plateau and fall: the three largest magnitudes of the residual stream along depth over single block outputs
/// (arXiv 2603.05498, Fig. 1).
class LifeCycleView : public Pane {
    Q_OBJECT
public:
    explicit LifeCycleView(QWidget* parent = nullptr);
    ~LifeCycleView() override;

    void setShown(const Shown& shown);
    std::vector<FigureContent> figures() const override;
    void setSelection(const Selection& selection);
    void setPointed(const Pointed& pointed);

    /// Around a layer's largest magnitude, in this view; none when that is not in sight.
    std::optional<QRectF> placeOf(const Spot& spot) const;
    /// The layers in sight, and the same shown again; what a state does not say stays.
    QJsonObject state() const;
    void restore(const QJsonObject& state);

Q_SIGNALS:
    void selectionRequested(const sinkscope::Selection& selection);
    void pointedAt(const sinkscope::Pointed& pointed);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace sinkscope
