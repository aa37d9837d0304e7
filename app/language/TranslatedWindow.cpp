#include "language/TranslatedWindow.h"

#include "tour/Tours.h"

namespace sinkscope {

TranslatedWindow::TranslatedWindow(Document& document, DocumentJobs& jobs, InterventionJobs& interventions,
                                   Settings& settings, std::function<void(MainWindow&)> furnish)
    : document_(document),
      jobs_(jobs),
      interventions_(interventions),
      settings_(settings),
      furnish_(std::move(furnish)),
      translation_(settings.language()) {
    build();
}

void TranslatedWindow::build() {
    window_ = std::make_unique<MainWindow>(document_, jobs_, interventions_, settings_);
    // Queued: the menu that was clicked belongs to the window that goes.
    QObject::connect(
        window_.get(), &MainWindow::languageChosen, &context_, [this] { replace(); }, Qt::QueuedConnection);
    if (furnish_)
        furnish_(*window_);
    window_->show();
}

void TranslatedWindow::replace() {
    const std::optional<Tours::Place> place = window_->tours().place();
    window_->keepLayout();
    translation_.use(settings_.language());
    const std::unique_ptr<MainWindow> before = std::move(window_); // goes when the new one stands: the last one ends Qt
    build();
    window_->start(std::nullopt);
    if (place)
        window_->tours().goOn(*place);
}

} // namespace sinkscope
