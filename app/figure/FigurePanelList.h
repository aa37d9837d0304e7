#pragma once

#include "figure/FigureContent.h"

#include <QWidget>

class QListWidget;
class QPushButton;
class QSpinBox;

namespace sinkscope {

/// Pictures gathered into one figure: their order, how many stand side by side, and the way out as JSON.
class FigurePanelList : public QWidget {
    Q_OBJECT
public:
    explicit FigurePanelList(const PanelPicture& panels, QWidget* parent = nullptr);

    const PanelPicture& panels() const { return panels_; }
    /// Puts a picture behind the others.
    void add(const FigureContent& content);
    /// Writes what `sinkscope figure --panels` reads; fails as writing a file does.
    Result<void> save(const QString& file) const;

Q_SIGNALS:
    void changed();
    /// The picture that is chosen shall be added.
    void addRequested();
    void saveRequested();

private:
    void addList();
    void addButtons();
    void move(int by);
    void remove();
    void rename(int row, const QString& title);
    void fillList(int row);
    void updateButtons();

    PanelPicture panels_;
    QListWidget* list_;
    QSpinBox* columns_;
    QPushButton *up_, *down_, *remove_, *save_;
};

} // namespace sinkscope
