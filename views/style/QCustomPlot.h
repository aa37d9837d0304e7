#pragma once

// QCustomPlot's header is written with Qt's keywords, which this project switches off. Include this one instead of
// <qcustomplot.h>.
#include <QObject>

#define signals Q_SIGNALS
#define slots Q_SLOTS
#define foreach Q_FOREACH
#include <qcustomplot.h>
#undef signals
#undef slots
#undef foreach

namespace sinkscope {

/// A plot that is redrawn comes on screen together with what else changed. QCustomPlot's own way draws the whole window
/// once more at once, which beside a 3D view costs some 30 ms without a graphics card.
inline void paintWithOthers(QCustomPlot& plot) {
    plot.setPlottingHint(QCP::phImmediateRefresh, false);
}

} // namespace sinkscope
