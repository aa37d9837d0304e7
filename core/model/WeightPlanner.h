#pragma once

#include "model/DescribedModel.h"
#include "model/LayoutNames.h"
#include "model/ModelWeights.h"
#include "model/TensorFinder.h"
#include "model/TensorPlan.h"
#include "support/Result.h"

#include <string>
#include <vector>

namespace sinkscope {

/// Works out, from names and shapes alone, which stored tensors fill which tensor of ModelWeights. Reads no weights, so
/// that a wrong file is refused before anything is decoded.
class WeightPlanner {
public:
    /// All three must outlive the planner and the plans; `weights` is given its layers.
    WeightPlanner(const WeightSource& source, const DescribedModel& model, ModelWeights& weights);

    /// Fails with one sentence on the first tensor that is missing, has another shape, or that the description has no
    /// place for.
    Result<std::vector<TensorPlan>> plan();
    /// Whether the embedding serves as output matrix too; known after plan().
    bool sharesHead() const { return sharesHead_; }
    /// What people should know about this choice; empty when the file is as its description says.
    const std::vector<Text>& notes() const { return notes_; }

private:
    /// Rows of a joined map: the tensor's name without ".weight", how many rows it gives, in which order.
    struct Piece {
        std::string name;
        std::int64_t rows = 0;
        RowOrder order;
        std::int64_t storedRows = 0; ///< of the whole stored tensor
    };
    /// The same of one expert's part of a tensor that holds all experts; names are whole.
    struct Slice {
        std::string weight, bias;
        std::int64_t rows = 0;
        RowOrder order;
        std::int64_t storedRows = 0;
    };
    enum class Bias { absent, present };

    void planOutside();
    void planHead();
    void planLayer(std::int64_t index);
    void planAttention(std::int64_t index);
    void planFeedForward(std::int64_t index);
    void planExperts(std::int64_t index);
    void planExpert(std::int64_t expert, const std::string& prefix, LayerWeights& layer);
    void planStackedExpert(std::int64_t expert, const std::string& prefix, LayerWeights& layer);
    void planNorm(const std::string& name, const NormConfig& config, std::int64_t size, NormWeights& target);
    void planHeadNorm(const std::string& name, const NormConfig& config, std::int64_t heads, const RowOrder& rotated,
                      NormWeights& target);
    RowOrder rotatedRows(std::int64_t index) const;
    void planMap(const std::vector<Piece>& pieces, std::int64_t columns, MatrixOrder order, Bias bias,
                 LinearWeights& target);
    void planSlice(const std::vector<Slice>& slices, std::int64_t expert, std::int64_t columns, MatrixOrder order,
                   Bias bias, LinearWeights& target);
    void planTable(const std::string& name, std::int64_t rows, std::int64_t columns, at::Tensor& target);
    void checkRest();
    std::vector<Piece> queryKeyValuePieces(std::int64_t index) const;

    const WeightSource& source_;
    const ModelConfig& config_;
    const LayoutNames names_;
    const TensorLayout& layout_;
    ModelWeights& weights_;
    TensorFinder finder_;
    std::vector<TensorPlan> plans_;
    bool sharesHead_ = false;
    std::vector<Text> notes_;
};

} // namespace sinkscope
