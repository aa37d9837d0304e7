#pragma once

#include "Selection.h"
#include "exhibit/Exhibit.h"
#include "text/Token.h"

#include <QJsonObject>
#include <QWidget>

#include <array>
#include <vector>

class QSplitter;
class QTabWidget;

namespace sinkscope {

class PanelView;
struct GridColours;

/// The panels of an exhibit as tabs. Where there is width for two, tables stand beside the pictures.
class ExhibitPanels : public QWidget {
    Q_OBJECT
public:
    explicit ExhibitPanels(QWidget* parent = nullptr);

    void setPanels(const std::vector<Panel>& panels, const Tokens& tokens);
    /// Index of the panel in front; of two, the one with the keyboard. -1 without any.
    int current() const;
    /// Of the panel of this index, what its grid's menu is set to.
    GridColours colours(std::size_t index) const;
    /// Which panels are in front and how each is set, and the same again: at once, or when the first panels come.
    QJsonObject state() const;
    void restore(const QJsonObject& state);
    void setSelection(const Selection& selection);

Q_SIGNALS:
    void placeChosen(const sinkscope::Place& place);
    /// From a context menu.
    void figureRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Arrangement { none, together, beside };
    Arrangement fitting() const;
    void arrange(Arrangement arrangement);
    QString tabText(const PanelView& view) const;
    bool continues(const std::vector<Panel>& panels) const;
    void applyRestored();

    QSplitter* splitter_;
    std::array<QTabWidget*, 2> tabs_; ///< pictures, or all; tables
    std::vector<PanelView*> panels_;
    Arrangement arrangement_ = Arrangement::none;
    Selection selection_;
    QJsonObject restored_; ///< while there are no panels
};

} // namespace sinkscope
