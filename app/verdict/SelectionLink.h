#pragma once

#include "Selection.h"

#include <QString>

#include <optional>

namespace sinkscope {

/// A link in a sentence that moves part of the selection; what it does not name stays.
struct SelectionLink {
    std::optional<std::int64_t> layer{}, head{}, query{}, key{}, channel{};

    Selection appliedTo(Selection selection) const;
    QString url() const;
    /// What a click on it selects, for tooltips, e.g. "Select layer 11, channel 507".
    QString description() const;
    bool operator==(const SelectionLink&) const = default;
};

/// The link that `url()` wrote; empty for any other text.
std::optional<SelectionLink> selectionLink(const QString& url);

} // namespace sinkscope
