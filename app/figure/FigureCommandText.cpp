#include "figure/FigureCommandText.h"

#include "figure/PictureWords.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace sinkscope {
namespace {

QString number(double value) {
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

template <typename Meaning>
QString word(const PictureWords<Meaning>& words, Meaning meaning) {
    return QString::fromStdString(wordOf(words, meaning));
}

QStringList placeArguments(const Place& place) {
    QStringList words;
    const auto add = [&words](const char* name, const std::optional<std::int64_t>& part) {
        if (part)
            words << QLatin1String(name) << QString::number(*part);
    };
    add("--layer", place.layer);
    add("--head", place.head);
    add("--channel", place.channel);
    add("--token", place.query);
    add("--key", place.key);
    return words;
}

/// What of a choice differs from what is left out.
QStringList pictureArguments(const ViewChoice& choice) {
    const ViewChoice usual;
    QStringList words{QStringLiteral("--view"), QString::fromStdString(choice.view)};
    words += placeArguments(choice.place);
    const auto add = [&words](const char* name, const QString& value, bool differs) {
        if (differs)
            words << QLatin1String(name) << value;
    };
    const auto flag = [&words](const char* name, bool isSet) {
        if (isSet)
            words << QLatin1String(name);
    };
    add("--side", word(sideWords(), choice.side), choice.side != usual.side);
    if (choice.scale)
        add("--scale", word(scaleWords(), *choice.scale), *choice.scale != ValueScale::Kind::logarithmic);
    if (choice.keptScale) {
        const auto [low, high] = rangeOf(*choice.keptScale);
        words << QStringLiteral("--range") << number(low) + QLatin1Char(',') + number(high);
    }
    add("--site", word(residualSiteWords(), choice.site), choice.site != usual.site);
    add("--quantity", word(quantityWords(), choice.quantity), choice.quantity != usual.quantity);
    add("--convention", word(conventionWords(), choice.convention), choice.convention != usual.convention);
    flag("--whole-prompt", choice.sinkWindow == SinkWindow::wholePrompt);
    flag("--without-sink", choice.sinkShare == SinkShare::leftOut);
    add("--rotation", word(rotationWords(), choice.rotation), choice.rotation != usual.rotation);
    add("--azimuth", number(choice.azimuth), choice.azimuth != usual.azimuth);
    add("--elevation", number(choice.elevation), choice.elevation != usual.elevation);
    if (choice.eye) {
        const Point3& target = choice.eye->target;
        words << QStringLiteral("--distance") << number(choice.eye->distance) << QStringLiteral("--target")
              << QStringList{number(target[0]), number(target[1]), number(target[2])}.join(QLatin1Char(','));
    }
    return words;
}

QStringList lookArguments(const std::optional<Palette>& palette, const FigureChoice& choice) {
    const FigureOptions& options = choice.options;
    QStringList words{QStringLiteral("--width-mm"), number(options.width)};
    if (options.height)
        words << QStringLiteral("--height-mm") << number(*options.height);
    if (!options.family.isEmpty())
        words << QStringLiteral("--font-family") << options.family;
    words << QStringLiteral("--font-pt") << number(options.points);
    if (choice.format == FigureFormat::png)
        words << QStringLiteral("--dpi") << QString::number(options.dotsPerInch);
    if (palette && *palette != Palette::diverging)
        words << QStringLiteral("--palette") << word(paletteWords(), *palette);
    if (options.ground == FigureGround::dark)
        words << QStringLiteral("--dark");
    if (options.cellLabels == FigurePart::hidden)
        words << QStringLiteral("--no-labels");
    if (options.colourBar == FigurePart::hidden)
        words << QStringLiteral("--no-colour-bar");
    if (options.caption == FigurePart::shown)
        words << QStringLiteral("--caption");
    return words;
}

/// As a POSIX shell reads it back.
QString quoted(const QString& word) {
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./,:=@%+-]+$"));
    if (plain.match(word).hasMatch())
        return word;
    QString inside = word;
    inside.replace(QLatin1Char('\''), QStringLiteral("'\\''"));
    return QLatin1Char('\'') + inside + QLatin1Char('\'');
}

} // namespace

bool hasCommand(const FigureContent& content) {
    if (const auto* panels = std::get_if<PanelPicture>(&content.picture))
        return !panels->panels.empty() && std::ranges::all_of(panels->panels, hasCommand);
    return !content.choice.view.empty();
}

PanelsChoice panelsOf(const PanelPicture& picture) {
    PanelsChoice choice{picture.columns, {}};
    for (const FigureContent& panel : picture.panels)
        choice.panels.push_back({panel.choice, panel.title.toStdString()});
    return choice;
}

QStringList figureArguments(const FigureRun& run, const FigureContent& content, const FigureChoice& choice,
                            const QString& file, const QString& data) {
    QStringList ids;
    for (const std::int32_t id : run.ids)
        ids += QString::number(id);
    QStringList words{QStringLiteral("figure"), QStringLiteral("--model"), run.model};
    if (run.device != QLatin1String("cpu"))
        words << QStringLiteral("--device") << run.device;
    if (run.type != QLatin1String("fp32"))
        words << QStringLiteral("--dtype") << run.type;
    words << QStringLiteral("--ids") << ids.join(QLatin1Char(','));
    if (run.interventions != QLatin1String("[]"))
        words << QStringLiteral("--interventions") << run.interventions;
    words << QStringLiteral("--epsilon") << number(run.epsilon);
    const auto* panels = std::get_if<PanelPicture>(&content.picture);
    if (panels)
        words << QStringLiteral("--panels") << QString::fromStdString(panelsJson(panelsOf(*panels)));
    else
        words += pictureArguments(content.choice);
    const auto own = panels ? std::nullopt : content.choice.palette;
    words += lookArguments(choice.options.palette ? choice.options.palette : own, choice);
    if (run.language == Language::italian)
        words << QStringLiteral("--language") << QStringLiteral("it");
    words << QStringLiteral("--out") << file;
    if (!data.isEmpty())
        words << QStringLiteral("--data") << data;
    return words;
}

QString figureCommandText(const QStringList& arguments) {
    QStringList words{QStringLiteral("sinkscope")};
    for (const QString& word : arguments)
        words += quoted(word);
    return words.join(QLatin1Char(' '));
}

} // namespace sinkscope
