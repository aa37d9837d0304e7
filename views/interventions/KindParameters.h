#pragma once

#include "interventions/CardContext.h"
#include "interventions/ParameterForm.h"

namespace sinkscope {

/// Fills a form with the rows that an intervention of that kind has, within the limits of the model. One function for
/// each kind; the value itself only chooses among them. The context must outlive the form: rows that begin with what is
/// selected look there.
void addParameters(ParameterForm& form, const CardContext& context, const WeMask& kind);
void addParameters(ParameterForm& form, const CardContext& context, const NormSwap& kind);
void addParameters(ParameterForm& form, const CardContext& context, const HeadAblation& kind);
void addParameters(ParameterForm& form, const CardContext& context, const SpikeEdit& kind);
void addParameters(ParameterForm& form, const CardContext& context, const VirtualSink& kind);
void addParameters(ParameterForm& form, const CardContext& context, const TokenIsolation& kind);
void addParameters(ParameterForm& form, const CardContext& context, const KeepSinks& kind);
void addParameters(ParameterForm& form, const CardContext& context, const ScaleWeight& kind);
void addParameters(ParameterForm& form, const CardContext& context, const CapFeedForward& kind);

} // namespace sinkscope
