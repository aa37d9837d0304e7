#pragma once

#include "model/TensorLayout.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sinkscope {

/// What a file's logit_scale does to the logits.
enum class LogitScale { unsupported, multiplies, divides };

/// A family in GGUF form. Metadata keys are the same for all families, behind the architecture's name.
struct GgufForm {
    std::vector<std::string> architectures; ///< empty: there is none
    bool yarnTruncates = true; ///< whether yarn's ramp begins and ends at whole dimensions; the file does not say
    bool ropePairs = false;    ///< q and k rows lie so that neighbours are rotated together
    std::optional<std::int64_t>
        windowPeriod; ///< every n-th layer sees all, when the file does not say; 0: none does; empty: no windows
    double localRopeBase = 0.0;       ///< of the layers with a window, when the file does not say; 0: as the others
    std::int64_t unrotatedPeriod = 0; ///< every n-th layer does not rotate; the file does not say
    bool rotatesWindowsOnly = false;  ///< layers that see all tokens do not rotate
    bool scalesBlocks = false;        ///< whether embedding_scale and residual_scale are heeded
    LogitScale logitScale = LogitScale::unsupported;
    std::int64_t scaleByWidthLayers =
        0; ///< with that many layers q·k is divided by √(width / heads), not by √(head size)
    TensorLayout layout;
};

} // namespace sinkscope
