#include "commandline/ModelsCommand.h"

#include "commandline/JsonOption.h"
#include "io/TokenText.h"
#include "model/Discovery.h"
#include "support/Memory.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

namespace sinkscope {
namespace {

using Row = std::array<std::string, 6>;

const char* nameOf(FoundIn place) {
    switch (place) {
    case FoundIn::huggingFaceCache:
        return "huggingFaceCache";
    case FoundIn::ollama:
        return "ollama";
    case FoundIn::lmStudio:
        return "lmStudio";
    case FoundIn::dataFolder:
        return "dataFolder";
    case FoundIn::given:
        break;
    }
    return "given";
}

nlohmann::ordered_json jsonOf(const std::vector<FoundModel>& models) {
    auto list = nlohmann::ordered_json::array();
    for (const FoundModel& model : models)
        list.push_back({{"name", validText(model.name)},
                        {"path", validText(model.path.string())},
                        {"where", nameOf(model.where)},
                        {"family", model.family},
                        {"quantization", model.quantization},
                        {"bytes", model.bytes},
                        {"problem", validText(plainText(model.problem))}});
    return list;
}

std::string tableOf(const std::vector<FoundModel>& models) {
    std::vector<Row> rows = {{"NAME", "FAMILY", "TYPE", "SIZE", "WHERE", "PATH OR PROBLEM"}};
    for (const FoundModel& model : models)
        rows.push_back({model.name, model.family, model.quantization, plainText(bytesText(model.bytes)),
                        nameOf(model.where), model.problem.empty() ? model.path.string() : plainText(model.problem)});
    std::array<std::size_t, 6> widths{};
    for (const Row& row : rows)
        for (std::size_t column = 0; column < row.size(); ++column)
            widths[column] = std::max(widths[column], row[column].size());
    std::string text;
    for (const Row& row : rows) {
        for (std::size_t column = 0; column + 1 < row.size(); ++column)
            text.append(row[column]).append(widths[column] - row[column].size() + 2, ' ');
        text.append(row.back()).append("\n");
    }
    return text;
}

} // namespace

void addModelsCommand(CLI::App& parent, Action& action) {
    auto json = std::make_shared<std::optional<std::string>>();
    CLI::App* command = parent.add_subcommand("models", "List the models found on this machine");
    addJsonOption(*command, *json, "Write the list as JSON to a file or to standard output");
    command->callback([json, &action] {
        action = [json](const Progress&) -> Result<void> {
            const auto models = findModels();
            if (*json)
                return writeJson(**json, jsonOf(models).dump());
            return print(models.empty() ? "No models found on this machine.\n" : tableOf(models));
        };
    });
}

} // namespace sinkscope
