#pragma once

#include "support/Result.h"
#include "text/Token.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sinkscope {

class ChatTemplate;
class GgufMetadata;

/// Whether the tokenizer's own post-processor (BOS, EOS) acts.
enum class SpecialTokens { add, omit };

/// Text to tokens and back. Immutable; encode and describe are safe from any thread.
class Tokenizer {
public:
    virtual ~Tokenizer() = default;

    /// Ids as Hugging Face's tokenizers gives them for this text; every token with its bytes and who added it.
    /// Fails on invalid UTF-8 (byte position named) and on text that the vocabulary cannot spell.
    virtual Result<Tokens> encode(std::string_view text, SpecialTokens specials) const = 0;
    /// The same tokens from their ids alone (AddedBy::ids). Fails on an id outside the vocabulary.
    virtual Result<Tokens> describe(std::span<const std::int32_t> ids) const = 0;
    virtual std::int64_t vocabulary() const = 0;
    /// The token that begins a text by this tokenizer's own rule, if it adds one.
    virtual std::optional<std::int32_t> beginOfText() const = 0;
    /// The chat template that came with it; null when there is none.
    virtual const ChatTemplate* chatTemplate() const = 0;
};

/// Reads tokenizer.json. As in transformers 5, the flags of a tokenizer_config.json beside it change no id; the chat
/// template comes from there or from chat_template.jinja. Unknown rules are refused by name.
Result<std::shared_ptr<const Tokenizer>> openHuggingFaceTokenizer(const std::filesystem::path& tokenizerJson);
/// Reads the tokenizer.ggml.* fields. An unknown model or pre-tokenizer name is refused with that name.
Result<std::shared_ptr<const Tokenizer>> openGgufTokenizer(const GgufMetadata& metadata, const std::string& fileName);
/// From a folder with tokenizer.json, that file itself, or a .gguf file; for `sinkscope tokens`, where no weights are needed.
Result<std::shared_ptr<const Tokenizer>> openTokenizer(const std::filesystem::path& path);

} // namespace sinkscope
