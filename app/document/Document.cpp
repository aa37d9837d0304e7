#include "document/Document.h"

#include "document/StartingSelection.h"

#include <utility>

namespace sinkscope {

Document::Document(QObject* parent) : QObject(parent) {
    connect(&cards_, &CardHistory::changed, this, [this] {
        if (shown_.side == Shown::Side::base)
            setSide(Shown::Side::changed);
    });
}
Document::~Document() = default;

Freshness Document::freshness() const {
    if (!base())
        return Freshness::nothingRun;
    const bool same =
        base()->run->model == model_ && promptOfRun_ == promptText_ && specialTokensOfRun_ == specialTokens_;
    return same ? Freshness::current : Freshness::outdated;
}

void Document::setModel(std::shared_ptr<const Model> model) {
    if (model == model_)
        return;
    model_ = std::move(model);
    Q_EMIT modelChanged();
    setTrust(nullptr);
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
    const bool sameModel = base() && findings && base()->run->model == findings->run->model;
    const Shown before = shown_; // freed after all have let go of it
    const std::shared_ptr<const Intervened> changes = std::exchange(intervened_, nullptr);
    shown_ = {std::move(findings), nullptr, before.side};
    promptOfRun_ = prompt;
    specialTokensOfRun_ = specialTokens;
    const Selection wanted = sameModel ? selection_ : startingSelection(*base());
    const Selection selection = withinRun(wanted, *base()->run);
    const bool moved = selection != selection_;
    selection_ = selection;
    Q_EMIT intervenedChanged();
    tellBase();
    if (moved)
        Q_EMIT selectionChanged(selection_);
    tellFreshness();
}

void Document::replaceFindings(std::shared_ptr<const Findings> findings) {
    const std::shared_ptr<const Findings> before = std::exchange(shown_.base, std::move(findings));
    tellBase();
}

void Document::setIntervened(std::shared_ptr<const Intervened> intervened) {
    if (intervened == intervened_)
        return;
    const std::shared_ptr<const Intervened> before = std::exchange(intervened_, std::move(intervened));
    shown_.changed = intervened_ ? intervened_->findings : nullptr;
    Q_EMIT intervenedChanged();
    Q_EMIT findingsChanged();
}

void Document::setSide(Shown::Side side) {
    if (side == shown_.side)
        return;
    shown_.side = side;
    Q_EMIT sideChanged(side);
    if (shown_.isComparison())
        Q_EMIT findingsChanged();
}

void Document::forgetFindings() {
    if (!base())
        return;
    const Shown before = std::exchange(shown_, {nullptr, nullptr, shown_.side});
    const std::shared_ptr<const Intervened> changes = std::exchange(intervened_, nullptr);
    Q_EMIT intervenedChanged();
    tellBase();
    tellFreshness();
}

void Document::setTrust(std::shared_ptr<const TrustReport> report) {
    if (report == trust_)
        return;
    trust_ = std::move(report);
    Q_EMIT trustChanged();
}

void Document::select(const Selection& selection) {
    if (!findings())
        return;
    const Selection within = withinRun(selection, *findings()->run);
    if (within == selection_)
        return;
    selection_ = within;
    Q_EMIT selectionChanged(selection_);
}

void Document::tellBase() {
    Q_EMIT baseChanged();
    Q_EMIT findingsChanged();
}

void Document::tellFreshness() {
    const Freshness now = freshness();
    if (now == toldFreshness_)
        return;
    toldFreshness_ = now;
    Q_EMIT freshnessChanged(now);
}

} // namespace sinkscope
