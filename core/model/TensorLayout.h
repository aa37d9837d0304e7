#pragma once

#include <string>
#include <vector>

namespace sinkscope {

/// What a file holds of a norm's gain: the factor itself, or the factor less one (Gemma in Hugging Face's form).
enum class StoredGain { asApplied, lessOne };
/// How matrices lie: rows are outputs (torch's Linear), or rows are inputs (GPT-2's Conv1D).
enum class MatrixOrder { outputRows, inputRows };
/// How one joined tensor holds q, k and v: all of q, then k, then v; or key head by key head, each after the query
/// heads that share it (GPT-NeoX, Falcon).
enum class JoinedOrder { blocks, perKeyHead };
/// How the experts of a mixture lie: one tensor per expert and matrix, one tensor of all experts per matrix, or as
/// gpt-oss has it (all experts, rows are inputs, gate and up columns alternating).
enum class ExpertOrder { separate, stacked, alternating };

/// What stands before the names of a file: `body` before the layers and the embedding, `head` before the output matrix.
struct TensorPrefix {
    std::string body, head;
};

/// By which names, and in which form, a family's files of one format hold its weights. ".weight" and ".bias" are added
/// to each name; the names from `attentionInput` on stand behind body + layers + number + ".". An empty name: the
/// family has no such tensor.
struct TensorLayout {
    std::vector<TensorPrefix> prefixes; ///< tried in this order
    std::string layers;                 ///< e.g. "layers."
    std::string embedding, positions, embeddingNorm, finalNorm, head;

    std::string attentionInput, attentionOutput, feedForwardInput, feedForwardOutput;
    std::string queryNorm, keyNorm; ///< "{}" stands for the head's number where each has a tensor of its own
    std::string query, key, value, queryKeyValue; ///< `queryKeyValue` when one tensor holds the three
    std::string attentionProjection;
    std::string gate, up, gateUp,
        down;               ///< `gateUp` when one tensor holds both, gate first; a plain feed-forward has `up` alone
    std::string sinkLogits; ///< whole name: nothing is added to it
    std::string router, expertGate, expertUp, expertGateUp,
        expertDown; ///< separate experts: "{}" stands for the number

    StoredGain gain = StoredGain::asApplied;
    MatrixOrder matrices =
        MatrixOrder::outputRows; ///< of the layers' maps; embedding and head always have a row per token
    JoinedOrder joined = JoinedOrder::blocks;
    ExpertOrder experts = ExpertOrder::separate;
};

} // namespace sinkscope
