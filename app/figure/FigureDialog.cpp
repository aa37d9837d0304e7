#include "figure/FigureDialog.h"

#include "figure/FigureData.h"
#include "figure/FigureFile.h"
#include "figure/FigureForm.h"
#include "figure/FigurePanelList.h"
#include "figure/FigurePreview.h"
#include "figure/RunProvenance.h"
#include "settings/Settings.h"
#include "style/CoreText.h"
#include "style/Theme.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QLabel>
#include <QMimeData>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QScrollArea>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>

namespace sinkscope {

namespace {

const QString settingsName = QStringLiteral("figure");

QString endingOf(FigureDataChoice data) {
    return data == FigureDataChoice::csv ? QStringLiteral("csv") : QStringLiteral("json");
}

} // namespace

FigureDialog::FigureDialog(std::vector<FigureContent> contents, const PanelPicture& panels, const FigureSource& source,
                           Settings& settings, QWidget* parent)
    : QDialog(parent),
      contents_(std::move(contents)),
      source_(source),
      settings_(settings),
      view_(new QComboBox(this)),
      form_(new FigureForm(readFigureChoice(settings.layout(settingsName)), this)),
      panels_(new FigurePanelList(panels, this)),
      preview_(new FigurePreview(this)),
      sideNote_(new QLabel(this)),
      outcome_(new QLabel(this)) {
    setWindowTitle(tr("Export a figure"));
    view_->setAccessibleName(tr("Picture"));
    view_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    offerPictures();
    outcome_->setWordWrap(true);
    outcome_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    outcome_->setTextFormat(Qt::PlainText);
    auto* right = new QVBoxLayout;
    right->addWidget(previewArea(), 1);
    right->addWidget(outcome_);
    auto* upper = new QHBoxLayout;
    upper->addWidget(settingsArea());
    upper->addLayout(right, 1);
    auto* buttons = new QHBoxLayout;
    addButtons(*buttons);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(upper, 1);
    layout->addLayout(buttons);
    connect(view_, &QComboBox::currentIndexChanged, this, &FigureDialog::refresh);
    connect(form_, &FigureForm::changed, this, &FigureDialog::refresh);
    connect(panels_, &FigurePanelList::changed, this, [this] {
        refresh();
        Q_EMIT panelsChanged(panels_->panels());
    });
    connect(panels_, &FigurePanelList::addRequested, this,
            [this] { panels_->add(contents_[static_cast<std::size_t>(view_->currentIndex())]); });
    connect(panels_, &FigurePanelList::saveRequested, this, &FigureDialog::choosePanelsFile);
    resize(122 * spacing, 88 * spacing);
    refresh();
}

/// Where the window shows a difference that a picture does not have, it is named and cannot be chosen.
void FigureDialog::offerPictures() {
    for (const FigureContent& each : contents_)
        view_->addItem(each.title);
    sideNote_->setWordWrap(true);
    sideNote_->setForegroundRole(QPalette::PlaceholderText);
    sideNote_->setText(
        tr("The window shows Δ. An analysis is of one run and has no difference: this is B, the run with "
           "interventions."));
    if (!std::ranges::any_of(contents_, [this](const FigureContent& each) { return lacksDifference(each); }))
        return;
    view_->addItem(tr("Changed − base: not defined for an analysis"));
    auto* entry = qobject_cast<QStandardItemModel*>(view_->model())->item(view_->count() - 1);
    entry->setEnabled(false);
    entry->setToolTip(sideNote_->text());
}

bool FigureDialog::lacksDifference(const FigureContent& content) const {
    return source_.side == Shown::Side::difference && content.choice.side != Shown::Side::difference;
}

/// Scrolls where the screen is low.
QWidget* FigureDialog::settingsArea() {
    auto* settings = new QWidget(this);
    auto* column = new QVBoxLayout(settings);
    column->setContentsMargins(0, 0, spacing, 0);
    column->addWidget(view_);
    column->addWidget(sideNote_);
    column->addWidget(panels_);
    column->addWidget(form_);
    column->addStretch();
    auto* area = new QScrollArea(this);
    area->setWidget(settings);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setAccessibleName(tr("Settings of the figure"));
    area->setFixedWidth(44 * spacing);
    return area;
}

QWidget* FigureDialog::previewArea() {
    auto* area = new QScrollArea(this);
    area->setWidget(preview_);
    area->setAlignment(Qt::AlignCenter);
    area->setAccessibleName(tr("Preview"));
    area->setBackgroundRole(QPalette::Mid);
    return area;
}

void FigureDialog::addButtons(QBoxLayout& row) {
    const auto add = [&](const QString& text, const QString& tip, auto call) {
        auto* button = new QPushButton(text, this);
        button->setToolTip(tip);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, call);
        row.addWidget(button);
        return button;
    };
    command_ = add(tr("Copy co&mmand"), {}, &FigureDialog::copyCommand);
    add(tr("Copy &picture"), tr("Copy the figure as pixels and as SVG"), &FigureDialog::copyPicture);
    add(tr("Copy &data"), tr("Copy its numbers as CSV"), [this] {
        QApplication::clipboard()->setText(QString::fromStdString(figureCsv(content())));
        tell(tr("The numbers are on the clipboard."));
    });
    add(tr("P&rint…"), tr("Print in its true size"), &FigureDialog::print);
    row.addStretch();
    save_ = add(tr("&Save as…"), {}, &FigureDialog::chooseFile);
    add(tr("&Close"), {}, &QDialog::reject);
    save_->setDefault(true);
    save_->setEnabled(false);
    outcome_->setText(tr("Reading the weights for their SHA-256, which the file's metadata name…"));
}

