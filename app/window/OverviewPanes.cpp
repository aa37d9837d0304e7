#include "window/OverviewPanes.h"

#include "attention/AttentionView.h"
#include "curves/LifeCycleView.h"
#include "figure/FigureContent.h"
#include "heatmap/ResidualView.h"
#include "keyspace/KeySpaceView.h"

#include <QApplication>
#include <QDataStream>
#include <QSplitter>
#include <QVBoxLayout>

namespace sinkscope {

OverviewPanes::OverviewPanes(Document& document, DocumentJobs& jobs, QWidget* parent)
    : QWidget(parent),
      document_(document),
      jobs_(jobs),
      rows_(new QSplitter(Qt::Vertical, this)),
      columns_{new QSplitter(rows_), new QSplitter(rows_)},
      residual_(new ResidualView(columns_[0])),
      attention_(new AttentionView(columns_[0])),
      lifeCycle_(new LifeCycleView(columns_[1])),
      keySpace_(new KeySpaceView(columns_[1])) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(rows_);
    for (QSplitter* splitter : {rows_, columns_[0], columns_[1]}) {
        splitter->setChildrenCollapsible(false);
        splitter->setHandleWidth(5);
    }
    resetLayout();
    connectViews();
    showFindings();
}

void OverviewPanes::connectViews() {
    const auto link = [this](auto* view) {
        using View = std::remove_pointer_t<decltype(view)>;
        connect(view, &View::selectionRequested, &document_, &Document::select);
        connect(&document_, &Document::selectionChanged, view, &View::setSelection);
        connect(view, &Pane::figureRequested, this, &OverviewPanes::figureRequested);
        connect(view, &Pane::cancelRequested, &jobs_, &DocumentJobs::cancel);
    };
    link(residual_);
    link(attention_);
    link(lifeCycle_);
    link(keySpace_);
    // Where the pointer is in one of them, the others draw thin lines.
    const auto point = [this](const Pointed& pointed) {
        residual_->setPointed(pointed);
        attention_->setPointed(pointed);
        lifeCycle_->setPointed(pointed);
    };
    connect(residual_, &ResidualView::pointedAt, this, point);
    connect(attention_, &AttentionView::pointedAt, this, point);
    connect(lifeCycle_, &LifeCycleView::pointedAt, this, point);
    connect(residual_, &ResidualView::interventionRequested, &document_.cards(), &CardHistory::add);
    connect(attention_, &AttentionView::interventionRequested, &document_.cards(), &CardHistory::add);
    connect(residual_, &ResidualView::channelRequested, &jobs_, &DocumentJobs::requestChannel);
    connect(attention_, &AttentionView::mapRequested, &jobs_, &DocumentJobs::requestMap);
    connect(keySpace_, &KeySpaceView::keySpaceRequested, &jobs_, &DocumentJobs::requestKeySpace);
    connect(&jobs_, &DocumentJobs::channelReady, residual_, &ResidualView::setChannelValues);
    connect(&jobs_, &DocumentJobs::mapsReady, attention_, &AttentionView::setMaps);
    connect(&jobs_, &DocumentJobs::keySpacesReady, keySpace_, &KeySpaceView::setKeySpaces);

    connect(&document_, &Document::findingsChanged, this, &OverviewPanes::showFindings);
    connect(&document_, &Document::modelChanged, this, [this] { showState(); });
    connect(&jobs_, &DocumentJobs::busyWith, this, [this](JobKind kind, const QString& what, double fraction) {
        // What was said of an empty window is no longer true once something runs in it.
        if (!document_.findings() && !activities_.contains(kind))
            for (Pane* pane : panes())
                pane->showEmpty({});
        activities_[kind] = {what, fraction};
        failures_.erase(kind);
        showState();
    });
    connect(&jobs_, &DocumentJobs::failed, this, [this](const Failure& failure) { failures_[failure.kind] = failure; });
    connect(&jobs_, &DocumentJobs::ended, this, [this](JobKind kind) {
        activities_.erase(kind);
        showState();
    });
}

void OverviewPanes::showFindings() {
    // Questions about other runs were dropped with them; those about the same ones stand, whichever side is shown.
    if (!document_.shown().hasSameRuns(told_))
        for (const JobKind kind : {JobKind::findings, JobKind::map, JobKind::channel, JobKind::keySpace}) {
            activities_.erase(kind);
            failures_.erase(kind);
        }
    told_ = document_.shown();
    const auto show = [this](auto* view) {
        view->setShown(document_.shown());
        view->setSelection(document_.selection());
    };
    show(residual_);
    show(attention_);
    show(lifeCycle_);
    show(keySpace_);
    showState();
}

