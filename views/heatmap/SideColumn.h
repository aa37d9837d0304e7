#pragma once

#include "support/Matrix.h"

#include <QString>
#include <functional>
#include <memory>

namespace sinkscope {

/// Numbers of the rows that belong to none of the columns, such as the share of a learned sink, which has no position:
/// a column of its own left of the cells, in their colours.
struct SideColumn {
    QString title;                                     ///< stands above it
    std::shared_ptr<const Matrix> values;              ///< [rows, 1]
    std::function<QString(std::int64_t row)> describe; ///< exact value for tooltips
};

} // namespace sinkscope
