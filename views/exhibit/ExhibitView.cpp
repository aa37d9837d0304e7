#include "exhibit/ExhibitView.h"

#include "exhibit/ExhibitPanels.h"
#include "exhibit/ExhibitText.h"
#include "exhibit/GridContent.h"
#include "exhibit/PlaceSelection.h"
#include "exhibit/SentenceList.h"
#include "style/Theme.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace sinkscope {

namespace {

QStringList sentences(const std::vector<Text>& texts) {
    QStringList list;
    for (const Text& text : texts)
        list += coreText(text);
    return list;
}

} // namespace

ExhibitView::ExhibitView(const QString& title, QWidget* parent)
    : Pane(title, parent),
      statements_(new SentenceList(SentenceList::Tone::verdict, this)),
      panels_(new ExhibitPanels(this)),
      notes_(new SentenceList(SentenceList::Tone::note, this)) {
    statements_->setContentsMargins(spacing, 0, spacing, spacing / 2);
    notes_->setContentsMargins(spacing, spacing / 2, spacing, spacing / 2);
    auto* content = new QWidget(this);
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(statements_);
    layout->addWidget(panels_, 1);
    layout->addWidget(notes_);
    setContent(content);
    controls()->addStretch();
    connect(panels_, &ExhibitPanels::placeChosen, this, [this](const Place& place) {
        if (place != Place{})
            Q_EMIT selectionRequested(movedTo(place, selection_));
    });
    connect(panels_, &ExhibitPanels::figureRequested, this, &Pane::figureRequested);
}

void ExhibitView::setExhibit(const std::shared_ptr<const Exhibit>& exhibit, const Tokens& tokens) {
    if (exhibit == exhibit_)
        return;
    exhibit_ = exhibit;
    statements_->setSentences(exhibit ? sentences(exhibit->statements) : QStringList());
    panels_->setPanels(exhibit ? exhibit->panels : std::vector<Panel>(), tokens);
    panels_->setSelection(selection_);
    tellNotes();
}

void ExhibitView::setRemark(const QString& remark) {
    if (remark == remark_)
        return;
    remark_ = remark;
    tellNotes();
}

void ExhibitView::tellNotes() {
    QStringList notes = exhibit_ ? sentences(exhibit_->notes) : QStringList();
    if (!remark_.isEmpty())
        notes.prepend(remark_);
    notes_->setSentences(notes);
}

int ExhibitView::currentPanel() const {
    return panels_->current();
}

GridColours ExhibitView::gridColours(std::size_t panel) const {
    return panels_->colours(panel);
}

QJsonObject ExhibitView::state() const {
    return panels_->state();
}

void ExhibitView::restore(const QJsonObject& state) {
    panels_->restore(state);
}

void ExhibitView::setSelection(const Selection& selection) {
    selection_ = selection;
    panels_->setSelection(selection);
}

void ExhibitView::addControl(QWidget* control) {
    controls()->addWidget(control);
}

} // namespace sinkscope

#include "moc_ExhibitView.cpp"
