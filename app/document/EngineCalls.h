#pragma once

#include "analysis/Findings.h"
#include "analysis/KeySpace.h"
#include "engine/AttentionMap.h"
#include "engine/Engine.h"
#include "engine/Generation.h"
#include "exhibit/MakeExhibit.h"
#include "interventions/DoseCurve.h"
#include "interventions/Inspection.h"
#include "interventions/Intervene.h"
#include "model/Discovery.h"
#include "text/PromptText.h"
#include "trust/TrustReport.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace sinkscope {

struct CalibrationMeans;

/// What the window asks of core, each function as core declares it. Tests put planted answers in place of a real model.
struct EngineCalls {
    std::function<std::vector<FoundModel>()> findModels;
    std::function<Result<std::shared_ptr<const Model>>(const std::filesystem::path&, const LoadOptions&,
                                                       const Progress&)>
        openModel;
    std::function<Result<Tokens>(const Model&, const PromptText&, SpecialTokens)> encode;
    std::function<Result<std::shared_ptr<const Run>>(std::shared_ptr<const Model>, Tokens, const RunOptions&,
                                                     const Progress&)>
        run;
    std::function<Findings(std::shared_ptr<const Run>, const FindingOptions&)> findings;
    std::function<Result<Matrix>(const Run&, const MapRequest&, const Progress&)> attentionMap;
    std::function<Matrix(const Run&, std::int64_t)> channelValues;
    std::function<KeySpace(const Run&, std::int64_t, std::int64_t, Rotation, const Run&)> keySpace;
    std::function<Result<Baseline>(std::shared_ptr<const Findings>, const Progress&)> prepareBaseline;
    /// Over the calibration prompts that come with the program.
    std::function<Result<std::shared_ptr<const CalibrationMeans>>(const std::shared_ptr<const Model>&, const Progress&)>
        calibrate;
    std::function<Result<std::shared_ptr<const Intervened>>(const Baseline&, const Interventions&, const Progress&)>
        intervene;
    std::function<Result<std::vector<DosePoint>>(const Baseline&, const DoseCurve&, const Progress&)> doses;
    std::function<Result<std::vector<NextToken>>(const Run&, std::int64_t, const Progress&)> generate;
    std::function<Result<Inspection>(const std::shared_ptr<const Findings>&, const InspectionRequest&, const Progress&)>
        inspect;
    std::function<Result<TrustReport>(const std::shared_ptr<const Model>&, const Progress&)> selfCheck;
    std::function<Result<Exhibit>(Analysis, const AnalysisInput&, const Progress&)> makeExhibit;
    std::function<Result<std::string>(const Model&, const Progress&)> weightHash;
};

/// Core's own functions.
EngineCalls engineCalls();

} // namespace sinkscope
