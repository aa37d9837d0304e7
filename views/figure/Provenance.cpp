#include "figure/Provenance.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace sinkscope {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Figure)
};

constexpr qsizetype longestPrompt = 120; // letters
constexpr qsizetype hashLetters = 12;

} // namespace

std::string provenanceJson(const Provenance& provenance) {
    using Json = nlohmann::ordered_json;
    Json interventions = Json::parse(provenance.interventions, nullptr, false);
    if (interventions.is_discarded())
        interventions = provenance.interventions;
    Json document = {{"view", provenance.view},        {"model", provenance.model},
                     {"sha256", provenance.modelHash}, {"prompt", provenance.prompt},
                     {"ids", provenance.ids},          {"dtype", provenance.type},
                     {"device", provenance.device},    {"interventions", std::move(interventions)},
                     {"versions", provenance.versions}};
    if (!provenance.side.empty())
        document["side"] = provenance.side;
    constexpr int inOneLine = -1;
    constexpr bool inAscii = true;
    return document.dump(inOneLine, ' ', inAscii, Json::error_handler_t::replace);
}

QString provenanceCaption(const QString& title, const Provenance& provenance) {
    QStringList parts;
    if (!title.isEmpty())
        parts += title;
    if (!provenance.model.empty())
        parts += Words::tr("model %1, %2, %3")
                     .arg(QString::fromStdString(provenance.model), QString::fromStdString(provenance.type),
                          QString::fromStdString(provenance.device));
    if (!provenance.modelHash.empty())
        parts += Words::tr("sha256 %1…").arg(QString::fromStdString(provenance.modelHash).left(hashLetters));
    if (!provenance.prompt.empty()) {
        const QString prompt = QString::fromStdString(provenance.prompt).simplified();
        parts += Words::tr("prompt “%1”")
                     .arg(prompt.size() > longestPrompt ? prompt.left(longestPrompt) + QChar(0x2026) : prompt);
    }
    if (provenance.side == "base")
        parts += Words::tr("nothing switched");
    else if (provenance.interventions != "[]") {
        QString switched = QString::fromStdString(provenance.interventions);
        switched.replace(QLatin1Char(','), QStringLiteral(", ")); // so that lines can break there
        parts += Words::tr("switched: %1").arg(switched);
    }
    if (!provenance.versions.empty())
        parts += QString::fromStdString(provenance.versions.front());
    return parts.join(QStringLiteral(" · "));
}

} // namespace sinkscope
