#include "analysis/ProbeParts.h"

#include "io/SafetensorsWriter.h"
#include "model/ComputeWords.h"
#include "model/SafetensorsFile.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <span>

namespace sinkscope {
namespace {

namespace fs = std::filesystem;

/// Changes when the meaning of the numbers does, so that parts of older programs are computed again.
constexpr std::int64_t format = 1;
/// format, vocabulary, layers, width, first item, checksum
using Label = std::array<std::int64_t, 6>;

/// FNV-1a, 64 bits: tells a damaged file, no more.
std::uint64_t mixed(std::uint64_t sum, std::span<const std::byte> bytes) {
    for (const std::byte byte : bytes)
        sum = (sum ^ static_cast<std::uint64_t>(byte)) * 0x100000001b3U;
    return sum;
}

std::int64_t checksum(std::span<const float> largest, std::span<const std::int64_t> channels) {
    constexpr std::uint64_t start = 0xcbf29ce484222325U;
    return std::bit_cast<std::int64_t>(mixed(mixed(start, std::as_bytes(largest)), std::as_bytes(channels)));
}

std::span<const float> rowsOf(const Matrix& matrix, std::int64_t first, std::int64_t end) {
    return {matrix.values.data() + first * matrix.columns, static_cast<std::size_t>((end - first) * matrix.columns)};
}

/// The array of that name when it has exactly that type and shape.
const StoredTensor* arrayOf(const WeightSource& source, const char* name, StoredType type,
                            const std::vector<std::int64_t>& shape) {
    const StoredTensor* tensor = source.find(name);
    return tensor && tensor->type == type && tensor->shape == shape ? tensor : nullptr;
}

template <typename Value>
void copyBytes(const StoredTensor& from, std::span<Value> to) {
    std::memcpy(to.data(), from.bytes.data(), from.bytes.size());
}

} // namespace

Result<ProbeParts> ProbeParts::of(const Model& model, const fs::path& folder, const Progress& progress) {
    const ModelConfig& config = model.config();
    const std::array<std::int64_t, 3> shape{config.vocabulary, config.layerCount(), config.width};
    if (folder.empty() || model.files().empty())
        return ProbeParts({}, shape);
    const auto hash = weightHash(model, progress);
    if (!hash)
        return tl::unexpected(hash.error());
    return ProbeParts(folder / (*hash + "-" + wordOf(model.type()) + "-" + wordOf(model.device())), shape);
}

fs::path ProbeParts::fileOf(std::int64_t first) const {
    return folder_ / (std::to_string(first) + ".safetensors");
}

std::int64_t ProbeParts::read(Matrix& largest, std::vector<std::int64_t>& channels) const {
    std::int64_t known = 0;
    while (!folder_.empty() && known < shape_[0]) {
        const std::int64_t items = readPart(known, largest, channels);
        if (items == 0)
            break;
        known += items;
    }
    return known;
}

std::int64_t ProbeParts::readPart(std::int64_t first, Matrix& largest, std::vector<std::int64_t>& channels) const {
    std::error_code error;
    if (!fs::is_regular_file(fileOf(first), error))
        return 0;
    const auto source = openSafetensors(fileOf(first));
    const StoredTensor* labels = source ? arrayOf(*source, "label", StoredType::i64, {6}) : nullptr;
    const StoredTensor* places = source ? source->find("channels") : nullptr;
    if (!labels || !places || places->type != StoredType::i64 || places->shape.size() != 1)
        return 0;
    const std::int64_t items = places->shape.front();
    const StoredTensor* values = arrayOf(*source, "largest", StoredType::f32, {items, shape_[1]});
    if (!values || items < 1 || items > shape_[0] - first)
        return 0;
    Label label{};
    copyBytes(*labels, std::span<std::int64_t>(label));
    const auto rows = std::span(largest.row(first).data(), static_cast<std::size_t>(items * shape_[1]));
    const auto own = std::span(channels).subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(items));
    copyBytes(*values, rows);
    copyBytes(*places, own);
    const Label expected{format, shape_[0], shape_[1], shape_[2], first, checksum(rows, own)};
    return label == expected ? items : 0;
}

void ProbeParts::write(const Matrix& largest, const std::vector<std::int64_t>& channels, std::int64_t first,
                       std::int64_t end) const {
    if (folder_.empty())
        return;
    std::error_code error;
    fs::create_directories(folder_, error);
    const std::int64_t items = end - first;
    using Type = ArrayDeclaration::Type;
    auto writer = SafetensorsWriter::create(
        fileOf(first),
        {{"label", {6}, Type::i64}, {"channels", {items}, Type::i64}, {"largest", {items, shape_[1]}, Type::f32}});
    if (!writer)
        return;
    const auto rows = rowsOf(largest, first, end);
    const auto own = std::span(channels).subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(items));
    const Label label{format, shape_[0], shape_[1], shape_[2], first, checksum(rows, own)};
    const auto written = writer->append(std::span<const std::int64_t>(label))
                             .and_then([&] { return writer->append(own); })
                             .and_then([&] { return writer->append(rows); });
    if (written)
        static_cast<void>(writer->finish()); // what is not kept is computed again
}

} // namespace sinkscope
