#pragma once

#include "interventions/Intervene.h"
#include "interventions/Intervention.h"
#include "session/KeptExhibit.h"
#include "session/SessionPictures.h"
#include "text/PromptText.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sinkscope {

/// Which model a session is about, and what finds it again when its file was moved.
struct SessionModel {
    std::filesystem::path path; ///< as it was opened last
    std::string name, hash;     ///< `hash` as weightHash() gives it, or empty when it was not known
    std::int64_t bytes = 0;     ///< of its weight files together
    LoadOptions load;           ///< device and type; the memory limit belongs to the machine and is not kept
};

/// An intervention as it stands on its card.
struct SessionCard {
    enum class Switch { off, on };
    Intervention intervention;
    Switch state = Switch::on;
    bool operator==(const SessionCard&) const = default;
};

struct SessionSelection {
    std::int64_t layer = 0, head = 0, query = 0, key = 0, channel = 0;
    bool operator==(const SessionSelection&) const = default;
};

enum class SessionSide { base, changed, difference };

/// Everything that one file keeps: the state of the work, and the arrays by which its pictures are drawn without the
/// model. Runs that come from a file have a model without weights and no tensors; `pictures` answers in their place.
struct Session {
    std::optional<SessionModel> model; ///< empty: none was open
    PromptText prompt;
    Tokens generated; ///< the prompt's ids when it was made of tokens rather than of text; else empty
    SpecialTokens specialTokens = SpecialTokens::add;
    FindingOptions options;
    std::vector<SessionCard> cards;
    SessionSide side = SessionSide::base;
    SessionSelection selection;
    std::string view = "{}";                         ///< a JSON object that the window alone reads and writes
    std::shared_ptr<const Findings> base;            ///< null: nothing was run; needs `model`
    std::shared_ptr<const Intervened> intervened;    ///< null without interventions; its base is `base`
    std::shared_ptr<const SessionPictures> pictures; ///< of these runs; null: none kept
    SessionAnalyses analyses;                        ///< what is kept of them is of these runs
};

} // namespace sinkscope
