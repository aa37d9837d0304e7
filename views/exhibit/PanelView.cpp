#include "exhibit/PanelView.h"

#include "exhibit/ChartView.h"
#include "exhibit/ExhibitText.h"
#include "exhibit/GridContent.h"
#include "exhibit/GridView.h"
#include "exhibit/TableView.h"
#include "style/Theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace sinkscope {

namespace {

const std::string& keyOf(const Panel& panel) {
    return std::visit([](const auto& content) -> const std::string& { return content.key; }, panel);
}

QString titleOf(const Panel& panel) {
    return coreText(std::visit([](const auto& content) -> const Text& { return content.title; }, panel));
}

/// "keyNorms" as "Key norms", "kl" as "KL".
std::string wordsOf(const std::string& key) {
    if (key.size() <= 2)
        return QString::fromStdString(key).toUpper().toStdString();
    std::string words;
    for (const char letter : key) {
        const bool isUpper = letter >= 'A' && letter <= 'Z';
        const bool isFirst = words.empty();
        if (isUpper && !isFirst)
            words += ' ';
        if (isFirst && letter >= 'a' && letter <= 'z')
            words += static_cast<char>(letter - 'a' + 'A');
        else
            words += isUpper && !isFirst ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    return words;
}

} // namespace

PanelView::PanelView(const Panel& panel, const Tokens& tokens, QWidget* parent)
    : QWidget(parent), key_(keyOf(panel)), titleRow_(new QHBoxLayout), title_(new QLabel(this)) {
    title_->setWordWrap(true);
    title_->setTextFormat(Qt::PlainText);
    title_->setForegroundRole(QPalette::PlaceholderText);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing, spacing / 2, spacing, spacing / 2);
    layout->setSpacing(spacing / 2);
    titleRow_->addWidget(title_, 1);
    layout->addLayout(titleRow_);
    const auto add = [this, layout](auto* view) {
        using View = std::remove_pointer_t<decltype(view)>;
        connect(view, &View::placeChosen, this, &PanelView::placeChosen);
        if constexpr (!std::is_same_v<View, ChartView>) // its Pane has the menu of what has none
            connect(view, &View::figureRequested, this, &PanelView::figureRequested);
        layout->addWidget(view, 1);
        setFocusProxy(view);
        return view;
    };
    if (std::holds_alternative<Table>(panel))
        table_ = add(new TableView(this));
    else if (std::holds_alternative<Chart>(panel))
        chart_ = add(new ChartView(this));
    else
        grid_ = add(new GridView(this));
    setPanel(panel, tokens);
}

bool PanelView::continues(const Panel& panel) const {
    const bool sameKind = std::holds_alternative<Table>(panel)   ? table_ != nullptr
                          : std::holds_alternative<Chart>(panel) ? chart_ != nullptr
                                                                 : grid_ != nullptr;
    return sameKind && keyOf(panel) == key_;
}

void PanelView::setPanel(const Panel& panel, const Tokens& tokens) {
    title_->setText(titleOf(panel));
    if (table_)
        table_->setTable(std::get<Table>(panel));
    if (chart_)
        chart_->setChart(std::get<Chart>(panel));
    if (grid_)
        showGrid(std::get<Grid>(panel), tokens);
}

void PanelView::showGrid(const Grid& grid, const Tokens& tokens) {
    grid_->setGrid(grid, tokens);
    if (QWidget* menu = grid_->scaleMenu(); menu && titleRow_->indexOf(menu) < 0)
        titleRow_->addWidget(menu);
}

void PanelView::setSelection(const Selection& selection) {
    if (table_)
        table_->setSelection(selection);
    if (chart_)
        chart_->setSelection(selection);
    if (grid_)
        grid_->setSelection(selection);
}

QString PanelView::stateName() const {
    const QString kind = table_ ? QStringLiteral("table") : chart_ ? QStringLiteral("chart") : QStringLiteral("grid");
    return QString::fromStdString(key_) + QLatin1Char('/') + kind;
}

QJsonObject PanelView::state() const {
    return table_ ? table_->state() : chart_ ? chart_->state() : grid_->state();
}

void PanelView::restore(const QJsonObject& state) {
    if (table_)
        table_->restore(state);
    if (chart_)
        chart_->restore(state);
    if (grid_)
        grid_->restore(state);
}

QString PanelView::name() const {
    return coreWords(wordsOf(key_).c_str());
}

QString PanelView::title() const {
    return title_->text();
}

GridColours PanelView::colours() const {
    return grid_ ? grid_->colours() : GridColours();
}

} // namespace sinkscope

#include "moc_PanelView.cpp"
