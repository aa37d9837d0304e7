#pragma once

#include "engine/Run.h"
#include "session/SessionArrays.h"
#include "session/SessionPictures.h"

#include <nlohmann/json.hpp>

namespace sinkscope {

/// Kept pictures as arrays `pictures/map<n>/<run>`, `pictures/space<n>/<run>/queries` and `keys` [tokens, 3],
/// `pictures/channel<n>/<run>` [layers + 1, tokens], where <run> is base or changed, and what is no array.
nlohmann::ordered_json addPictures(SessionArrays& arrays, const SessionPictures& pictures);

/// Those of such runs; `changed` may be null. Throws as StoredArrays.
SessionPictures readPictures(const StoredArrays& arrays, const nlohmann::ordered_json& json, const Run& base,
                             const Run* changed);

} // namespace sinkscope
