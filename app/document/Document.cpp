#include "document/Document.h"

#include "document/StartingSelection.h"

#include <utility>

namespace sinkscope {

Document::Document(QObject* parent) : QObject(parent) {}
Document::~Document() = default;

Freshness Document::freshness() const {
    if (!findings_)
        return Freshness::nothingRun;
    const bool same =
        findings_->run->model == model_ && promptOfRun_ == promptText_ && specialTokensOfRun_ == specialTokens_;
    return same ? Freshness::current : Freshness::outdated;
}

void Document::setModel(std::shared_ptr<const Model> model) {
    if (model == model_)
        return;
    model_ = std::move(model);
    Q_EMIT modelChanged();
    tellFreshness();
}

void Document::setPrompt(const QString& prompt) {
    if (prompt != prompt_)
        setPromptText(PromptText(prompt.toStdString()));
}

void Document::setPromptText(const PromptText& prompt) {
    if (prompt == promptText_)
        return;
    promptText_ = prompt;
    prompt_ = QString::fromStdString(prompt.text());
    Q_EMIT promptChanged();
    tellFreshness();
}

void Document::setSpecialTokens(SpecialTokens specialTokens) {
    if (specialTokens == specialTokens_)
        return;
    specialTokens_ = specialTokens;
    Q_EMIT specialTokensChanged();
    tellFreshness();
}

void Document::setFindingOptions(const FindingOptions& options) {
    if (options == findingOptions_)
        return;
    findingOptions_ = options;
    Q_EMIT findingOptionsChanged();
}

void Document::setFindings(std::shared_ptr<const Findings> findings, const PromptText& prompt,
                           SpecialTokens specialTokens) {
    const bool sameModel = findings_ && findings && findings_->run->model == findings->run->model;
    const std::shared_ptr<const Findings> before = std::exchange(findings_, std::move(findings));
    promptOfRun_ = prompt;
    specialTokensOfRun_ = specialTokens;
    const Selection wanted = sameModel ? selection_ : startingSelection(*findings_);
    const Selection selection = withinRun(wanted, *findings_->run);
    const bool moved = selection != selection_;
    selection_ = selection;
    Q_EMIT findingsChanged();
    if (moved)
        Q_EMIT selectionChanged(selection_);
    tellFreshness();
}

void Document::replaceFindings(std::shared_ptr<const Findings> findings) {
    const std::shared_ptr<const Findings> before = std::exchange(findings_, std::move(findings));
    Q_EMIT findingsChanged();
}

void Document::forgetFindings() {
    if (!findings_)
        return;
    const std::shared_ptr<const Findings> before = std::exchange(findings_, nullptr);
    Q_EMIT findingsChanged();
    tellFreshness();
}

void Document::select(const Selection& selection) {
    if (!findings_)
        return;
    const Selection within = withinRun(selection, *findings_->run);
    if (within == selection_)
        return;
    selection_ = within;
    Q_EMIT selectionChanged(selection_);
}

void Document::tellFreshness() {
    const Freshness now = freshness();
    if (now == toldFreshness_)
        return;
    toldFreshness_ = now;
    Q_EMIT freshnessChanged(now);
}

} // namespace sinkscope
