#pragma once

#include "document/Document.h"

namespace sinkscope {

/// What a document holds before a tour, to be given back after it.
struct UsersState {
    PromptText prompt;
    Tokens generated; ///< instead of `prompt`, when not empty
    SpecialTokens specialTokens = SpecialTokens::add;
    FindingOptions findingOptions;
    InterventionCards cards;
    Shown::Side side = Shown::Side::base;
    Selection selection;
    std::shared_ptr<const Session> session; ///< whose kept runs are shown; null: none
};

} // namespace sinkscope
