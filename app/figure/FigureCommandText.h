#pragma once

#include "analysis/Massive.h"
#include "figure/FigureChoice.h"
#include "figure/FigureContent.h"
#include "figure/PanelsJson.h"
#include "language/Language.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace sinkscope {

/// What was run, as the command line is told it.
struct FigureRun {
    QString model, device, type; ///< path; words of --device and --dtype
    std::vector<std::int32_t> ids;
    QString interventions; ///< JSON; "[]" without any
    double epsilon = 0.3;
    MassiveThresholds massive{};
    Language language = Language::english; ///< of the words in the picture
};

/// Whether the command line can draw it: a picture that a word names, or panels of such.
bool hasCommand(const FigureContent& content);
/// The panels as JSON tells them; all of them named by words.
PanelsChoice panelsOf(const PanelPicture& picture);

/// The words after `sinkscope` that make this figure again, its file and its data named as given; `data` may be empty.
QStringList figureArguments(const FigureRun& run, const FigureContent& content, const FigureChoice& choice,
                            const QString& file, const QString& data);
/// The same as a line for a POSIX shell. A text that no shell takes as a word reaches the program through a pipe.
QString figureCommandText(const QStringList& arguments);

} // namespace sinkscope
