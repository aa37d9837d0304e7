#pragma once

#include "session/Session.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <functional>
#include <string>

namespace sinkscope {

std::string bytesOf(const std::filesystem::path& file);
void putBytes(const std::filesystem::path& file, const std::string& bytes);

/// What comes back of a session that is written and read again; ends the test when either fails.
Session savedAndRead(const std::filesystem::path& file, const Session& session);

/// The bytes of a session after `change` has had its hands on the header and on the session's own JSON.
std::string
editedSession(const std::string& bytes,
              const std::function<void(nlohmann::ordered_json& header, nlohmann::ordered_json& session)>& change);

} // namespace sinkscope
