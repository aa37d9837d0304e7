#include "model/FileFormat.h"

#include "support/MappedFile.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <cstring>

namespace sinkscope {
namespace {

bool startsWith(std::span<const std::byte> bytes, std::string_view text) {
    return bytes.size() >= text.size() && std::memcmp(bytes.data(), text.data(), text.size()) == 0;
}

/// A pickle stream begins with its protocol number, a zip archive of pickles with zip's own mark.
bool looksLikePickle(std::span<const std::byte> bytes) {
    const bool stream = bytes.size() > 2 && bytes[0] == std::byte{0x80} && bytes[1] >= std::byte{2} &&
                        bytes[1] <= std::byte{5} && !(bytes.size() > 8 && bytes[8] == std::byte{'{'});
    return stream || startsWith(bytes, "PK\x03\x04");
}

} // namespace

FileFormat fileFormat(std::span<const std::byte> bytes) {
    constexpr std::array<std::string_view, 3> oldMarks{"lmgg", "tjgg",
                                                       "fmgg"}; // ggml, ggjt, ggmf as little-endian numbers
    if (startsWith(bytes, "GGUF"))
        return FileFormat::gguf;
    if (looksLikePickle(bytes))
        return FileFormat::pickle;
    if (std::any_of(oldMarks.begin(), oldMarks.end(), [&](auto mark) { return startsWith(bytes, mark); }))
        return FileFormat::oldGgml;
    if (startsWith(bytes, "version https://git-lfs"))
        return FileFormat::largeFilePointer;
    if (startsWith(bytes, "<!DOCTYPE") || startsWith(bytes, "<!doctype") || startsWith(bytes, "<html"))
        return FileFormat::webPage;
    if (bytes.size() > 8 && bytes[8] == std::byte{'{'})
        return FileFormat::safetensors;
    return FileFormat::unknown;
}

bool isPickleName(const std::filesystem::path& file) {
    std::string ending = file.extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(), [](unsigned char c) { return std::tolower(c); });
    return ending == ".bin" || ending == ".pt" || ending == ".pth" || ending == ".ckpt";
}

Text pickleRefusal(const std::filesystem::path& path) {
    return {
        "%1 holds its weights as a pickle checkpoint, which can run any program when it is opened and is therefore not "
        "read; convert it to safetensors, for example with Hugging Face transformers: "
        "AutoModelForCausalLM.from_pretrained(\"FOLDER\").save_pretrained(\"NEW FOLDER\", safe_serialization=True).",
        {path.string()}};
}

Text wrongFormat(const std::filesystem::path& path, std::span<const std::byte> bytes, std::string_view expected) {
    const auto sentence = [&](const char* pattern) { return Text(pattern, {path.string(), std::string(expected)}); };
    switch (fileFormat(bytes)) {
    case FileFormat::pickle:
        return pickleRefusal(path);
    case FileFormat::gguf:
        return sentence("%1 is not a %2 file but a GGUF file; rename it so that it ends in .gguf.");
    case FileFormat::safetensors:
        return sentence(
            "%1 is not a %2 file but looks like a safetensors file; rename it so that it ends in .safetensors.");
    case FileFormat::oldGgml:
        return sentence("%1 is not a %2 file but an old GGML file from before GGUF; download the model as GGUF.");
    case FileFormat::largeFilePointer:
        return sentence(
            "%1 is not a %2 file but a Git LFS pointer that stands for the weights; fetch them with \"git lfs pull\".");
    case FileFormat::webPage:
        return sentence("%1 is not a %2 file but a web page; download the file itself.");
    case FileFormat::unknown:
        break;
    }
    return {"%1 is not a %2 file but begins with bytes that no known weight file begins with; %3.",
            {path.string(), std::string(expected), Text(downloadAgain)}};
}

} // namespace sinkscope