FigureContent FigureDialog::content() const {
    if (panels_->panels().panels.empty())
        return contents_[static_cast<std::size_t>(view_->currentIndex())];
    return panelsFigure(panels_->panels());
}

Figure FigureDialog::figure() const {
    const FigureContent shown = content();
    return {shown, form_->choice().options, runProvenance(*source_.base, shown, hash_, source_.interventions)};
}

void FigureDialog::refresh() {
    const Figure shown = figure();
    preview_->setFigure(shown);
    sideNote_->setVisible(lacksDifference(contents_[static_cast<std::size_t>(view_->currentIndex())]));
    form_->setPicture(shown.content);
    settings_.setLayout(settingsName, written(form_->choice()));
    const bool isKnown = hasCommand(shown.content);
    command_->setEnabled(isKnown);
    command_->setToolTip(isKnown ? tr("Copy the line that makes the same file without the window")
                                 : tr("The command line draws whole pictures; this is the part of a large map that the "
                                      "window shows"));
}

void FigureDialog::setModelHash(const std::string& hash) {
    hash_ = hash;
    save_->setEnabled(true);
    tell({});
    refresh();
}

void FigureDialog::setHashProblem(const QString& sentence) {
    save_->setEnabled(true);
    tell(tr("The metadata will lack the model's SHA-256. %1").arg(sentence));
}

void FigureDialog::tell(const QString& sentence) {
    outcome_->setText(sentence);
}

QString FigureDialog::dataFile(const QString& file) const {
    const FigureDataChoice data = form_->choice().data;
    if (data == FigureDataChoice::none)
        return {};
    const QFileInfo info(file);
    const QString name = info.completeBaseName() + QLatin1Char('.') + endingOf(data);
    return info.path() == QLatin1String(".") ? name : QDir(info.path()).filePath(name);
}

void FigureDialog::chooseFile() {
    const QString ending = figureEnding(form_->choice().format);
    askForFile(tr("Save the figure"), tr("figure.%1").arg(ending), ending, &FigureDialog::save);
}

void FigureDialog::choosePanelsFile() {
    askForFile(tr("Save the panels"), tr("panels.json"), QStringLiteral("json"), [this](const QString& file) {
        const auto saved = panels_->save(file);
        tell(saved ? tr("Saved as %1").arg(file) : coreText(saved.error().text));
    });
}

template <typename Use>
void FigureDialog::askForFile(const QString& title, const QString& name, const QString& ending, Use use) {
    const QString folder = settings_.reportFolder().isEmpty() ? QDir::homePath() : settings_.reportFolder();
    auto* dialog = new QFileDialog(this, title, folder, tr("%1 (*.%2)").arg(ending.toUpper(), ending));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(ending);
    dialog->selectFile(name);
    connect(dialog, &QFileDialog::fileSelected, this, use);
    dialog->open();
}

void FigureDialog::save(const QString& file) {
    const Figure shown = figure();
    Result<void> saved = writeFigure(shown, file);
    if (const QString data = dataFile(file); saved && !data.isEmpty())
        saved = writeFigureData(shown.content, shown.provenance, data);
    if (saved)
        settings_.setReportFolder(QFileInfo(file).absolutePath());
    tell(saved ? tr("Saved as %1").arg(file) : coreText(saved.error().text));
}

void FigureDialog::copyPicture() {
    auto* data = new QMimeData;
    const Figure shown = figure();
    if (const auto png = figureBytes(shown, FigureFormat::png))
        data->setImageData(QImage::fromData(*png));
    if (const auto svg = figureBytes(shown, FigureFormat::svg))
        data->setData(QStringLiteral("image/svg+xml"), *svg);
    QApplication::clipboard()->setMimeData(data);
    tell(tr("The picture is on the clipboard."));
}

void FigureDialog::copyCommand() {
    const FigureChoice choice = form_->choice();
    const QString file = QStringLiteral("figure.") + figureEnding(choice.format);
    const QString line = figureCommandText(figureArguments(source_.run, content(), choice, file, dataFile(file)));
    QApplication::clipboard()->setText(line);
    tell(line);
}

void FigureDialog::print() {
    auto* printer = new QPrinter(QPrinter::HighResolution);
    auto* dialog = new QPrintDialog(printer, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this](QPrinter* to) { printTo(*to); });
    connect(dialog, &QObject::destroyed, [printer] { delete printer; });
    dialog->open();
}

void FigureDialog::printTo(QPrinter& printer) {
    printer.setDocName(windowTitle());
    paintFigure(printer, figure());
    tell(tr("Sent to the printer."));
}

} // namespace sinkscope

#include "moc_FigureDialog.cpp"
