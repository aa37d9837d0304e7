#include "figure/FigurePanelList.h"

#include "figure/FigureCommandText.h"
#include "io/TextFile.h"
#include "style/Theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace sinkscope {

FigurePanelList::FigurePanelList(const PanelPicture& panels, QWidget* parent)
    : QWidget(parent), panels_(panels), list_(new QListWidget(this)), columns_(new QSpinBox(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    addList();
    addButtons();
    fillList(panels_.panels.empty() ? -1 : 0);
    connect(list_, &QListWidget::currentRowChanged, this, &FigurePanelList::updateButtons);
    connect(list_, &QListWidget::itemChanged, this,
            [this](const QListWidgetItem* item) { rename(list_->row(item), item->text()); });
    connect(columns_, &QSpinBox::valueChanged, this, [this](int columns) {
        panels_.columns = columns;
        Q_EMIT changed();
    });
}

void FigurePanelList::addList() {
    auto* heading = new QLabel(tr("Panels of one figure"), this);
    list_->setAccessibleName(heading->text());
    list_->setToolTip(tr("Pictures side by side, each with its letter; F2 renames one. Empty: the picture chosen above "
                         "alone."));
    list_->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::DoubleClicked);
    constexpr int lines = 5;
    list_->setFixedHeight(lines * list_->fontMetrics().height() + spacing);
    columns_->setRange(1, mostPanelColumns);
    columns_->setValue(panels_.columns);
    columns_->setAccessibleName(tr("Panels side by side"));
    columns_->setToolTip(columns_->accessibleName());
    auto* row = new QHBoxLayout;
    row->addWidget(heading, 1);
    row->addWidget(columns_);
    auto* all = static_cast<QVBoxLayout*>(layout());
    all->addLayout(row);
    all->addWidget(list_);
}

void FigurePanelList::addButtons() {
    auto* row = new QHBoxLayout;
    row->setSpacing(spacing / 2);
    const auto add = [this, row](const QString& text, const QString& tip, auto call) {
        auto* button = new QPushButton(text, this);
        button->setToolTip(tip);
        button->setAccessibleName(tip);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, call);
        row->addWidget(button);
        return button;
    };
    const auto narrow = [](QPushButton* button) {
        button->setFixedWidth(4 * spacing);
        return button;
    };
    add(tr("&Add to figure"), tr("Add the picture chosen above as a panel"), &FigurePanelList::addRequested);
    up_ = narrow(add(QStringLiteral("↑"), tr("Move the panel forward"), [this] { move(-1); }));
    down_ = narrow(add(QStringLiteral("↓"), tr("Move the panel back"), [this] { move(1); }));
    remove_ = narrow(add(QStringLiteral("✕"), tr("Remove the panel"), &FigurePanelList::remove));
    save_ = add(tr("Save &list…"), tr("Save the panels as JSON for sinkscope figure --panels"),
                &FigurePanelList::saveRequested);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void FigurePanelList::add(const FigureContent& content) {
    if (panels_.panels.size() == mostPanels)
        return;
    panels_.panels.push_back(content);
    fillList(static_cast<int>(panels_.panels.size()) - 1);
    Q_EMIT changed();
}

void FigurePanelList::move(int by) {
    const int row = list_->currentRow(), other = row + by;
    if (row < 0 || other < 0 || other >= list_->count())
        return;
    std::swap(panels_.panels[static_cast<std::size_t>(row)], panels_.panels[static_cast<std::size_t>(other)]);
    fillList(other);
    Q_EMIT changed();
}

void FigurePanelList::remove() {
    const int row = list_->currentRow();
    if (row < 0)
        return;
    panels_.panels.erase(panels_.panels.begin() + row);
    fillList(std::min(row, static_cast<int>(panels_.panels.size()) - 1));
    Q_EMIT changed();
}

void FigurePanelList::rename(int row, const QString& title) {
    panels_.panels[static_cast<std::size_t>(row)].title = title;
    Q_EMIT changed();
}

void FigurePanelList::fillList(int row) {
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (const FigureContent& panel : panels_.panels) {
        auto* item = new QListWidgetItem(panel.title, list_);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
    list_->setCurrentRow(row);
    updateButtons();
}

void FigurePanelList::updateButtons() {
    const int row = list_->currentRow();
    const bool hasPanel = row >= 0;
    remove_->setEnabled(hasPanel);
    up_->setEnabled(row > 0);
    down_->setEnabled(hasPanel && row + 1 < list_->count());
    save_->setEnabled(hasCommand(panelsFigure(panels_)));
}

Result<void> FigurePanelList::save(const QString& file) const {
    return writeTextFile(file.toStdString(), panelsJson(panelsOf(panels_)) + "\n");
}

} // namespace sinkscope

#include "moc_FigurePanelList.cpp"
