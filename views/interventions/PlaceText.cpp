#include "interventions/PlaceText.h"

#include <QRegularExpression>
#include <QStringList>

#include <map>
#include <set>

namespace sinkscope {

namespace {

constexpr std::int64_t mostNumbers = 1'000'000;

QStringList parts(const QString& text) {
    static const QRegularExpression between(QStringLiteral("[,;\\s]+(?![–-])(?<![–-])"));
    QString joined = text.trimmed();
    static const QRegularExpression spacedDash(QStringLiteral("\\s*[–-]\\s*"));
    joined.replace(spacedDash, QStringLiteral("-"));
    return joined.split(between, Qt::SkipEmptyParts);
}

/// "7" or "7-9".
std::optional<std::set<std::int64_t>> parseSpan(const QString& text) {
    const QStringList ends = text.split(QLatin1Char('-'));
    bool firstGood = false, lastGood = false;
    const qlonglong first = ends.first().toLongLong(&firstGood);
    const qlonglong last = ends.last().toLongLong(&lastGood);
    if (ends.size() > 2 || !firstGood || !lastGood || first < 0 || last < first || last - first >= mostNumbers)
        return std::nullopt;
    std::set<std::int64_t> numbers;
    for (qlonglong number = first; number <= last; ++number)
        numbers.insert(numbers.end(), number);
    return numbers;
}

QString spansText(const std::vector<std::int64_t>& numbers, const QString& before) {
    QStringList spans;
    for (std::size_t first = 0; first < numbers.size();) {
        std::size_t last = first;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1)
            ++last;
        const QString begin = before + QString::number(numbers[first]);
        if (last == first)
            spans += begin;
        else if (last == first + 1)
            spans += {begin, before + QString::number(numbers[last])};
        else
            spans += begin + QChar(0x2013) + QString::number(numbers[last]);
        first = last + 1;
    }
    return spans.join(QStringLiteral(", "));
}

} // namespace

QString numbersText(const std::vector<std::int64_t>& numbers) {
    return spansText(numbers, {});
}

std::optional<std::vector<std::int64_t>> parseNumbers(const QString& text) {
    std::set<std::int64_t> numbers;
    for (const QString& part : parts(text)) {
        const auto span = parseSpan(part);
        if (!span)
            return std::nullopt;
        numbers.insert(span->begin(), span->end());
    }
    return std::vector<std::int64_t>(numbers.begin(), numbers.end());
}

QString headsText(const std::vector<HeadPlace>& heads) {
    std::map<std::int64_t, std::set<std::int64_t>> headsOf;
    for (const HeadPlace& place : heads)
        headsOf[place.layer].insert(place.head);
    QStringList layers;
    for (const auto& [layer, numbers] : headsOf)
        layers += spansText({numbers.begin(), numbers.end()}, QStringLiteral("%1.").arg(layer));
    return layers.join(QStringLiteral(", "));
}

std::optional<std::vector<HeadPlace>> parseHeads(const QString& text) {
    std::set<HeadPlace> heads;
    for (const QString& part : parts(text)) {
        const QStringList pair = part.split(QLatin1Char('.'));
        bool good = false;
        const qlonglong layer = pair.first().toLongLong(&good);
        const auto numbers = pair.size() == 2 ? parseSpan(pair.last()) : std::nullopt;
        if (!good || layer < 0 || !numbers)
            return std::nullopt;
        for (const std::int64_t head : *numbers)
            heads.insert({layer, head});
    }
    return std::vector<HeadPlace>(heads.begin(), heads.end());
}

QString entriesText(const std::vector<EntryPlace>& entries) {
    QStringList texts;
    for (const EntryPlace& entry : entries)
        texts += QStringLiteral("%1:%2").arg(entry.token).arg(entry.channel);
    return texts.join(QStringLiteral(", "));
}

std::optional<std::vector<EntryPlace>> parseEntries(const QString& text) {
    std::set<EntryPlace> entries;
    for (const QString& part : parts(text)) {
        const QStringList pair = part.split(QLatin1Char(':'));
        bool tokenGood = false, channelGood = false;
        const qlonglong token = pair.first().toLongLong(&tokenGood);
        const qlonglong channel = pair.last().toLongLong(&channelGood);
        if (pair.size() != 2 || !tokenGood || !channelGood || token < 0 || channel < 0)
            return std::nullopt;
        entries.insert({token, channel});
    }
    return std::vector<EntryPlace>(entries.begin(), entries.end());
}

} // namespace sinkscope
