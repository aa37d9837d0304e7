#pragma once

#include "document/AnalysisJobs.h"

#include <QToolButton>

class QListWidget;

namespace sinkscope {

class Settings;

/// The prompts that an analysis compares over: a button, and behind it a list to add to, edit, and reset.
class PromptSetControl : public QToolButton {
    Q_OBJECT
public:
    PromptSetControl(AnalysisJobs& jobs, Settings& settings, QWidget* parent = nullptr);

private:
    QWidget* makeEditor();
    void show(const std::vector<std::string>& prompts);
    void apply();

    AnalysisJobs& jobs_;
    Settings& settings_;
    QListWidget* list_ = nullptr;
};

} // namespace sinkscope
