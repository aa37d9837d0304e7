#pragma once

#include "Sides.h"
#include "document/AnalysisJobs.h"
#include "document/Document.h"
#include "document/EngineCalls.h"
#include "document/Failure.h"
#include "document/SelfCheckJob.h"
#include "jobs/JobRunner.h"

#include <QString>

#include <filesystem>
#include <memory>
#include <vector>

namespace sinkscope {

/// The jobs that fill a Document: opening a model, running the prompt, finding again under other thresholds, and what
/// views ask for. Results that belong to a run no longer shown are dropped. Lives on the GUI thread and never waits.
class DocumentJobs : public QObject {
    Q_OBJECT
public:
    DocumentJobs(Document& document, JobRunner& runner, EngineCalls calls, QObject* parent = nullptr);

    /// Replaces the model when it opened and then runs the prompt; the run under way is cancelled. A session's kept
    /// runs stay until others are computed.
    void openModel(const std::filesystem::path& path, const LoadOptions& options = {});
    void runPrompt();
    void lookForModels();
    void requestMap(const MapRequest& request);
    void requestChannel(std::int64_t channel);
    void requestKeySpace(std::int64_t layer, std::int64_t head, Rotation rotation);
    /// One head's whole map for paper, [tokens, tokens].
    void requestFigureMap(std::int64_t layer, std::int64_t head);
    /// SHA-256 of the model's weights, which goes through all of them.
    void requestWeightHash();
    /// Ends the opening and the run under way, or else what views asked for; what was shown before stays.
    void cancel();

    bool busy(JobKind kind) const { return runner_.busy(kind); }
    /// Opening or running: what the whole window waits for.
    bool busy() const { return busy(JobKind::openModel) || busy(JobKind::run); }
    /// Checks each opened model by itself.
    SelfCheckJob& selfCheck() { return selfCheck_; }
    /// Computes the analyses that are looked at.
    AnalysisJobs& analyses() { return analyses_; }
    /// The path whose opening is under way or succeeded last.
    const std::filesystem::path& path() const { return path_; }

Q_SIGNALS:
    /// `fraction` from 0 to 1, or negative when unknown.
    void busyWith(sinkscope::JobKind kind, const QString& what, double fraction);
    void ended(sinkscope::JobKind kind, sinkscope::JobEnd end);
    void failed(const sinkscope::Failure& failure);
    void modelOpened(const std::filesystem::path& path);
    void modelsFound(const std::vector<sinkscope::FoundModel>& models);
    void mapsReady(const sinkscope::MapRequest& request, const sinkscope::Sides<sinkscope::Matrix>& maps);
    void figureMapReady(const sinkscope::Sides<sinkscope::Matrix>& maps);
    /// Not told when another model is open by now.
    void weightHashReady(const std::string& hash);
    void weightHashFailed(const QString& sentence);
    void channelReady(std::int64_t channel, const sinkscope::Sides<sinkscope::Matrix>& values);
    /// Both in the space of the base run.
    void keySpacesReady(const sinkscope::Sides<sinkscope::KeySpace>& spaces);

private:
    void findAgain();
    void reportFailure(JobKind kind, const Error& error);
    /// Runs `compute` on the worker; `receive` gets its value only if the runs shown now are still shown.
    template <typename Value>
    void submitForShown(JobKind kind, std::function<Result<Value>(const Progress&)> compute,
                        std::function<void(Value)> receive);
    /// Takes the answer from what the session shown keeps.
    template <typename Value>
    void submitKept(JobKind kind, std::function<Result<BothRuns<Value>>(const SessionPictures&)> answer,
                    std::function<void(Sides<Value>)> receive);
    /// Asks the same of the base run and, where there is one, of the changed run, so that switching sides asks nothing.
    template <typename Value>
    void submitForBoth(JobKind kind, std::function<Result<Value>(const Run&, const Progress&)> compute,
                       std::function<void(Sides<Value>)> receive);

    Document& document_;
    JobRunner& runner_;
    EngineCalls calls_;
    SelfCheckJob selfCheck_;
    AnalysisJobs analyses_;
    std::filesystem::path path_;
};

} // namespace sinkscope
