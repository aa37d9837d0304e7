#include "model/ModelStores.h"
#include "support/MappedFile.h"

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <system_error>

namespace sinkscope {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr const char* defaultHost = "registry.ollama.ai";
constexpr const char* defaultOwner = "library";
constexpr std::string_view hashPrefix = "sha256:";

/// Host, owner, model and tag: the four folders of a manifest's path.
using ManifestPath = std::vector<std::string>;

bool isHash(std::string_view digest) {
    return digest.starts_with(hashPrefix) && digest.size() == hashPrefix.size() + 64 &&
           std::all_of(digest.begin() + hashPrefix.size(), digest.end(),
                       [](unsigned char c) { return std::isxdigit(c) != 0; });
}

std::string modelName(const ManifestPath& path) {
    std::string name = path[2] + ":" + path[3];
    if (path[0] == defaultHost && path[1] == defaultOwner)
        return name;
    name = path[1] + "/" + name;
    return path[0] == defaultHost ? name : path[0] + "/" + name;
}

/// The blob with the weights, from a manifest's layers.
Result<fs::path> weightsOf(const fs::path& store, const fs::path& manifest) {
    const auto file = MappedFile::open(manifest);
    if (!file)
        return tl::unexpected(file.error());
    const auto* const text = reinterpret_cast<const char*>((*file)->bytes().data());
    const Json json = Json::parse(text, text + (*file)->bytes().size(), nullptr, false);
    const auto layers = json.find("layers");
    if (layers == json.end() || !layers->is_array())
        return failure({"%1 is not an Ollama manifest with \"layers\"; pull the model again.", {manifest.string()}});
    for (const Json& layer : *layers) {
        if (!layer.is_object() || layer.value("mediaType", Json()) != "application/vnd.ollama.image.model")
            continue;
        const Json digest = layer.value("digest", Json());
        if (!digest.is_string() || !isHash(digest.get<std::string>()))
            return failure(
                {"%1 names its weights by a digest that is not sha256; pull the model again.", {manifest.string()}});
        const fs::path blob = store / "blobs" / ("sha256-" + digest.get<std::string>().substr(hashPrefix.size()));
        std::error_code error;
        if (!fs::exists(blob, error))
            return failure({"%1 names the weights %2, which do not exist; pull the model again.",
                            {manifest.string(), blob.string()}});
        return blob;
    }
    return failure(
        {"%1 names no weights in GGUF form; pull the model again, or choose another one.", {manifest.string()}});
}

FoundModel modelOf(const fs::path& store, const ManifestPath& path) {
    fs::path manifest = store / "manifests";
    for (const std::string& part : path)
        manifest /= part;
    const auto weights = weightsOf(store, manifest);
    return {modelName(path),
            weights.value_or(manifest),
            FoundIn::ollama,
            "",
            "",
            0,
            weights ? Text() : weights.error().text};
}

/// "smollm2:135m", "owner/model", "host/owner/model:tag"; empty for what cannot be one.
std::optional<ManifestPath> manifestPath(const std::string& name) {
    const auto lastSlash = name.rfind('/');
    const auto colon = name.find(':', lastSlash == std::string::npos ? 0 : lastSlash);
    const std::string tag = colon == std::string::npos ? "latest" : name.substr(colon + 1);
    ManifestPath parts;
    std::string rest = name.substr(0, colon);
    for (std::size_t slash = 0; (slash = rest.find('/')) != std::string::npos; rest.erase(0, slash + 1))
        parts.push_back(rest.substr(0, slash));
    parts.push_back(rest);
    if (parts.size() == 1)
        parts.insert(parts.begin(), defaultOwner);
    if (parts.size() == 2)
        parts.insert(parts.begin(), defaultHost);
    parts.push_back(tag);
    const bool plain = std::none_of(parts.begin(), parts.end(), [](const std::string& part) {
        return part.empty() || part == "." || part == ".." || part.find('/') != std::string::npos;
    });
    return parts.size() == 4 && plain ? std::optional(parts) : std::nullopt;
}

} // namespace

std::optional<FoundModel> findInOllama(const fs::path& store, const std::string& name) {
    const auto path = manifestPath(name);
    std::error_code error;
    if (!path || !fs::is_regular_file(store / "manifests" / (*path)[0] / (*path)[1] / (*path)[2] / (*path)[3], error))
        return std::nullopt;
    return modelOf(store, *path);
}

std::vector<FoundModel> listOllama(const fs::path& store) {
    std::vector<FoundModel> found;
    std::error_code error;
    const fs::path manifests = store / "manifests";
    constexpr int depthOfTags = 3;
    for (fs::recursive_directory_iterator entry(manifests, fs::directory_options::skip_permission_denied, error), end;
         !error && entry != end; entry.increment(error)) {
        std::error_code ignored;
        if (entry.depth() >= depthOfTags)
            entry.disable_recursion_pending();
        if (entry.depth() != depthOfTags || !entry->is_regular_file(ignored))
            continue;
        ManifestPath path;
        for (const fs::path& part : entry->path().lexically_relative(manifests))
            path.push_back(part.string());
        found.push_back(modelOf(store, path));
    }
    std::sort(found.begin(), found.end(), [](const FoundModel& a, const FoundModel& b) { return a.name < b.name; });
    return found;
}

} // namespace sinkscope
