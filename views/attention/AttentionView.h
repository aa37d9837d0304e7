#pragma once

#include "Pointed.h"
#include "Selection.h"
#include "Shown.h"
#include "Sides.h"
#include "Spot.h"
#include "engine/AttentionMap.h"
#include "interventions/Intervention.h"
#include "style/Pane.h"

#include <QJsonObject>
#include <QRectF>
#include <memory>
#include <optional>

namespace sinkscope {

/// The layers × heads sink matrix (a click picks a head) beside the picked head's attention map with its sink column
/// outlined.
class AttentionView : public Pane {
    Q_OBJECT
public:
    explicit AttentionView(QWidget* parent = nullptr);
    ~AttentionView() override;

    void setShown(const Shown& shown);
    std::vector<FigureContent> figures() const override;
    void setSelection(const Selection& selection);
    void setPointed(const Pointed& pointed);
    /// Answer to mapRequested; one that does not fit the newest request is ignored.
    void setMaps(const MapRequest& request, const Sides<Matrix>& maps);

    /// In this view: a layer, or a head of it, in the sink matrix; a token's column, or one query's cell of it, in the
    /// map. None when that is not in sight.
    std::optional<QRectF> placeOf(const Spot& spot) const;
    /// The choices in its controls, and the same chosen again; what a state does not say or says in unknown words
    /// stays.
    QJsonObject state() const;
    void restore(const QJsonObject& state);

Q_SIGNALS:
    void selectionRequested(const sinkscope::Selection& selection);
    void pointedAt(const sinkscope::Pointed& pointed);
    /// Chosen from a context menu: to be added to what is switched.
    void interventionRequested(const sinkscope::Intervention& intervention);
    void mapRequested(const sinkscope::MapRequest& request);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace sinkscope
