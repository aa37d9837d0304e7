#include "figure/PaperApplication.h"

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

PaperApplication::PaperApplication(Language language)
    : application_(withoutADisplay(count_), arguments_), translation_(language) {}

} // namespace sinkscope
