#include "verdict/SelectionLink.h"

#include <QCoreApplication>
#include <QStringList>
#include <QUrlQuery>

#include <array>

namespace sinkscope {

namespace {

const QString prefix = QStringLiteral("select:?");

struct Part {
    const char* name;
    const char* words;
    std::optional<std::int64_t> SelectionLink::*link;
    std::int64_t Selection::*selection;
};

constexpr std::array<Part, 5> parts{{
    {"layer", QT_TRANSLATE_NOOP("SelectionLink", "layer %1"), &SelectionLink::layer, &Selection::layer},
    {"head", QT_TRANSLATE_NOOP("SelectionLink", "head %1"), &SelectionLink::head, &Selection::head},
    {"query", QT_TRANSLATE_NOOP("SelectionLink", "query token %1"), &SelectionLink::query, &Selection::query},
    {"key", QT_TRANSLATE_NOOP("SelectionLink", "key token %1"), &SelectionLink::key, &Selection::key},
    {"channel", QT_TRANSLATE_NOOP("SelectionLink", "channel %1"), &SelectionLink::channel, &Selection::channel},
}};

} // namespace

Selection SelectionLink::appliedTo(Selection selection) const {
    for (const Part& part : parts)
        if (const auto& value = this->*part.link)
            selection.*part.selection = *value;
    return selection;
}

QString SelectionLink::url() const {
    QUrlQuery query;
    for (const Part& part : parts)
        if (const auto& value = this->*part.link)
            query.addQueryItem(QLatin1String(part.name), QString::number(*value));
    return prefix + query.toString();
}

QString SelectionLink::description() const {
    QStringList words;
    for (const Part& part : parts)
        if (const auto& value = this->*part.link)
            words += QCoreApplication::translate("SelectionLink", part.words).arg(*value);
    return QCoreApplication::translate("SelectionLink", "Select %1").arg(words.join(QStringLiteral(", ")));
}

std::optional<SelectionLink> selectionLink(const QString& url) {
    if (!url.startsWith(prefix))
        return std::nullopt;
    const QUrlQuery query(url.mid(prefix.size()));
    SelectionLink link;
    for (const Part& part : parts) {
        bool isNumber = false;
        const qint64 value = query.queryItemValue(QLatin1String(part.name)).toLongLong(&isNumber);
        if (isNumber)
            link.*part.link = value;
    }
    return link == SelectionLink{} ? std::nullopt : std::optional(link);
}

} // namespace sinkscope
