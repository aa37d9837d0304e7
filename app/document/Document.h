#pragma once

#include "Selection.h"
#include "Shown.h"
#include "document/CardHistory.h"
#include "interventions/Intervene.h"
#include "session/Session.h"
#include "text/PromptText.h"
#include "trust/TrustReport.h"

#include <QObject>
#include <QString>

#include <memory>

namespace sinkscope {

/// Whether the findings shown belong to the model, prompt and switches as they stand now.
enum class Freshness { nothingRun, current, outdated };

/// One session: model, prompt, thresholds, the findings of the newest run, interventions and what they made of it, the
/// side that is shown and what is selected. Lives on the GUI thread, knows no widget and starts no job; each change is
/// told by one signal.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject* parent = nullptr);
    ~Document() override;

    const std::shared_ptr<const Model>& model() const { return model_; }
    const QString& prompt() const { return prompt_; }
    /// The same prompt with who wrote which part of it.
    const PromptText& promptText() const { return promptText_; }
    /// The ids that make up the prompt, when it was made of tokens rather than of text; else empty.
    const Tokens& generatedPrompt() const { return generated_; }
    SpecialTokens specialTokens() const { return specialTokens_; }
    const FindingOptions& findingOptions() const { return findingOptions_; }
    CardHistory& cards() { return cards_; }
    /// Both runs and the side of them that is shown.
    const Shown& shown() const { return shown_; }
    /// Those of the side shown.
    const std::shared_ptr<const Findings>& findings() const { return shown_.findings(); }
    /// Those of the run without interventions.
    const std::shared_ptr<const Findings>& base() const { return shown_.base; }
    /// What the interventions changed; null while none is switched or their run is not there yet.
    const std::shared_ptr<const Intervened>& intervened() const { return intervened_; }
    const Selection& selection() const { return selection_; }
    /// Of the model; null until it has been checked.
    const std::shared_ptr<const TrustReport>& trust() const { return trust_; }
    /// The session whose kept runs are shown in place of computed ones; null once a run has been computed.
    const std::shared_ptr<const Session>& stored() const { return stored_; }
    Freshness freshness() const;

    /// Findings of the model before stay, outdated, until others replace them or forgetFindings is called; its trust
    /// report does not.
    void setModel(std::shared_ptr<const Model> model);
    /// All of it is the user's text, unless it is what a chat template made and still stands unchanged.
    void setPrompt(const QString& prompt);
    void setPromptText(const PromptText& prompt);
    /// A prompt of ids; its text is for reading only, and editing it makes it a text like any other.
    void setGeneratedPrompt(const Tokens& tokens);
    void setSpecialTokens(SpecialTokens specialTokens);
    void setFindingOptions(const FindingOptions& options);
    /// Findings of a run of `prompt` without interventions; those with them are forgotten. The first ones of a model
    /// move the selection to where its story begins, later ones keep it if they can.
    void setFindings(std::shared_ptr<const Findings> findings, const PromptText& prompt, SpecialTokens specialTokens);
    /// The same run without interventions under other thresholds; freshness and selection stay.
    void replaceFindings(std::shared_ptr<const Findings> findings);
    /// Interventions on the run of base(); null for none.
    void setIntervened(std::shared_ptr<const Intervened> intervened);
    /// Changing a card moves from the base to the changed side by itself.
    void setSide(Shown::Side side);
    void forgetFindings();
    /// Shows the runs that a session kept, which must hold a base, for the document's prompt as it stands now. The
    /// first findings that are computed replace them and leave the selection where it is.
    void showStored(std::shared_ptr<const Session> session, const Selection& selection);
    /// Of the present model; null forgets it.
    void setTrust(std::shared_ptr<const TrustReport> report);
    /// Values outside the run are moved to its nearest layer, head, token or channel.
    void select(const Selection& selection);

Q_SIGNALS:
    void modelChanged();
    void promptChanged();
    void specialTokensChanged();
    void findingOptionsChanged();
    /// The findings shown, of either side, or the side.
    void findingsChanged();
    /// Before findingsChanged.
    void baseChanged();
    void intervenedChanged();
    void sideChanged(sinkscope::Shown::Side side);
    void trustChanged();
    void selectionChanged(const sinkscope::Selection& selection);
    void freshnessChanged(sinkscope::Freshness freshness);

private:
    void tellBase();
    void tellFreshness();

    std::shared_ptr<const Model> model_;
    QString prompt_;
    PromptText promptText_, promptOfRun_;
    Tokens generated_;
    SpecialTokens specialTokens_ = SpecialTokens::add, specialTokensOfRun_ = SpecialTokens::add;
    FindingOptions findingOptions_;
    CardHistory cards_;
    Shown shown_;
    std::shared_ptr<const Intervened> intervened_;
    std::shared_ptr<const Session> stored_;
    Selection selection_;
    std::shared_ptr<const TrustReport> trust_;
    Freshness toldFreshness_ = Freshness::nothingRun;
};

} // namespace sinkscope
