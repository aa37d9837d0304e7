#include "tour/PointerTarget.h"

#include "Spot.h"
#include "attention/AttentionView.h"
#include "curves/LifeCycleView.h"
#include "heatmap/ResidualView.h"
#include "keyspace/KeySpaceView.h"
#include "tokens/TokenStrip.h"
#include "tour/ResolvePlace.h"
#include "workspace/AnalysisPane.h"

namespace sinkscope {
namespace {

Spot spotOf(const TourPointer& pointer, const Findings& base) {
    Spot spot;
    const auto take = [&](const std::optional<TourPlace>& place, PlaceKind kind, std::optional<std::int64_t>& number) {
        if (!place)
            return;
        if (const auto known = resolvePlace(*place, kind, base, spot.layer.value_or(0)))
            number = *known;
    };
    take(pointer.layer, PlaceKind::layer, spot.layer);
    take(pointer.head, PlaceKind::head, spot.head);
    take(pointer.query, PlaceKind::token, spot.query);
    take(pointer.token, PlaceKind::token, spot.token);
    return spot;
}

/// What of a widget's rectangle is to be seen, in window coordinates.
std::optional<QRect> inWindow(const QWidget& window, const QWidget& widget, const QRect& part) {
    QRect seen(widget.mapTo(&window, part.topLeft()), part.size());
    for (const QWidget* around = &widget; around && around != &window; around = around->parentWidget())
        seen &= QRect(around->mapTo(&window, QPoint()), around->size());
    return widget.isVisible() && !seen.isEmpty() ? std::optional(seen) : std::nullopt;
}

template <typename View>
std::optional<QRect> placeIn(const QWidget& window, const Spot& spot) {
    const View* view = window.findChild<View*>();
    if (!view)
        return std::nullopt;
    if (const auto place = view->placeOf(spot))
        if (const auto seen = inWindow(window, *view, place->toAlignedRect()))
            return seen;
    constexpr int inset = 8;
    return inWindow(window, *view, view->rect().adjusted(inset, inset, -inset, -inset));
}

/// The one that is shown of all that are there.
std::optional<QRect> analysisIn(const QWidget& window) {
    constexpr int inset = 8;
    for (const AnalysisPane* pane : window.findChildren<AnalysisPane*>())
        if (pane->isVisible())
            return inWindow(window, *pane, pane->rect().adjusted(inset, inset, -inset, -inset));
    return std::nullopt;
}

} // namespace

std::optional<QRect> pointerTarget(const QWidget& window, const TourPointer& pointer, const Findings& base) {
    const Spot spot = spotOf(pointer, base);
    switch (pointer.view) {
    case TourPointer::View::nothing:
        return std::nullopt;
    case TourPointer::View::tokens:
        return placeIn<TokenStrip>(window, spot);
    case TourPointer::View::residual:
        return placeIn<ResidualView>(window, spot);
    case TourPointer::View::attention:
        return placeIn<AttentionView>(window, spot);
    case TourPointer::View::lifeCycle:
        return placeIn<LifeCycleView>(window, spot);
    case TourPointer::View::keySpace:
        return placeIn<KeySpaceView>(window, spot);
    case TourPointer::View::analysis:
        return analysisIn(window);
    case TourPointer::View::control:
        const auto* control = window.findChild<QWidget*>(QString::fromStdString(pointer.control));
        return control ? inWindow(window, *control, control->rect()) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace sinkscope
