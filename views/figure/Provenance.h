#pragma once

#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace sinkscope {

/// What a figure was made from, so that a reader can make it again.
struct Provenance {
    std::string view;
    std::string model, modelHash; ///< name, and SHA-256 of the weights as weightHash() gives it
    std::string prompt;
    std::vector<std::int32_t> ids;
    std::string device, type;
    std::string interventions = "[]"; ///< JSON list
    std::string side;                 ///< word of --side where something is switched
    std::vector<std::string> versions;
    bool operator==(const Provenance&) const = default;
};

/// All of it as one line of JSON in ASCII; what is not UTF-8 becomes U+FFFD.
std::string provenanceJson(const Provenance& provenance);
/// What a caption says: title, model, hash, prompt and what was switched.
QString provenanceCaption(const QString& title, const Provenance& provenance);

} // namespace sinkscope
