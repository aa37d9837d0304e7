#pragma once

#include "language/Translation.h"
#include "window/MainWindow.h"

#include <QObject>

#include <functional>
#include <memory>

namespace sinkscope {

/// The one window, in the language of the settings. Texts are made when widgets are, so another language is another
/// window at the same place; document, model, runs, jobs and a tour go on, what only the window knew begins anew.
class TranslatedWindow {
public:
    /// `furnish` is called with each window before it is shown.
    TranslatedWindow(Document& document, DocumentJobs& jobs, InterventionJobs& interventions, Settings& settings,
                     std::function<void(MainWindow&)> furnish = {});

    MainWindow& window() { return *window_; }

private:
    void build();
    void replace();

    Document& document_;
    DocumentJobs& jobs_;
    InterventionJobs& interventions_;
    Settings& settings_;
    std::function<void(MainWindow&)> furnish_;
    Translation translation_;
    std::unique_ptr<MainWindow> window_;
    QObject context_; ///< ends the waiting for a choice of language with this object
};

} // namespace sinkscope
