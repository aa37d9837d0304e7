#include "figure/RunProvenance.h"

#include "help/Versions.h"
#include "io/InterventionsJson.h"
#include "model/ComputeWords.h"

#include <nlohmann/json.hpp>

namespace sinkscope {

Provenance runProvenance(const Findings& findings, const std::string& view, const std::string& hash,
                         const Interventions& interventions) {
    Provenance provenance;
    provenance.view = view;
    provenance.modelHash = hash;
    provenance.interventions = interventionsJson(interventions).dump();
    for (const Token& token : findings.run->tokens) {
        provenance.ids.push_back(token.id);
        provenance.prompt += token.bytes;
    }
    if (const auto& model = findings.run->model) {
        provenance.model = model->config().name;
        provenance.device = wordOf(model->device());
        provenance.type = wordOf(model->type());
    }
    const QStringList lines = versions();
    for (const QString& line : lines)
        provenance.versions.push_back(line.toStdString());
    return provenance;
}

} // namespace sinkscope
