#include "session/SessionPictures.h"

#include "engine/Arrays.h"
#include "engine/MapCells.h"
#include "support/Guarded.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sinkscope {
namespace {

tl::unexpected<Error> needsModel(const Text& what, const Text& kept) {
    return failure({"%1 needs the model, which is not open; the session keeps %2.", {what, kept}});
}

Text headName(std::int64_t layer, std::int64_t head) {
    return {"layer %1 head %2", {layer, head}};
}

/// Applies `compute` to both runs, as far as they are there.
template <typename Value, typename Compute>
Result<BothRuns<Value>> ofBoth(const Run& base, const Run* changed, const Compute& compute) {
    BothRuns<Value> values;
    for (const auto& [run, value] : {std::pair(&base, &values.base), std::pair(changed, &values.changed)}) {
        if (!run)
            continue;
        Result<Value> computed = compute(*run);
        if (!computed)
            return tl::unexpected(computed.error());
        *value = std::make_shared<const Value>(*std::move(computed));
    }
    return values;
}

/// Adds a row of a kept map, whose NaN are keys that the query does not see.
void addRow(MapCells& cells, std::int64_t query, std::span<const float> row) {
    for (std::size_t begin = 0; begin < row.size();) {
        const auto end =
            static_cast<std::size_t>(std::find_if(row.begin() + static_cast<std::ptrdiff_t>(begin), row.end(),
                                                  [](float weight) { return std::isnan(weight); }) -
                                     row.begin());
        cells.add(query, static_cast<std::int64_t>(begin), row.subspan(begin, end - begin));
        begin = end + 1;
    }
}

Matrix reduced(const Matrix& map, const MapRequest& request) {
    MapCells cells(request);
    for (std::int64_t query = request.queries.first; query < request.queries.last; ++query)
        addRow(cells, query, map.row(query));
    return std::move(cells).finish();
}

/// The chosen head first; all others too where that takes little.
std::vector<HeadPlace> headsOfMaps(const Run& run, const KeptChoice& choice) {
    std::vector<HeadPlace> places{{choice.layer, choice.head}};
    const std::int64_t heads = run.model->config().heads;
    // Their product may not fit into 64 bits: layers and heads are bounded, tokens by the first comparison.
    if (run.tokenCount() > SessionPictures::mostMapTokens ||
        run.layerCount() * heads * run.tokenCount() * run.tokenCount() > SessionPictures::mostCellsOfAllHeads)
        return places;
    for (std::int64_t layer = 0; layer < run.layerCount(); ++layer)
        for (std::int64_t head = 0; head < heads; ++head)
            if (HeadPlace{layer, head} != places.front())
                places.push_back({layer, head});
    return places;
}

Result<void> addMap(SessionPictures& pictures, const Run& base, const Run* changed, const HeadPlace& head,
                    const Progress& progress) {
    const Range all{0, base.tokenCount()};
    const std::int64_t side = std::min(all.size(), SessionPictures::mostMapTokens);
    const MapRequest request{head.layer, head.head, all, all, side, side, Reduction::maximum};
    auto maps = ofBoth<Matrix>(base, changed, [&](const Run& run) { return attentionMap(run, request, progress); });
    if (!maps)
        return tl::unexpected(maps.error());
    pictures.maps.push_back({head.layer, head.head, *std::move(maps)});
    return {};
}

bool isWithin(const Range& range, std::int64_t tokens) {
    return range.first >= 0 && range.first < range.last && range.last <= tokens;
}

} // namespace

Result<SessionPictures> computePictures(const Run& base, const Run* changed, const KeptChoice& choice,
                                        const Progress& progress) {
    return guarded("The pictures of the session stopped", [&]() -> Result<SessionPictures> {
        SessionPictures pictures{base.tokenCount(), {}, {}, {}};
        for (const HeadPlace& head : headsOfMaps(base, choice))
            if (const auto added = addMap(pictures, base, changed, head, progress); !added)
                return tl::unexpected(added.error());
        for (const Rotation rotation : {Rotation::after, Rotation::before}) {
            if (progress.cancelled())
                return cancellation();
            auto spaces = ofBoth<KeySpace>(base, changed, [&](const Run& run) {
                return Result<KeySpace>(keySpace(run, choice.layer, choice.head, rotation, base));
            });
            pictures.spaces.push_back({rotation, *std::move(spaces)});
        }
        if (choice.channel) {
            auto channels = ofBoth<Matrix>(
                base, changed, [&](const Run& run) { return Result<Matrix>(channelValues(run, *choice.channel)); });
            pictures.channels.push_back({*choice.channel, *std::move(channels)});
        }
        return pictures;
    });
}

Result<BothRuns<Matrix>> keptMaps(const SessionPictures& pictures, const MapRequest& request) {
    const auto found = std::find_if(pictures.maps.begin(), pictures.maps.end(), [&](const auto& map) {
        return map.layer == request.layer && map.head == request.head;
    });
    if (found == pictures.maps.end())
        return needsModel({"The attention map of %1", {headName(request.layer, request.head)}},
                          pictures.maps.empty() ? Text("none")
                                                : Text("that of %1", {headName(pictures.maps.front().layer,
                                                                               pictures.maps.front().head)}));
    if (!isWithin(request.queries, pictures.tokens) || !isWithin(request.keys, pictures.tokens) || request.rows <= 0 ||
        request.columns <= 0)
        return failure("The part of the attention map that was asked for does not lie within the prompt.");
    MapRequest part = request;
    const std::int64_t cells = found->values.base->rows;
    if (cells < pictures.tokens) {
        const Range all{0, pictures.tokens};
        if (request.queries != all || request.keys != all || request.reduction != Reduction::maximum)
            return needsModel("A part of this attention map",
                              {"the whole map, reduced to %1 cells a side by their largest", {cells}});
        part.queries = part.keys = {0, cells};
    }
    BothRuns<Matrix> answer{std::make_shared<const Matrix>(reduced(*found->values.base, part)), nullptr};
    if (found->values.changed)
        answer.changed = std::make_shared<const Matrix>(reduced(*found->values.changed, part));
    return answer;
}

Result<BothRuns<KeySpace>> keptSpaces(const SessionPictures& pictures, std::int64_t layer, std::int64_t head,
                                      Rotation rotation) {
    for (const SessionPictures::Space& space : pictures.spaces)
        if (space.rotation == rotation && space.values.base->layer == layer && space.values.base->head == head)
            return space.values;
    const KeySpace* kept = pictures.spaces.empty() ? nullptr : pictures.spaces.front().values.base.get();
    return needsModel({"The key space of %1", {headName(layer, head)}},
                      kept ? Text("that of %1", {headName(kept->layer, kept->head)}) : Text("none"));
}

Result<BothRuns<Matrix>> keptChannels(const SessionPictures& pictures, std::int64_t channel) {
    for (const SessionPictures::Channel& kept : pictures.channels)
        if (kept.channel == channel)
            return kept.values;
    return needsModel({"Channel %1", {channel}}, pictures.channels.empty()
                                                     ? Text("no channel")
                                                     : Text("channel %1", {pictures.channels.front().channel}));
}

} // namespace sinkscope
