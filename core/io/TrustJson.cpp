#include "io/TrustJson.h"

#include "io/TokenText.h"

#include <cstdio>
#include <nlohmann/json.hpp>

namespace sinkscope {
namespace {

nlohmann::ordered_json textsJson(const std::vector<Text>& texts) {
    auto list = nlohmann::ordered_json::array();
    for (const Text& text : texts)
        list.push_back(validText(plainText(text)));
    return list;
}

std::string secondsText(double seconds) {
    char text[32];
    std::snprintf(text, sizeof text, "%.2f s", seconds);
    return text;
}

/// "  GREEN   ", so that verdicts are read without colour.
std::string verdictColumn(TrustVerdict verdict) {
    std::string word = nameOf(verdict);
    word.resize(8, ' ');
    return word;
}

} // namespace

nlohmann::ordered_json trustJson(const TrustReport& report) {
    auto checks = nlohmann::ordered_json::array();
    for (const TrustCheck& check : report.checks)
        checks.push_back({{"id", check.id},
                          {"name", plainText(check.name)},
                          {"verdict", nameOf(check.verdict)},
                          {"sentence", validText(plainText(check.sentence))},
                          {"details", textsJson(check.details)},
                          {"seconds", check.seconds}});
    return {{"model",
             {{"name", validText(report.model)},
              {"family", validText(report.family)},
              {"device", report.device},
              {"dtype", report.type}}},
            {"overall", nameOf(report.overall())},
            {"sentence", plainText(report.sentence())},
            {"seconds", report.seconds},
            {"checks", std::move(checks)},
            {"unknowable", textsJson(report.unknowable)}};
}

std::string trustText(const TrustReport& report, TrustDetails details) {
    std::string text = validText(report.model) + " (" + validText(report.family) + "), " + report.type + " on the " +
                       report.device + ", checked in " + secondsText(report.seconds) + "\n";
    text += verdictColumn(report.overall()) + plainText(report.sentence()) + "\n\n";
    for (const TrustCheck& check : report.checks) {
        text +=
            verdictColumn(check.verdict) + plainText(check.name) + ": " + validText(plainText(check.sentence)) + "\n";
        if (details == TrustDetails::show)
            for (const Text& line : check.details)
                text += "            " + validText(plainText(line)) + "\n";
    }
    text += "\nWhat no check of a file can find:\n";
    for (const Text& line : report.unknowable)
        text += "  - " + plainText(line) + "\n";
    return text;
}

} // namespace sinkscope
