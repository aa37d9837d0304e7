#pragma once

#include "support/Text.h"

#include <exception>
#include <utility>

namespace sinkscope {

/// Thrown within the body of `guarded` by readers that call each other deeply: what is wrong, as a clause without a
/// full stop, e.g. "its tokens are no list". It ends up inside the sentence of an Error.
class Clause : public std::exception {
public:
    explicit Clause(Text text) : text_(std::move(text)), words_(plainText(text_)) {}

    const Text& text() const { return text_; }
    const char* what() const noexcept override { return words_.c_str(); }

private:
    Text text_;
    std::string words_;
};

} // namespace sinkscope
