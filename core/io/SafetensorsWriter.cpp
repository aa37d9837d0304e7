#include "io/SafetensorsWriter.h"

#include "support/CheckedMath.h"
#include "support/Guarded.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <optional>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace sinkscope {
namespace {

namespace fs = std::filesystem;
using Type = ArrayDeclaration::Type;

constexpr std::uint64_t headerAlignment = 64;

std::uint64_t elementBytes(Type type) {
    return type == Type::f32 ? sizeof(float) : sizeof(std::int64_t);
}

Text diskSentence(const fs::path& file, int code) {
    if (code == ENOSPC || code == EDQUOT)
        return {"%1 cannot be written because the disk is full; free some space or choose another folder.",
                {file.string()}};
    return {"%1 cannot be written (%2); choose another folder.", {file.string(), std::string(std::strerror(code))}};
}

Result<std::uint64_t> byteCount(const fs::path& file, const ArrayDeclaration& array) {
    std::optional<std::uint64_t> bytes = elementBytes(array.type);
    for (const std::int64_t size : array.shape)
        bytes = bytes && size >= 0 ? checkedMultiply(*bytes, static_cast<std::uint64_t>(size)) : std::nullopt;
    if (!bytes)
        return failure({"%1 cannot be written: array \"%2\" has an impossible shape.", {file.string(), array.name}});
    return *bytes;
}

} // namespace

struct SafetensorsWriter::State {
    fs::path file, temporary;
    int descriptor = -1;
    std::vector<ArrayDeclaration> arrays;
    std::vector<std::uint64_t> bytesLeft; ///< of each array
    std::size_t current = 0;
    std::optional<Error> failed;

    ~State() {
        if (descriptor >= 0)
            ::close(descriptor);
        if (!temporary.empty())
            ::unlink(temporary.c_str());
    }

    tl::unexpected<Error> fail(Text sentence) {
        failed = Error{std::move(sentence), Error::Kind::failed};
        return tl::unexpected(*failed);
    }

    Result<void> write(std::span<const std::byte> bytes) {
        while (!bytes.empty()) {
            const ::ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
            if (written < 0 && errno == EINTR)
                continue;
            if (written < 0)
                return fail(diskSentence(file, errno));
            bytes = bytes.subspan(static_cast<std::size_t>(written));
        }
        return {};
    }

    void skipComplete() {
        while (current < arrays.size() && bytesLeft[current] == 0)
            ++current;
    }

    Result<void> append(std::span<const std::byte> bytes, Type type) {
        if (failed)
            return tl::unexpected(*failed);
        while (!bytes.empty()) {
            skipComplete();
            if (current == arrays.size())
                return fail({"%1 got more values than were declared for its arrays.", {file.string()}});
            if (arrays[current].type != type)
                return fail({"%1: array \"%2\" got values of another type than declared.",
                             {file.string(), arrays[current].name}});
            const auto count = std::min<std::uint64_t>(bytes.size(), bytesLeft[current]);
            if (auto written = write(bytes.first(count)); !written)
                return written;
            bytesLeft[current] -= count;
            bytes = bytes.subspan(count);
        }
        return {};
    }

    /// Fills bytesLeft and gives the file's beginning, padded so that the data is aligned.
    Result<std::string> header(const Metadata& metadata) {
        nlohmann::ordered_json json;
        if (!metadata.empty())
            json["__metadata__"] = metadata;
        std::uint64_t offset = 0;
        for (const ArrayDeclaration& array : arrays) {
            const auto bytes = byteCount(file, array);
            const auto end = bytes ? checkedAdd(offset, *bytes) : std::nullopt;
            if (!end)
                return fail(bytes ? Text("%1 would be too large to write.", {file.string()}) : bytes.error().text);
            if (json.contains(array.name))
                return fail({"%1 cannot be written: two arrays are named \"%2\".", {file.string(), array.name}});
            json[array.name] = {{"dtype", array.type == Type::f32 ? "F32" : "I64"},
                                {"shape", array.shape},
                                {"data_offsets", {offset, *end}}};
            bytesLeft.push_back(*bytes);
            offset = *end;
        }
        std::string text = json.empty() ? "{}" : json.dump();
        text.append((headerAlignment - (text.size() + 8) % headerAlignment) % headerAlignment, ' ');
        std::uint64_t length = text.size();
        std::string start(sizeof length, '\0');
        std::memcpy(start.data(), &length, sizeof length);
        return start + text;
    }

