#include "window/TopBar.h"

#include "actions/WindowActions.h"
#include "prompt/PromptEditor.h"
#include "prompt/PromptField.h"
#include "style/Theme.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

#include <array>

namespace sinkscope {

namespace {

QPoint cornerBelow(const QWidget& button) {
    return button.mapToGlobal(QPoint(button.width(), button.height()));
}

} // namespace

TopBar::TopBar(Document& document, const WindowActions& actions, QWidget* canvas, QWidget* parent)
    : QWidget(parent),
      document_(document),
      actions_(actions),
      model_(new QToolButton(this)),
      prompt_(new PromptField(canvas, this)),
      run_(new QToolButton(this)),
      chat_(new QToolButton(this)),
      thresholds_(new QToolButton(this)) {
    model_->setPopupMode(QToolButton::InstantPopup);
    model_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    model_->setAccessibleName(tr("Model"));
    auto* menu = new QMenu(model_);
    menu->addActions({actions.openFolder, actions.openFile, actions.startPage});
    menu->addMenu(actions.recentMenu);
    model_->setMenu(menu);
    auto* example = new QToolButton(this);
    example->setText(tr("Examples"));
    example->setPopupMode(QToolButton::InstantPopup);
    example->setMenu(actions.exampleMenu);
    example->setToolTip(tr("Prompts that come with Sinkscope"));
    run_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    chat_->setDefaultAction(actions.chatTemplate);
    thresholds_->setDefaultAction(actions.thresholds);
    thresholds_->setToolButtonStyle(Qt::ToolButtonIconOnly);

    auto* tours = new QToolButton(this);
    tours->setText(tr("Tours"));
    tours->setObjectName(QStringLiteral("tours"));
    tours->setPopupMode(QToolButton::InstantPopup);
    tours->setMenu(actions.tourMenu);
    tours->setToolTip(tr("Lessons in steps, on this very window"));

    auto* figure = new QToolButton(this);
    figure->setDefaultAction(actions.figure);

    auto* comparison = new QWidget(this);
    comparison->setObjectName(QStringLiteral("sides"));
    const std::array sides{new QToolButton(comparison), new QToolButton(comparison), new QToolButton(comparison)};
    sides[0]->setDefaultAction(actions.sideBase);
    sides[1]->setDefaultAction(actions.sideChanged);
    sides[2]->setDefaultAction(actions.sideDifference);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(spacing, spacing / 2, spacing, spacing / 2);
    layout->setSpacing(spacing);
    layout->addWidget(model_);
    layout->addWidget(prompt_, 1);
    layout->addWidget(run_);
    layout->addWidget(example);
    auto* sideRow = new QHBoxLayout(comparison);
    sideRow->setContentsMargins(0, 0, 0, 0);
    sideRow->setSpacing(0);
    for (QToolButton* side : sides)
        sideRow->addWidget(side);
    layout->addWidget(comparison);
    layout->addWidget(tours);
    layout->addWidget(chat_);
    layout->addWidget(figure);
    layout->addWidget(thresholds_);
    for (QToolButton* button :
         {model_, run_, example, sides[0], sides[1], sides[2], tours, chat_, figure, thresholds_}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setMinimumHeight(prompt_->sizeHint().height());
    }
    QWidget::setTabOrder(model_, prompt_->editor());
    QWidget::setTabOrder(prompt_->editor(), run_);
    QWidget::setTabOrder(run_, example);
    QWidget::setTabOrder(example, sides[0]);
    QWidget::setTabOrder(sides[0], sides[1]);
    QWidget::setTabOrder(sides[1], sides[2]);
    QWidget::setTabOrder(sides[2], tours);
    QWidget::setTabOrder(tours, chat_);
    QWidget::setTabOrder(chat_, figure);
    QWidget::setTabOrder(figure, thresholds_);

    connect(prompt_->editor(), &PromptEditor::promptEdited, &document_, &Document::setPrompt);
    connect(&document_, &Document::promptChanged, prompt_->editor(),
            [this] { prompt_->editor()->setPrompt(document_.prompt()); });
    connect(&document_, &Document::modelChanged, this, &TopBar::describeModel);
    prompt_->editor()->setPrompt(document_.prompt());
    describeModel();
    setBusy(false);
}

PromptEditor* TopBar::editor() const {
    return prompt_->editor();
}

void TopBar::setBusy(bool busy) {
    QAction* action = busy ? actions_.cancel : actions_.run;
    if (run_->defaultAction() == action)
        return;
    if (QAction* before = run_->defaultAction())
        run_->removeAction(before);
    run_->setDefaultAction(action);
}

QPoint TopBar::chatCorner() const {
    return cornerBelow(*chat_);
}

QPoint TopBar::thresholdsCorner() const {
    return cornerBelow(*thresholds_);
}

void TopBar::describeModel() {
    const auto& model = document_.model();
    const QString name = model ? QString::fromStdString(model->config().name) : tr("Open a model");
    model_->setText(fontMetrics().elidedText(name, Qt::ElideMiddle, 28 * spacing));
    model_->setToolTip(model && !model->files().empty() ? QString::fromStdString(model->files().front().string())
                                                        : name);
}

} // namespace sinkscope
