#include "analysis/HeadValues.h"

#include "engine/RopeTable.h"
#include "engine/RunTensors.h"
#include "engine/TensorMatrix.h"

#include <ATen/ATen.h>
#include <numeric>

namespace sinkscope {

Matrix headValueNorms(const Run& run, std::int64_t layer, HeadVectors vectors) {
    const HeadTensors heads =
        splitHeads(run.tensors->queryKeyValue[static_cast<std::size_t>(layer)], run.model->config());
    const at::Tensor& rows = vectors == HeadVectors::query ? heads.query
                             : vectors == HeadVectors::key ? heads.key
                                                           : heads.value;
    return toMatrix(rows.to(at::kDouble).norm(2, 0));
}

std::vector<MassiveHeadValue> massiveHeadValues(const Run& run, double factor) {
    std::vector<MassiveHeadValue> found;
    for (std::int64_t layer = 0; layer < run.layerCount(); ++layer)
        for (const HeadVectors vectors : {HeadVectors::query, HeadVectors::key, HeadVectors::value}) {
            const Matrix norms = headValueNorms(run, layer, vectors);
            for (std::int64_t head = 0; head < norms.rows; ++head) {
                const auto row = norms.row(head);
                const double mean = std::accumulate(row.begin(), row.end(), 0.0) / static_cast<double>(row.size());
                for (std::int64_t dimension = 0; dimension < norms.columns; ++dimension)
                    if (norms.at(head, dimension) > factor * mean)
                        found.push_back({vectors, layer, head, dimension, norms.at(head, dimension) / mean});
            }
        }
    return found;
}

double turnPerToken(const Run& run, std::int64_t layer, std::int64_t dimension) {
    const at::Tensor frequencies = ropeFrequencies(layerConfig(run, layer).rope, run.tokenCount());
    if (!frequencies.defined() || dimension >= 2 * frequencies.size(0))
        return 0.0;
    return frequencies[dimension % frequencies.size(0)].item<double>();
}

} // namespace sinkscope
