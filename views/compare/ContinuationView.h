#pragma once

#include "compare/ContinuationAnswer.h"
#include "interventions/Intervene.h"

#include <QWidget>

#include <memory>

namespace sinkscope {

/// How the prompt goes on, greedily, without and with what is switched, side by side.
class ContinuationView : public QWidget {
    Q_OBJECT
public:
    explicit ContinuationView(QWidget* parent = nullptr);
    ~ContinuationView() override;

    /// The sides at hand; null: none. An answer about others is marked as such.
    void setRuns(std::shared_ptr<const Findings> base, std::shared_ptr<const Intervened> intervened);
    void setAnswer(std::shared_ptr<const ContinuationAnswer> answer);
    /// The old texts stay, dimmed, while new ones are computed; `fraction` from 0 to 1, or negative when unknown.
    void showBusy(const QString& what, double fraction);
    void showIdle();
    void setFailure(const QString& sentence);

Q_SIGNALS:
    void continuationRequested(qint64 tokens);
    void cancelRequested();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace sinkscope
