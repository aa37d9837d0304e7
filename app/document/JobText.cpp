#include "document/JobText.h"

#include "help/Versions.h"

#include <QCoreApplication>

namespace sinkscope {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("JobText", text);
}

} // namespace

QString startingText(JobKind kind) {
    switch (kind) {
    case JobKind::openModel:
        return translated(QT_TRANSLATE_NOOP("JobText", "Opening the model…"));
    case JobKind::run:
        return translated(QT_TRANSLATE_NOOP("JobText", "Running the prompt…"));
    case JobKind::findings:
        return translated(QT_TRANSLATE_NOOP("JobText", "Applying the thresholds…"));
    case JobKind::inspect:
        return translated(QT_TRANSLATE_NOOP("JobText", "Looking at norms and gains…"));
    case JobKind::intervene:
        return translated(QT_TRANSLATE_NOOP("JobText", "Applying the interventions…"));
    case JobKind::map:
    case JobKind::figureMap:
        return translated(QT_TRANSLATE_NOOP("JobText", "Computing the attention map…"));
    case JobKind::channel:
        return translated(QT_TRANSLATE_NOOP("JobText", "Reading the channel…"));
    case JobKind::keySpace:
        return translated(QT_TRANSLATE_NOOP("JobText", "Finding the principal components…"));
    case JobKind::doses:
        return translated(QT_TRANSLATE_NOOP("JobText", "Computing the curves…"));
    case JobKind::generate:
        return translated(QT_TRANSLATE_NOOP("JobText", "Generating…"));
    case JobKind::weightHash:
        return translated(QT_TRANSLATE_NOOP("JobText", "Reading the weights…"));
    case JobKind::findModels:
        return translated(QT_TRANSLATE_NOOP("JobText", "Looking for models…"));
    case JobKind::analysis:
        return translated(QT_TRANSLATE_NOOP("JobText", "Analyzing…"));
    case JobKind::selfCheck:
        return translated(QT_TRANSLATE_NOOP("JobText", "Checking how the model was read…"));
    case JobKind::openSession:
        return translated(QT_TRANSLATE_NOOP("JobText", "Opening the session…"));
    case JobKind::saveSession:
    case JobKind::keepSession:
        return translated(QT_TRANSLATE_NOOP("JobText", "Saving the session…"));
    case JobKind::compareSession:
        return translated(QT_TRANSLATE_NOOP("JobText", "Comparing with the session…"));
    }
    return {};
}

QString stageText(Stage stage, std::int64_t done, std::int64_t total) {
    switch (stage) {
    case Stage::readingFile:
        return translated(QT_TRANSLATE_NOOP("JobText", "Reading the file…"));
    case Stage::loadingWeights:
        return translated(QT_TRANSLATE_NOOP("JobText", "Loading weights…"));
    case Stage::checkingFile:
        return translated(QT_TRANSLATE_NOOP("JobText", "Checking the file…"));
    case Stage::tokenizing:
        return translated(QT_TRANSLATE_NOOP("JobText", "Splitting the text into tokens…"));
    case Stage::runningLayers:
        return translated(QT_TRANSLATE_NOOP("JobText", "Running layer %1 of %2…"))
            .arg(std::min(done + 1, total))
            .arg(total);
    case Stage::predicting:
        return translated(QT_TRANSLATE_NOOP("JobText", "Predicting next tokens…"));
    case Stage::computingMap:
        return translated(QT_TRANSLATE_NOOP("JobText", "Computing the attention map…"));
    case Stage::generating:
        return translated(QT_TRANSLATE_NOOP("JobText", "Generating…"));
    case Stage::computingCurve:
        return translated(QT_TRANSLATE_NOOP("JobText", "Computing the dose curve…"));
    case Stage::analyzing:
        return translated(QT_TRANSLATE_NOOP("JobText", "Analyzing…"));
    case Stage::writingFile:
        return translated(QT_TRANSLATE_NOOP("JobText", "Writing the file…"));
    }
    return {};
}

QString failureDetails(JobKind kind, const QString& sentence, const std::filesystem::path& path,
                       const Document& document) {
    QStringList lines{sentence, QString(),
                      translated(QT_TRANSLATE_NOOP("JobText", "During: %1")).arg(startingText(kind))};
    if (!path.empty())
        lines += translated(QT_TRANSLATE_NOOP("JobText", "Model: %1")).arg(QString::fromStdString(path.string()));
    if (kind != JobKind::openModel && kind != JobKind::findModels)
        lines += translated(QT_TRANSLATE_NOOP("JobText", "Prompt: %n characters"))
                     .replace(QStringLiteral("%n"), QString::number(document.prompt().size()));
    lines += versions();
    return lines.join(QLatin1Char('\n'));
}

} // namespace sinkscope
