#pragma once

#include "model/FieldReader.h"
#include "model/HuggingFaceForm.h"

#include <string>
#include <vector>

namespace sinkscope {

/// Refuses, by field and value, settings that would change the computation in a way that ModelConfig cannot say: those
/// of the family, and of the fields that nobody read those which are known to change it elsewhere. Call it when all
/// else has been read; what is left without effect is added to `ignored`.
void refuseFields(FieldReader& reader, const HuggingFaceForm& form, std::vector<std::string>& ignored);

} // namespace sinkscope
