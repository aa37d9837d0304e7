#include "style/Colormap.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <span>

namespace sinkscope {
namespace {

// Evenly spaced samples; viridis, magma and cividis are matplotlib's, the diverging one is ColorBrewer's RdBu with blue
// for negative.
constexpr std::array<QRgb, 17> viridis = {0x440154, 0x48186A, 0x472D7B, 0x424086, 0x3B528B, 0x33638D,
                                          0x2C728E, 0x26828E, 0x21918C, 0x1F9F88, 0x27AD81, 0x3DBC74,
                                          0x5CC863, 0x81D34D, 0xAADC32, 0xD5E21A, 0xFDE725};
constexpr std::array<QRgb, 17> cividis = {0x00224E, 0x002E6A, 0x1A386F, 0x32436D, 0x434E6C, 0x535A6D,
                                          0x61656F, 0x6F7073, 0x7D7C78, 0x8B8778, 0x9A9376, 0xAAA073,
                                          0xBBAD6D, 0xCCBA64, 0xDDC858, 0xEFD748, 0xFEE838};
constexpr std::array<QRgb, 17> magma = {0x000004, 0x0A0822, 0x1D1147, 0x36106B, 0x51127C, 0x6A1C81,
                                        0x832681, 0x9C2E7F, 0xB73779, 0xCF4070, 0xE55064, 0xF4695C,
                                        0xFB8761, 0xFEA571, 0xFEC287, 0xFDE0A1, 0xFCFDBF};
constexpr std::array<QRgb, 2> grey = {0x101010, 0xF4F4F4};
constexpr std::array<QRgb, 11> diverging = {0x053061, 0x2166AC, 0x4393C3, 0x92C5DE, 0xD1E5F0, 0xF7F7F7,
                                            0xFDDBC7, 0xF4A582, 0xD6604D, 0xB2182B, 0x67001F};

std::span<const QRgb> samplesOf(Palette palette) {
    switch (palette) {
    case Palette::cividis:
        return cividis;
    case Palette::magma:
        return magma;
    case Palette::grey:
        return grey;
    case Palette::diverging:
        return diverging;
    case Palette::viridis:
        break;
    }
    return viridis;
}

int mixed(int from, int to, double share) {
    return static_cast<int>(std::lround(from + (to - from) * share));
}

QRgb sampled(std::span<const QRgb> samples, double position) {
    const double place = position * static_cast<double>(samples.size() - 1);
    const auto index = std::min(static_cast<std::size_t>(place), samples.size() - 2);
    const double share = place - static_cast<double>(index);
    const QRgb from = samples[index], to = samples[index + 1];
    return qRgb(mixed(qRed(from), qRed(to), share), mixed(qGreen(from), qGreen(to), share),
                mixed(qBlue(from), qBlue(to), share));
}

} // namespace

const std::vector<Palette>& allPalettes() {
    static const std::vector<Palette> palettes = {Palette::viridis, Palette::cividis, Palette::magma, Palette::grey,
                                                  Palette::diverging};
    return palettes;
}

QString paletteName(Palette palette) {
    switch (palette) {
    case Palette::cividis:
        return QCoreApplication::translate("Colormap", "Cividis");
    case Palette::magma:
        return QCoreApplication::translate("Colormap", "Magma");
    case Palette::grey:
        return QCoreApplication::translate("Colormap", "Grey");
    case Palette::diverging:
        return QCoreApplication::translate("Colormap", "Blue–red, centred at zero");
    case Palette::viridis:
        break;
    }
    return QCoreApplication::translate("Colormap", "Viridis");
}

QString paletteNote(Palette palette) {
    switch (palette) {
    case Palette::cividis:
        return QCoreApplication::translate(
            "Colormap", "Made to look nearly the same with and without red-green vision; grey print keeps its order.");
    case Palette::magma:
        return QCoreApplication::translate(
            "Colormap", "Reads without red-green vision; grey print keeps its order. Its low end is nearly black.");
    case Palette::grey:
        return QCoreApplication::translate("Colormap", "Needs no colour vision and no colour print.");
    case Palette::diverging:
        return QCoreApplication::translate(
            "Colormap", "Blue and red are told apart without red-green vision; grey print loses the sign.");
    case Palette::viridis:
        break;
    }
    return QCoreApplication::translate("Colormap", "Reads without red-green vision; grey print keeps its order.");
}

Colormap::Colormap(Palette palette) {
    const std::span<const QRgb> samples = samplesOf(palette);
    for (std::size_t index = 0; index < table_.size(); ++index)
        table_[index] = sampled(samples, static_cast<double>(index) / static_cast<double>(table_.size() - 1));
}

QRgb Colormap::colour(double position) const {
    const double last = static_cast<double>(table_.size() - 1);
    return table_[static_cast<std::size_t>(std::clamp(position, 0.0, 1.0) * last + 0.5)];
}

QColor readableOn(QRgb background) {
    const double luma = 0.299 * qRed(background) + 0.587 * qGreen(background) + 0.114 * qBlue(background);
    return luma > 140.0 ? QColor(Qt::black) : QColor(Qt::white);
}

} // namespace sinkscope
