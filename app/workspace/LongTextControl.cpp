#include "workspace/LongTextControl.h"

#include "prompt/CalibrationPrompts.h"
#include "style/Theme.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStringDecoder>
#include <QToolButton>

namespace sinkscope {

namespace {

/// Far more than any context; a larger file is no text that someone meant.
constexpr qint64 largestText = 64LL << 20;

} // namespace

LongTextControl::LongTextControl(AnalysisJobs& jobs, QWidget* parent)
    : QWidget(parent), jobs_(jobs), name_(new QLabel(this)) {
    auto* choose = new QToolButton(this);
    choose->setText(tr("Text"));
    choose->setToolTip(tr("Which text is cut to each length"));
    choose->setPopupMode(QToolButton::InstantPopup);
    choose->setAutoRaise(true);
    choose->setFocusPolicy(Qt::StrongFocus);
    auto* menu = new QMenu(choose);
    connect(menu->addAction(tr("Sinkscope's licence")), &QAction::triggered, this, &LongTextControl::useOwnText);
    connect(menu->addAction(tr("Text file…")), &QAction::triggered, this, &LongTextControl::chooseFile);
    choose->setMenu(menu);
    name_->setForegroundRole(QPalette::PlaceholderText);
    connect(&jobs_, &AnalysisJobs::choicesChanged, this, &LongTextControl::showName);
    showName();
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing / 2);
    layout->addWidget(name_);
    layout->addWidget(choose);
}

void LongTextControl::chooseFile() {
    auto* dialog = new QFileDialog(this, tr("Long text"), {}, tr("Texts (*.txt *.md);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &LongTextControl::useFile);
    dialog->open();
}

void LongTextControl::useFile(const QString& path) {
    QFile file(path);
    const QString name = QFileInfo(path).fileName();
    if (!file.open(QIODevice::ReadOnly)) {
        name_->setText(tr("%1 cannot be read: %2").arg(name, file.errorString()));
        return;
    }
    if (file.size() > largestText) {
        name_->setText(tr("%1 is larger than 64 MiB; choose a shorter text").arg(name));
        return;
    }
    const QByteArray bytes = file.readAll();
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder.decode(bytes);
    if (decoder.hasError() || text.trimmed().isEmpty()) {
        name_->setText(tr("%1 holds no UTF-8 text").arg(name));
        return;
    }
    setText(name, bytes.toStdString());
}

void LongTextControl::useOwnText() {
    setText({}, longText());
}

void LongTextControl::setText(const QString& fileName, std::string text) {
    AnalysisChoices choices = jobs_.choices();
    choices.longText = std::move(text);
    choices.longTextName = fileName.toStdString();
    jobs_.setChoices(choices);
    showName(); // also where the same text was chosen again after one that could not be read
}

void LongTextControl::showName() {
    const QString name = QString::fromStdString(jobs_.choices().longTextName);
    name_->setText(name.isEmpty() ? tr("Sinkscope's licence") : name);
}

} // namespace sinkscope
