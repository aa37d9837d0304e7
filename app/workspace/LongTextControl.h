#pragma once

#include "document/AnalysisJobs.h"

#include <QWidget>

class QLabel;

namespace sinkscope {

/// Which long text is cut to each length: the one that comes with the program, or a text file of the user's.
class LongTextControl : public QWidget {
    Q_OBJECT
public:
    explicit LongTextControl(AnalysisJobs& jobs, QWidget* parent = nullptr);

    /// Takes the file's text when it can be read as UTF-8, and says which or why not.
    void useFile(const QString& path);
    void useOwnText();

private:
    void chooseFile();
    void setText(const QString& fileName, std::string text);
    void showName();

    AnalysisJobs& jobs_;
    QLabel* name_;
};

} // namespace sinkscope
