#include "trust/TrustView.h"

#include "io/TrustJson.h"
#include "style/CoreText.h"
#include "style/Theme.h"
#include "trust/TrustMark.h"
#include "trust/TrustRow.h"

#include <QClipboard>
#include <QFrame>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace sinkscope {

namespace {

QStringList linesOf(const std::vector<Text>& texts) {
    QStringList lines;
    for (const Text& text : texts)
        lines += coreText(text);
    return lines;
}

QFrame* line(QWidget* parent) {
    auto* frame = new QFrame(parent);
    frame->setFixedHeight(1);
    frame->setAutoFillBackground(true);
    frame->setBackgroundRole(QPalette::Mid);
    return frame;
}

} // namespace

TrustView::TrustView(QWidget* parent)
    : QWidget(parent),
      mark_(new QLabel(this)),
      heading_(new QLabel(this)),
      sentence_(new QLabel(this)),
      copy_(new QPushButton(tr("Copy as text"), this)),
      again_(new QPushButton(tr("Check again"), this)),
      scroll_(new QScrollArea(this)) {
    setAccessibleName(tr("Trust report"));
    QFont font = heading_->font();
    font.setBold(true);
    font.setPointSizeF(1.2 * font.pointSizeF());
    heading_->setFont(font);
    sentence_->setWordWrap(true);
    sentence_->setTextFormat(Qt::PlainText);
    sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    sentence_->setAccessibleName(tr("Trust report in one sentence"));
    copy_->setToolTip(tr("Copy the whole report with its details"));
    again_->setToolTip(tr("Run all checks of this model again"));
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setAccessibleName(tr("Checks"));

    auto* title = new QHBoxLayout;
    title->setSpacing(spacing);
    title->addWidget(mark_);
    title->addWidget(heading_, 1);
    title->addWidget(again_);
    title->addWidget(copy_);
    auto* head = new QVBoxLayout;
    head->setContentsMargins(spacing, spacing, spacing, spacing);
    head->setSpacing(spacing / 2);
    head->addLayout(title);
    head->addWidget(sentence_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(head);
    layout->addWidget(line(this));
    layout->addWidget(scroll_, 1);

    connect(copy_, &QPushButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(text()); });
    connect(again_, &QPushButton::clicked, this, &TrustView::checkRequested);
    setFocusProxy(copy_);
    showSentence(tr("No model is open."));
}

QString TrustView::text() const {
    return report_ ? QString::fromStdString(trustText(*report_, TrustDetails::show)) : QString();
}

void TrustView::showHead(const QString& heading, const QString& sentence) {
    heading_->setText(heading);
    sentence_->setText(sentence);
    mark_->setVisible(report_ != nullptr);
    copy_->setEnabled(report_ != nullptr);
}

void TrustView::showSentence(const QString& sentence) {
    report_.reset();
    clear();
    showHead(tr("Not checked"), sentence);
}

void TrustView::showReport(const std::shared_ptr<const TrustReport>& report) {
    report_ = report;
    clear();
    mark_->setPixmap(trustMark(report->overall()).pixmap(3 * spacing));
    showHead(trustWord(report->overall()),
             tr("%1 %2, %3 on the %4, %5 s.")
                 .arg(coreText(report->sentence()), QString::fromStdString(report->model),
                      QString::fromStdString(report->type), QString::fromStdString(report->device),
                      locale().toString(report->seconds, 'f', 1)));
    fill(*report);
}

void TrustView::clear() {
    auto* content = new QWidget(scroll_);
    rows_ = new QVBoxLayout(content);
    rows_->setContentsMargins(0, spacing / 2, 0, spacing);
    rows_->setSpacing(0);
    scroll_->setWidget(content); // deletes the one before
}

void TrustView::fill(const TrustReport& report) {
    std::vector<TrustCheck> checks = report.checks;
    std::ranges::stable_sort(checks, std::ranges::greater(), &TrustCheck::verdict);
    for (const TrustCheck& check : checks) {
        auto* row =
            new TrustRow(coreText(check.name), coreText(check.sentence), linesOf(check.details), scroll_->widget());
        row->setMark(check.verdict);
        rows_->addWidget(row);
    }
    rows_->addWidget(line(scroll_->widget()));
    rows_->addWidget(new TrustRow(tr("What no check of a file can find"),
                                  tr("Faults that leave no trace in a file or in a short run."),
                                  linesOf(report.unknowable), scroll_->widget()));
    rows_->addStretch(1);
}

} // namespace sinkscope
