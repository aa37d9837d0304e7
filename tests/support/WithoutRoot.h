#pragma once

#include <unistd.h>

namespace sinkscope {

/// While it lives, a test run by root may do no more than an ordinary user, so that file permissions have effect.
class WithoutRoot {
public:
    WithoutRoot() : changed_(::geteuid() == 0 && ::seteuid(nobody) == 0) {}
    WithoutRoot(const WithoutRoot&) = delete;
    WithoutRoot& operator=(const WithoutRoot&) = delete;
    ~WithoutRoot() {
        if (changed_ && ::seteuid(0) != 0)
            ::_exit(1); // the tests that follow would fail for the wrong reason
    }

private:
    static constexpr ::uid_t nobody = 65534;
    bool changed_;
};

} // namespace sinkscope
