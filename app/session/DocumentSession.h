#pragma once

#include "document/Document.h"

#include <memory>
#include <optional>
#include <string>

namespace sinkscope {

/// Everything of the document that a session keeps, with `model` as reference, `view` as the window's part and
/// `analyses` as what is kept of those, as far as their runs are. Its pictures are those of the session shown, if one
/// is; others are still to be computed.
Session sessionOf(Document& document, std::optional<SessionModel> model, std::string view,
                  SessionAnalyses analyses = {});

/// Puts the session's state into the document: prompt, thresholds, cards, side, and its kept runs as what is shown.
/// What was shown before goes; the model stays.
void restoreSession(Document& document, const std::shared_ptr<const Session>& session);

} // namespace sinkscope
