#pragma once

#include "Selection.h"
#include "exhibit/Exhibit.h"
#include "style/Pane.h"
#include "text/Token.h"

#include <QJsonObject>

#include <memory>

namespace sinkscope {

class ExhibitPanels;
class SentenceList;
struct GridColours;

/// One analysis as a pane: what was found on top, its tables, charts and grids, notes below. A click in any of them
/// asks for the selection to go there.
class ExhibitView : public Pane {
    Q_OBJECT
public:
    explicit ExhibitView(const QString& title, QWidget* parent = nullptr);

    /// `tokens` are those of the run. Tabs, zoom, order and filter stay where the panels are the same.
    void setExhibit(const std::shared_ptr<const Exhibit>& exhibit, const Tokens& tokens);
    const std::shared_ptr<const Exhibit>& exhibit() const { return exhibit_; }
    /// A sentence about what is shown, before the exhibit's own notes; empty for none.
    void setRemark(const QString& remark);
    /// Index of the panel in front; -1 without any.
    int currentPanel() const;
    /// What the menu of the grid that is this panel is set to; nothing for tables and charts.
    GridColours gridColours(std::size_t panel) const;
    /// Tabs, order and filter of tables, zoom of charts, colours and zoom of grids, and the same again.
    QJsonObject state() const;
    void restore(const QJsonObject& state);
    void setSelection(const Selection& selection);
    /// Into the row right of the title.
    void addControl(QWidget* control);

Q_SIGNALS:
    void selectionRequested(const sinkscope::Selection& selection);

private:
    void tellNotes();

    std::shared_ptr<const Exhibit> exhibit_;
    QString remark_;
    Selection selection_;
    SentenceList* statements_;
    ExhibitPanels* panels_;
    SentenceList* notes_;
};

} // namespace sinkscope
