#pragma once

#include "support/Text.h"

#include <cstddef>
#include <filesystem>
#include <span>
#include <string_view>

namespace sinkscope {

/// What a weight file is by its first bytes.
enum class FileFormat { safetensors, gguf, pickle, oldGgml, largeFilePointer, webPage, unknown };

FileFormat fileFormat(std::span<const std::byte> bytes);
/// By name: .bin, .pt, .pth and .ckpt are PyTorch's pickle checkpoints.
bool isPickleName(const std::filesystem::path& file);

/// One sentence for a file (or a folder) that only holds a pickle checkpoint: why it is refused and how to convert it.
Text pickleRefusal(const std::filesystem::path& path);
/// One sentence for a file that is not of the `expected` kind ("safetensors", "GGUF"): what it is instead and what to
/// do.
Text wrongFormat(const std::filesystem::path& path, std::span<const std::byte> bytes, std::string_view expected);

} // namespace sinkscope
