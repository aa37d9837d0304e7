#pragma once

#include "engine/Run.h"
#include "session/SessionArrays.h"

#include <memory>
#include <string>
#include <vector>

namespace sinkscope {

/// Statistics of a run's embedding and layers as arrays whose names begin with `prefix`: for each site
/// `<prefix>/<site>/norm` and `median` [layers, tokens], `top` and `topChannel` [layers, tokens, 3], `layerMedian`
/// [layers], the embedding with one row; of the heads `<prefix>/heads/received`, `receivedEarly`, `distance`,
/// `entropy`, `firstLogit`, `queryNorm` [layers, heads, tokens], `keyNorm`, `valueNorm` [layers, keyValueHeads, tokens]
/// and, where the model has them, `learnedSink`.
void addCaptures(SessionArrays& arrays, const std::string& prefix, const Run& run);

/// The sizes that a run's arrays must have.
struct CaptureSizes {
    std::int64_t layers = 0, tokens = 0, width = 0, heads = 0, keyValueHeads = 0, sinkTokens = 0;
};

/// Throws as StoredArrays does.
SiteStatistics readEmbedding(const StoredArrays& arrays, const std::string& prefix, const CaptureSizes& sizes);
std::vector<std::shared_ptr<const LayerCapture>> readLayers(const StoredArrays& arrays, const std::string& prefix,
                                                            const CaptureSizes& sizes);

} // namespace sinkscope
