#include "document/DocumentJobs.h"

#include "document/JobText.h"
#include "session/NeedsModel.h"
#include "style/CoreText.h"

namespace sinkscope {

DocumentJobs::DocumentJobs(Document& document, JobRunner& runner, EngineCalls calls, QObject* parent)
    : QObject(parent),
      document_(document),
      runner_(runner),
      calls_(std::move(calls)),
      selfCheck_(document, runner, calls_),
      analyses_(document, runner, calls_) {
    connect(&runner_, &JobRunner::started, this,
            [this](JobKind kind) { Q_EMIT busyWith(kind, startingText(kind), -1.0); });
    connect(&runner_, &JobRunner::progressed, this, [this](JobKind kind, Stage stage, qint64 done, qint64 total) {
        const double fraction = total > 0 ? static_cast<double>(done) / static_cast<double>(total) : -1.0;
        Q_EMIT busyWith(kind, stageText(stage, done, total), fraction);
    });
    connect(&runner_, &JobRunner::ended, this, &DocumentJobs::ended);
    connect(&document_, &Document::findingOptionsChanged, this, &DocumentJobs::findAgain);
}

template <typename Value>
void DocumentJobs::submitForShown(JobKind kind, std::function<Result<Value>(const Progress&)> compute,
                                  std::function<void(Value)> receive) {
    if (!document_.findings())
        return;
    runner_.submit<Value>(kind, std::move(compute), this,
                          [this, kind, asked = document_.shown(), receive = std::move(receive)](Result<Value> value) {
                              if (!document_.findings() || !document_.shown().hasSameRuns(asked))
                                  return;
                              if (value)
                                  receive(*std::move(value));
                              else
                                  reportFailure(kind, value.error());
                          });
}

template <typename Value>
void DocumentJobs::submitForBoth(JobKind kind, std::function<Result<Value>(const Run&, const Progress&)> compute,
                                 std::function<void(Sides<Value>)> receive) {
    const Shown shown = document_.shown();
    if (!shown.base)
        return;
    const std::shared_ptr<const Run> base = shown.base->run, changed = shown.changed ? shown.changed->run : nullptr;
    submitForShown<Sides<Value>>(
        kind,
        [base, changed, compute = std::move(compute)](const Progress& progress) -> Result<Sides<Value>> {
            Sides<Value> sides;
            for (const auto& [run, side] : {std::pair(base, &sides.base), std::pair(changed, &sides.changed)}) {
                if (!run)
                    continue;
                Result<Value> value = compute(*run, progress);
                if (!value)
                    return tl::unexpected(value.error());
                *side = std::make_shared<const Value>(*std::move(value));
            }
            return sides;
        },
        std::move(receive));
}

void DocumentJobs::openModel(const std::filesystem::path& path, const LoadOptions& options) {
    using Opened = std::shared_ptr<const Model>;
    runner_.cancel(JobKind::run);
    path_ = path;
    runner_.submit<Opened>(
        JobKind::openModel,
        [&runner = runner_, calls = calls_, path, options](const Progress& progress) {
            return calls.openModel(path, options, progress).map([&runner](Opened model) {
                return runner.freedByWorker(std::move(model));
            });
        },
        this,
        [this, path](Result<Opened> model) {
            if (!model)
                return reportFailure(JobKind::openModel, model.error());
            document_.setModel(*std::move(model));
            Q_EMIT modelOpened(path);
            runPrompt();
        });
}

void DocumentJobs::runPrompt() {
    using Found = std::shared_ptr<const Findings>;
    if (!document_.model() || busy(JobKind::openModel))
        return;
    const PromptText prompt = document_.promptText();
    const SpecialTokens specialTokens = document_.specialTokens();
    runner_.submit<Found>(
        JobKind::run,
        [&runner = runner_, calls = calls_, model = document_.model(), prompt, specialTokens,
         generated = document_.generatedPrompt(),
         options = document_.findingOptions()](const Progress& progress) -> Result<Found> {
            progress.report(Stage::tokenizing, 0, 0);
            Result<Tokens> tokens =
                generated.empty() ? calls.encode(*model, prompt, specialTokens) : Result<Tokens>(generated);
            if (!tokens)
                return tl::unexpected(tokens.error());
            Result<std::shared_ptr<const Run>> run = calls.run(model, *std::move(tokens), RunOptions{}, progress);
            if (!run)
                return tl::unexpected(run.error());
            return runner.freedByWorker<Findings>(
                std::make_shared<const Findings>(calls.findings(runner.freedByWorker(*std::move(run)), options)));
        },
        this,
        [this, prompt, specialTokens](Result<Found> found) {
            if (found) {
                // What views asked of the run before has no place to go any more.
                for (const JobKind kind : {JobKind::findings, JobKind::map, JobKind::channel, JobKind::keySpace})
                    runner_.drop(kind);
                document_.setFindings(*std::move(found), prompt, specialTokens);
                // The thresholds may have been moved while the run was under way.
                if (document_.findingOptions() != document_.base()->options)
                    findAgain();
                return;
            }
            if (document_.base() && !document_.stored() && document_.base()->run->model != document_.model())
                document_.forgetFindings(); // they show another model than the one named above them
            reportFailure(JobKind::run, found.error());
        });
}

void DocumentJobs::findAgain() {
    using Found = std::shared_ptr<const Findings>;
    if (!document_.base())
        return;
    if (document_.stored())
        return reportFailure(
            JobKind::findings,
            {Text::verbatim(needsModelText(tr("Finding again under other thresholds")).toStdString())});
    const std::shared_ptr<const Run> run = document_.base()->run;
    runner_.submit<Found>(
        JobKind::findings,
        [&runner = runner_, calls = calls_, run, options = document_.findingOptions()](const Progress&) {
            return Result<Found>(
                runner.freedByWorker<Findings>(std::make_shared<const Findings>(calls.findings(run, options))));
        },
        this,
        [this, run](Result<Found> found) {
            if (!document_.base() || document_.base()->run != run)
                return;
            if (found)
                document_.replaceFindings(*std::move(found));
            else
                reportFailure(JobKind::findings, found.error());
        });
}

void DocumentJobs::lookForModels() {
    runner_.submit<std::vector<FoundModel>>(
        JobKind::findModels,
        [calls = calls_](const Progress&) { return Result<std::vector<FoundModel>>(calls.findModels()); }, this,
        [this](Result<std::vector<FoundModel>> models) {
            if (models)
                Q_EMIT modelsFound(*models);
            else
                reportFailure(JobKind::findModels, models.error());
        });
}

template <typename Value>
void DocumentJobs::submitKept(JobKind kind, std::function<Result<BothRuns<Value>>(const SessionPictures&)> answer,
                              std::function<void(Sides<Value>)> receive) {
    submitForShown<Sides<Value>>(
        kind,
        [stored = document_.stored(), answer = std::move(answer)](const Progress&) {
            return answer(stored->pictures ? *stored->pictures : SessionPictures()).map([](BothRuns<Value> both) {
                return Sides<Value>{std::move(both.base), std::move(both.changed)};
            });
        },
        std::move(receive));
}

void DocumentJobs::requestMap(const MapRequest& request) {
    const auto receive = [this, request](const Sides<Matrix>& maps) { Q_EMIT mapsReady(request, maps); };
    if (document_.stored())
        return submitKept<Matrix>(
            JobKind::map, [request](const SessionPictures& kept) { return keptMaps(kept, request); }, receive);
    submitForBoth<Matrix>(
        JobKind::map,
        [calls = calls_, request](const Run& run, const Progress& progress) {
            return calls.attentionMap(run, request, progress);
        },
        receive);
}

void DocumentJobs::requestFigureMap(std::int64_t layer, std::int64_t head) {
    const auto receive = [this](const Sides<Matrix>& maps) { Q_EMIT figureMapReady(maps); };
    if (document_.stored())
        return submitKept<Matrix>(
            JobKind::figureMap,
            [layer, head, tokens = document_.base()->run->tokenCount(),
             missing = needsModelText(tr("The whole map of a head")).toStdString()](const SessionPictures& kept) {
                const Range all{0, tokens};
                auto maps = keptMaps(kept, {layer, head, all, all, tokens, tokens, Reduction::maximum});
                if (maps && maps->base->rows != tokens) // of long prompts it is kept in fewer cells
                    return Result<BothRuns<Matrix>>(failure(Text::verbatim(missing)));
                return maps;
            },
            receive);
    submitForBoth<Matrix>(
        JobKind::figureMap,
        [calls = calls_, layer, head](const Run& run, const Progress& progress) {
            const Range all{0, run.tokenCount()};
            return calls.attentionMap(run, {layer, head, all, all, all.size(), all.size()}, progress);
        },
        receive);
}

void DocumentJobs::requestChannel(std::int64_t channel) {
    const auto receive = [this, channel](const Sides<Matrix>& values) { Q_EMIT channelReady(channel, values); };
    if (document_.stored())
        return submitKept<Matrix>(
            JobKind::channel, [channel](const SessionPictures& kept) { return keptChannels(kept, channel); }, receive);
    submitForBoth<Matrix>(
        JobKind::channel,
        [calls = calls_, channel](const Run& run, const Progress&) {
            return Result<Matrix>(calls.channelValues(run, channel));
        },
        receive);
}

void DocumentJobs::requestKeySpace(std::int64_t layer, std::int64_t head, Rotation rotation) {
    if (!document_.findings())
        return;
    const auto receive = [this](const Sides<KeySpace>& spaces) { Q_EMIT keySpacesReady(spaces); };
    if (document_.stored())
        return submitKept<KeySpace>(
            JobKind::keySpace,
            [layer, head, rotation](const SessionPictures& kept) { return keptSpaces(kept, layer, head, rotation); },
            receive);
    submitForBoth<KeySpace>(
        JobKind::keySpace,
        [calls = calls_, layer, head, rotation, basis = document_.shown().base->run](const Run& run, const Progress&) {
            return Result<KeySpace>(calls.keySpace(run, layer, head, rotation, *basis));
        },
        receive);
}

void DocumentJobs::requestWeightHash() {
    const std::shared_ptr<const Model> model = document_.model();
    if (!model)
        return;
    runner_.submit<std::string>(
        JobKind::weightHash,
        [calls = calls_, model](const Progress& progress) { return calls.weightHash(*model, progress); }, this,
        [this, model](const Result<std::string>& hash) {
            if (document_.model() != model)
                return;
            if (hash)
                Q_EMIT weightHashReady(*hash);
            else
                Q_EMIT weightHashFailed(coreText(hash.error().text));
        });
}

void DocumentJobs::cancel() {
    // While a run is under way, questions about the run before wait for it; they are answered once it is cancelled.
    const auto kinds = busy()
                           ? std::vector{JobKind::openModel, JobKind::run}
                           : std::vector{JobKind::intervene, JobKind::doses,     JobKind::generate, JobKind::inspect,
                                         JobKind::findings,  JobKind::map,       JobKind::channel,  JobKind::keySpace,
                                         JobKind::figureMap, JobKind::weightHash};
    for (const JobKind kind : kinds)
        runner_.cancel(kind);
    selfCheck_.cancel();
}

void DocumentJobs::reportFailure(JobKind kind, const Error& error) {
    if (error.kind == Error::Kind::cancelled)
        return;
    const QString sentence = coreText(error.text);
    Q_EMIT failed({kind, sentence, failureDetails(kind, sentence, path_, document_)});
}

} // namespace sinkscope
