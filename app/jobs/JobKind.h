#pragma once

namespace sinkscope {

/// What a job is for. Of each kind one job at most is wanted at a time: the newest. Waiting jobs start in this order.
enum class JobKind {
    openModel,
    run,
    findings,
    inspect,
    intervene,
    map,
    channel,
    keySpace,
    doses,
    figureMap,
    weightHash,
    generate,
    findModels,
    analysis,
    selfCheck,
    openSession,
    saveSession,
    keepSession,
    compareSession
};

/// How a job ended; a cancelled one has neither succeeded nor failed.
enum class JobEnd { done, failed, cancelled };

} // namespace sinkscope
