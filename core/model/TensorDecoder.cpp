#include "model/TensorDecoder.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <algorithm>

namespace sinkscope {
namespace {

/// Elements between two looks at `progress`: some 10 ms of work.
constexpr std::int64_t sliceElements = 1 << 22;
/// Fewer are not worth another thread.
constexpr std::int64_t threadElements = 1 << 15;
/// Stored rows that are turned over together, so that each line of the target is written in pieces of a cache line or
/// more.
constexpr std::int64_t tileRows = 32;

at::ScalarType scalarType(ComputeType type) {
    if (type == ComputeType::bf16)
        return at::kBFloat16;
    return type == ComputeType::fp16 ? at::kHalf : at::kFloat;
}

/// One part of one plan, going to `target`, which is row-major with `columns` columns.
struct Job {
    const WeightSource& source;
    const TensorPart& part;
    std::int64_t columns;
    float* target;
};

void decodeRows(const Job& job, std::int64_t first, std::int64_t last) {
    const auto read = [&](std::int64_t row, std::int64_t count) {
        const std::int64_t element = job.part.firstElement + job.part.order.stored(row) * job.columns;
        job.source.read(*job.part.tensor, element,
                        {job.target + row * job.columns, static_cast<std::size_t>(count * job.columns)});
    };
    if (job.part.order.isPlain()) {
        read(first, last - first);
        return;
    }
    for (std::int64_t row = first; row < last; ++row)
        read(row, 1);
}

/// Stored rows [first, last) are inputs: columns of the target.
void decodeTurned(const Job& job, std::int64_t first, std::int64_t last) {
    const std::int64_t outputs = job.part.storedRows;
    std::vector<float> tile(static_cast<std::size_t>(tileRows * outputs));
    for (std::int64_t begin = first; begin < last; begin += tileRows) {
        const std::int64_t count = std::min(tileRows, last - begin);
        job.source.read(*job.part.tensor, job.part.firstElement + begin * outputs,
                        {tile.data(), static_cast<std::size_t>(count * outputs)});
        for (std::int64_t row = 0; row < job.part.rows; ++row) {
            const float* from = tile.data() + job.part.order.stored(row);
            float* to = job.target + row * job.columns + begin;
            for (std::int64_t input = 0; input < count; ++input)
                to[input] = from[input * outputs];
        }
    }
}

/// Counts what is done over all plans and tells when to stop.
struct Counter {
    const Progress& progress;
    std::int64_t done = 0, total = 0;

    bool advance(std::int64_t elements) {
        done += elements;
        progress.report(Stage::loadingWeights, done, total);
        return !progress.cancelled();
    }
};

Result<void> decodePart(const Job& job, Counter& counter) {
    const bool turned = job.part.matrix == MatrixOrder::inputRows;
    const std::int64_t lines = turned ? job.columns : job.part.rows;
    const std::int64_t lineElements = turned ? job.part.storedRows : job.columns;
    const std::int64_t step = std::max<std::int64_t>(1, sliceElements / lineElements);
    const std::int64_t grain = std::max<std::int64_t>(1, threadElements / lineElements);
    for (std::int64_t begin = 0; begin < lines; begin += step) {
        const std::int64_t end = std::min(lines, begin + step);
        if (auto whole = job.source.whole(*job.part.tensor); !whole)
            return whole;
        at::parallel_for(begin, end, grain, [&](std::int64_t first, std::int64_t last) {
            turned ? decodeTurned(job, first, last) : decodeRows(job, first, last);
        });
        if (!counter.advance((end - begin) * job.part.rows * job.columns / lines))
            return cancellation();
    }
    return {};
}

Result<void> decodePlan(const WeightSource& source, const TensorPlan& plan, const LoadOptions& options,
                        Counter& counter) {
    const std::int64_t rows = plan.rows();
    const std::int64_t columns = plan.columns == 0 ? 1 : plan.columns;
    at::Tensor target = plan.columns == 0 ? at::empty({rows}, at::kFloat) : at::empty({rows, columns}, at::kFloat);
    float* place = target.data_ptr<float>();
    for (const TensorPart& part : plan.parts) {
        if (auto decoded = decodePart({source, part, columns, place}, counter); !decoded)
            return decoded;
        place += part.rows * columns;
    }
    if (plan.added != 0.0F)
        target.add_(plan.added);
    const at::Device device = options.device == ComputeDevice::cuda ? at::Device(at::kCUDA) : at::Device(at::kCPU);
    const at::ScalarType type = plan.precision == Precision::single ? at::kFloat : scalarType(options.type);
    *plan.target = target.to(device, type);
    return {};
}

} // namespace

Result<void> decodeTensors(const WeightSource& source, std::span<const TensorPlan> plans, const LoadOptions& options,
                           const Progress& progress) {
    Counter counter{progress};
    for (const TensorPlan& plan : plans)
        counter.total += plan.elements();
    for (const TensorPlan& plan : plans) {
        if (auto decoded = decodePlan(source, plan, options, counter); !decoded)
            return decoded;
        for (const TensorPart& part : plan.parts)
            source.release(*part.tensor);
    }
    return {};
}

} // namespace sinkscope
