#include "commandline/ProgressLine.h"

#include <cstdio>
#include <unistd.h>

namespace sinkscope {
namespace {

const char* wordsOf(Stage stage) {
    switch (stage) {
    case Stage::readingFile:
        return "Reading file";
    case Stage::loadingWeights:
        return "Loading weights";
    case Stage::checkingFile:
        return "Checking file";
    case Stage::tokenizing:
        return "Tokenizing";
    case Stage::runningLayers:
        return "Running layers";
    case Stage::predicting:
        return "Predicting";
    case Stage::computingMap:
        return "Computing map";
    case Stage::generating:
        return "Generating";
    case Stage::computingCurve:
        return "Computing curve";
    case Stage::analyzing:
        return "Analyzing";
    case Stage::writingFile:
        break;
    }
    return "Writing file";
}

constexpr auto eraseLine = "\r\033[K";

} // namespace

ProgressLine::ProgressLine() : visible_(isatty(STDERR_FILENO) == 1 ? Visible::notYet : Visible::never) {}

ProgressLine::~ProgressLine() {
    if (visible_ == Visible::now)
        std::fputs(eraseLine, stderr);
}

void ProgressLine::show(Stage stage, std::int64_t done, std::int64_t total) {
    const auto now = std::chrono::steady_clock::now();
    if (visible_ == Visible::never || now - last_ < std::chrono::milliseconds(100))
        return;
    const double share = total > 0 ? 100.0 * static_cast<double>(done) / static_cast<double>(total) : 0.0;
    std::fprintf(stderr, "%s%s: %.0f %%", eraseLine, wordsOf(stage), share);
    visible_ = Visible::now;
    last_ = now;
}

} // namespace sinkscope
