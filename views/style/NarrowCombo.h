#pragma once

#include <QComboBox>

namespace sinkscope {

/// A combo box that gives way in a narrow pane: it shrinks down to a few letters and ends its text in ….
class NarrowCombo : public QComboBox {
    Q_OBJECT
public:
    explicit NarrowCombo(const QString& accessibleName, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace sinkscope
