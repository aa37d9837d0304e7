#pragma once

#include "model/LoadReference.h"
#include "model/Model.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <memory>
#include <string>

namespace CLI {
class App;
}

namespace sinkscope {

/// Which model a sub-command opens, and how.
struct ModelArguments {
    std::string model;
    std::string device = "cpu", type = "fp32";
    std::uint64_t memoryLimit = 0; ///< bytes; 0: all memory of the device
};

/// Adds --model, --device, --dtype and --memory-limit.
void addModelOptions(CLI::App& command, ModelArguments& arguments);
/// How long going through its weights once at memory speed takes (model/LoadReference.h). Fails as openModel() when the
/// model cannot be found or opened.
Result<LoadReference> timeLoadReference(const ModelArguments& arguments, const Progress& progress);
/// Finds and opens that model. Fails and is cancelled as openModel().
Result<std::shared_ptr<const Model>> openModel(const ModelArguments& arguments, const Progress& progress);

} // namespace sinkscope
