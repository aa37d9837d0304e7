#include "prompt/CalibrationPrompts.h"

#include <QDir>
#include <QFile>

namespace sinkscope {

std::vector<std::string> calibrationPrompts() {
    std::vector<std::string> prompts;
    const QDir folder(QStringLiteral(":/calibration"));
    for (const QString& name : folder.entryList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            prompts.push_back(file.readAll().toStdString());
    }
    return prompts;
}

std::string longText() {
    QFile file(QStringLiteral(":/LICENSE"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace sinkscope
