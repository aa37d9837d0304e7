#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace sinkscope {

enum class ModelPlace { folder, file };

/// Lets the user choose a model's folder or file, beginning at `beginAt`; `chosen` is called when one was picked.
/// Returns at once.
void askForModel(QWidget* parent, ModelPlace place, const QString& beginAt,
                 std::function<void(const QString& path)> chosen);

} // namespace sinkscope
