#pragma once

#include "Selection.h"
#include "Shown.h"
#include "Sides.h"
#include "Spot.h"
#include "analysis/KeySpace.h"
#include "style/Pane.h"

#include <QJsonObject>
#include <QRectF>
#include <memory>
#include <optional>

namespace sinkscope {

/// One head's queries and keys in 3D: sink key, spike tokens and the selected token marked, arrows, axes, explained
/// variance.
class KeySpaceView : public Pane {
    Q_OBJECT
public:
    explicit KeySpaceView(QWidget* parent = nullptr);
    ~KeySpaceView() override;

    void setShown(const Shown& shown);
    std::vector<FigureContent> figures() const override;
    void setSelection(const Selection& selection);
    /// Answer to keySpaceRequested, both in the space of the base; one that does not fit the newest request is ignored.
    void setKeySpaces(const Sides<KeySpace>& spaces);

    /// Around a token's key, in this view; none when that is not in sight.
    std::optional<QRectF> placeOf(const Spot& spot) const;
    /// The choices in its controls, and the same chosen again; what a state does not say or says in unknown words
    /// stays.
    /// The camera too, unless the whole key space is shown; it is taken once the points of the next answer are there.
    QJsonObject state() const;
    void restore(const QJsonObject& state);

Q_SIGNALS:
    void selectionRequested(const sinkscope::Selection& selection);
    void keySpaceRequested(std::int64_t layer, std::int64_t head, sinkscope::Rotation rotation);

private:
    void addControls();
    void addCanvas();
    void showProblem(const QString& sentence);
    void request();

    class Private;
    std::unique_ptr<Private> d;
};

} // namespace sinkscope
