#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace sinkscope {

/// Lies over a pane's old content while something new is computed: dims it and says what runs, how far, with a cancel
/// button. Shows itself only after 150 ms of work, so that quick answers do not flicker. Clicks beside the line reach
/// the content below.
class BusyVeil : public QWidget {
    Q_OBJECT
public:
    /// Covers `covered`, which must be a child of `parent`.
    BusyVeil(QWidget* covered, QWidget* parent);

    /// `fraction` from 0 to 1, or negative when unknown.
    void start(const QString& what, double fraction);
    void stop();

Q_SIGNALS:
    void cancelRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void cover();

    QWidget* covered_;
    QWidget* line_;
    QLabel* what_;
    QProgressBar* progress_;
    QTimer delay_;
};

} // namespace sinkscope
