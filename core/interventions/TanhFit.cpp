#include "interventions/TanhFit.h"

#include <ATen/ATen.h>
#include <cmath>
#include <limits>

namespace sinkscope {
namespace {

/// Remaining squares at the best scale: Σ y² - (Σ y t)² / Σ t², without the constant first term.
double remaining(const at::Tensor& inputs, const at::Tensor& outputs, double alpha) {
    const at::Tensor bent = at::tanh(inputs * alpha);
    const double product = (bent * outputs).sum().item<double>(), square = bent.square().sum().item<double>();
    return square > 0.0 ? -product * product / square : 0.0;
}

} // namespace

double bestTanhScale(const at::Tensor& inputs, const at::Tensor& outputs, double alpha) {
    const at::Tensor bent = at::tanh(inputs.to(at::kDouble) * alpha);
    const double square = bent.square().sum().item<double>();
    return square > 0.0 ? (bent * outputs.to(at::kDouble)).sum().item<double>() / square : 0.0;
}

TanhFit fitTanh(const at::Tensor& inputs, const at::Tensor& outputs) {
    const at::Tensor x = inputs.to(at::kDouble), y = outputs.to(at::kDouble);
    const double magnitude = std::max(x.abs().mean().item<double>(), std::numeric_limits<double>::min());
    constexpr double step = 0.5; // of the natural logarithm
    double best = 0.0, least = std::numeric_limits<double>::infinity();
    for (int place = -12; place <= 12; ++place) {
        const double logarithm = place * step - std::log(magnitude);
        const double left = remaining(x, y, std::exp(logarithm));
        if (left < least) {
            least = left;
            best = logarithm;
        }
    }
    const double ratio = (std::sqrt(5.0) - 1.0) / 2.0;
    double low = best - step, high = best + step;
    for (int turn = 0; turn < 30; ++turn) {
        const double a = high - ratio * (high - low), b = low + ratio * (high - low);
        if (remaining(x, y, std::exp(a)) < remaining(x, y, std::exp(b)))
            high = b;
        else
            low = a;
    }
    const double alpha = std::exp((low + high) / 2.0);
    return {alpha, bestTanhScale(x, y, alpha)};
}

} // namespace sinkscope