void OverviewPanes::showState() {
    showState(residual_, JobKind::channel);
    showState(attention_, JobKind::map);
    showState(lifeCycle_, JobKind::findings);
    showState(keySpace_, JobKind::keySpace);
}

void OverviewPanes::showState(Pane* pane, JobKind question) {
    for (const JobKind kind : {JobKind::openModel, JobKind::run, question})
        if (const auto activity = activities_.find(kind); activity != activities_.end())
            return pane->showBusy(activity->second.what, activity->second.fraction);
    if (!document_.findings())
        return pane->showEmpty(document_.model() ? tr("Nothing run yet: press Ctrl+Enter to run the prompt.")
                                                 : tr("Open a model to see its pictures here."));
    if (const auto failure = failures_.find(question); failure != failures_.end())
        return pane->showError(failure->second.sentence, failure->second.details);
    pane->showContent();
}

void OverviewPanes::resetLayout() {
    enlarge(nullptr);
    rows_->setSizes({1000, 1000});
    columns_[0]->setSizes({1000, 1250});
    columns_[1]->setSizes({1000, 1250});
}

QByteArray OverviewPanes::saveLayout() const {
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << rows_->saveState() << columns_[0]->saveState() << columns_[1]->saveState();
    return state;
}

bool OverviewPanes::restoreLayout(const QByteArray& state) {
    QDataStream stream(state);
    QByteArray rows, upper, lower;
    stream >> rows >> upper >> lower;
    return stream.status() == QDataStream::Ok && rows_->restoreState(rows) && columns_[0]->restoreState(upper) &&
           columns_[1]->restoreState(lower);
}

QJsonObject OverviewPanes::state() const {
    return {{QStringLiteral("residual"), residual_->state()},
            {QStringLiteral("attention"), attention_->state()},
            {QStringLiteral("lifeCycle"), lifeCycle_->state()},
            {QStringLiteral("keySpace"), keySpace_->state()}};
}

void OverviewPanes::restore(const QJsonObject& state) {
    residual_->restore(state[QStringLiteral("residual")].toObject());
    attention_->restore(state[QStringLiteral("attention")].toObject());
    lifeCycle_->restore(state[QStringLiteral("lifeCycle")].toObject());
    keySpace_->restore(state[QStringLiteral("keySpace")].toObject());
}

void OverviewPanes::keepCamera() {
    keySpace_->restore(keySpace_->state());
}

std::array<Pane*, 4> OverviewPanes::panes() const {
    return {residual_, attention_, lifeCycle_, keySpace_};
}

Pane* OverviewPanes::focusedPane() const {
    const QWidget* focus = QApplication::focusWidget();
    for (Pane* pane : panes())
        if (pane == focus || pane->isAncestorOf(focus))
            return pane;
    return nullptr;
}

std::vector<FigureContent> OverviewPanes::figures() const {
    std::vector<FigureContent> figures;
    const auto take = [&figures](const Pane* pane) {
        std::vector<FigureContent> more = pane->figures();
        std::move(more.begin(), more.end(), std::back_inserter(figures));
    };
    const Pane* first = focusedPane();
    if (first)
        take(first);
    for (const Pane* pane : panes())
        if (pane != first)
            take(pane);
    return figures;
}

QString OverviewPanes::focusedTopic() const {
    const Pane* pane = focusedPane();
    if (pane == residual_)
        return QStringLiteral("residual");
    if (pane == attention_)
        return QStringLiteral("attention");
    if (pane == lifeCycle_)
        return QStringLiteral("lifecycle");
    return pane == keySpace_ ? QStringLiteral("keyspace") : QString();
}

void OverviewPanes::toggleEnlarged() {
    Pane* pane = focusedPane();
    enlarge(enlarged_ ? nullptr : (pane ? pane : residual_));
}

void OverviewPanes::enlarge(Pane* pane) {
    enlarged_ = pane;
    for (Pane* other : panes())
        other->setVisible(!pane || other == pane);
    for (QSplitter* column : columns_)
        column->setVisible(!pane || column->isAncestorOf(pane));
}

void OverviewPanes::focusFirst() {
    // The picture is what takes the keyboard and most of the pane; while there is none, no button shall have it.
    QWidget* picture = residual_;
    int largest = residual_->width() * residual_->height() / 4;
    for (QWidget* widget : residual_->findChildren<QWidget*>()) {
        const int area = widget->width() * widget->height();
        if (widget->focusPolicy() == Qt::StrongFocus && widget->isVisible() && area > largest) {
            largest = area;
            picture = widget;
        }
    }
    picture->setFocus(Qt::OtherFocusReason);
}

} // namespace sinkscope
