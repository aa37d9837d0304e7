#include "prompt/Examples.h"

#include <QCoreApplication>
#include <QFile>

#include <array>

namespace sinkscope {

namespace {

struct Entry {
    const char* file;
    const char* title;
};

constexpr std::array<Entry, 5> entries{{
    {"lighthouse", QT_TRANSLATE_NOOP("Examples", "Lighthouse: text, code, three scripts")},
    {"prose", QT_TRANSLATE_NOOP("Examples", "Plain prose")},
    {"code", QT_TRANSLATE_NOOP("Examples", "Program code")},
    {"repeated", QT_TRANSLATE_NOOP("Examples", "One word, repeated")},
    {"delimiters", QT_TRANSLATE_NOOP("Examples", "Full stops and line breaks")},
}};

} // namespace

std::vector<Example> examples() {
    std::vector<Example> examples;
    for (const Entry& entry : entries) {
        QFile file(QStringLiteral(":/prompts/%1.txt").arg(QLatin1String(entry.file)));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        QString text = QString::fromUtf8(file.readAll());
        if (text.endsWith(QLatin1Char('\n')))
            text.chop(1); // the text file's own last line end
        examples.push_back({QCoreApplication::translate("Examples", entry.title), text});
    }
    return examples;
}

} // namespace sinkscope
