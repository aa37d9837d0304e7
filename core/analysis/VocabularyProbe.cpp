#include "analysis/VocabularyProbe.h"

#include "analysis/ProbeParts.h"
#include "engine/AlonePass.h"
#include "model/ModelWeights.h"
#include "support/Guarded.h"
#include "support/Stopwatch.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <c10/core/GradMode.h>
#include <cmath>
#include <limits>
#include <numeric>

namespace sinkscope {
namespace {

/// Rows at once: enough to make the most of each weight read, few enough for 256 MiB of streams.
std::int64_t batchSize(const ModelConfig& config) {
    constexpr std::int64_t most = 1024, least = 32, memory = std::int64_t{256} << 20;
    const std::int64_t joined = (config.heads + 2 * config.keyValueHeads) * config.headSize;
    const std::int64_t bytesPerRow = 4 * (10 * config.width + 3 * joined);
    return std::clamp(memory / bytesPerRow / 32 * 32, least, most);
}

/// What is known of an item while its layers go by.
struct BatchPeaks {
    at::Tensor largest;   ///< [items, layers]
    at::Tensor magnitude; ///< [items] so far
    at::Tensor channel;   ///< [items]
};

void note(BatchPeaks& peaks, std::int64_t layer, const at::Tensor& rows) {
    const auto [magnitude, channel] = rows.abs().max(1);
    const at::Tensor value = rows.gather(1, channel.unsqueeze(1)).squeeze(1);
    peaks.largest.select(1, layer).copy_(value);
    const at::Tensor larger = magnitude > peaks.magnitude;
    peaks.magnitude = at::where(larger, magnitude, peaks.magnitude);
    peaks.channel = at::where(larger, channel, peaks.channel);
}

class Probing {
public:
    Probing(const Model& model, ProbeParts& parts, const Progress& progress)
        : model_(model),
          operations_(operationsFor(model.device(), model.type())),
          parts_(parts),
          progress_(progress),
          batch_(batchSize(model.config())) {
        const std::int64_t items = model.config().vocabulary;
        probe_.largest = Matrix(items, model.config().layerCount());
        probe_.channels.resize(static_cast<std::size_t>(items));
    }

    Result<VocabularyProbe> run() {
        const std::int64_t items = probe_.largest.rows;
        // Whole batches only, so that what is computed again is computed in the same company.
        const std::int64_t kept = parts_.read(probe_.largest, probe_.channels);
        probe_.resumed = kept == items ? items : kept / batch_ * batch_;
        saved_ = probe_.resumed;
        for (std::int64_t first = saved_; first < items; first += batch_) {
            progress_.report(Stage::analyzing, first, items);
            probeBatch(first, std::min(items, first + batch_));
            if (progress_.cancelled()) {
                save(first);
                return cancellation();
            }
            if (sinceSaved_.seconds() > secondsBetweenParts)
                save(first + batch_);
        }
        save(items);
        return std::move(probe_);
    }

private:
    static constexpr double secondsBetweenParts = 5.0;

    void probeBatch(std::int64_t first, std::int64_t last) {
        std::vector<std::int64_t> ids(static_cast<std::size_t>(last - first));
        std::iota(ids.begin(), ids.end(), first);
        const at::TensorOptions numbers = model_.weights().embedding.options();
        BatchPeaks peaks{at::zeros({last - first, probe_.largest.columns}, numbers),
                         at::full({last - first}, -1.0, numbers), at::zeros({last - first}, numbers.dtype(at::kLong))};
        passAlone(*operations_, model_, ids, progress_,
                  [&](std::int64_t layer, const at::Tensor& rows) { note(peaks, layer, rows); });
        if (progress_.cancelled())
            return;
        const at::Tensor values = peaks.largest.to(at::kCPU, at::kFloat).contiguous();
        const at::Tensor channels = peaks.channel.to(at::kCPU).contiguous();
        std::copy_n(values.data_ptr<float>(), values.numel(), probe_.largest.row(first).data());
        std::copy_n(channels.data_ptr<std::int64_t>(), channels.numel(), probe_.channels.begin() + first);
    }

    void save(std::int64_t end) {
        end = std::min(end, probe_.largest.rows);
        if (end > saved_)
            parts_.write(probe_.largest, probe_.channels, saved_, end);
        saved_ = std::max(saved_, end);
        sinceSaved_ = Stopwatch();
    }

    const Model& model_;
    std::unique_ptr<const Operations> operations_;
    ProbeParts& parts_;
    const Progress& progress_;
    std::int64_t batch_, saved_ = 0;
    Stopwatch sinceSaved_;
    VocabularyProbe probe_;
};

} // namespace

Result<VocabularyProbe> probeVocabulary(const Model& model, const std::filesystem::path& folder,
                                        const Progress& progress) {
    return guarded("The vocabulary probe stopped", [&]() -> Result<VocabularyProbe> {
        const c10::NoGradGuard noGradient;
        auto parts = ProbeParts::of(model, folder, progress);
        if (!parts)
            return tl::unexpected(parts.error());
        return Probing(model, *parts, progress).run();
    });
}

ProbedPeak peakOf(const VocabularyProbe& probe, std::int64_t item) {
    ProbedPeak peak;
    const auto row = probe.largest.row(item);
    for (std::size_t layer = 0; layer < row.size(); ++layer) {
        if (!std::isfinite(row[layer]))
            return {std::numeric_limits<float>::quiet_NaN(), static_cast<std::int64_t>(layer)};
        if (std::abs(row[layer]) > std::abs(peak.value))
            peak = {row[layer], static_cast<std::int64_t>(layer)};
    }
    return peak;
}

std::vector<bool> spikeItems(const VocabularyProbe& probe, const std::vector<float>& medians,
                             const MassiveThresholds& thresholds) {
    std::vector<bool> spikes;
    for (std::int64_t item = 0; item < probe.largest.rows; ++item) {
        const auto row = probe.largest.row(item);
        bool spike = false;
        for (std::size_t layer = 0; layer < row.size(); ++layer) {
            const double magnitude = std::abs(row[layer]);
            spike = spike || (magnitude > thresholds.absolute && magnitude > thresholds.relative * medians[layer]);
        }
        spikes.push_back(spike);
    }
    return spikes;
}

} // namespace sinkscope
