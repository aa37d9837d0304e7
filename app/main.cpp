#include "commandline/CommandLine.h"

int main(int argc, char** argv) {
    return sinkscope::runCommandLine(argc, argv);
}
