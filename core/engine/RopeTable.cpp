#include "engine/RopeTable.h"

#include <ATen/ATen.h>
#include <cmath>
#include <numbers>

namespace sinkscope {
namespace {

/// 0, 2, 4, … over the rotated dimensions, divided by their number: the exponents of the base.
at::Tensor exponents(std::int64_t dimensions) {
    return at::arange(0, dimensions, 2, at::kLong).to(at::kFloat).div(static_cast<double>(dimensions));
}

at::Tensor powers(double base, std::int64_t dimensions) {
    return at::pow(at::Scalar(base), exponents(dimensions));
}

at::Tensor plainFrequencies(const RopeConfig& config) {
    return powers(config.base, config.rotaryDimensions).reciprocal();
}

/// The base grows with the sequence once that passes the context of training. Beyond it the reference computes in fp32
/// tensors, before it in Python's doubles.
at::Tensor dynamicFrequencies(const RopeConfig& config, std::int64_t tokens) {
    if (tokens <= config.originalContext)
        return plainFrequencies(config);
    const auto dimensions = static_cast<double>(config.rotaryDimensions);
    const at::Tensor length = at::scalar_tensor(tokens, at::kLong);
    const at::Tensor stretch =
        length.mul(config.factor).div(static_cast<double>(config.originalContext)).sub(config.factor - 1.0);
    const at::Tensor base = stretch.pow(dimensions / (dimensions - 2.0)).mul(config.base);
    return at::pow(base, exponents(config.rotaryDimensions)).reciprocal();
}

/// Short waves stay, long ones are stretched by the factor, those between are blended.
at::Tensor llama3Frequencies(const RopeConfig& config) {
    const at::Tensor plain = plainFrequencies(config);
    const auto original = static_cast<double>(config.originalContext);
    const at::Tensor wavelength = plain.reciprocal().mul(2.0 * std::numbers::pi);
    const at::Tensor isLong = wavelength.gt(original / config.lowFrequencyFactor);
    const at::Tensor isShort = wavelength.lt(original / config.highFrequencyFactor);
    const at::Tensor stretched = at::where(isLong, plain.div(config.factor), plain);
    const at::Tensor share = wavelength.reciprocal()
                                 .mul(original)
                                 .sub(config.lowFrequencyFactor)
                                 .div(config.highFrequencyFactor - config.lowFrequencyFactor);
    const at::Tensor blended = at::rsub(share, 1).mul(stretched).div(config.factor).add(share.mul(stretched));
    return at::where(isLong.logical_not().logical_and(isShort.logical_not()), blended, stretched);
}

/// The dimension whose wave turns `rotations` times within the original context.
double yarnDimension(const RopeConfig& config, double rotations) {
    const double turns = static_cast<double>(config.originalContext) / (rotations * 2.0 * std::numbers::pi);
    return static_cast<double>(config.rotaryDimensions) * std::log(turns) / (2.0 * std::log(config.base));
}

at::Tensor yarnFrequencies(const RopeConfig& config) {
    const at::Tensor positions = powers(config.base, config.rotaryDimensions);
    const at::Tensor kept = positions.reciprocal();
    const at::Tensor stretched = positions.mul(config.factor).reciprocal();
    double low = yarnDimension(config, config.betaFast);
    double high = yarnDimension(config, config.betaSlow);
    if (config.truncate) {
        low = std::floor(low);
        high = std::ceil(high);
    }
    low = std::max(low, 0.0);
    high = std::min(high, static_cast<double>(config.rotaryDimensions - 1));
    if (low == high)
        high += 0.001; // a ramp of no width would divide by zero
    const at::Tensor ramp =
        at::arange(config.rotaryDimensions / 2, at::kFloat).sub(low).div(high - low).clamp(0.0, 1.0);
    const at::Tensor share = at::rsub(ramp, 1);
    return stretched.mul(at::rsub(share, 1)).add(kept.mul(share));
}

at::Tensor tensorOf(const std::vector<double>& values) {
    return at::tensor(values, at::kDouble).to(at::kFloat);
}

at::Tensor longropeFrequencies(const RopeConfig& config, std::int64_t tokens) {
    const auto& factors = tokens > config.originalContext ? config.longFactors : config.shortFactors;
    return tensorOf(factors).mul(powers(config.base, config.rotaryDimensions)).reciprocal();
}

double yarnMagnitude(double factor, double weight) {
    return factor <= 1.0 ? 1.0 : 0.1 * weight * std::log(factor) + 1.0;
}

} // namespace

at::Tensor ropeFrequencies(const RopeConfig& config, std::int64_t tokens) {
    if (config.rotaryDimensions == 0)
        return {};
    switch (config.scaling) {
    case RopeScaling::none:
        return plainFrequencies(config);
    case RopeScaling::linear:
        return plainFrequencies(config).div(config.factor);
    case RopeScaling::dynamic:
        return dynamicFrequencies(config, tokens);
    case RopeScaling::llama3:
        return llama3Frequencies(config);
    case RopeScaling::yarn:
        return yarnFrequencies(config);
    case RopeScaling::longrope:
        return longropeFrequencies(config, tokens);
    case RopeScaling::factors:
        return plainFrequencies(config).div(tensorOf(config.longFactors));
    }
    return {};
}

double ropeAttentionFactor(const RopeConfig& config) {
    if (config.attentionFactor)
        return *config.attentionFactor;
    if (config.scaling == RopeScaling::yarn) {
        const double mscale = config.mscale.value_or(0.0);
        const double allDimensions = config.mscaleAllDimensions.value_or(0.0);
        if (mscale != 0.0 && allDimensions != 0.0)
            return yarnMagnitude(config.factor, mscale) / yarnMagnitude(config.factor, allDimensions);
        return yarnMagnitude(config.factor, 1.0);
    }
    if (config.scaling == RopeScaling::longrope && config.factor > 1.0)
        return std::sqrt(1.0 + std::log(config.factor) / std::log(static_cast<double>(config.originalContext)));
    return 1.0;
}

RopeTable ropeTable(const RopeConfig& config, std::int64_t tokens, const at::Device& device) {
    const at::Tensor frequencies = ropeFrequencies(config, tokens);
    if (!frequencies.defined())
        return {};
    const at::Tensor phases = at::arange(tokens, at::kLong).to(at::kFloat).unsqueeze(1).mul(frequencies);
    const double factor = ropeAttentionFactor(config);
    return {phases.cos().mul(factor).to(device), phases.sin().mul(factor).to(device)};
}

} // namespace sinkscope
