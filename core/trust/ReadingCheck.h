#pragma once

#include "support/Progress.h"
#include "trust/Probe.h"
#include "trust/TrustReport.h"

namespace sinkscope {

/// Whether the model reads plain English as a trained model does: bits per byte, and whether it is as sure as it is
/// right. Yellow when it reads badly, red when it is confidently worse than chance. Not judged without a tokenizer.
TrustCheck readingCheck(const Probe& probe);
/// Whether the text reads clearly better with one of the usual RoPE bases than with the file's. Runs the first
/// 32 tokens twice more. Not judged without a tokenizer, or for models of more than `elements` weights.
TrustCheck ropeBaseCheck(const Probe& probe, std::int64_t elements, const Progress& progress);

} // namespace sinkscope
