#pragma once

#include "Selection.h"
#include "exhibit/Grid.h"
#include "text/Token.h"

#include <QJsonObject>
#include <QWidget>

namespace sinkscope {

class HeatmapWidget;
class ScaleMenu;
struct GridColours;

/// A Grid as a heat map with a menu for its colours. A click on a cell, or going there by arrow keys, leads to its
/// place.
class GridView : public QWidget {
    Q_OBJECT
public:
    explicit GridView(QWidget* parent = nullptr);

    void setGrid(const Grid& grid, const Tokens& tokens);
    void setSelection(const Selection& selection);
    const HeatmapWidget& map() const { return *map_; }
    /// For the row of the title; null where colours mean signs.
    QWidget* scaleMenu() const;
    /// What its menu is set to.
    GridColours colours() const;
    /// Colours and zoom, and the same again.
    QJsonObject state() const;
    void restore(const QJsonObject& state);

Q_SIGNALS:
    void placeChosen(const sinkscope::Place& place);
    /// From a context menu.
    void figureRequested();

private:
    void show();

    Grid grid_;
    Tokens tokens_;
    Selection selection_;
    HeatmapWidget* map_;
    ScaleMenu* scale_ = nullptr;
};

} // namespace sinkscope
