#pragma once

#include "support/Clause.h"
#include "support/Result.h"

#include <exception>
#include <new>
#include <type_traits>
#include <utility>

namespace sinkscope {

/// Runs the body of a public function, so that no exception leaves core: what allocation, streams or torch throw
/// becomes an Error. `what` begins the sentence, e.g. "model.gguf cannot be opened".
template <typename Function>
std::invoke_result_t<Function> guarded(const Text& what, Function&& body) {
    try {
        return std::forward<Function>(body)();
    } catch (const std::bad_alloc&) {
        return failure(
            {"%1 because there is not enough memory; close other programs or choose something smaller.", {what}});
    } catch (const Clause& clause) {
        return failure({"%1 (%2).", {what, clause.text()}});
    } catch (const std::exception& exception) {
        return failure({"%1 (%2).", {what, std::string(exception.what())}});
    }
}

} // namespace sinkscope
