#include "session/SessionCommands.h"

#include "session/RecoveryBar.h"
#include "session/SessionFile.h"
#include "session/WindowView.h"
#include "status/Banner.h"
#include "window/MainWindow.h"
#include "window/OverviewPanes.h"
#include "workspace/Workspaces.h"

#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace sinkscope {

SessionCommands::SessionCommands(MainWindow& window, OpenSession& session, Document& document)
    : QObject(&window), window_(window), session_(session), document_(document), recovery_(new RecoveryBar(&window)) {
    static_cast<QVBoxLayout*>(window_.centralWidget()->layout())->insertWidget(1, recovery_); // below the top bar
    window_.installEventFilter(this);
    session_.setViewSource([&window] { return windowView(window); });
    connectActions();
    connectSession();
    showTitle();
    offerRecovery();
}

void SessionCommands::connectActions() {
    const WindowActions& actions = window_.windowActions();
    connect(actions.newSession, &QAction::triggered, this, [this] { afterQuestion([this] { session_.begin(); }); });
    connect(actions.openSession, &QAction::triggered, this, [this] {
        auto* dialog = new QFileDialog(&window_, tr("Open a session"), QFileInfo(session_.file()).path());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        dialog->setNameFilters({tr("Sessions (*.sinkscope)"), tr("All files (*)")});
        connect(dialog, &QFileDialog::fileSelected, this, &SessionCommands::open);
        dialog->open();
    });
    connect(actions.saveSession, &QAction::triggered, this, &SessionCommands::save);
    connect(actions.saveSessionAs, &QAction::triggered, this, &SessionCommands::askForFile);
    connect(&window_, &MainWindow::sessionRequested, this, &SessionCommands::open);
    connect(recovery_, &RecoveryBar::recoverRequested, this,
            [this](const QString& leftOver) { afterQuestion([this, leftOver] { session_.recover(leftOver); }); });
    connect(recovery_, &RecoveryBar::discardRequested, this, [this](const QString& leftOver) {
        Recovery::discard(leftOver);
        offerRecovery();
    });
}

void SessionCommands::connectSession() {
    connect(&session_, &OpenSession::titleChanged, this, &SessionCommands::showTitle);
    connect(&document_, &Document::modelChanged, this, &SessionCommands::showTitle);
    connect(&session_, &OpenSession::restored, this, &SessionCommands::followRestored);
    connect(&session_, &OpenSession::saved, this, [this](const QString& file) {
        window_.listRecent(file);
        if (const auto next = std::exchange(afterSaving_, nullptr))
            next();
    });
    connect(&session_, &OpenSession::failed, this, [this](const QString& sentence) {
        afterSaving_ = nullptr;
        window_.banner().tell(Banner::Tone::failure, sentence, {});
    });
    connect(&session_, &OpenSession::modelMissing, this,
            [this](const QString& sentence) { window_.banner().tell(Banner::Tone::warning, sentence, {}); });
    connect(&session_, &OpenSession::compared, this, [this](const QString& sentence, bool agrees) {
        window_.banner().tell(agrees ? Banner::Tone::note : Banner::Tone::warning, sentence, {});
    });
    // A computed run in place of the kept one: the same picture, so it is seen from the same place.
    connect(&document_, &Document::baseChanged, this, [this, wasStored = false]() mutable {
        const bool isStored = document_.stored() != nullptr;
        if (std::exchange(wasStored, isStored) && !isStored)
            window_.workspaces().overview().keepCamera();
    });
}

void SessionCommands::open(const QString& file) {
    afterQuestion([this, file] { session_.open(file); });
}

void SessionCommands::afterQuestion(std::function<void()> next) {
    if (!session_.isModified())
        return next();
    if (question_)
        return question_->raise();
    const QString name = session_.name();
    question_ = new QMessageBox(QMessageBox::Question, tr("Unsaved changes"),
                                name.isEmpty() ? tr("Save this session before it is closed?")
                                               : tr("Save the changes of “%1” before it is closed?").arg(name),
                                QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &window_);
    question_->setInformativeText(tr("Prompt and cards as they stand now are in no file."));
    question_->setAttribute(Qt::WA_DeleteOnClose);
    question_->button(QMessageBox::Save)->setText(tr("Save"));
    question_->button(QMessageBox::Discard)->setText(tr("Discard"));
    question_->button(QMessageBox::Cancel)->setText(tr("Cancel"));
    question_->setDefaultButton(QMessageBox::Save);
    connect(question_, &QMessageBox::finished, this, [this, next = std::move(next)](int answer) {
        if (answer == QMessageBox::Discard)
            return next();
        if (answer != QMessageBox::Save)
            return;
        afterSaving_ = next;
        save();
    });
    question_->open();
}

void SessionCommands::save() {
    if (session_.file().isEmpty())
        askForFile();
    else
        session_.save();
}

void SessionCommands::askForFile() {
    auto* dialog = new QFileDialog(&window_, tr("Save the session"), QFileInfo(session_.file()).path());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Sessions (*.sinkscope)")});
    dialog->setDefaultSuffix(QStringLiteral("sinkscope"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) { session_.saveAs(file); });
    connect(dialog, &QFileDialog::rejected, this, [this] { afterSaving_ = nullptr; });
    dialog->open();
}

void SessionCommands::showTitle() {
    const auto& model = document_.model();
    QStringList parts;
    if (!session_.name().isEmpty())
        parts += session_.name();
    if (model)
        parts += QString::fromStdString(model->config().name);
    parts += QStringLiteral("Sinkscope");
    parts.first() += QStringLiteral("[*]");
    window_.setWindowTitle(parts.join(QStringLiteral(" — ")));
    window_.setWindowModified(session_.isModified());
}

void SessionCommands::offerRecovery() {
    recovery_->offer(session_.leftOver().value(0));
}

void SessionCommands::followRestored(const QString& view) {
    restoreWindowView(window_, view);
    window_.showPanes();
    if (!session_.file().isEmpty())
        window_.listRecent(session_.file());
    offerRecovery();
}

bool SessionCommands::eventFilter(QObject* watched, QEvent* event) {
    if (watched != &window_ || event->type() != QEvent::Close || closing_ == Closing::agreed || !session_.isModified())
        return QObject::eventFilter(watched, event);
    event->ignore();
    afterQuestion([this] {
        closing_ = Closing::agreed;
        window_.close();
    });
    return true;
}

} // namespace sinkscope
