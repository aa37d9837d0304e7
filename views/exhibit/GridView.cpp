#include "exhibit/GridView.h"

#include "exhibit/ExhibitText.h"
#include "exhibit/GridContent.h"
#include "heatmap/HeatmapWidget.h"
#include "style/ScaleMenu.h"

#include <QMenu>
#include <QVBoxLayout>

namespace sinkscope {

namespace {

const QString gridZoomKey = QStringLiteral("zoom");
const QString coloursKey = QStringLiteral("colours");

} // namespace

GridView::GridView(QWidget* parent) : QWidget(parent), map_(new HeatmapWidget(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(map_, 1);
    connect(map_, &HeatmapWidget::cellChosen, this, [this](const HeatmapCell& cell) {
        map_->setSelectedCell(cell);
        Q_EMIT placeChosen(gridPlace(grid_, cell));
    });
    connect(map_, &HeatmapWidget::menuOpening, this, [this](QMenu* menu) {
        connect(menu->addAction(tr("Export figure…")), &QAction::triggered, this, &GridView::figureRequested);
    });
}

void GridView::setGrid(const Grid& grid, const Tokens& tokens) {
    const ValueScale::Kind kind = gridScaleKind(grid);
    if (!scale_ && kind != ValueScale::Kind::centred) {
        scale_ = new ScaleMenu(kind, this);
        connect(scale_, &ScaleMenu::changed, this, &GridView::show);
    }
    if (scale_)
        scale_->setVisible(kind != ValueScale::Kind::centred);
    grid_ = grid;
    tokens_ = tokens;
    map_->setAccessibleName(coreText(grid.title));
    show();
}

QWidget* GridView::scaleMenu() const {
    return scale_;
}

GridColours GridView::colours() const {
    GridColours colours;
    const ValueScale::Kind own = gridScaleKind(grid_);
    if (!scale_ || own == ValueScale::Kind::centred)
        return colours;
    if (scale_->kind() != own)
        colours.scale = scale_->kind();
    colours.palette = scale_->palette();
    colours.range = scale_->kept();
    return colours;
}

QJsonObject GridView::state() const {
    QJsonObject state{{gridZoomKey, map_->zoom()}};
    if (scale_)
        state[coloursKey] = scale_->state();
    return state;
}

void GridView::restore(const QJsonObject& state) {
    if (scale_)
        scale_->restore(state[coloursKey].toObject());
    map_->setZoom(state[gridZoomKey].toObject());
}

void GridView::show() {
    HeatmapContent content = gridContent(grid_, tokens_, colours());
    if (scale_ && content.scale.kind != ValueScale::Kind::centred)
        content.scale = scale_->scaleFor(content.scale);
    map_->setContent(std::move(content));
    map_->setSelectedCell(gridCell(grid_, selection_));
}

void GridView::setSelection(const Selection& selection) {
    selection_ = selection;
    if (const auto cell = gridCell(grid_, selection))
        map_->setSelectedCell(cell);
}

} // namespace sinkscope

#include "moc_GridView.cpp"
