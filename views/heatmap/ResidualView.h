#pragma once

#include "Pointed.h"
#include "Selection.h"
#include "Shown.h"
#include "Sides.h"
#include "Spot.h"
#include "interventions/Intervention.h"
#include "style/Pane.h"

#include <QJsonObject>
#include <QRectF>
#include <memory>
#include <optional>

namespace sinkscope {

/// Residual magnitudes, layers by tokens: sites, quantities, one channel on demand, log and linear colour, badges on
/// the axes.
class ResidualView : public Pane {
    Q_OBJECT
public:
    explicit ResidualView(QWidget* parent = nullptr);
    ~ResidualView() override;

    void setShown(const Shown& shown); ///< null: nothing to show
    std::vector<FigureContent> figures() const override;
    void setSelection(const Selection& selection);
    void setPointed(const Pointed& pointed);
    /// Answer to channelRequested: [layers + 1, tokens].
    void setChannelValues(std::int64_t channel, const Sides<Matrix>& values);

    /// The choices in its controls, and the same chosen again; what a state does not say or says in unknown words
    /// stays.
    QJsonObject state() const;
    void restore(const QJsonObject& state);

    /// Where a layer and a token meet, in this view; none when that is not in sight.
    std::optional<QRectF> placeOf(const Spot& spot) const;

Q_SIGNALS:
    void selectionRequested(const sinkscope::Selection& selection);
    void pointedAt(const sinkscope::Pointed& pointed);
    /// Chosen from a context menu: to be added to what is switched.
    void interventionRequested(const sinkscope::Intervention& intervention);
    void channelRequested(std::int64_t channel);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace sinkscope
