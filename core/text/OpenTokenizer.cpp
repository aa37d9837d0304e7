#include "model/FileFormat.h"
#include "model/GgufFile.h"
#include "support/MappedFile.h"
#include "text/Tokenizer.h"

#include <system_error>

namespace sinkscope {

Result<std::shared_ptr<const Tokenizer>> openTokenizer(const std::filesystem::path& path) {
    std::error_code error;
    if (std::filesystem::is_directory(path, error)) {
        if (!std::filesystem::exists(path / "tokenizer.json", error))
            return failure({"The folder %1 has no tokenizer.json; choose a folder that has one, or a GGUF file.",
                            {path.string()}});
        return openHuggingFaceTokenizer(path / "tokenizer.json");
    }
    const auto bytes = MappedFile::open(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (fileFormat((*bytes)->bytes()) != FileFormat::gguf)
        return openHuggingFaceTokenizer(path);
    const auto file = openGguf(path);
    if (!file)
        return tl::unexpected(file.error());
    return openGgufTokenizer(file->metadata, path.filename().string());
}

} // namespace sinkscope
