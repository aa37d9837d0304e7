#include "session/SessionFiles.h"

#include "jobs/WorkerPriority.h"
#include "session/SessionFile.h"
#include "style/CoreText.h"

#include <utility>

namespace sinkscope {

/// Weak, so that nothing is kept alive by it.
struct SessionFiles::Memory {
    std::weak_ptr<const Run> base, changed;
    KeptChoice choice;
    std::shared_ptr<const SessionPictures> pictures;
    std::weak_ptr<const Model> model;
    std::string hash;
};

namespace {

KeptChoice choiceOf(const Session& session) {
    const SessionSelection& selection = session.selection;
    return {selection.layer, selection.head, selection.channel};
}

bool isSameChoice(const KeptChoice& one, const KeptChoice& other) {
    return one.layer == other.layer && one.head == other.head && one.channel == other.channel;
}

} // namespace

SessionFiles::SessionFiles(std::function<std::vector<FoundModel>()> findModels, QObject* parent)
    : QObject(parent),
      memory_(std::make_shared<Memory>()),
      findModels_(std::move(findModels)),
      runner_([] { yieldToInterface(); }) {}

SessionFiles::~SessionFiles() = default;

void SessionFiles::open(const std::filesystem::path& file) {
    using Opened = std::shared_ptr<const Session>;
    runner_.submit<Opened>(
        JobKind::openSession,
        [file](const Progress&) {
            return readSession(file).map(
                [](Session session) -> Opened { return std::make_shared<const Session>(std::move(session)); });
        },
        this,
        [this, file](const Result<Opened>& session) {
            if (session)
                Q_EMIT opened(file, *session);
            else
                Q_EMIT openFailed(coreText(session.error().text));
        });
}

void SessionFiles::write(const std::filesystem::path& file, Session session, Purpose purpose) {
    runner_.submit<bool>(
        purpose == Purpose::save ? JobKind::saveSession : JobKind::keepSession,
        [file, purpose, memory = memory_,
         session = std::move(session)](const Progress& progress) mutable -> Result<bool> {
            if (session.base && !isStored(*session.base->run)) {
                if (const auto done = addPictures(session, *memory, progress); !done)
                    return tl::unexpected(done.error());
                if (const auto done = addHash(session, *memory, purpose, progress); !done)
                    return tl::unexpected(done.error());
            }
            return writeSession(file, session).map([] { return true; });
        },
        this,
        [this, file, purpose](const Result<bool>& done) {
            if (done)
                Q_EMIT written(file, purpose);
            else
                Q_EMIT writeFailed(coreText(done.error().text), purpose);
        });
}

Result<void> SessionFiles::addPictures(Session& session, Memory& memory, const Progress& progress) {
    const std::shared_ptr<const Run> base = session.base->run;
    const std::shared_ptr<const Run> changed = session.intervened ? session.intervened->findings->run : nullptr;
    const KeptChoice choice = choiceOf(session);
    const bool known = memory.pictures && memory.base.lock() == base && memory.changed.lock() == changed &&
                       isSameChoice(memory.choice, choice);
    if (!known) {
        auto pictures = computePictures(*base, changed.get(), choice, progress);
        if (!pictures)
            return tl::unexpected(pictures.error());
        memory.pictures = std::make_shared<const SessionPictures>(*std::move(pictures));
        memory.base = base;
        memory.changed = changed;
        memory.choice = choice;
    }
    session.pictures = memory.pictures;
    return {};
}

Result<void> SessionFiles::addHash(Session& session, Memory& memory, Purpose purpose, const Progress& progress) {
    const std::shared_ptr<const Model>& model = session.base->run->model;
    if (!session.model || !session.model->hash.empty())
        return {};
    if (memory.model.lock() != model) {
        memory.hash.clear();
        if (purpose == Purpose::keep)
            return {};
        auto hash = weightHash(*model, progress);
        if (!hash)
            return tl::unexpected(hash.error());
        memory.model = model;
        memory.hash = *std::move(hash);
    }
    session.model->bytes = bytesOfFiles(model->files());
    session.model->hash = memory.hash;
    return {};
}

void SessionFiles::findModel(const SessionModel& model) {
    runner_.submit<ModelAgain>(
        JobKind::openSession,
        [model, findModels = findModels_](const Progress& progress) {
            return findModelAgain(model, findModels, progress);
        },
        this,
        [this](const Result<ModelAgain>& found) {
            if (found)
                Q_EMIT modelFound(*found);
            else if (found.error().kind != Error::Kind::cancelled)
                Q_EMIT modelMissing(coreText(found.error().text));
        });
}

void SessionFiles::compare(std::vector<Pair> runs) {
    runner_.submit<Agreement>(
        JobKind::compareSession,
        [runs = std::move(runs)](const Progress&) {
            Agreement worst;
            for (const Pair& pair : runs)
                if (const Agreement found = agreement(*pair.kept, *pair.computed);
                    &pair == &runs.front() || found.largest > worst.largest)
                    worst = found;
            return Result<Agreement>(worst);
        },
        this,
        [this](const Result<Agreement>& found) {
            if (found)
                Q_EMIT compared(*found);
        });
}

} // namespace sinkscope
