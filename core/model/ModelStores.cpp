#include "model/ModelStores.h"

#include <cstdlib>
#include <pwd.h>
#include <unistd.h>

namespace sinkscope {
namespace {

namespace fs = std::filesystem;

std::optional<fs::path> variable(const char* name) {
    const char* const value = std::getenv(name);
    if (value == nullptr || *value == '\0')
        return std::nullopt;
    return fs::path(value);
}

fs::path home() {
    if (const auto folder = variable("HOME"))
        return *folder;
    const passwd* const user = ::getpwuid(::getuid());
    return user != nullptr ? fs::path(user->pw_dir) : fs::path("/");
}

fs::path huggingFaceHub() {
    if (const auto hub = variable("HF_HUB_CACHE"))
        return *hub;
    if (const auto hub = variable("HUGGINGFACE_HUB_CACHE")) // its older name
        return *hub;
    if (const auto folder = variable("HF_HOME"))
        return *folder / "hub";
    return variable("XDG_CACHE_HOME").value_or(home() / ".cache") / "huggingface" / "hub";
}

std::vector<fs::path> ollamaStores() {
    if (const auto store = variable("OLLAMA_MODELS"))
        return {*store};
    return {home() / ".ollama" / "models", "/usr/share/ollama/.ollama/models"}; // the second: run as a system service
}

} // namespace

ModelStores ModelStores::ofThisUser() {
    return {huggingFaceHub(),
            ollamaStores(),
            {home() / ".lmstudio" / "models", home() / ".cache" / "lm-studio" / "models"},
            dataFolder()};
}

fs::path dataFolder() {
    return variable("XDG_DATA_HOME").value_or(home() / ".local" / "share") / "sinkscope";
}

std::vector<FoundModel> listAll(const ModelStores& stores) {
    std::vector<FoundModel> all = listFolder(stores.data / "models", FoundIn::dataFolder);
    const auto add = [&](std::vector<FoundModel> more) {
        all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    };
    add(listHuggingFace(stores.huggingFace));
    for (const fs::path& store : stores.ollama)
        add(listOllama(store));
    for (const fs::path& folder : stores.lmStudio)
        add(listFolder(folder, FoundIn::lmStudio));
    return all;
}

} // namespace sinkscope
