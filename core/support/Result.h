#pragma once

#include "support/Text.h"

#include <string>
#include <tl/expected.hpp>

namespace sinkscope {

/// Why a computation gave no value.
struct Error {
    enum class Kind { failed, cancelled };
    Text text; ///< one full sentence for the user: file or field, expected, found, what to do
    Kind kind = Kind::failed;

    /// The sentence in English, as the command line prints it.
    std::string message() const { return plainText(text); }
};

template <typename Value>
using Result = tl::expected<Value, Error>;

/// For `return failure({"…%1…", {what}});` in any function that returns a Result.
inline tl::unexpected<Error> failure(Text text) {
    return tl::unexpected<Error>(Error{std::move(text), Error::Kind::failed});
}

inline tl::unexpected<Error> cancellation() {
    return tl::unexpected<Error>(Error{"Cancelled.", Error::Kind::cancelled});
}

} // namespace sinkscope
