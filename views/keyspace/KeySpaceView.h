#pragma once

#include "Selection.h"
#include "Shown.h"
#include "Sides.h"
#include "Spot.h"
#include "analysis/KeySpace.h"
#include "style/Pane.h"

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
    void setSelection(const Selection& selection);
    /// Answer to keySpaceRequested, both in the space of the base; one that does not fit the newest request is ignored.
    void setKeySpaces(const Sides<KeySpace>& spaces);

    /// Around a token's key, in this view; none when that is not in sight.
    std::optional<QRectF> placeOf(const Spot& spot) const;

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
