#pragma once

#include "attention/AttentionText.h"
#include "attention/AttentionView.h"
#include "heatmap/HeatmapWidget.h"
#include "style/ElidedLabel.h"
#include "style/NarrowCombo.h"
#include "style/ScaleMenu.h"
#include "style/Theme.h"

#include <QTimer>
#include <optional>

class QHBoxLayout;

namespace sinkscope {

/// State of an AttentionView; its two source files share it.
class AttentionView::Private : public QObject {
public:
    explicit Private(AttentionView* attentionView);

    bool eventFilter(QObject* watched, QEvent* event) override;
    QString emptySentence() const;
    void addControls(QHBoxLayout* row);
    void clampSelection();
    void followSelection();

    void showSinks();
    void showMap();
    void describeHead();
    void markSinkColumn();
    /// What is shown must be asked for anew: another reduction, another share.
    void refreshMap();
    void askSoon();
    void ask();
    void showReceived(const Sides<Matrix>& received);

    HeatmapContent sinksOfRun() const;
    HeatmapContent sinksDifference() const;
    void fillMenu(QMenu& menu, const HeadPlace& head) const;
    void fillTokenMenu(QMenu& menu, const HeatmapCell& cell) const;

    SinkConvention chosenConvention() const;
    std::int64_t sinkToken() const; ///< of the side shown
    /// Of the base: both sides leave out the same column.
    std::int64_t leftOutToken() const;
    MapPart visiblePart() const;
    SinkShare share() const;
    ValueScale mapScale();
    /// Whether what is at hand shows the chosen side.
    bool hasPicture() const;
    /// The chosen side of what is at hand.
    std::shared_ptr<const Matrix> pictureValues() const;
    QString describeMap(const HeatmapHit& hit) const;
    ColourBar mapBar() const;

    AttentionView* view;
    QWidget* content;
    ElidedLabel* summary;
    NarrowCombo *convention, *reduction;
    ScaleMenu* scale;
    QToolButton* leaveOut;
    HeatmapWidget *sinks, *map;
    QTimer debounce;

    Shown runs;
    std::shared_ptr<const Findings> findings; ///< of the side shown
    HeatmapAxis queries, keys;                ///< of the findings' prompt
    Selection wanted;                         ///< as the window says
    Selection selection;                      ///< the nearest that the run has
    std::optional<MapRequest> newest;
    Sides<Matrix> pictured; ///< as shown: the newest answer, without the sink where that was asked for
    Range queriesPictured, keysPictured;
};

} // namespace sinkscope
