#include "commandline/CommandLine.h"

#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv) {
    const int code = sinkscope::runCommandLine(argc, argv);
    // A cancelled computation may still be at work in LibTorch, which must not be taken down around it.
    std::fflush(nullptr);
    std::_Exit(code);
}
