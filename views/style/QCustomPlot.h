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
