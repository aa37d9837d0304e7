#pragma once

#include "Selection.h"
#include "Shown.h"
#include "text/PromptText.h"

#include <QObject>
#include <QString>

#include <memory>

namespace sinkscope {

/// Whether the findings shown belong to the model, prompt and switches as they stand now.
enum class Freshness { nothingRun, current, outdated };

/// One session: model, prompt, thresholds, the findings of the newest run and what is selected. Lives on the GUI
/// thread, knows no widget and starts no job; each change is told by one signal.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject* parent = nullptr);
    ~Document() override;

    const std::shared_ptr<const Model>& model() const { return model_; }
    const QString& prompt() const { return prompt_; }
    /// The same prompt with who wrote which part of it.
    const PromptText& promptText() const { return promptText_; }
    SpecialTokens specialTokens() const { return specialTokens_; }
    const FindingOptions& findingOptions() const { return findingOptions_; }
    const std::shared_ptr<const Findings>& findings() const { return findings_; }
    /// What views show: the findings alone.
    Shown shown() const { return {findings_, nullptr, Shown::Side::base}; }
    const Selection& selection() const { return selection_; }
    Freshness freshness() const;

    /// Findings of the model before stay, outdated, until others replace them or forgetFindings is called.
    void setModel(std::shared_ptr<const Model> model);
    /// All of it is the user's text, unless it is what a chat template made and still stands unchanged.
    void setPrompt(const QString& prompt);
    void setPromptText(const PromptText& prompt);
    void setSpecialTokens(SpecialTokens specialTokens);
    void setFindingOptions(const FindingOptions& options);
    /// Findings of a run of `prompt`; the first ones of a model move the selection to where its story begins, later
    /// ones keep it if they can.
    void setFindings(std::shared_ptr<const Findings> findings, const PromptText& prompt, SpecialTokens specialTokens);
    /// The same run under other thresholds; freshness and selection stay.
    void replaceFindings(std::shared_ptr<const Findings> findings);
    void forgetFindings();
    /// Values outside the run are moved to its nearest layer, head, token or channel.
    void select(const Selection& selection);

Q_SIGNALS:
    void modelChanged();
    void promptChanged();
    void specialTokensChanged();
    void findingOptionsChanged();
    void findingsChanged();
    void selectionChanged(const sinkscope::Selection& selection);
    void freshnessChanged(sinkscope::Freshness freshness);

private:
    void tellFreshness();

    std::shared_ptr<const Model> model_;
    QString prompt_;
    PromptText promptText_, promptOfRun_;
    SpecialTokens specialTokens_ = SpecialTokens::add, specialTokensOfRun_ = SpecialTokens::add;
    FindingOptions findingOptions_;
    std::shared_ptr<const Findings> findings_;
    Selection selection_;
    Freshness toldFreshness_ = Freshness::nothingRun;
};

} // namespace sinkscope
