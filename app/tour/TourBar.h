#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace sinkscope {

class ElidedLabel;
class TourGuide;
class WindowActions;

/// The step's text below the pictures, with the way on, back and out. It has its own room, so that it covers nothing,
/// and as much of it as the longest step needs, so that the pictures stand still.
class TourBar : public QFrame {
    Q_OBJECT
public:
    TourBar(const TourGuide& guide, const WindowActions& actions, QWidget* parent);

Q_SIGNALS:
    /// A word of the glossary was asked for.
    void termAsked(const QString& anchor);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void reserveHeight();

    const TourGuide& guide_;
    QLabel *count_, *title_, *text_;
    ElidedLabel* tour_;
};

} // namespace sinkscope
