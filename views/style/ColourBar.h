#pragma once

#include "style/Colormap.h"
#include "style/ValueScale.h"

#include <QFontMetricsF>
#include <QPalette>
#include <QString>
#include <optional>

class QPainter;

namespace sinkscope {

/// The legend of a colour scale: bar, ticks in words and units, and a marked threshold. Beside a picture (upright),
/// above it (lying, the title between the numbers of its ends), or as a heading (lying, the title on a line of its
/// own).
struct ColourBar {
    struct Threshold {
        double value = 0.0;
        QString name; ///< e.g. "massive > 100"
    };
    enum class Place { beside, above, heading, nowhere };

    Place place = Place::beside;
    QString title;
    QString shortTitle; ///< where a lying bar has no room for the title; empty: the title's beginning
    std::optional<Threshold> threshold;

    /// Room across the bar, in pixels of the painter.
    double extent(const ValueScale& scale, const QFontMetricsF& metrics) const;
    /// `area` is as long as the bar shall be and as thick as `extent` says.
    void paint(QPainter& painter, const QRectF& area, const ValueScale& scale, const Colormap& colours,
               const QPalette& palette) const;
};

} // namespace sinkscope
