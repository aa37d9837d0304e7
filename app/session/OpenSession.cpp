#include "session/OpenSession.h"

#include "session/AgreementText.h"
#include "session/DocumentSession.h"
#include "session/SessionFile.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

namespace sinkscope {

namespace {

const QString fileKey = QStringLiteral("file");

/// The window's part with the path of the session's file, so that a recovered session knows where it belongs.
std::string withFile(const std::string& view, const QString& file) {
    QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(view)).object();
    if (!file.isEmpty())
        object[fileKey] = file;
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

} // namespace

OpenSession::OpenSession(Document& document, DocumentJobs& jobs, SessionFiles& files, Recovery& recovery,
                         std::chrono::milliseconds keepEvery, QObject* parent)
    : QObject(parent), document_(document), jobs_(jobs), files_(files), recovery_(recovery), savedWork_(work()) {
    connect(&document_, &Document::promptChanged, this, &OpenSession::followWork);
    connect(&document_, &Document::specialTokensChanged, this, &OpenSession::followWork);
    connect(&document_, &Document::findingOptionsChanged, this, &OpenSession::followWork);
    connect(&document_.cards(), &CardHistory::changed, this, &OpenSession::followWork);
    connect(&jobs_.analyses(), &AnalysisJobs::choicesChanged, this, &OpenSession::followWork);
    const auto noteChange = [this] { changedSinceKept_ = true; };
    connect(&jobs_.analyses(), &AnalysisJobs::stateChanged, this, noteChange);
    connect(&document_, &Document::selectionChanged, this, noteChange);
    connect(&document_, &Document::baseChanged, this, [this] {
        changedSinceKept_ = true;
        compareRuns();
    });
    connect(&document_, &Document::intervenedChanged, this, &OpenSession::compareRuns);
    connect(&files_, &SessionFiles::opened, this, &OpenSession::take);
    connect(&files_, &SessionFiles::openFailed, this, &OpenSession::failed);
    connect(&files_, &SessionFiles::written, this, &OpenSession::noteSaved);
    connect(&files_, &SessionFiles::writeFailed, this, &OpenSession::failed);
    connect(&files_, &SessionFiles::modelMissing, this, &OpenSession::modelMissing);
    connect(&files_, &SessionFiles::modelFound, this, [this](const ModelAgain& found) {
        if (reference_)
            jobs_.openModel(found.path, reference_->load);
    });
    connect(&files_, &SessionFiles::compared, this, &OpenSession::noteAgreement);
    connect(&jobs_, &DocumentJobs::modelOpened, this, [this] { reference_.reset(); });
    keeping_.setInterval(keepEvery);
    connect(&keeping_, &QTimer::timeout, this, &OpenSession::keep);
    keeping_.start();
}

QString OpenSession::name() const {
    return QFileInfo(file_).completeBaseName();
}

OpenSession::Work OpenSession::work() const {
    return {document_.promptText(),     document_.generatedPrompt(), document_.specialTokens(),
            document_.findingOptions(), document_.cards().cards(),   jobs_.analyses().choices()};
}

std::optional<SessionModel> OpenSession::model() const {
    const std::shared_ptr<const Model>& open = document_.model();
    if (!open)
        return reference_;
    SessionModel model;
    std::error_code error;
    model.path = std::filesystem::absolute(jobs_.path(), error);
    model.name = open->config().name;
    model.load = open->options();
    return model;
}

Session OpenSession::captured() const {
    return sessionOf(document_, model(), viewSource_ ? viewSource_() : std::string("{}"), jobs_.analyses().kept());
}

void OpenSession::begin() {
    file_.clear();
    document_.cards().replace({});
    savedWork_ = work();
    recovery_.clear();
    followWork();
    Q_EMIT titleChanged();
}

void OpenSession::open(const QString& file) {
    recovering_.clear();
    files_.open(std::filesystem::path(QFileInfo(file).absoluteFilePath().toStdString()));
}

void OpenSession::recover(const QString& leftOver) {
    recovering_ = recovery_.take(leftOver) ? recovery_.file() : leftOver;
    files_.open(std::filesystem::path(recovering_.toStdString()));
}

void OpenSession::save() {
    saveAs(file_);
}

void OpenSession::saveAs(const QString& file) {
    QString named = QFileInfo(file).absoluteFilePath();
    const QString ending = QString::fromUtf8(sessionSuffix.data(), static_cast<qsizetype>(sessionSuffix.size()));
    if (!named.endsWith(ending, Qt::CaseInsensitive))
        named += ending;
    writtenWork_ = work();
    files_.write(std::filesystem::path(named.toStdString()), captured(), SessionFiles::Purpose::save);
}

void OpenSession::take(const std::filesystem::path& file, const std::shared_ptr<const Session>& session) {
    const bool isRecovered = !std::exchange(recovering_, QString()).isEmpty();
    const QJsonObject view = QJsonDocument::fromJson(QByteArray::fromStdString(session->view)).object();
    jobs_.cancel();
    toCompare_.reset();
    compares_.reset();
    restoreSession(document_, session);
    jobs_.analyses().setChoices(choicesOf(session->analyses.choices));
    savedWork_ = isRecovered ? Work() : work();
    file_ = isRecovered ? view[fileKey].toString() : QString::fromStdString(file.string());
    changedSinceKept_ = false;
    toCompare_ = session->base ? session : nullptr;
    compared_ = Compared::nothing;
    Q_EMIT restored(QString::fromStdString(session->view));
    openModelOf(*session);
    followWork();
    Q_EMIT titleChanged();
}

void OpenSession::openModelOf(const Session& session) {
    reference_ = session.model;
    const auto& open = document_.model();
    if (!session.model)
        return;
    const bool isOpen = open && jobs_.path() == session.model->path && open->type() == session.model->load.type &&
                        open->device() == session.model->load.device;
    if (isOpen)
        return jobs_.runPrompt();
    document_.setModel(nullptr);
    files_.findModel(*session.model);
}

void OpenSession::noteSaved(const std::filesystem::path& file, SessionFiles::Purpose purpose) {
    if (purpose == SessionFiles::Purpose::keep)
        return;
    file_ = QString::fromStdString(file.string());
    savedWork_ = writtenWork_;
    if (!isModified())
        recovery_.clear();
    followWork();
    Q_EMIT titleChanged();
    Q_EMIT saved(file_);
}

void OpenSession::followWork() {
    changedSinceKept_ = true;
    if (isModified() == toldModified_)
        return;
    toldModified_ = isModified();
    Q_EMIT titleChanged();
}

void OpenSession::compareRuns() {
    if (!toCompare_ || !document_.base() || document_.stored())
        return;
    if (!isSameQuestion(*toCompare_->base->run, *document_.base()->run))
        return toCompare_.reset();
    std::vector<SessionFiles::Pair> runs{{toCompare_->base, document_.base()}};
    const std::shared_ptr<const Intervened>&kept = toCompare_->intervened, &now = document_.intervened();
    const bool both = kept && now && kept->interventions == now->interventions;
    if (both)
        runs.push_back({kept->findings, now->findings});
    if (both || compared_ == Compared::nothing) {
        compares_ = toCompare_;
        files_.compare(std::move(runs));
    }
    compared_ = Compared::base;
    if (both || !kept)
        toCompare_.reset();
}

void OpenSession::noteAgreement(const Agreement& agreement) {
    if (const auto session = std::exchange(compares_, nullptr); session && agreement.agrees())
        jobs_.analyses().adopt(*session);
    Q_EMIT compared(agreementText(agreement), agreement.agrees());
}

void OpenSession::keep() {
    if (!changedSinceKept_ || !isModified() || recovery_.file().isEmpty() || files_.isSaving())
        return;
    changedSinceKept_ = false;
    Session session = captured();
    session.view = withFile(session.view, file_);
    files_.write(std::filesystem::path(recovery_.file().toStdString()), std::move(session),
                 SessionFiles::Purpose::keep);
}

} // namespace sinkscope
