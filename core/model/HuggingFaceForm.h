#pragma once

#include "model/TensorLayout.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sinkscope {

/// When a map has a bias: never, always, or as a field of config.json says. GGUF files show it by the tensors they
/// hold.
struct BiasRule {
    enum class When { never, always, byField };
    When when = When::never;
    std::string field;
};

/// Names of config.json's fields; an empty one means that the family has no such setting.
struct ConfigFields {
    std::string width = "hidden_size", layers = "num_hidden_layers", heads = "num_attention_heads";
    std::string keyValueHeads = "num_key_value_heads", headSize = "head_dim", vocabulary = "vocab_size";
    std::string contextLength = "max_position_embeddings", feedForwardSize = "intermediate_size";
    std::string normEpsilon = "rms_norm_eps", activation = "hidden_act", tiedHead = "tie_word_embeddings";
    std::string ropeBase = "rope_theta", localRopeBase, partialRotary;
    std::string rotaryDimensions; ///< their number, where partialRotary gives their share
    std::string rotatedLayers;    ///< a list with 0 for each layer that does not rotate
    std::string unrotatedPeriod;  ///< every n-th layer does not rotate, where that list is missing
    std::string attentionScalar;  ///< q·k is divided by its square root; empty: by that of the head size
    std::string scaledAttention;  ///< a flag; false: q·k is not divided at all
    std::string attentionSoftCap, finalSoftCap, queryKeyValueClip;
    std::string parallelResidual, queryKeyNorm; ///< flags
    std::string embeddingMultiplier, residualMultiplier, logitMultiplier, logitDivisor;
    std::string attentionMultiplier;  ///< of q·k; wins over the head size
    std::vector<std::string> experts; ///< spellings of the number of experts
    std::string chosenExperts, expertSize, normalizeChosen, clampLimit, clampAlpha, expertStep, denseLayers;
};

/// Which layers see a sliding window only, and by which fields a config.json says so.
struct WindowFields {
    std::string size;                ///< empty: the family has no window
    std::string enabled;             ///< a flag that switches the window on
    std::string firstLayer;          ///< layers from this number on have the window
    std::vector<std::string> period; ///< every n-th layer sees all; old and new spelling
    std::int64_t usualPeriod = 0;    ///< when no field says it; 0: every layer has the window
    bool layerTypes = false;         ///< whether `layer_types` is heeded
};

/// Another name that some checkpoints use for a field.
struct KeySpelling {
    std::string other, field;
};

/// A setting that would change the computation in a way this program does not know: any value but the harmless ones is
/// refused.
struct RefusedField {
    std::string field;
    std::string harmless; ///< JSON list of the values that change nothing; null always is one
    std::string sameAs;   ///< another field: its value is harmless too
};

/// A family in Hugging Face's form.
struct HuggingFaceForm {
    std::vector<std::string> modelTypes; ///< empty: there is none
    std::string when =
        "{}"; ///< JSON: only files whose fields have these values; families of one model_type are tried in order
    ConfigFields fields;
    std::vector<KeySpelling> spellings;
    std::optional<std::int64_t> keyValueHeads; ///< when no field says it
    double usualRopeBase = 10000.0;            ///< when no field says it
    bool ropePairs = false;                    ///< q and k rows lie so that neighbours are rotated together
    bool rotatesWindowsOnly = false;           ///< layers that see all tokens do not rotate
    std::int64_t feedForwardMultiple =
        0;                      ///< of the width, when no field gives the feed-forward's size; 0: a field must
    bool geluMeansTanh = false; ///< Gemma 1 says "gelu" and means its approximation by tanh
    std::vector<std::string> longropeSpellings; ///< other names under which the family's files ask for longrope
    std::string defaults = "{}"; ///< JSON: fields that published configs leave out, with the value that then holds
    BiasRule attentionInputBias, attentionOutputBias, feedForwardBias, routerBias, headBias;
    WindowFields window;
    std::vector<RefusedField> refused;
    TensorLayout layout;
};

} // namespace sinkscope
