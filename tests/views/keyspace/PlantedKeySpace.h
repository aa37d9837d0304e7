#pragma once

#include "keyspace/KeySpaceContent.h"
#include "style/Theme.h"

#include <QImage>
#include <QTest>
#include <QWidget>
#include <cmath>
#include <random>

namespace sinkscope {

inline constexpr std::int64_t layers = 3, heads = 4, sinkHead = 1;

inline std::shared_ptr<const Findings> plantedFindings(std::int64_t tokens) {
    auto run = std::make_shared<Run>();
    for (std::int64_t i = 0; i < tokens; ++i)
        run->tokens.push_back(
            {static_cast<std::int32_t>(i), i == 0 ? "The" : " word", TokenKind::ordinary, AddedBy::text});
    auto findings = std::make_shared<Findings>();
    findings->run = run;
    findings->sinks.strength = Matrix(layers, heads, 0.05F);
    findings->sinks.token.assign(layers * heads, 0);
    for (std::int64_t layer = 0; layer < layers; ++layer)
        findings->sinks.strength.at(layer, sinkHead) = 0.8F;
    findings->lifeCycle.spikeTokens = {0};
    return findings;
}

/// Keys and queries in two clouds, the sink key of token 0 far from both.
inline std::shared_ptr<const KeySpace> plantedSpace(std::int64_t tokens, std::int64_t head = sinkHead,
                                                    Rotation rotation = Rotation::after) {
    std::mt19937 random(7);
    std::normal_distribution<float> noise(0.0F, 1.0F);
    auto space = std::make_shared<KeySpace>();
    space->head = head;
    space->rotation = rotation;
    for (std::int64_t i = 0; i < tokens; ++i) {
        space->queries.push_back({4.0F + noise(random), 1.0F + noise(random), noise(random)});
        space->keys.push_back({-4.0F + 1.3F * noise(random), noise(random), noise(random)});
    }
    space->keys[0] = {2.5F, 5.0F, 3.0F};
    space->origin = {-1.0F, -1.5F, 0.0F};
    space->explained = {0.61, 0.14, 0.08};
    return space;
}

/// The same head where the sink key lost its place and the others moved a little.
inline std::shared_ptr<const KeySpace> changedSpace(std::int64_t tokens) {
    auto space = std::make_shared<KeySpace>(*plantedSpace(tokens));
    for (std::size_t token = 0; token < space->keys.size(); ++token) {
        space->queries[token][2] += 0.3F * static_cast<float>(token % 3); // every third query stays
        space->keys[token][1] += 0.8F + 0.2F * static_cast<float>(token % 5);
    }
    space->keys[0] = {-3.0F, 1.0F, 0.5F};
    return space;
}

enum class Hue { vermilion, purple, green };

/// Pixels whose hue and saturation are those of the colour, however lit.
inline int countHue(const QImage& image, Hue hue) {
    const QColor wanted = hue == Hue::vermilion ? colour::sink()
                          : hue == Hue::purple  ? colour::spike()
                                                : colour::intervened();
    // Points further away fade into the background; the marks are larger and nearer to their own colour.
    const double faded = hue == Hue::green ? 0.4 : 0.75;
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (std::abs(pixel.hsvHue() - wanted.hsvHue()) <= 8 &&
                pixel.hsvSaturation() > faded * wanted.hsvSaturation())
                ++count;
        }
    return count;
}

inline KeySpaceContent plantedContent(std::int64_t tokens, std::int64_t head = sinkHead) {
    KeySpaceContent content;
    content.space = plantedSpace(tokens, head);
    content.findings = plantedFindings(tokens);
    content.selection = {0, head, 5, 0, 0};
    return content;
}

inline void save(QWidget& widget, const char* name) {
    const QString folder = qEnvironmentVariable("SINKSCOPE_PICTURES");
    if (!folder.isEmpty())
        widget.grab().save(folder + QStringLiteral("/keys-") + QLatin1String(name) + QStringLiteral(".png"));
}

/// Sizes, lengths and appearances of the pictures to look at: columns size, tokens, dark.
inline void addPictureRows() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("tokens");
    QTest::addColumn<bool>("dark");
    QTest::newRow("small-light") << QSize(430, 260) << 64 << false;
    QTest::newRow("small-dark") << QSize(430, 260) << 64 << true;
    QTest::newRow("large-light") << QSize(900, 600) << 64 << false;
    QTest::newRow("large-dark-many") << QSize(900, 600) << 4096 << true;
    QTest::newRow("large-light-many") << QSize(900, 600) << 4096 << false;
}

} // namespace sinkscope
