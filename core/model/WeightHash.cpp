#include "model/FileHash.h"
#include "model/Model.h"
#include "support/Guarded.h"
#include "support/MappedFile.h"

#include <algorithm>
#include <array>
#include <memory>
#include <openssl/evp.h>

namespace sinkscope {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t pieceBytes = std::size_t{1} << 22U; // small enough to cancel within milliseconds

using Context = std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)>;

Result<Context> newSha256() {
    Context context(EVP_MD_CTX_new(), &EVP_MD_CTX_free);
    if (!context || EVP_DigestInit_ex(context.get(), EVP_sha256(), nullptr) != 1)
        return failure("SHA-256 cannot be computed because OpenSSL does not offer it; check its configuration.");
    return context;
}

std::string hexDigest(const Context& context) {
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned length = 0;
    EVP_DigestFinal_ex(context.get(), digest.data(), &length);
    std::string text;
    for (unsigned i = 0; i < length; ++i) {
        text += "0123456789abcdef"[digest[i] >> 4U];
        text += "0123456789abcdef"[digest[i] & 15U];
    }
    return text;
}

/// `done` counts the bytes of all files together.
Result<std::string> hashFile(const fs::path& path, std::int64_t& done, std::int64_t total, const Progress& progress) {
    const auto file = MappedFile::open(path);
    if (!file)
        return tl::unexpected(file.error());
    const auto context = newSha256();
    if (!context)
        return tl::unexpected(context.error());
    for (auto rest = (*file)->bytes(); !rest.empty();) {
        if (progress.cancelled())
            return cancellation();
        if (const auto whole = (*file)->whole(); !whole)
            return tl::unexpected(whole.error());
        const auto piece = rest.first(std::min(pieceBytes, rest.size()));
        EVP_DigestUpdate(context->get(), piece.data(), piece.size());
        (*file)->drop(piece);
        rest = rest.subspan(piece.size());
        done += static_cast<std::int64_t>(piece.size());
        progress.report(Stage::checkingFile, done, total);
    }
    return hexDigest(*context);
}

Result<std::string> hashFiles(std::vector<fs::path> files, const Progress& progress) {
    if (files.empty())
        return failure("The model was not read from a file, so there is no file to hash.");
    std::sort(files.begin(), files.end(),
              [](const fs::path& a, const fs::path& b) { return a.filename() < b.filename(); });
    std::int64_t done = 0, total = 0;
    for (const fs::path& file : files) {
        std::error_code error;
        const auto size = fs::file_size(file, error);
        total += error ? 0 : static_cast<std::int64_t>(size);
    }
    if (files.size() == 1)
        return hashFile(files.front(), done, total, progress);
    std::string lines; // as `sha256sum` prints them
    for (const fs::path& file : files) {
        const auto hash = hashFile(file, done, total, progress);
        if (!hash)
            return tl::unexpected(hash.error());
        lines += *hash + "  " + file.filename().string() + "\n";
    }
    const auto context = newSha256();
    if (!context)
        return tl::unexpected(context.error());
    EVP_DigestUpdate(context->get(), lines.data(), lines.size());
    return hexDigest(*context);
}

} // namespace

Result<std::string> filesHash(std::vector<fs::path> files, const Progress& progress) {
    return guarded("The weight files cannot be hashed", [&] { return hashFiles(std::move(files), progress); });
}

Result<std::string> weightHash(const Model& model, const Progress& progress) {
    return filesHash(model.files(), progress);
}

} // namespace sinkscope
