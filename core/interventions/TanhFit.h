#pragma once

#include <ATen/core/Tensor.h>

namespace sinkscope {

/// scale · tanh(alpha x).
struct TanhFit {
    double alpha = 1.0, scale = 1.0;
};

/// The scale of least squares between scale · tanh(alpha inputs) and outputs, for a given alpha.
double bestTanhScale(const at::Tensor& inputs, const at::Tensor& outputs, double alpha);

/// The alpha and scale of least squares. inputs, outputs of the same shape: a norm's input and its output before the
/// gain. alpha is searched on a logarithmic grid around the inverse magnitude of the inputs, then by golden section.
TanhFit fitTanh(const at::Tensor& inputs, const at::Tensor& outputs);

} // namespace sinkscope
