#pragma once

#include "model/GgufForm.h"
#include "model/HuggingFaceForm.h"
#include "model/ModelConfig.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sinkscope {

/// At which places of a layer a family normalizes.
struct NormSites {
    bool attentionInput = true, attentionOutput = false, feedForwardInput = true, feedForwardOutput = false,
         queryKey = false, embedding = false;
};

enum class EmbeddingScale { one, squareRootOfWidth };
enum class PositionKind { rotary, learned, linearBias };

/// One family of transformers, described by what its files say and where they say it. To add one: a file in families/,
/// a line in Families.cpp.
struct Family {
    NormKind norm = NormKind::rms;
    NormParameters normParameters = NormParameters::gain;
    std::optional<double> normEpsilon;                    ///< when no field says it
    std::optional<NormParameters> queryKeyNormParameters; ///< when they are not those of the other norms
    NormSites sites;
    QueryKeyNormScope queryKeyNormScope = QueryKeyNormScope::head;
    FeedForwardKind feedForward = FeedForwardKind::gated;
    Activation activation = Activation::silu; ///< in GGUF, and when config.json does not say
    EmbeddingScale embeddingScale = EmbeddingScale::one;
    PositionKind positions = PositionKind::rotary;
    std::int64_t positionOffset = 0;
    ResidualLayout residual = ResidualLayout::serial;
    ExpertConfig experts; ///< scoring and what else no field says
    bool learnedSinks = false;
    HuggingFaceForm huggingFace;
    GgufForm gguf;
};

/// All families, in the order in which they are listed to users.
const std::vector<Family>& families();
/// The families of a config.json's model_type, the one for all other files last; empty when there is none.
std::vector<const Family*> familiesOfModelType(std::string_view modelType);
/// The families of a GGUF file's general.architecture; empty when there is none.
std::vector<const Family*> familiesOfArchitecture(std::string_view architecture);
/// The known names, "gemma3, llama, …", for the sentence that refuses others.
std::string knownModelTypes();
std::string knownArchitectures();

} // namespace sinkscope
