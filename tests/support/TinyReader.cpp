#include "TinyReader.h"

#include "TestFiles.h"
#include "TinyModel.h"
#include "text/Tokenizer.h"

namespace sinkscope {

void writeTinyReader(const std::filesystem::path& folder) {
    const auto tokenizers = testData("tokenizers/smollm");
    const auto tokenizer = *openTokenizer(tokenizers);
    TinyModel tiny = TinyModel::llama();
    tiny.config["vocab_size"] = tokenizer->vocabulary();
    for (const char* name : {"model.embed_tokens.weight", "lm_head.weight"})
        tiny.add(name, {tokenizer->vocabulary(), 8});
    tiny.write(folder);
    std::filesystem::copy_file(tokenizers / "tokenizer.json", folder / "tokenizer.json");
}

} // namespace sinkscope
