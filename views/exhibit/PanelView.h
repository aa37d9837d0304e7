#pragma once

#include "Selection.h"
#include "exhibit/Exhibit.h"
#include "text/Token.h"

#include <QJsonObject>
#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace sinkscope {

class ChartView;
class GridView;
class TableView;
struct GridColours;

/// One panel of an exhibit under its title: table, chart or grid.
class PanelView : public QWidget {
    Q_OBJECT
public:
    PanelView(const Panel& panel, const Tokens& tokens, QWidget* parent = nullptr);

    /// Whether the panel can take the place of the one shown, keeping zoom, order and filter.
    bool continues(const Panel& panel) const;
    void setPanel(const Panel& panel, const Tokens& tokens);
    void setSelection(const Selection& selection);
    bool isTable() const { return table_ != nullptr; }
    QString title() const;
    /// What a grid's menu is set to; nothing for tables and charts.
    GridColours colours() const;
    /// Its key and its kind, by which a state names it.
    QString stateName() const;
    /// Order and filter of a table, zoom of a chart, colours and zoom of a grid, and the same again.
    QJsonObject state() const;
    void restore(const QJsonObject& state);
    /// A word or two for a tab; the whole title stands above the panel.
    QString name() const;

Q_SIGNALS:
    void placeChosen(const sinkscope::Place& place);
    /// From a context menu.
    void figureRequested();

private:
    void showGrid(const Grid& grid, const Tokens& tokens);

    std::string key_;
    QHBoxLayout* titleRow_;
    QLabel* title_;
    TableView* table_ = nullptr;
    ChartView* chart_ = nullptr;
    GridView* grid_ = nullptr;
};

} // namespace sinkscope
