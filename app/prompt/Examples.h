#pragma once

#include <QString>

#include <vector>

namespace sinkscope {

/// A prompt that comes with the program.
struct Example {
    QString title;
    QString text;
};

/// The first one is what a newly opened model runs by itself.
std::vector<Example> examples();

} // namespace sinkscope
