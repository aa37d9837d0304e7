#pragma once

#include "attention/AttentionPicture.h"
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

struct FigureContent;
struct ViewChoice;

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
    /// What is at hand of the selected head.
    HeadMap headMap() const;
    ViewChoice viewChoice() const;
    std::optional<FigureContent> mapFigure() const;
    QString describeMap(const HeatmapHit& hit) const;

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
