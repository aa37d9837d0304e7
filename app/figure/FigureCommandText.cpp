#include "figure/FigureCommandText.h"

#include "figure/PictureWords.h"
#include "figure/ViewNames.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <nlohmann/json.hpp>

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

/// A text with the mark of byte order at its beginning, which Qt leaves out.
QString whole(const std::string& text) {
    const QString read = QString::fromStdString(text);
    return text.starts_with("\xEF\xBB\xBF") ? QChar(QChar::ByteOrderMark) + read : read;
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
        add("--scale", word(scaleWords(), *choice.scale),
            isOfAnalysis(choice.view) || *choice.scale != ValueScale::Kind::logarithmic);
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
    if (choice.prompts)
        words << QStringLiteral("--prompts") << QString::fromStdString(nlohmann::json(*choice.prompts).dump());
    if (!choice.longText.empty())
        words << QStringLiteral("--long-text") << whole(choice.longText);
    return words;
}

QStringList thresholdArguments(const FigureRun& run) {
    QStringList words{QStringLiteral("--epsilon"), number(run.epsilon)};
    const MassiveThresholds usual;
    if (run.massive.absolute != usual.absolute)
        words << QStringLiteral("--massive-absolute") << number(run.massive.absolute);
    if (run.massive.relative != usual.relative)
        words << QStringLiteral("--massive-relative") << number(run.massive.relative);
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

/// Whether a word says a text that may also come from a file.
bool takesText(const QString& option) {
    static const QStringList options{QStringLiteral("--prompts"), QStringLiteral("--long-text"),
                                     QStringLiteral("--panels"), QStringLiteral("--interventions"),
                                     QStringLiteral("--ids")};
    return options.contains(option);
}

/// A sign that a terminal takes for a key.
bool isControl(QChar sign) {
    return (sign < QLatin1Char(' ') && sign != QLatin1Char('\n')) || sign == u'\x7f' || sign == QChar::ByteOrderMark;
}

/// Whether the text would be read as a file's name, is longer than a system passes on as one word, or holds a sign that
/// is lost on the way through a terminal.
bool needsPipe(const QString& text) {
    constexpr qsizetype longest = 100'000; // bytes; Linux takes 128 KiB
    return text.startsWith(QLatin1Char('@')) || text.toUtf8().size() > longest || std::ranges::any_of(text, isControl);
}

/// A text as printf's %b reads it back.
QString escaped(const QString& text) {
    QString result;
    for (const QChar sign : text) {
        if (sign == QLatin1Char('\\'))
            result += QStringLiteral("\\\\");
        else if (isControl(sign))
            for (const char byte : QString(sign).toUtf8())
                result += QStringLiteral("\\0%1").arg(int{static_cast<unsigned char>(byte)}, 3, 8, QLatin1Char('0'));
        else
            result += sign;
    }
    return result;
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
    words += thresholdArguments(run);
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
    QString pipe;
    QStringList words{QStringLiteral("sinkscope")};
    for (const QString& word : arguments) {
        const bool isPiped = pipe.isEmpty() && takesText(words.last()) && needsPipe(word);
        if (isPiped)
            pipe = QStringLiteral("printf %b ") + quoted(escaped(word)) + QStringLiteral(" | ");
        words += isPiped ? QStringLiteral("@/dev/stdin") : quoted(word);
    }
    return pipe + words.join(QLatin1Char(' '));
}

} // namespace sinkscope
