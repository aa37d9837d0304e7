#include "workspace/PromptSetControl.h"

#include "prompt/CalibrationPrompts.h"
#include "settings/Settings.h"
#include "style/Theme.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWidgetAction>

namespace sinkscope {

namespace {

/// Line ends as one sign, so that a prompt is one line of the list.
constexpr QChar lineEnd(u'⏎');

QString toLine(const std::string& prompt) {
    return QString::fromStdString(prompt).replace(QLatin1Char('\n'), lineEnd);
}

std::string fromLine(QString line) {
    return line.replace(lineEnd, QLatin1Char('\n')).toStdString();
}

} // namespace

PromptSetControl::PromptSetControl(AnalysisJobs& jobs, Settings& settings, QWidget* parent)
    : QToolButton(parent), jobs_(jobs), settings_(settings) {
    setPopupMode(QToolButton::InstantPopup);
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    setToolTip(tr("The prompts that are compared"));
    auto* menu = new QMenu(this);
    auto* action = new QWidgetAction(menu);
    action->setDefaultWidget(makeEditor());
    menu->addAction(action);
    setMenu(menu);
    connect(menu, &QMenu::aboutToHide, this, &PromptSetControl::apply);
    connect(&jobs_, &AnalysisJobs::choicesChanged, this, [this] { show(jobs_.choices().prompts); });
    show(jobs_.choices().prompts);
}

QWidget* PromptSetControl::makeEditor() {
    auto* editor = new QWidget(this);
    list_ = new QListWidget(editor);
    list_->setAccessibleName(tr("Prompts to compare"));
    list_->setMinimumSize(60 * spacing, 30 * spacing);
    list_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                           QAbstractItemView::AnyKeyPressed);
    auto* add = new QPushButton(tr("Add"), editor);
    auto* remove = new QPushButton(tr("Remove"), editor);
    auto* reset = new QPushButton(tr("Defaults"), editor);
    connect(add, &QPushButton::clicked, this, [this] {
        auto* item = new QListWidgetItem(tr("A new prompt"), list_);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        list_->setCurrentItem(item);
        list_->editItem(item);
    });
    connect(remove, &QPushButton::clicked, this, [this] { delete list_->takeItem(list_->currentRow()); });
    connect(reset, &QPushButton::clicked, this, [this] { show(calibrationPrompts()); });
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(add);
    buttons->addWidget(remove);
    buttons->addStretch();
    buttons->addWidget(reset);
    auto* layout = new QVBoxLayout(editor);
    layout->addWidget(list_);
    layout->addLayout(buttons);
    return editor;
}

void PromptSetControl::show(const std::vector<std::string>& prompts) {
    list_->clear();
    for (const std::string& prompt : prompts) {
        auto* item = new QListWidgetItem(toLine(prompt), list_);
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setToolTip(QString::fromStdString(prompt));
    }
    setText(tr("%n prompts", nullptr, list_->count()).replace(QStringLiteral("%n"), QString::number(list_->count())));
}

void PromptSetControl::apply() {
    AnalysisChoices choices = jobs_.choices();
    choices.prompts.clear();
    for (int row = 0; row < list_->count(); ++row)
        if (const QString line = list_->item(row)->text(); !line.trimmed().isEmpty())
            choices.prompts.push_back(fromLine(line));
    if (choices == jobs_.choices())
        return;
    if (choices.prompts == calibrationPrompts())
        settings_.setComparedPrompts(std::nullopt);
    else
        settings_.setComparedPrompts(choices.prompts);
    jobs_.setChoices(choices);
}

} // namespace sinkscope
