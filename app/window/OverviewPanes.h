#pragma once

#include "document/Document.h"
#include "document/DocumentJobs.h"

#include <QJsonObject>
#include <QWidget>

#include <array>
#include <map>
#include <vector>

class QSplitter;

namespace sinkscope {

class AttentionView;
struct FigureContent;
class KeySpaceView;
class LifeCycleView;
class Pane;
class ResidualView;

/// The four linked pictures in splitters: each shows the document, moves its selection, and has its questions answered
/// by jobs.
class OverviewPanes : public QWidget {
    Q_OBJECT
public:
    OverviewPanes(Document& document, DocumentJobs& jobs, QWidget* parent = nullptr);

    QByteArray saveLayout() const;
    /// False, and the panes stay as they are, when the state is not one that saveLayout wrote.
    bool restoreLayout(const QByteArray& state);
    void resetLayout();
    /// What is chosen in the panes' controls, the camera, and the same chosen again.
    QJsonObject state() const;
    void restore(const QJsonObject& state);
    /// The next key space is seen from where the present one is.
    void keepCamera();

    /// Name of the help page of the pane that has the keyboard focus; empty when none has.
    QString focusedTopic() const;
    /// The focused pane alone, or all four again.
    void toggleEnlarged();
    bool enlarged() const { return enlarged_ != nullptr; }
    /// One of these panes alone, or all four for null.
    void enlarge(Pane* pane);
    Pane* enlargedPane() const { return enlarged_; }
    ResidualView& residual() const { return *residual_; }
    AttentionView& attention() const { return *attention_; }
    LifeCycleView& lifeCycle() const { return *lifeCycle_; }
    KeySpaceView& keySpace() const { return *keySpace_; }
    void focusFirst();
    /// Those of the focused pane, and then those of the others.
    std::vector<FigureContent> figures() const;

Q_SIGNALS:
    void figureRequested();

private:
    void connectViews();
    void showFindings();
    void showState();
    void showState(Pane* pane, JobKind question);
    std::array<Pane*, 4> panes() const;
    Pane* focusedPane() const;

    Document& document_;
    DocumentJobs& jobs_;
    QSplitter* rows_;
    std::array<QSplitter*, 2> columns_;
    ResidualView* residual_;
    AttentionView* attention_;
    LifeCycleView* lifeCycle_;
    KeySpaceView* keySpace_;
    struct Activity {
        QString what;
        double fraction = -1.0;
    };
    std::map<JobKind, Activity> activities_;
    std::map<JobKind, Failure> failures_;
    Shown told_; ///< to the views
    Pane* enlarged_ = nullptr;
};

} // namespace sinkscope