    Result<void> checkRoom(std::uint64_t headerBytes) {
        std::uint64_t needed = headerBytes; // cannot overflow: header() added these numbers
        for (const std::uint64_t bytes : bytesLeft)
            needed += bytes;
        std::error_code error;
        const fs::space_info room = fs::space(file.parent_path().empty() ? fs::path(".") : file.parent_path(), error);
        if (!error && room.available < needed)
            return fail({"%1 needs %2 bytes, but the disk has only %3 free; free some space, choose another folder or "
                         "write fewer arrays.",
                         {file.string(), needed, room.available}});
        return {};
    }

    Result<void> openTemporary() {
        constexpr int attempts = 100; // names left over from programs that were killed
        const std::string stem = file.string() + ".part-" + std::to_string(::getpid()) + "-";
        for (int attempt = 0; attempt < attempts; ++attempt) {
            temporary = stem + std::to_string(attempt);
            descriptor = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
            if (descriptor >= 0)
                return {};
            if (errno != EEXIST)
                break;
        }
        temporary.clear(); // not ours to remove
        return fail(diskSentence(file, errno));
    }

    Result<void> finish() {
        if (failed)
            return tl::unexpected(*failed);
        skipComplete();
        if (current < arrays.size())
            return fail({"%1: array \"%2\" lacks %3 bytes of its values.",
                         {file.string(), arrays[current].name, bytesLeft[current]}});
        if (::fsync(descriptor) != 0)
            return fail(diskSentence(file, errno));
        const int closed = ::close(std::exchange(descriptor, -1));
        if (closed != 0 || ::rename(temporary.c_str(), file.c_str()) != 0)
            return fail(diskSentence(file, errno));
        temporary.clear();
        keepRename();
        return {};
    }

    /// Has the folder's new entry on the disk too. File systems that cannot do this need it not.
    void keepRename() const {
        const fs::path folder = file.parent_path().empty() ? fs::path(".") : file.parent_path();
        const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (opened < 0)
            return;
        ::fsync(opened);
        ::close(opened);
    }
};

SafetensorsWriter::SafetensorsWriter(std::unique_ptr<State> state) : state_(std::move(state)) {}
SafetensorsWriter::SafetensorsWriter(SafetensorsWriter&&) noexcept = default;
SafetensorsWriter& SafetensorsWriter::operator=(SafetensorsWriter&&) noexcept = default;
SafetensorsWriter::~SafetensorsWriter() = default;

Result<SafetensorsWriter> SafetensorsWriter::create(const fs::path& file, std::vector<ArrayDeclaration> arrays,
                                                    const Metadata& metadata) {
    return guarded({"%1 cannot be written", {file.string()}}, [&]() -> Result<SafetensorsWriter> {
        auto state = std::make_unique<State>();
        state->file = file;
        state->arrays = std::move(arrays);
        const auto header = state->header(metadata);
        if (!header)
            return tl::unexpected(header.error());
        if (const auto opened = state->openTemporary(); !opened)
            return tl::unexpected(opened.error());
        if (const auto room = state->checkRoom(header->size()); !room)
            return tl::unexpected(room.error());
        if (const auto written = state->write(std::as_bytes(std::span(*header))); !written)
            return tl::unexpected(written.error());
        return SafetensorsWriter(std::move(state));
    });
}

Result<void> SafetensorsWriter::append(std::span<const float> values) {
    return state_->append(std::as_bytes(values), Type::f32);
}

Result<void> SafetensorsWriter::append(std::span<const std::int64_t> values) {
    return state_->append(std::as_bytes(values), Type::i64);
}

Result<void> SafetensorsWriter::finish() {
    return state_->finish();
}

} // namespace sinkscope
