#pragma once

#include "session/Session.h"
#include "support/Result.h"

#include <filesystem>
#include <string_view>

namespace sinkscope {

constexpr std::string_view sessionSuffix = ".sinkscope";
/// Of the files that this program writes; it reads this one and all before it.
constexpr std::int64_t sessionVersion = 2;

/// Writes a session as one safetensors file: its arrays by name, everything else as one JSON text in
/// `__metadata__`'s "sinkscope". The file is written beside its place, put on the disk and renamed, so that at any
/// moment the old or the new one is there whole. Fails with a sentence on a full disk or a folder that is not writable.
Result<void> writeSession(const std::filesystem::path& file, const Session& session);

/// Reads one back. Its runs have no tensors and a model without weights, so that only what they hold as plain numbers
/// may be asked of them. Fails with one sentence when the file is missing, none of these, damaged, from a newer
/// version, or larger than memory.
Result<Session> readSession(const std::filesystem::path& file);

/// Whether a run was read from a session: its numbers are there, its tensors and its model's weights are not.
inline bool isStored(const Run& run) {
    return run.tensors == nullptr;
}

} // namespace sinkscope
