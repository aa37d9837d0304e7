#include "start/ModelEntry.h"

#include "style/CoreText.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace sinkscope {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("ModelEntry", text);
}

QString placeName(FoundIn where) {
    switch (where) {
    case FoundIn::huggingFaceCache:
        return translated(QT_TRANSLATE_NOOP("ModelEntry", "Hugging Face cache"));
    case FoundIn::ollama:
        return translated(QT_TRANSLATE_NOOP("ModelEntry", "Ollama"));
    case FoundIn::lmStudio:
        return translated(QT_TRANSLATE_NOOP("ModelEntry", "LM Studio"));
    case FoundIn::dataFolder:
        return translated(QT_TRANSLATE_NOOP("ModelEntry", "Sinkscope's folder"));
    case FoundIn::given:
        return {};
    }
    return {};
}

QString tildePath(const QString& path) {
    const QString home = QDir::homePath();
    return home.size() > 1 && path.startsWith(home + QLatin1Char('/')) ? QLatin1Char('~') + path.mid(home.size())
                                                                       : path;
}

} // namespace

QString fileSize(std::int64_t bytes) {
    return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
}

ModelEntry foundEntry(const FoundModel& model) {
    ModelEntry entry;
    entry.title = QString::fromStdString(model.name);
    entry.path = QString::fromStdString(model.path.string());
    QStringList facts{QString::fromStdString(model.family), QString::fromStdString(model.quantization),
                      model.bytes > 0 ? fileSize(model.bytes) : QString(), placeName(model.where)};
    facts.removeAll(QString());
    entry.facts = facts.join(QStringLiteral(" · "));
    if (!model.problem.empty()) {
        const QFileInfo file(entry.path);
        entry.openness = file.isReadable() ? Openness::unsupported : Openness::locked;
        // The reason must fit the line; where the file lies is in the tooltip.
        QString problem = coreText(model.problem);
        problem.replace(entry.path + QLatin1Char('/'), QString()).replace(entry.path, file.fileName());
        entry.facts = problem + (facts.isEmpty() ? QString() : QStringLiteral("  ") + entry.facts);
    }
    return entry;
}

ModelEntry recentEntry(const QString& path) {
    const QFileInfo file(path);
    ModelEntry entry{file.fileName(), tildePath(file.absolutePath()), path};
    if (!file.exists()) {
        entry.openness = Openness::unsupported;
        entry.facts = translated(QT_TRANSLATE_NOOP("ModelEntry", "No longer at %1")).arg(entry.facts);
    } else if (!file.isReadable()) {
        entry.openness = Openness::locked;
    }
    return entry;
}

} // namespace sinkscope
