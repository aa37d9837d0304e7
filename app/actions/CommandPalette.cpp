#include "actions/CommandPalette.h"

#include "style/Theme.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sinkscope {

namespace {

constexpr int actionRole = Qt::UserRole;

bool matches(const QString& text, const QString& words) {
    const QStringList parts = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(parts.begin(), parts.end(),
                       [&text](const QString& part) { return text.contains(part, Qt::CaseInsensitive); });
}

} // namespace

QString plainText(const QAction& action) {
    QString text = action.text();
    return text.remove(QLatin1Char('&'));
}

CommandPalette::CommandPalette(std::vector<QAction*> actions, QWidget* parent)
    : QFrame(parent, Qt::Popup),
      actions_(std::move(actions)),
      input_(new QLineEdit(this)),
      list_(new QListWidget(this)) {
    setFrameShape(QFrame::StyledPanel);
    input_->setPlaceholderText(tr("Type a command"));
    input_->setAccessibleName(tr("Command"));
    input_->installEventFilter(this);
    list_->setAccessibleName(tr("Commands"));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setFocusPolicy(Qt::NoFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing, spacing, spacing, spacing);
    layout->setSpacing(spacing);
    layout->addWidget(input_);
    layout->addWidget(list_);
    connect(input_, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(input_, &QLineEdit::returnPressed, this, &CommandPalette::trigger);
    connect(list_, &QListWidget::itemClicked, this, &CommandPalette::trigger);
}

void CommandPalette::open() {
    input_->clear();
    filter({});
    const QWidget* window = parentWidget();
    const int width = std::min(70 * spacing, window->width() - 4 * spacing);
    const int height = std::min(50 * spacing, window->height() - 12 * spacing);
    resize(width, height);
    move(window->mapToGlobal(QPoint((window->width() - width) / 2, 8 * spacing)));
    show();
    input_->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::filter(const QString& words) {
    list_->clear();
    for (QAction* action : actions_) {
        const QString text = plainText(*action);
        if (!action->isEnabled() || !matches(text, words))
            continue;
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        auto* item = new QListWidgetItem(key.isEmpty() ? text : QStringLiteral("%1   —   %2").arg(text, key), list_);
        item->setToolTip(action->statusTip());
        item->setData(actionRole, QVariant::fromValue(action));
    }
    list_->setCurrentRow(0);
}

void CommandPalette::trigger() {
    const QListWidgetItem* item = list_->currentItem();
    if (!item)
        return;
    auto* action = item->data(actionRole).value<QAction*>();
    close(); // first, so that the action finds the focus where it was
    action->trigger();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (watched == input_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const int rows = list_->count();
        if (rows > 0 && (key == Qt::Key_Down || key == Qt::Key_Up)) {
            list_->setCurrentRow((list_->currentRow() + (key == Qt::Key_Down ? 1 : rows - 1)) % rows);
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace sinkscope
