#include "document/EngineCalls.h"

#include "engine/Arrays.h"
#include "interventions/Calibration.h"
#include "prompt/CalibrationPrompts.h"
#include "trust/SelfCheck.h"

namespace sinkscope {

namespace {

Result<Tokens> encodeWith(const Model& model, const PromptText& prompt, SpecialTokens specialTokens) {
    const Tokenizer* tokenizer = model.tokenizer();
    if (!tokenizer)
        return failure(
            "This checkpoint has no tokenizer beside its weights, so a text cannot become tokens; "
            "put its tokenizer.json into the same folder and open it again, or run generated tokens (Examples).");
    return encodePrompt(*tokenizer, prompt, specialTokens);
}

Result<std::shared_ptr<const CalibrationMeans>> calibrateModel(const std::shared_ptr<const Model>& model,
                                                               const Progress& progress) {
    return calibrate(model, calibrationPrompts(), progress);
}

Result<std::vector<DosePoint>> dosesOf(const Baseline& baseline, const DoseCurve& curve, const Progress& progress) {
    return computeDoses(baseline, curve, progress, {});
}

} // namespace

EngineCalls engineCalls() {
    return {findModels, openModel,       encodeWith,     run,       findings, attentionMap, channelValues,
            keySpace,   prepareBaseline, calibrateModel, intervene, dosesOf,  generate,     inspect,
            selfCheck,  makeExhibit,     weightHash};
}

} // namespace sinkscope
