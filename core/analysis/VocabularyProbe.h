#pragma once

#include "analysis/Massive.h"
#include "model/Model.h"
#include "support/Matrix.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace sinkscope {

/// What each vocabulary item does as a prompt of its own, no begin-of-text token before it (arXiv 2603.05498, Table 2).
struct VocabularyProbe {
    Matrix largest;                     ///< [items, layers] signed value of largest magnitude after each layer
    std::vector<std::int64_t> channels; ///< [items] where the largest of them all sits
    std::int64_t resumed = 0;           ///< items read from the folder instead of computed
};

/// Goes through the whole vocabulary in batches. Finished ones are kept in `folder` (empty: nowhere), so that a
/// cancelled probe goes on where it was; the numbers are the same bit for bit. Reports Stage::analyzing; cancels within
/// 100 ms on the CPU. Fails when there is not enough memory; a folder that cannot be written to only loses what it
/// would have kept.
Result<VocabularyProbe> probeVocabulary(const Model& model, const std::filesystem::path& folder,
                                        const Progress& progress);

/// An item's largest value and the layer after which it stands.
struct ProbedPeak {
    float value = 0.0F; ///< signed; NaN where the item gave NaN or infinity
    std::int64_t layer = 0;
};
ProbedPeak peakOf(const VocabularyProbe& probe, std::int64_t item);

/// Whether each item becomes a spike token: after some layer its largest magnitude passes the thresholds, the relative
/// one against that layer's `medians` [layers]. An item's own median does not serve: a spike token's other channels
/// grow with its spike.
std::vector<bool> spikeItems(const VocabularyProbe& probe, const std::vector<float>& medians,
                             const MassiveThresholds& thresholds);

} // namespace sinkscope
