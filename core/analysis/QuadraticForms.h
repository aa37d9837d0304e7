#pragma once

#include "model/Model.h"
#include "support/Matrix.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <vector>

namespace sinkscope {

/// The gated feed-forward with an identity for its activation is a quadratic form of what it reads, one for each output
/// channel: U_k = Σ_i down[k,i] g_i u_iᵀ, with the norm's gain folded into the rows g_i and u_i of gate and up
/// (arXiv 2603.05498, Eq. 15-17). Needs a gated feed-forward without gate or up bias behind an RMSNorm.
enum class QuadraticForm { exists, plainFeedForward, mixture, otherNorm, bias };
QuadraticForm quadraticForm(const Model& model, std::int64_t layer);

/// ‖U_k‖_F for every block and channel, [layers, width], without forming U_k: ‖U_k‖² = d_kᵀ((GGᵀ)∘(UUᵀ))d_k, in tiles.
/// Rows of layers without such a form are NaN. From weights alone. Reports Stage::analyzing; cancellable. Fails when
/// memory does.
Result<Matrix> quadraticNorms(const Model& model, const Progress& progress);

/// The symmetric part S_k of U_k as its leading eigenpairs.
struct QuadraticSpectrum {
    std::vector<double> eigenvalues; ///< by magnitude, descending; as many as asked for, fewer in smaller spaces
    std::vector<double> trigger;     ///< [width] unit eigenvector of the first: s⋆, its largest component positive
};

/// Lanczos iteration in double with full reorthogonalization, S_k never formed; goes on until the wanted eigenvalues
/// stand to 1e-6 of the first. The layer must have such a form. Deterministic. Fails as quadraticNorms() does.
Result<QuadraticSpectrum> quadraticSpectrum(const Model& model, std::int64_t layer, std::int64_t channel,
                                            std::int64_t count, const Progress& progress);

} // namespace sinkscope
