#include "figure/RunProvenance.h"

#include "figure/FigureCommandText.h"
#include "figure/PictureWords.h"
#include "help/Versions.h"
#include "io/InterventionsJson.h"
#include "model/ComputeWords.h"

#include <nlohmann/json.hpp>

namespace sinkscope {
namespace {

std::string viewText(const FigureContent& content) {
    const auto* panels = std::get_if<PanelPicture>(&content.picture);
    return panels ? panelsJson(panelsOf(*panels)) : content.choice.view;
}

} // namespace

Provenance runProvenance(const Findings& base, const FigureContent& content, const std::string& hash,
                         const Interventions& interventions) {
    Provenance provenance;
    provenance.view = viewText(content);
    if (!interventions.empty() && !std::holds_alternative<PanelPicture>(content.picture))
        provenance.side = wordOf(sideWords(), content.choice.side);
    provenance.modelHash = hash;
    provenance.interventions = interventionsJson(interventions).dump();
    for (const Token& token : base.run->tokens) {
        provenance.ids.push_back(token.id);
        provenance.prompt += token.bytes;
    }
    if (const auto& model = base.run->model) {
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
