#pragma once

#include "model/Discovery.h"

#include <QString>

namespace sinkscope {

/// Whether a listed model can be opened, for its sign and its colour.
enum class Openness { open, locked, unsupported };

/// One model as the start page lists it.
struct ModelEntry {
    QString title;
    QString facts; ///< family, quantization, size, place; or what is wrong
    QString path;
    Openness openness = Openness::open;
};

ModelEntry foundEntry(const FoundModel& model);
/// A path opened before; one that is gone counts as unsupported.
ModelEntry recentEntry(const QString& path);
/// "98.4 MB"
QString fileSize(std::int64_t bytes);

} // namespace sinkscope
