#include "model/Discovery.h"

#include "model/FolderListing.h"
#include "model/GgufFile.h"
#include "model/ModelStores.h"
#include "model/SafetensorsFile.h"
#include "support/Guarded.h"
#include "support/MappedFile.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <system_error>

namespace sinkscope {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

std::string mostCommonType(const WeightSource& weights) {
    std::map<StoredType, std::int64_t> elements;
    for (const StoredTensor& tensor : weights.tensors())
        elements[tensor.type] += tensor.elements();
    const auto most = std::max_element(elements.begin(), elements.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == elements.end() ? "" : std::string(info(most->first).name);
}

std::int64_t bytesOf(const std::vector<fs::path>& files) {
    std::int64_t total = 0;
    for (const fs::path& file : files) {
        std::error_code error;
        const auto size = fs::file_size(file, error);
        total += error ? 0 : static_cast<std::int64_t>(size);
    }
    return total;
}

Result<std::string> familyOfFolder(const fs::path& folder) {
    const auto file = MappedFile::open(folder / "config.json");
    if (!file)
        return tl::unexpected(file.error());
    const auto* const text = reinterpret_cast<const char*>((*file)->bytes().data());
    const Json json = Json::parse(text, text + (*file)->bytes().size(), nullptr, false);
    const auto type = json.find("model_type");
    if (type == json.end() || !type->is_string())
        return failure({"%1 has no field \"model_type\"; download it again.", {(*file)->path().string()}});
    return type->get<std::string>();
}

void describeFolder(FoundModel& model) {
    const auto weights = openSafetensors(model.path);
    const auto family = familyOfFolder(model.path);
    model.family = family.value_or("");
    if (!weights || !family) {
        model.problem = weights ? family.error().text : weights.error().text;
        model.bytes = bytesOf(listEntries(model.path).value_or(std::vector<fs::path>()));
    }
    if (weights) {
        model.quantization = mostCommonType(*weights);
        model.bytes = bytesOf(weights->files());
    }
}

void describeGguf(FoundModel& model) {
    const auto file = openGguf(model.path);
    if (!file) {
        model.problem = file.error().text;
        model.bytes = bytesOf({model.path});
        return;
    }
    model.family = file->metadata.text("general.architecture").value_or("");
    if (model.family.empty())
        model.problem = {"%1 has no text \"general.architecture\"; download the model again.", {model.path.string()}};
    model.quantization = mostCommonType(file->weights);
    model.bytes = bytesOf(file->weights.files());
}

void describe(FoundModel& model) {
    std::error_code error;
    if (!model.problem.empty())
        return;
    if (fs::is_directory(model.path, error))
        describeFolder(model);
    else
        describeGguf(model);
}

/// A folder stands for the one model in it.
Result<fs::path> onlyModelIn(const fs::path& folder) {
    std::error_code error;
    const fs::path named = folder.filename().empty() ? folder.parent_path() : folder; // "folder/"
    const bool cacheEntry =
        named.filename().string().starts_with("models--") && fs::is_directory(folder / "snapshots", error);
    const auto inner = cacheEntry ? snapshotOf(folder) : Result<fs::path>(folder);
    if (!inner)
        return inner;
    const auto models = listOneFolder(*inner, "", FoundIn::given);
    const bool holdsItself =
        std::any_of(models.begin(), models.end(), [&](const FoundModel& model) { return model.path == *inner; });
    if (holdsItself || models.empty())
        return *inner; // opening it says what is wrong
    if (models.size() > 1)
        return failure({"%1 holds %2 GGUF files (%3); give the path of one of them.",
                        {inner->string(), models.size(),
                         models[0].name + ", " + models[1].name + (models.size() > 2 ? ", …" : "")}});
    return models.front().path;
}

Result<fs::path> openable(const FoundModel& model) {
    if (!model.problem.empty())
        return failure(model.problem);
    std::error_code error;
    return fs::is_directory(model.path, error) ? onlyModelIn(model.path) : Result<fs::path>(model.path);
}

Result<fs::path> notFound(const std::string& given, const ModelStores& stores) {
    const fs::path own = stores.data / "models";
    return failure({"No model \"%1\" was found: it is no file or folder, and neither the Hugging Face cache (%2) nor "
                    "Ollama (%3) nor LM Studio (%4) nor %5 holds it; give the path of a .safetensors or .gguf file or "
                    "of a Hugging Face folder.",
                    {given, stores.huggingFace.string(), stores.ollama.front().string(),
                     stores.lmStudio.front().string(), own.string()}});
}

/// "HuggingFaceTB/SmolLM2-135M" lies in the folder models--HuggingFaceTB--SmolLM2-135M.
std::optional<fs::path> cacheEntryOf(const fs::path& hub, std::string name) {
    if (name.find("..") != std::string::npos || std::count(name.begin(), name.end(), '/') > 1)
        return std::nullopt;
    if (const auto slash = name.find('/'); slash != std::string::npos)
        name.replace(slash, 1, "--");
    std::error_code error;
    const fs::path entry = hub / ("models--" + name);
    return fs::is_directory(entry, error) ? std::optional(entry) : std::nullopt;
}

Result<fs::path> resolve(const std::string& given) {
    if (given.empty())
        return failure(
            "No model was named; give the path of a .safetensors or .gguf file or of a Hugging Face folder.");
    std::error_code error;
    if (fs::is_directory(given, error))
        return onlyModelIn(given);
    if (fs::exists(given, error))
        return fs::path(given);
    if (isDanglingLink(given))
        return failure(danglingLinkSentence(given));
    const ModelStores stores = ModelStores::ofThisUser();
    if (const auto entry = cacheEntryOf(stores.huggingFace, given))
        return onlyModelIn(*entry);
    for (const fs::path& store : stores.ollama)
        if (const auto model = findInOllama(store, given))
            return openable(*model);
    for (const FoundModel& model : listAll(stores))
        if (model.name == given)
            return openable(model);
    return notFound(given, stores);
}

} // namespace

std::vector<FoundModel> findModels() {
    std::vector<FoundModel> models;
    const auto done = guarded("The models on this machine cannot be listed", [&]() -> Result<void> {
        models = listAll(ModelStores::ofThisUser());
        std::for_each(models.begin(), models.end(), describe);
        return {};
    });
    if (!done)
        models.push_back({"", {}, FoundIn::given, "", "", 0, done.error().text});
    return models;
}

Result<fs::path> resolveModelPath(const std::string& given) {
    return guarded({"\"%1\" cannot be looked up", {given}}, [&] { return resolve(given); });
}

} // namespace sinkscope
