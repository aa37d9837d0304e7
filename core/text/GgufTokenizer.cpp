#include "support/Guarded.h"
#include "text/GgufTokenizerReader.h"
#include "text/Tokenizer.h"

namespace sinkscope {

Result<std::shared_ptr<const Tokenizer>> openGgufTokenizer(const GgufMetadata& metadata, const std::string& fileName) {
    using Opened = Result<std::shared_ptr<const Tokenizer>>;
    return guarded({"The tokenizer of %1 cannot be read", {fileName}}, [&]() -> Opened {
        auto parts = GgufTokenizerReader(metadata, fileName).read();
        if (!parts)
            return tl::unexpected(parts.error());
        return std::make_shared<const PipelineTokenizer>(std::move(*parts));
    });
}

} // namespace sinkscope
