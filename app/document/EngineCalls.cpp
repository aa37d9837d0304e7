#include "document/EngineCalls.h"

#include "engine/Arrays.h"

namespace sinkscope {

namespace {

Result<Tokens> encodeWith(const Model& model, const PromptText& prompt, SpecialTokens specialTokens) {
    const Tokenizer* tokenizer = model.tokenizer();
    if (!tokenizer)
        return failure("This checkpoint has no tokenizer beside its weights, so a text cannot become tokens; "
                       "put its tokenizer.json into the same folder and open it again.");
    return encodePrompt(*tokenizer, prompt, specialTokens);
}

} // namespace

EngineCalls engineCalls() {
    return {findModels, openModel, encodeWith, run, findings, attentionMap, channelValues, keySpace};
}

} // namespace sinkscope
