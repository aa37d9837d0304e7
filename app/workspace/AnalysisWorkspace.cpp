#include "workspace/AnalysisWorkspace.h"

#include "exhibit/ExhibitText.h"
#include "figure/FigureContent.h"
#include "settings/Settings.h"
#include "style/Theme.h"
#include "workspace/AnalysisControls.h"
#include "workspace/AnalysisPane.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QStackedWidget>

#include <algorithm>

namespace sinkscope {

namespace {

/// Names of analyses, in letters; longer ones take a second line.
constexpr int listLetters = 24;
const QString ownPage = QStringLiteral("first");

bool isKnown(Analysis analysis) {
    return std::ranges::find(analysisNames(), analysis, &AnalysisName::analysis) != analysisNames().end();
}

} // namespace

AnalysisWorkspace::AnalysisWorkspace(const QString& name, std::vector<Analysis> analyses, Document& document,
                                     AnalysisJobs& jobs, Settings& settings, QWidget* parent)
    : QWidget(parent),
      name_(name),
      document_(document),
      jobs_(jobs),
      settings_(settings),
      list_(new QListWidget(this)),
      stack_(new QStackedWidget(this)) {
    list_->setAccessibleName(tr("Analyses"));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setSpacing(1);
    list_->setWordWrap(true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(list_);
    layout->addWidget(stack_, 1);
    for (const Analysis analysis : analyses) {
        if (!isKnown(analysis))
            continue;
        const AnalysisName& known = nameOf(analysis);
        addItem(list_->count(), coreWords(known.title), coreWords(known.definition));
        pages_.push_back({QString::fromLatin1(known.key), {analysis}, nullptr});
    }
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
        showPage(row);
        if (row >= 0)
            settings_.setLayout(name_, pages_[static_cast<std::size_t>(row)].key.toUtf8());
    });
    restore();
}

void AnalysisWorkspace::addItem(qsizetype place, const QString& title, const QString& tip) {
    auto* item = new QListWidgetItem(title);
    item->setToolTip(tip);
    list_->insertItem(static_cast<int>(place), item);
    fitList();
}

void AnalysisWorkspace::addFirstPage(const QString& title, QWidget* page, std::vector<Analysis> watched) {
    std::erase_if(watched, [](Analysis analysis) { return !isKnown(analysis); });
    pages_.insert(pages_.begin(), {ownPage, std::move(watched), page});
    stack_->addWidget(page);
    const QSignalBlocker quiet(list_);
    addItem(0, title, {});
    restore();
}

void AnalysisWorkspace::fitList() {
    const QFontMetrics metrics = list_->fontMetrics();
    const int width = listLetters * metrics.averageCharWidth();
    list_->setFixedWidth(width + 2 * spacing);
    for (int row = 0; row < list_->count(); ++row) {
        const QRect text =
            metrics.boundingRect(QRect(0, 0, width + spacing, 1000), Qt::TextWordWrap, list_->item(row)->text());
        list_->item(row)->setSizeHint({width, text.height() + spacing});
    }
}

void AnalysisWorkspace::toggleList() {
    list_->setVisible(list_->isHidden());
}

void AnalysisWorkspace::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitList();
}

void AnalysisWorkspace::restore() {
    const QString key = QString::fromUtf8(settings_.layout(name_));
    const auto found = std::ranges::find(pages_, key, &Page::key);
    const int row = found == pages_.end() ? 0 : static_cast<int>(found - pages_.begin());
    const QSignalBlocker quiet(list_);
    list_->setCurrentRow(pages_.empty() ? -1 : row);
    showPage(list_->currentRow());
}

void AnalysisWorkspace::showPage(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= pages_.size())
        return;
    Page& page = pages_[static_cast<std::size_t>(row)];
    if (!page.widget) {
        page.widget = makePane(page.watched.front());
        stack_->addWidget(page.widget);
    }
    stack_->setCurrentWidget(page.widget);
    Q_EMIT watchedChanged();
}

AnalysisPane* AnalysisWorkspace::makePane(Analysis analysis) {
    auto* pane = new AnalysisPane(analysis, document_, jobs_, stack_);
    connect(pane, &Pane::figureRequested, this, &AnalysisWorkspace::figureRequested);
    addAnalysisControls(*pane, document_, jobs_, settings_);
    pane->restore(restored_.take(QString::fromLatin1(nameOf(analysis).key)).toObject());
    return pane;
}

QJsonObject AnalysisWorkspace::panes() const {
    QJsonObject state = restored_;
    for (const Page& page : pages_)
        if (const auto* pane = qobject_cast<const AnalysisPane*>(page.widget))
            state[page.key] = pane->state();
    return state;
}

void AnalysisWorkspace::restorePanes(const QJsonObject& state) {
    restored_ = state;
    for (const Page& page : pages_)
        if (auto* pane = qobject_cast<AnalysisPane*>(page.widget))
            pane->restore(restored_.take(page.key).toObject());
}

std::vector<Analysis> AnalysisWorkspace::watched() const {
    const int row = list_->currentRow();
    return row < 0 ? std::vector<Analysis>() : pages_[static_cast<std::size_t>(row)].watched;
}

void AnalysisWorkspace::focusFirst() {
    list_->setFocus(Qt::OtherFocusReason);
}

QString AnalysisWorkspace::help() const {
    const auto* pane = qobject_cast<const AnalysisPane*>(stack_->currentWidget());
    return pane ? pane->help() : QString();
}

std::vector<FigureContent> AnalysisWorkspace::figures() const {
    const auto* pane = qobject_cast<const Pane*>(stack_->currentWidget());
    return pane ? pane->figures() : std::vector<FigureContent>();
}

void AnalysisWorkspace::choose(Analysis analysis) {
    choosePage(QString::fromLatin1(nameOf(analysis).key));
}

QString AnalysisWorkspace::page() const {
    const int row = list_->currentRow();
    return row < 0 ? QString() : pages_[static_cast<std::size_t>(row)].key;
}

void AnalysisWorkspace::choosePage(const QString& name) {
    for (std::size_t row = 0; row < pages_.size(); ++row)
        if (pages_[row].key == name)
            list_->setCurrentRow(static_cast<int>(row));
}

} // namespace sinkscope
