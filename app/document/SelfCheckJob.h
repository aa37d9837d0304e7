#pragma once

#include "document/Document.h"
#include "document/EngineCalls.h"
#include "jobs/JobRunner.h"

#include <QObject>
#include <QTimer>

namespace sinkscope {

/// Has each opened model checked once, and gives the document its trust report. It waits until nothing else is to do,
/// so that no picture comes later because of it, gives way to every other job, and then begins anew. Lives on the GUI
/// thread and never waits.
class SelfCheckJob : public QObject {
    Q_OBJECT
public:
    enum class State { noModel, waiting, running, done, failed, cancelled };

    SelfCheckJob(Document& document, JobRunner& runner, const EngineCalls& calls, QObject* parent = nullptr);

    State state() const { return state_; }
    /// Why there is no report, or what is under way; empty when done.
    QString sentence() const;
    /// Again from the start, also after a failure or a cancellation.
    void check();
    void cancel();

Q_SIGNALS:
    void stateChanged();

private:
    void follow(State state, const QString& problem = {});
    void giveWay(JobKind kind);
    void waitForCalm();
    void begin();
    bool othersAreBusy() const;

    Document& document_;
    JobRunner& runner_;
    std::function<Result<TrustReport>(const std::shared_ptr<const Model>&, const Progress&)> selfCheck_;
    QTimer calm_;
    State state_ = State::noModel;
    QString problem_;
};

} // namespace sinkscope
