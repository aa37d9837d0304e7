#include "support/Guarded.h"
#include "text/ChatTemplateFiles.h"
#include "text/HuggingFaceReader.h"
#include "text/Tokenizer.h"
#include "text/TokenizerDocument.h"

namespace sinkscope {

Result<std::shared_ptr<const Tokenizer>> openHuggingFaceTokenizer(const std::filesystem::path& tokenizerJson) {
    using Opened = Result<std::shared_ptr<const Tokenizer>>;
    return guarded({"%1 cannot be read", {tokenizerJson.string()}}, [&]() -> Opened {
        const auto document = readTokenizerDocument(tokenizerJson);
        if (!document)
            return tl::unexpected(document.error());
        auto parts = HuggingFaceReader(*document).read();
        if (!parts)
            return tl::unexpected(parts.error());
        parts->chatTemplate = readChatTemplate(tokenizerJson.parent_path());
        return std::make_shared<const PipelineTokenizer>(std::move(*parts));
    });
}

} // namespace sinkscope
