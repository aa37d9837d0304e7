#pragma once

#include "PlantedEngine.h"
#include "document/DocumentJobs.h"
#include "document/InterventionJobs.h"

namespace sinkscope {

/// A document with a prompt, and the jobs that fill it, over planted answers. Members end in reverse order: the worker
/// before what it works for.
struct PlantedDocument {
    PlantedEngine engine;
    JobRunner runner;
    Document document;
    DocumentJobs jobs{document, runner, plantedCalls(engine)};
    InterventionJobs interventions{document, runner, plantedCalls(engine)};

    PlantedDocument() { document.setPrompt(QStringLiteral("The lighthouse")); }
};

/// How long tests wait at most, in ms; far above what any of them needs, so that a busy machine does not fail them.
constexpr int patience = 10'000;

} // namespace sinkscope
