#include "figure/PaperApplication.h"

#include <QLocale>

namespace sinkscope {
namespace {

/// Before the application is made.
int& withoutADisplay(int& count) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // What the platform would like to have besides is no matter of the user's.
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    return count;
}

} // namespace

PaperApplication::PaperApplication() : application_(withoutADisplay(count_), arguments_) {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
}

} // namespace sinkscope
