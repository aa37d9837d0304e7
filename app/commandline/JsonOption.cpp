#include "commandline/JsonOption.h"

#include "io/TextFile.h"

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdio>
#include <system_error>

namespace sinkscope {

void addJsonOption(CLI::App& command, std::optional<std::string>& target, const std::string& description) {
    command
        .add_option_function<std::string>(
            "--json", [&target](const std::string& file) { target = file; }, description)
        ->type_name("FILE|-")
        ->expected(0, 1);
}

Result<void> writeJson(const std::string& target, std::string_view document) {
    const std::string text = std::string(document) + "\n";
    const bool standardOutput = target.empty() || target == "-";
    return standardOutput ? print(text) : writeTextFile(target, text);
}

Result<void> print(std::string_view text) {
    errno = 0;
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (written && std::fflush(stdout) == 0)
        return {};
    return failure({"Standard output cannot be written: %1.", {std::generic_category().message(errno)}});
}

} // namespace sinkscope
