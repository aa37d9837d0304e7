#include "trust/TensorUse.h"

#include "model/TensorNames.h"
#include "model/WeightPlanner.h"
#include "trust/Judgement.h"

#include <ATen/ATen.h>
#include <algorithm>
#include <unordered_map>

namespace sinkscope {
namespace {

/// How often each row of the stored tensors is read; rows of a matrix whose rows are inputs are its columns.
class RowCounts {
public:
    void add(const TensorPlan& plan, const TensorPart& part) {
        if (part.tensor == nullptr)
            return;
        const std::int64_t columns = std::max<std::int64_t>(plan.columns, 1);
        const std::int64_t first = part.firstElement / columns; // whole matrices lie before it
        std::vector<std::uint8_t>& counts = counts_[part.tensor];
        counts.resize(static_cast<std::size_t>(part.tensor->elements() / columns));
        for (std::int64_t row = 0; row < part.rows; ++row) {
            std::uint8_t& count = counts[static_cast<std::size_t>(first + part.order.stored(row))];
            count = static_cast<std::uint8_t>(std::min(count + 1, 255));
        }
    }
    bool isRead(const StoredTensor& tensor) const { return counts_.contains(&tensor); }
    /// Rows that are read another number of times than once.
    std::int64_t wrongRows(const StoredTensor& tensor) const {
        return std::ranges::count_if(counts_.at(&tensor), [](std::uint8_t count) { return count != 1; });
    }

private:
    std::unordered_map<const StoredTensor*, std::vector<std::uint8_t>> counts_;
};

struct UseLists {
    std::vector<std::string> wrong, unused, buffers;
    std::int64_t used = 0;
};

UseLists sort(const Checkpoint& checkpoint, const RowCounts& counts, const std::string& head) {
    UseLists lists;
    for (const StoredTensor& tensor : checkpoint.weights.tensors()) {
        if (!counts.isRead(tensor)) {
            const bool known = isBuffer("." + tensor.name) || tensor.name == head;
            (known ? lists.buffers : lists.unused).push_back(tensor.name);
        } else if (const std::int64_t rows = counts.wrongRows(tensor); rows > 0) {
            lists.wrong.push_back(tensor.name + " (" + plainText(countText(rows, "%1 row", "%1 rows")) + ")");
        } else {
            ++lists.used;
        }
    }
    return lists;
}

void addLines(std::vector<Text>& details, const char* what, const std::vector<std::string>& names) {
    for (const std::string& name : names)
        details.push_back({what, {name}});
}

TrustCheck described(const UseLists& lists) {
    TrustCheck check{"tensorUse", "Tensors", TrustVerdict::green, {}, {}};
    if (lists.buffers.empty())
        check.sentence = countText(lists.used, "The one tensor is read exactly once, none is missing.",
                                   "All %1 tensors are read exactly once, none is missing.");
    else
        check.sentence = {
            lists.used == 1 ? "The one tensor is read exactly once, none is missing; %2."
                            : "All %1 tensors are read exactly once, none is missing; %2.",
            {Text::Grouped{lists.used},
             countText(std::ssize(lists.buffers), "%1 more holds what the program computes or has already",
                       "%1 more hold what the program computes or has already")}};
    if (!lists.unused.empty()) {
        check.verdict = TrustVerdict::yellow;
        check.sentence = {lists.unused.size() == 1 ? "%1 are read exactly once and none is missing, but %2 tensor is "
                                                     "not used: they belong to parts that are left aside, as %3."
                                                   : "%1 are read exactly once and none is missing, but %2 tensors are "
                                                     "not used: they belong to parts that are left aside, as %3.",
                          {countText(lists.used, "%1 tensor", "%1 tensors"), Text::Grouped{std::ssize(lists.unused)},
                           listText(lists.unused, 2)}};
    }
    if (!lists.wrong.empty()) {
        check.verdict = TrustVerdict::red;
        check.sentence = {"Rows of %1 are read twice or never: %2.",
                          {countText(std::ssize(lists.wrong), "%1 tensor", "%1 tensors"), listText(lists.wrong, 3)}};
    }
    addLines(check.details, "read twice or in part: %1", lists.wrong);
    addLines(check.details, "not used: %1", lists.unused);
    addLines(check.details, "computed by the program or equal to another: %1", lists.buffers);
    return check;
}

} // namespace

TrustCheck tensorUseCheck(const Checkpoint& checkpoint) {
    ModelWeights scratch;
    WeightPlanner planner(checkpoint.weights, checkpoint.model, scratch);
    const auto plans = planner.plan();
    if (!plans)
        return {"tensorUse", "Tensors", TrustVerdict::red, plans.error().text, {}};
    RowCounts counts;
    for (const TensorPlan& plan : *plans)
        for (const TensorPart& part : plan.parts)
            counts.add(plan, part);
    const LayoutNames names(checkpoint.model.layout, checkpoint.weights);
    return described(sort(checkpoint, counts, planner.sharesHead() ? names.head() + ".weight" : std::string()));
}

TrustCheck headCheck(const Checkpoint& checkpoint, const ModelConfig& loadedConfig, const ModelWeights& loaded) {
    TrustCheck check{"head", "Output matrix", TrustVerdict::green, {}, {}};
    ModelWeights scratch;
    WeightPlanner planner(checkpoint.weights, checkpoint.model, scratch);
    if (const auto plans = planner.plan(); !plans)
        return {check.id, check.name, TrustVerdict::red, plans.error().text, {}};
    const std::string name = LayoutNames(checkpoint.model.layout, checkpoint.weights).head() + ".weight";
    const bool inFile = checkpoint.weights.find(name) != nullptr;
    const bool shared = loaded.head.weight.data_ptr() == loaded.embedding.data_ptr();
    check.details = {checkpoint.model.config.tiedHead ? Text("the description says: shared")
                                                      : Text("the description says: its own"),
                     inFile ? Text("the file has %1", {name}) : Text("the file has no %1", {name}),
                     shared ? Text("loaded: the embedding") : Text("loaded: a matrix of its own")};
    check.sentence = shared ? inFile
                                  ? Text("The embedding is the output matrix: the file holds both, and they are equal.")
                                  : Text("The embedding is the output matrix: the file has no other.")
                            : Text("The output matrix is the file's own, %1.", {name});
    if (!planner.notes().empty()) {
        check.verdict = TrustVerdict::yellow;
        check.sentence = planner.notes().front();
    }
    if (shared != planner.sharesHead() || shared != loadedConfig.tiedHead) {
        check.verdict = TrustVerdict::red;
        const char* const patterns[] = {
            "The loaded output matrix is its own, but by the file it must be %1.",
            "The loaded output matrix is its own, but by the file it must be the embedding.",
            "The loaded output matrix is the embedding, but by the file it must be %1.",
            "The loaded output matrix is the embedding, but by the file it must be the embedding."};
        check.sentence = {patterns[(shared ? 2 : 0) + (planner.sharesHead() ? 1 : 0)], {name}};
    }
    return check;
}

} // namespace sinkscope
