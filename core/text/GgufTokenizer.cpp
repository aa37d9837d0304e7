#include "text/GgufTokenizerReader.h"
#include "text/Tokenizer.h"

#include <exception>

namespace sinkscope {

Result<std::shared_ptr<const Tokenizer>> openGgufTokenizer(const GgufMetadata& metadata, const std::string& fileName) {
    try {
        auto parts = GgufTokenizerReader(metadata, fileName).read();
        if (!parts)
            return tl::unexpected(parts.error());
        return std::make_shared<const PipelineTokenizer>(std::move(*parts));
    } catch (const std::exception& problem) {
        return failure(fileName + ": the tokenizer cannot be read: " + problem.what() + ".");
    }
}

} // namespace sinkscope
