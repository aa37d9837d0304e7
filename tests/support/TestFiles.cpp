#include "TestFiles.h"

#include "model/Discovery.h"

namespace sinkscope {

std::filesystem::path testData(std::string_view name) {
    return std::filesystem::path(SINKSCOPE_TEST_DATA) / name;
}

std::optional<std::filesystem::path> exampleModel() {
    auto file = dataFolder() / "models" / "smollm2-135m-instruct.Q4_1.gguf";
    if (!std::filesystem::exists(file))
        return std::nullopt;
    return file;
}

} // namespace sinkscope
