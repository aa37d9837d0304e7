#pragma once

#include <string>
#include <tl/expected.hpp>

namespace sinkscope {

/// Why a computation gave no value. `message` is one full sentence for the user: file or field, expected, found, what to do.
struct Error {
    enum class Kind { failed, cancelled };
    std::string message;
    Kind kind = Kind::failed;
};

template <typename Value>
using Result = tl::expected<Value, Error>;

/// For `return failure("…");` in any function that returns a Result.
inline tl::unexpected<Error> failure(std::string message) {
    return tl::unexpected<Error>(Error{std::move(message), Error::Kind::failed});
}

inline tl::unexpected<Error> cancellation() {
    return tl::unexpected<Error>(Error{"Cancelled.", Error::Kind::cancelled});
}

} // namespace sinkscope
