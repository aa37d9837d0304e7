#include "session/CaptureArrays.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sinkscope {
namespace {

using Shape = SessionArrays::Shape;

struct NamedSite {
    const char* name;
    SiteStatistics LayerCapture::*member;
};

constexpr std::array layerSites{NamedSite{"attentionOutput", &LayerCapture::attentionOutput},
                                NamedSite{"afterAttention", &LayerCapture::afterAttention},
                                NamedSite{"feedForwardOutput", &LayerCapture::feedForwardOutput},
                                NamedSite{"afterFeedForward", &LayerCapture::afterFeedForward}};

enum class HeadRows { heads, keyValueHeads };
enum class HeadColumns { tokens, sinkTokens };

struct NamedHeads {
    const char* name;
    Matrix HeadStatistics::*member;
    HeadRows rows = HeadRows::heads;
    HeadColumns columns = HeadColumns::tokens;
};

constexpr std::array headArrays{
    NamedHeads{"received", &HeadStatistics::received},
    NamedHeads{"receivedEarly", &HeadStatistics::receivedEarly, HeadRows::heads, HeadColumns::sinkTokens},
    NamedHeads{"distance", &HeadStatistics::distance},
    NamedHeads{"entropy", &HeadStatistics::entropy},
    NamedHeads{"firstLogit", &HeadStatistics::firstLogit},
    NamedHeads{"queryNorm", &HeadStatistics::queryNorm},
    NamedHeads{"keyNorm", &HeadStatistics::keyNorm, HeadRows::keyValueHeads},
    NamedHeads{"valueNorm", &HeadStatistics::valueNorm, HeadRows::keyValueHeads},
};
constexpr NamedHeads learnedSinks{"learnedSink", &HeadStatistics::learnedSink};

template <typename Values>
void append(Values& all, const Values& some) {
    all.insert(all.end(), some.begin(), some.end());
}

void addSite(SessionArrays& arrays, const std::string& name, const std::vector<const SiteStatistics*>& rows) {
    const auto count = static_cast<std::int64_t>(rows.size());
    const auto tokens = static_cast<std::int64_t>(rows.front()->norm.size());
    std::vector<float> norm, median, top, layerMedian;
    std::vector<std::int64_t> channel;
    for (const SiteStatistics* row : rows) {
        append(norm, row->norm);
        append(median, row->median);
        layerMedian.push_back(row->layerMedian);
        for (const auto& peaks : row->top)
            for (const Peak& peak : peaks) {
                top.push_back(peak.value);
                channel.push_back(peak.channel);
            }
    }
    arrays.add(name + "/norm", {count, tokens}, std::move(norm));
    arrays.add(name + "/median", {count, tokens}, std::move(median));
    arrays.add(name + "/top", {count, tokens, 3}, std::move(top));
    arrays.add(name + "/topChannel", {count, tokens, 3}, std::move(channel));
    arrays.add(name + "/layerMedian", {count}, std::move(layerMedian));
}

void addHeads(SessionArrays& arrays, const std::string& prefix, const Run& run, const NamedHeads& named) {
    const Matrix& first = run.layer(0).heads.*named.member;
    std::vector<float> values;
    for (const auto& layer : run.layers)
        append(values, (layer->heads.*named.member).values);
    arrays.add(prefix + "/heads/" + named.name, {run.layerCount(), first.rows, first.columns}, std::move(values));
}

std::vector<SiteStatistics> readSites(const StoredArrays& arrays, const std::string& name, std::int64_t rows,
                                      const CaptureSizes& sizes) {
    const auto norm = arrays.floats(name + "/norm", {rows, sizes.tokens});
    const auto median = arrays.floats(name + "/median", {rows, sizes.tokens});
    const auto top = arrays.floats(name + "/top", {rows, sizes.tokens, 3});
    const auto channel = arrays.integers(name + "/topChannel", {rows, sizes.tokens, 3}, 0, sizes.width);
    const auto layerMedian = arrays.floats(name + "/layerMedian", {rows});
    std::vector<SiteStatistics> sites(static_cast<std::size_t>(rows));
    const auto tokens = static_cast<std::size_t>(sizes.tokens);
    for (std::size_t row = 0; row < sites.size(); ++row) {
        SiteStatistics& site = sites[row];
        const auto begin = static_cast<std::ptrdiff_t>(row * tokens), end = begin + sizes.tokens;
        site.norm.assign(norm.begin() + begin, norm.begin() + end);
        site.median.assign(median.begin() + begin, median.begin() + end);
        site.layerMedian = layerMedian[row];
        for (std::size_t token = row * tokens; token < (row + 1) * tokens; ++token) {
            auto& peaks = site.top.emplace_back();
            for (std::size_t place = 0; place < peaks.size(); ++place)
                peaks[place] = {top[3 * token + place], static_cast<std::int32_t>(channel[3 * token + place])};
        }
    }
    return sites;
}

void readHeads(const StoredArrays& arrays, const std::string& prefix, const CaptureSizes& sizes,
               const NamedHeads& named, std::vector<LayerCapture>& layers) {
    const std::int64_t rows = named.rows == HeadRows::heads ? sizes.heads : sizes.keyValueHeads;
    const std::int64_t columns = named.columns == HeadColumns::tokens ? sizes.tokens : sizes.sinkTokens;
    const auto values = arrays.floats(prefix + "/heads/" + named.name, {sizes.layers, rows, columns});
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        Matrix& matrix = layers[layer].heads.*named.member;
        matrix = Matrix(rows, columns);
        const auto begin = values.begin() + static_cast<std::ptrdiff_t>(layer) * rows * columns;
        std::copy(begin, begin + rows * columns, matrix.values.begin());
    }
}

} // namespace

void addCaptures(SessionArrays& arrays, const std::string& prefix, const Run& run) {
    addSite(arrays, prefix + "/embedding", {&run.embedding});
    for (const NamedSite& site : layerSites) {
        std::vector<const SiteStatistics*> rows;
        for (const auto& layer : run.layers)
            rows.push_back(&((*layer).*site.member));
        addSite(arrays, prefix + "/" + site.name, rows);
    }
    for (const NamedHeads& named : headArrays)
        addHeads(arrays, prefix, run, named);
    if (!run.layer(0).heads.learnedSink.empty())
        addHeads(arrays, prefix, run, learnedSinks);
}

SiteStatistics readEmbedding(const StoredArrays& arrays, const std::string& prefix, const CaptureSizes& sizes) {
    return readSites(arrays, prefix + "/embedding", 1, sizes).front();
}

std::vector<std::shared_ptr<const LayerCapture>> readLayers(const StoredArrays& arrays, const std::string& prefix,
                                                            const CaptureSizes& sizes) {
    std::vector<LayerCapture> layers(static_cast<std::size_t>(sizes.layers));
    for (const NamedSite& site : layerSites) {
        auto rows = readSites(arrays, prefix + "/" + site.name, sizes.layers, sizes);
        for (std::size_t layer = 0; layer < layers.size(); ++layer)
            layers[layer].*site.member = std::move(rows[layer]);
    }
    for (const NamedHeads& named : headArrays)
        readHeads(arrays, prefix, sizes, named, layers);
    if (arrays.has(prefix + "/heads/" + learnedSinks.name))
        readHeads(arrays, prefix, sizes, learnedSinks, layers);
    std::vector<std::shared_ptr<const LayerCapture>> shared;
    for (LayerCapture& layer : layers)
        shared.push_back(std::make_shared<const LayerCapture>(std::move(layer)));
    return shared;
}

} // namespace sinkscope
