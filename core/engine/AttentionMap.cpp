#include "engine/AttentionMap.h"

#include "engine/MapCells.h"
#include "engine/RunTensors.h"
#include "engine/TensorMatrix.h"
#include "engine/TensorOperations.h"
#include "support/Guarded.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <c10/core/GradMode.h>
#include <functional>

namespace sinkscope {

namespace {

constexpr std::int64_t mapTileRows = 128;

Result<void> checkHead(const Run& run, std::int64_t layer, std::int64_t head) {
    const std::int64_t layers = run.layerCount(), heads = run.model->config().heads;
    if (layer < 0 || layer >= layers)
        return failure({"There is no layer %1: the run has layers 0 to %2.", {layer, layers - 1}});
    if (head < 0 || head >= heads)
        return failure({"There is no head %1: each layer has heads 0 to %2.", {head, heads - 1}});
    return {};
}

constexpr const char *queriesProblem = "The range of queries %1 to %2 does not lie within the prompt's %3 tokens.",
                     *keysProblem = "The range of keys %1 to %2 does not lie within the prompt's %3 tokens.";

Result<void> checkRange(const Range& range, std::int64_t tokens, const char* problem) {
    if (range.first >= 0 && range.first < range.last && range.last <= tokens)
        return {};
    return failure({problem, {range.first, range.last, tokens}});
}

/// Tile by tile.
Result<void> forEachRow(const Run& run, std::int64_t layerIndex, std::int64_t head, const Range& queries,
                        const Progress& progress, const UseAttentionRow& use) {
    const c10::NoGradGuard noGradient;
    const ModelConfig& config = run.model->config();
    const AttentionRule rule = attentionRule(run, layerIndex);
    const HeadTensors heads = splitHeads(run.tensors->queryKeyValue[static_cast<std::size_t>(layerIndex)], config);
    const at::Tensor query = heads.query.narrow(1, head, 1), key = heads.key.narrow(1, head / config.groupSize(), 1);
    for (std::int64_t first = queries.first; first < queries.last; first += mapTileRows) {
        if (progress.cancelled())
            return cancellation();
        progress.report(Stage::computingMap, first - queries.first, queries.size());
        const std::int64_t last = std::min(queries.last, first + mapTileRows);
        const AttentionTile tile = attentionTile(query, key, rule, head, first, last);
        const Matrix weights = toMatrix(tile.weights.select(0, 0));
        for (std::int64_t row = first; row < last; ++row)
            for (const Range& seen : rule.visible(head, row))
                use(row, seen.first,
                    weights.row(row - first)
                        .subspan(static_cast<std::size_t>(seen.first - tile.firstKey),
                                 static_cast<std::size_t>(seen.size())));
    }
    return {};
}

} // namespace

Result<Matrix> attentionMap(const Run& run, const MapRequest& request, const Progress& progress) {
    for (const Result<void>& good :
         {checkHead(run, request.layer, request.head), checkRange(request.queries, run.tokenCount(), queriesProblem),
          checkRange(request.keys, run.tokenCount(), keysProblem)})
        if (!good)
            return tl::unexpected(good.error());
    if (request.rows <= 0 || request.columns <= 0)
        return failure("An attention map needs at least one row and one column of cells.");
    return guarded("The attention map stopped", [&]() -> Result<Matrix> {
        MapCells cells(request);
        const auto done = forEachRow(run, request.layer, request.head, request.queries, progress,
                                     [&](std::int64_t query, std::int64_t firstKey, std::span<const float> weights) {
                                         cells.add(query, firstKey, weights);
                                     });
        if (!done)
            return tl::unexpected(done.error());
        return std::move(cells).finish();
    });
}

Result<Matrix> wholeAttentionMap(const Run& run, std::int64_t layer, std::int64_t head, const Progress& progress) {
    if (auto good = checkHead(run, layer, head); !good)
        return tl::unexpected(good.error());
    return guarded("The attention map stopped", [&]() -> Result<Matrix> {
        Matrix map(run.tokenCount(), run.tokenCount());
        const auto done = forEachRow(run, layer, head, {0, run.tokenCount()}, progress,
                                     [&](std::int64_t query, std::int64_t firstKey, std::span<const float> weights) {
                                         std::copy(weights.begin(), weights.end(), map.row(query).begin() + firstKey);
                                     });
        if (!done)
            return tl::unexpected(done.error());
        return map;
    });
}

Result<void> forAttentionRows(const Run& run, std::int64_t layer, std::int64_t head, const Range& queries,
                              const Progress& progress, const UseAttentionRow& use) {
    for (const Result<void>& good :
         {checkHead(run, layer, head), checkRange(queries, run.tokenCount(), queriesProblem)})
        if (!good)
            return good;
    return guarded("The attention map stopped",
                   [&] { return forEachRow(run, layer, head, queries, progress.silent(), use); });
}

} // namespace sinkscope
