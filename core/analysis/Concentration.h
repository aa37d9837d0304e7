#pragma once

#include <span>

namespace sinkscope {

/// R(v) = log d + Σ p log p of the energies p_i = v_i² / ‖v‖², in nats: 0 for equal magnitudes, log d for a single
/// entry (section 3.5 of the facts). NaN for a zero vector or one with NaN or infinity.
double concentration(std::span<const double> vector);

} // namespace sinkscope
