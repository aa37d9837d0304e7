#include "start/StartPage.h"

#include "start/DropArea.h"
#include "start/ModelDelegate.h"
#include "start/ModelList.h"
#include "start/TourCards.h"
#include "style/Theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace sinkscope {

namespace {

QLabel* heading(const QString& text, double scale, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * scale);
    font.setBold(true);
    label->setFont(font);
    return label;
}

} // namespace

StartPage::StartPage(QWidget* parent)
    : QWidget(parent),
      found_(new ModelList(this)),
      recent_(new ModelList(this)),
      drop_(new DropArea(this)),
      foundView_(list(found_, tr("Found on this machine"))),
      recentView_(list(recent_, tr("Recent"))),
      foundStack_(new QStackedWidget(this)),
      foundNote_(new QLabel(this)),
      recentHeading_(heading(tr("Recent"), 1.1, this)),
      tours_(new TourCards(this)) {
    auto* columns = new QHBoxLayout;
    columns->setSpacing(4 * spacing);
    columns->addLayout(foundColumn(), 3);
    columns->addLayout(otherColumn(), 2);
    auto* purpose =
        new QLabel(tr("Open a language model to see where its giants are born and which token its heads sink on. "
                      "Everything stays on this machine."),
                   this);
    purpose->setWordWrap(true);
    auto* page = new QVBoxLayout;
    page->setSpacing(spacing);
    page->addWidget(heading(QStringLiteral("Sinkscope"), 2.0, this));
    page->addWidget(purpose);
    page->addSpacing(2 * spacing);
    page->addLayout(columns, 1);
    page->addSpacing(spacing);
    page->addWidget(heading(tr("Tours"), 1.1, this));
    page->addWidget(tours_);
    connect(tours_, &TourCards::chosen, this, &StartPage::tourRequested);

    // In a small window or the presenter's large letters it scrolls; it must not make the window larger.
    auto* room = new QScrollArea(this);
    room->setFrameShape(QFrame::NoFrame);
    room->setFocusPolicy(Qt::NoFocus);
    room->setWidgetResizable(true);
    auto* ground = new QWidget;
    auto* content = new QWidget(ground);
    content->setMaximumWidth(150 * spacing);
    content->setLayout(page);
    auto* centre = new QHBoxLayout(ground);
    centre->setContentsMargins(4 * spacing, 4 * spacing, 4 * spacing, 3 * spacing);
    centre->addStretch(1);
    centre->addWidget(content, 100);
    centre->addStretch(1);
    room->setWidget(ground);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(room);
    setFocusProxy(foundView_);
    setRecent({});
    showSearching();
}

QVBoxLayout* StartPage::foundColumn() {
    foundNote_->setWordWrap(true);
    foundNote_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    foundNote_->setForegroundRole(QPalette::PlaceholderText);
    foundStack_->addWidget(foundNote_);
    foundStack_->addWidget(foundView_);
    auto* again = new QPushButton(tr("Look again"), this);
    connect(again, &QPushButton::clicked, this, &StartPage::searchRequested);
    auto* row = new QHBoxLayout;
    row->addWidget(heading(tr("Found on this machine"), 1.1, this));
    row->addStretch();
    row->addWidget(again);
    auto* column = new QVBoxLayout;
    column->setSpacing(spacing);
    column->addLayout(row);
    column->addWidget(foundStack_, 1);
    return column;
}

QVBoxLayout* StartPage::otherColumn() {
    connect(drop_, &DropArea::folderRequested, this, &StartPage::folderRequested);
    connect(drop_, &DropArea::fileRequested, this, &StartPage::fileRequested);
    auto* column = new QVBoxLayout;
    column->setSpacing(spacing);
    column->addWidget(recentHeading_);
    column->addWidget(recentView_, 3);
    column->addWidget(drop_, 2);
    return column;
}

void StartPage::showDrag(FileDrop::Drag drag) {
    drop_->showDrag(drag);
}

QListView* StartPage::list(ModelList* entries, const QString& name) {
    auto* view = new QListView(this);
    view->setModel(entries);
    view->setItemDelegate(new ModelDelegate(view));
    view->setAccessibleName(name);
    view->setFrameShape(QFrame::NoFrame);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setMouseTracking(true);
    const auto open = [this, entries](const QModelIndex& index) {
        Q_EMIT openRequested(entries->entry(index.row()).path);
    };
    // One click opens; `activated` would need two on most platforms and is left to the keyboard.
    connect(view, &QListView::clicked, this, open);
    connect(view, &QListView::activated, this, [view, open](const QModelIndex& index) {
        if (view->style()->styleHint(QStyle::SH_ItemView_ActivateItemOnSingleClick, nullptr, view) == 0)
            open(index);
    });
    return view;
}

void StartPage::showSearching() {
    foundNote_->setText(tr("Looking for models…"));
    foundStack_->setCurrentWidget(foundNote_);
}

void StartPage::setFound(const std::vector<FoundModel>& models) {
    std::vector<ModelEntry> entries;
    for (const FoundModel& model : models)
        entries.push_back(foundEntry(model));
    std::stable_partition(entries.begin(), entries.end(),
                          [](const ModelEntry& entry) { return entry.openness == Openness::open; });
    foundNote_->setText(
        tr("No model found. Sinkscope looks in the caches of Hugging Face, Ollama and LM Studio and in %1.")
            .arg(QString::fromStdString((dataFolder() / "models").string())));
    foundStack_->setCurrentWidget(entries.empty() ? static_cast<QWidget*>(foundNote_) : foundView_);
    found_->setEntries(std::move(entries));
    if (found_->rowCount() > 0)
        foundView_->setCurrentIndex(found_->index(0));
}

void StartPage::setTours(const std::vector<Tour>& tours) {
    tours_->setTours(tours);
}

void StartPage::setRecent(const QStringList& paths) {
    std::vector<ModelEntry> entries;
    for (const QString& path : paths)
        entries.push_back(recentEntry(path));
    recent_->setEntries(std::move(entries));
    recentHeading_->setVisible(!paths.isEmpty());
    recentView_->setVisible(!paths.isEmpty());
}

} // namespace sinkscope
