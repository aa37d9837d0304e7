#include "figure/FigureChoice.h"

#include <nlohmann/json.hpp>

namespace sinkscope {
namespace {

template <typename Choice>
void read(const nlohmann::json& document, const char* name, Choice& target, Choice last) {
    const auto found = document.find(name);
    if (found != document.end() && found->is_number_integer() && *found >= 0 && *found <= static_cast<int>(last))
        target = static_cast<Choice>(found->get<int>());
}

void read(const nlohmann::json& document, const char* name, double& target, double least, double most) {
    const auto found = document.find(name);
    if (found != document.end() && found->is_number() && *found >= least && *found <= most)
        target = found->get<double>();
}

} // namespace

QByteArray written(const FigureChoice& choice) {
    const FigureOptions& options = choice.options;
    nlohmann::json document = {{"width", options.width},           {"family", options.family.toStdString()},
                               {"points", options.points},         {"ground", options.ground},
                               {"cellLabels", options.cellLabels}, {"colourBar", options.colourBar},
                               {"caption", options.caption},       {"dotsPerInch", options.dotsPerInch},
                               {"format", choice.format},          {"data", choice.data}};
    if (options.height)
        document["height"] = *options.height;
    if (options.palette)
        document["palette"] = *options.palette;
    return QByteArray::fromStdString(document.dump());
}

FigureChoice readFigureChoice(const QByteArray& text) {
    FigureChoice choice;
    const auto document = nlohmann::json::parse(text.toStdString(), nullptr, false);
    if (!document.is_object())
        return choice;
    FigureOptions& options = choice.options;
    read(document, "width", options.width, leastFigureSide, mostFigureSide);
    read(document, "points", options.points, leastFigurePoints, mostFigurePoints);
    read(document, "ground", options.ground, FigureGround::dark);
    read(document, "cellLabels", options.cellLabels, FigurePart::hidden);
    read(document, "colourBar", options.colourBar, FigurePart::hidden);
    read(document, "caption", options.caption, FigurePart::hidden);
    read(document, "format", choice.format, FigureFormat::png);
    read(document, "data", choice.data, FigureDataChoice::json);
    double dots = options.dotsPerInch;
    read(document, "dotsPerInch", dots, leastFigureDots, mostFigureDots);
    options.dotsPerInch = static_cast<int>(dots);
    if (double height = 0.0; document.contains("height")) {
        read(document, "height", height, leastFigureSide, mostFigureSide);
        if (height > 0.0)
            options.height = height;
    }
    if (Palette palette = Palette::viridis; document.contains("palette")) {
        read(document, "palette", palette, Palette::grey);
        options.palette = palette;
    }
    if (const auto family = document.find("family"); family != document.end() && family->is_string())
        options.family = QString::fromStdString(family->get<std::string>());
    return choice;
}

} // namespace sinkscope
