#include "document/Document.h"

#include "document/StartingSelection.h"

#include <utility>

namespace sinkscope {

namespace {

/// As a text editor keeps it: no control characters but line ends, and none that it takes for a line end.
QString readable(const std::string& bytes) {
    QString text = QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
    for (QChar& letter : text) {
        const bool isLineEnd = letter == QChar::LineSeparator || letter == QChar::ParagraphSeparator ||
                               letter == QChar(0xFDD0) || letter == QChar(0xFDD1);
        if (isLineEnd || (letter.category() == QChar::Other_Control && letter != QLatin1Char('\n')))
            letter = QChar::ReplacementCharacter;
    }
    return text;
}

} // namespace

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
    const bool sameIds = generated_.empty() || generated_ == base()->run->tokens;
    const bool sameModel = base()->run->model == model_ || stored_;
    const bool same = sameIds && sameModel && promptOfRun_ == promptText_ && specialTokensOfRun_ == specialTokens_;
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
    generated_.clear();
    prompt_ = QString::fromStdString(prompt.text());
    Q_EMIT promptChanged();
    tellFreshness();
}

void Document::setGeneratedPrompt(const Tokens& tokens) {
    std::string bytes;
    for (const Token& token : tokens)
        bytes += token.bytes;
    PromptText prompt;
    prompt.parts = {{readable(bytes).toStdString(), AddedBy::ids}};
    promptText_ = std::move(prompt);
    prompt_ = QString::fromStdString(promptText_.text());
    generated_ = tokens;
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
    const std::shared_ptr<const Session> stored = std::exchange(stored_, nullptr);
    const bool sameModel = stored || (base() && findings && base()->run->model == findings->run->model);
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
    const std::shared_ptr<const Session> stored = std::exchange(stored_, nullptr);
    const Shown before = std::exchange(shown_, {nullptr, nullptr, shown_.side});
    const std::shared_ptr<const Intervened> changes = std::exchange(intervened_, nullptr);
    Q_EMIT intervenedChanged();
    tellBase();
    tellFreshness();
}

void Document::showStored(std::shared_ptr<const Session> session, const Selection& selection) {
    const Shown before = shown_;
    const std::shared_ptr<const Intervened> changes = std::exchange(intervened_, session->intervened);
    shown_ = {session->base, intervened_ ? intervened_->findings : nullptr, before.side};
    stored_ = std::move(session);
    promptOfRun_ = promptText_;
    specialTokensOfRun_ = specialTokens_;
    selection_ = withinRun(selection, *base()->run);
    Q_EMIT intervenedChanged();
    tellBase();
    Q_EMIT selectionChanged(selection_);
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
