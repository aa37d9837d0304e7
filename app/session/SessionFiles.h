#pragma once

#include "jobs/JobRunner.h"
#include "session/Agreement.h"
#include "session/FindModelAgain.h"
#include "session/Session.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

namespace sinkscope {

/// Reads and writes session files and looks for their models, on a worker of its own: saving never waits for a run or
/// an analysis. Lives on the GUI thread and never waits, except the destructor for a file being written.
class SessionFiles : public QObject {
    Q_OBJECT
public:
    /// What makes a kept file a saved one.
    enum class Purpose { save, keep };

    explicit SessionFiles(std::function<std::vector<FoundModel>()> findModels, QObject* parent = nullptr);
    ~SessionFiles() override;

    void open(const std::filesystem::path& file);
    /// Computes the pictures that the session lacks and writes it. For Purpose::save the model's files are hashed, once
    /// for each model; a session that is only kept for a crash goes without.
    void write(const std::filesystem::path& file, Session session, Purpose purpose);
    void findModel(const SessionModel& model);
    /// A run as a session kept it, and the same question computed.
    struct Pair {
        std::shared_ptr<const Findings> kept, computed;
    };
    /// Gives the pair that agrees least.
    void compare(std::vector<Pair> runs);
    bool isSaving() const { return runner_.busy(JobKind::saveSession); }

Q_SIGNALS:
    void opened(const std::filesystem::path& file, const std::shared_ptr<const sinkscope::Session>& session);
    void openFailed(const QString& sentence);
    void written(const std::filesystem::path& file, sinkscope::SessionFiles::Purpose purpose);
    void writeFailed(const QString& sentence, sinkscope::SessionFiles::Purpose purpose);
    void modelFound(const sinkscope::ModelAgain& model);
    void modelMissing(const QString& sentence);
    void compared(const sinkscope::Agreement& agreement);

private:
    struct Memory; ///< what was computed for the file written last; the worker's
    static Result<void> addPictures(Session& session, Memory& memory, const Progress& progress);
    static Result<void> addHash(Session& session, Memory& memory, Purpose purpose, const Progress& progress);

    std::shared_ptr<Memory> memory_;
    std::function<std::vector<FoundModel>()> findModels_;
    JobRunner runner_;
};

} // namespace sinkscope
