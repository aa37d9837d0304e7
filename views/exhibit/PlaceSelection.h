#pragma once

#include "Selection.h"
#include "exhibit/Place.h"

namespace sinkscope {

/// The selection moved to a place; what the place does not name stays. A place with one token, as that of a residual
/// vector, is that token wherever a view looks for one.
Selection movedTo(const Place& place, Selection selection);

/// Whether the selection lies at a place, which must name something.
bool isAt(const Place& place, const Selection& selection);

/// What `second` names over what `first` names.
Place joined(const Place& first, const Place& second);

} // namespace sinkscope
