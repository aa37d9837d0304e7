#pragma once

namespace sinkscope {

/// Reads the command line, runs the sub-command it names (analyze, figure, tokens, bench, models, selfcheck) without a
/// display, or else opens the window. Returns the exit code: 0 done, 1 failed, 2 wrong usage, 130 cancelled; the last
/// three with one line on stderr.
int runCommandLine(int argc, char** argv);

} // namespace sinkscope
