#pragma once

#include <QApplication>

namespace sinkscope {

/// What drawing needs of Qt without a window or a display: fonts, and numbers written as the window writes them.
class PaperApplication {
public:
    PaperApplication();

private:
    /// Kept as long as the application, which refers to them.
    int count_ = 1;
    char name_[10] = "sinkscope";
    char* arguments_[2] = {name_, nullptr};
    QApplication application_;
};

} // namespace sinkscope
