#include "exhibit/ExhibitPanels.h"

#include "exhibit/GridContent.h"
#include "exhibit/PanelView.h"
#include "style/Theme.h"

#include <QApplication>
#include <QJsonArray>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sinkscope {

namespace {

constexpr int widthForTwo = 125 * spacing;
const QString frontKey = QStringLiteral("front");
const QString panelsKey = QStringLiteral("panels");

} // namespace

ExhibitPanels::ExhibitPanels(QWidget* parent)
    : QWidget(parent), splitter_(new QSplitter(this)), tabs_{new QTabWidget(splitter_), new QTabWidget(splitter_)} {
    splitter_->setChildrenCollapsible(false);
    splitter_->setHandleWidth(5);
    tabs_[0]->setAccessibleName(tr("Pictures and tables"));
    tabs_[1]->setAccessibleName(tr("Tables"));
    for (QTabWidget* tabs : tabs_) {
        tabs->setDocumentMode(true);
        tabs->tabBar()->setElideMode(Qt::ElideRight);
        tabs->tabBar()->setUsesScrollButtons(false);
        tabs->tabBar()->setExpanding(false);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter_);
    tabs_[1]->hide();
}

bool ExhibitPanels::continues(const std::vector<Panel>& panels) const {
    return std::equal(panels.begin(), panels.end(), panels_.begin(), panels_.end(),
                      [](const Panel& panel, const PanelView* view) { return view->continues(panel); });
}

void ExhibitPanels::setPanels(const std::vector<Panel>& panels, const Tokens& tokens) {
    if (continues(panels)) {
        for (std::size_t index = 0; index < panels.size(); ++index)
            panels_[index]->setPanel(panels[index], tokens);
        return;
    }
    for (QTabWidget* tabs : tabs_)
        tabs->clear();
    for (PanelView* view : panels_)
        delete view;
    panels_.clear();
    for (const Panel& panel : panels) {
        auto* view = new PanelView(panel, tokens, this);
        view->hide();
        view->setSelection(selection_);
        connect(view, &PanelView::placeChosen, this, &ExhibitPanels::placeChosen);
        connect(view, &PanelView::figureRequested, this, &ExhibitPanels::figureRequested);
        panels_.push_back(view);
    }
    arrangement_ = Arrangement::none;
    arrange(fitting());
    applyRestored();
}

QJsonObject ExhibitPanels::state() const {
    if (panels_.empty())
        return restored_;
    QJsonArray front;
    for (const QTabWidget* tabs : tabs_)
        if (const auto* view = qobject_cast<const PanelView*>(tabs->currentWidget()))
            front.append(view->stateName());
    QJsonObject panels;
    for (const PanelView* view : panels_)
        panels[view->stateName()] = view->state();
    return {{frontKey, front}, {panelsKey, panels}};
}

void ExhibitPanels::restore(const QJsonObject& state) {
    restored_ = state;
    applyRestored();
}

void ExhibitPanels::applyRestored() {
    if (panels_.empty() || restored_.isEmpty())
        return;
    const QJsonObject state = std::exchange(restored_, QJsonObject());
    const QJsonArray front = state[frontKey].toArray();
    const QJsonObject panels = state[panelsKey].toObject();
    for (PanelView* view : panels_) {
        if (panels.contains(view->stateName()))
            view->restore(panels[view->stateName()].toObject());
        for (QTabWidget* tabs : tabs_)
            if (tabs->indexOf(view) >= 0 && front.contains(view->stateName()))
                tabs->setCurrentWidget(view);
    }
}

ExhibitPanels::Arrangement ExhibitPanels::fitting() const {
    const auto isTable = [](const PanelView* view) { return view->isTable(); };
    const bool hasBoth = std::ranges::any_of(panels_, isTable) && !std::ranges::all_of(panels_, isTable);
    return hasBoth && width() >= widthForTwo ? Arrangement::beside : Arrangement::together;
}

QString ExhibitPanels::tabText(const PanelView& view) const {
    const auto isNamesake = [&view](const PanelView* other) { return other != &view && other->name() == view.name(); };
    return view.isTable() && std::ranges::any_of(panels_, isNamesake) ? tr("%1, table").arg(view.name()) : view.name();
}

void ExhibitPanels::arrange(Arrangement arrangement) {
    if (arrangement == arrangement_)
        return;
    arrangement_ = arrangement;
    QWidget* current = tabs_[0]->currentWidget();
    for (QTabWidget* tabs : tabs_)
        tabs->clear();
    for (PanelView* view : panels_) {
        QTabWidget* tabs = tabs_[arrangement == Arrangement::beside && view->isTable() ? 1 : 0];
        const int index = tabs->addTab(view, tabText(*view));
        tabs->setTabToolTip(index, view->title());
    }
    if (current && tabs_[0]->indexOf(current) >= 0)
        tabs_[0]->setCurrentWidget(current);
    tabs_[0]->tabBar()->setVisible(tabs_[0]->count() > 1);
    tabs_[1]->tabBar()->setVisible(tabs_[1]->count() > 1);
    tabs_[1]->setVisible(arrangement == Arrangement::beside);
    if (arrangement == Arrangement::beside)
        splitter_->setSizes({3 * width() / 5, 2 * width() / 5});
}

int ExhibitPanels::current() const {
    const QTabWidget* tabs =
        tabs_[1]->isAncestorOf(QApplication::focusWidget()) || tabs_[0]->count() == 0 ? tabs_[1] : tabs_[0];
    const auto found = std::ranges::find(panels_, tabs->currentWidget());
    return found == panels_.end() ? -1 : static_cast<int>(found - panels_.begin());
}

GridColours ExhibitPanels::colours(std::size_t index) const {
    return index < panels_.size() ? panels_[index]->colours() : GridColours();
}

void ExhibitPanels::setSelection(const Selection& selection) {
    selection_ = selection;
    for (PanelView* view : panels_)
        view->setSelection(selection);
}

void ExhibitPanels::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange(fitting());
}

} // namespace sinkscope

#include "moc_ExhibitPanels.cpp"
