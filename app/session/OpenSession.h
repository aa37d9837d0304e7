#pragma once

#include "document/DocumentJobs.h"
#include "session/Recovery.h"
#include "session/SessionFiles.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace sinkscope {

/// The session that the document is: which file it belongs to, whether that is up to date, and what is kept of it in
/// case the program dies. Outlives the window, which gives and takes its own part of the state as JSON. GUI thread.
class OpenSession : public QObject {
    Q_OBJECT
public:
    /// Changes are kept for a crash each `keepEvery`.
    OpenSession(Document& document, DocumentJobs& jobs, SessionFiles& files, Recovery& recovery,
                std::chrono::milliseconds keepEvery = std::chrono::minutes(1), QObject* parent = nullptr);

    /// Path of the session's file; empty while it has none.
    const QString& file() const { return file_; }
    /// The file's name without its ending; empty while it has none.
    QString name() const;
    /// Whether prompt, thresholds, cards or what is chosen for analyses differ from those in the file, or from those it
    /// began with.
    bool isModified() const { return work() != savedWork_; }
    /// How the window gives its part of a session: a JSON object.
    void setViewSource(std::function<std::string()> source) { viewSource_ = std::move(source); }

    /// Empty cards, no file; model, prompt and run stay.
    void begin();
    void open(const QString& file);
    /// Reads what a program that died has kept, and takes it over.
    void recover(const QString& leftOver);
    /// Into the session's file, which must have been named.
    void save();
    void saveAs(const QString& file);
    QStringList leftOver() const { return recovery_.leftOver(); }

Q_SIGNALS:
    /// Name or modification.
    void titleChanged();
    /// A session was read; its state is the document's by now. `view` is the window's part.
    void restored(const QString& view);
    void saved(const QString& file);
    /// Neither opened nor saved; the sentence says why.
    void failed(const QString& sentence);
    /// The run has been computed again, and how it compares with what the session kept.
    void compared(const QString& sentence, bool agrees);
    /// What is shown is what the session kept: its model was not found.
    void modelMissing(const QString& sentence);

private:
    /// What a user would miss.
    struct Work {
        PromptText prompt;
        Tokens generated;
        SpecialTokens specialTokens = SpecialTokens::add;
        FindingOptions options;
        InterventionCards cards;
        AnalysisChoices analyses;
        bool operator==(const Work&) const = default;
    };

    Work work() const;
    std::optional<SessionModel> model() const;
    Session captured() const;
    void take(const std::filesystem::path& file, const std::shared_ptr<const Session>& session);
    void openModelOf(const Session& session);
    void noteSaved(const std::filesystem::path& file, SessionFiles::Purpose purpose);
    void followWork();
    /// Once the runs of an opened session have been computed again.
    void compareRuns();
    void noteAgreement(const Agreement& agreement);
    void keep();

    Document& document_;
    DocumentJobs& jobs_;
    SessionFiles& files_;
    Recovery& recovery_;
    std::function<std::string()> viewSource_;
    QString file_;
    Work savedWork_, writtenWork_; ///< in the file; in the one being written
    bool toldModified_ = false;
    std::optional<SessionModel> reference_;    ///< of the session opened last, while no other model was
    std::shared_ptr<const Session> toCompare_; ///< until its runs have been computed again
    std::shared_ptr<const Session> compares_;  ///< until it is known whether these agree
    enum class Compared { nothing, base } compared_ = Compared::nothing;
    QTimer keeping_;
    bool changedSinceKept_ = false;
    QString recovering_; ///< the file that is being taken over; else empty
};

} // namespace sinkscope
