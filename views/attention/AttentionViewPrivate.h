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
    void showReceived();

    SinkConvention chosenConvention() const;
    std::int64_t sinkToken() const;
    MapPart visiblePart() const;
    SinkShare share() const;
    ValueScale mapScale(const Matrix* values);
    ColourBar mapBar() const;

    AttentionView* view;
    QWidget* content;
    ElidedLabel* summary;
    NarrowCombo *convention, *reduction;
    ScaleMenu* scale;
    QToolButton* leaveOut;
    HeatmapWidget *sinks, *map;
    QTimer debounce;

    std::shared_ptr<const Findings> findings;
    HeatmapAxis queries, keys; ///< of the findings' prompt
    Selection wanted;          ///< as the window says
    Selection selection;       ///< the nearest that the run has
    std::optional<MapRequest> newest;
    std::shared_ptr<const Matrix> received; ///< answer to `newest`
};

} // namespace sinkscope
