#pragma once

#include "language/Translation.h"

#include <QApplication>

namespace sinkscope {

/// What drawing needs of Qt without a window or a display: fonts, words, and numbers written as the window writes them.
class PaperApplication {
public:
    explicit PaperApplication(Language language);

private:
    /// Kept as long as the application, which refers to them.
    int count_ = 1;
    char name_[10] = "sinkscope";
    char* arguments_[2] = {name_, nullptr};
    QApplication application_;
    Translation translation_;
};

} // namespace sinkscope
