#include "model/families/Families.h"

#include <algorithm>

namespace sinkscope {
namespace {

std::vector<const Family*> find(const std::vector<std::string>& (*names)(const Family&), std::string_view name) {
    std::vector<const Family*> found;
    for (const Family& family : families())
        if (std::ranges::find(names(family), name) != names(family).end())
            found.push_back(&family);
    return found;
}

std::string list(const std::vector<std::string>& (*names)(const Family&)) {
    std::vector<std::string> known;
    for (const Family& family : families())
        known.insert(known.end(), names(family).begin(), names(family).end());
    std::ranges::sort(known);
    known.erase(std::unique(known.begin(), known.end()), known.end());
    std::string text;
    for (const std::string& name : known)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

const std::vector<std::string>& modelTypes(const Family& family) {
    return family.huggingFace.modelTypes;
}

const std::vector<std::string>& architectures(const Family& family) {
    return family.gguf.architectures;
}

} // namespace

const std::vector<Family>& families() {
    static const std::vector<Family> all = {
        llamaFamily(),    mistralFamily(),    qwen2Family(),       qwen3Family(),
        gemmaFamily(),    gemma2Family(),     gemma3Family(),      olmoFamily(),
        olmo2Family(),    phi3Family(),       gpt2Family(),        gptNeoxFamily(),
        optFamily(),      gptOssFamily(),     mixtralFamily(),     qwen3MoeFamily(),
        graniteFamily(),  starcoder2Family(), phiFamily(),         smolLm3Family(),
        olmo3Family(),    cohereFamily(),     cohere2Family(),     parallelStableLmFamily(),
        stableLmFamily(), glmFamily(),        glm4Family(),        gptJFamily(),
        nemotronFamily(), falcon2Family(),    largeFalconFamily(), falconFamily(),
        bloomFamily()};
    return all;
}

std::vector<const Family*> familiesOfModelType(std::string_view modelType) {
    return find(modelTypes, modelType);
}

std::vector<const Family*> familiesOfArchitecture(std::string_view architecture) {
    return find(architectures, architecture);
}

std::string knownModelTypes() {
    return list(modelTypes);
}

std::string knownArchitectures() {
    return list(architectures);
}

} // namespace sinkscope
