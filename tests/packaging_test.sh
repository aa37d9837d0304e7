#!/usr/bin/env bash
# Checks what of packaging/ can be checked without installing anything.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
failures=0

# expect WHAT FOUND EXPECTED
expect() {
    if [[ $2 != "$3" ]]; then
        printf 'FAIL: %s\n  found:    %s\n  expected: %s\n' "$1" "$2" "$3"
        failures=$((failures + 1))
    fi
}

exit_code() {
    local code=0
    "$@" >/dev/null 2>&1 || code=$?
    echo "$code"
}

for script in packaging/*.sh tests/*.sh .ci/run; do
    expect "$script is correct bash" "$(exit_code bash -n "$script")" 0
done

for list in packaging/packages/*.txt; do
    expect "$list is sorted, without repetitions" "$(cat "$list")" "$(LC_ALL=C sort -u "$list")"
    while read -r package; do
        expect "packaging/README.md gives the reason for $package" "$(grep -cF "\`$package\`" packaging/README.md)" 1
    done <"$list"
done

expect "run.sh prints its help" "$(exit_code packaging/run.sh --help)" 0
expect "run.sh refuses an option that it does not know" "$(exit_code packaging/run.sh --gpus)" 2
expect "run.sh refuses two models" "$(exit_code packaging/run.sh a.gguf b.gguf)" 2

expect "a package is installed too where another one provides it" "$(
    . packaging/common.sh
    dpkg-query() { printf 'installed qt6-base-dev, qt6-abi, libqt6opengl6-dev (= 6.4.2)\nconfig-files lld, \ninstalled g++, \n'; }
    list_installed | paste -sd' '
)" 'g++ libqt6opengl6-dev qt6-abi qt6-base-dev'

log=$(mktemp)
trap 'rm -f -- "$log"' EXIT
block() { printf '1/9 Testing: %s\nOutput:\n----------\n%s\n<end of output>\nTest time =   0.01 sec\n----------\n%s\n' "$@"; }
passing=$(block core/A $'PASS   : A::initTestCase()\nPASS   : A::adds()\nSKIP   : A::needsModel() SmolLM2 is not here\nPASS   : A::cleanupTestCase()' 'Test Passed.')
block layering 'The layering holds.' 'Test Passed.' | cat <(echo "$passing") - >"$log"
expect "skipped tests are listed with their reason" "$(packaging/count_tests.sh "$log")" \
    $'Skipped, and why:\n  A::needsModel() SmolLM2 is not here\n2 passed, 0 failed, 1 skipped'
block core/B $'PASS   : B::one()\nFAIL!  : B::two() Compared values are not the same' 'Test Failed.' >"$log"
expect "a failed function is named once" "$(packaging/count_tests.sh "$log" || true)" \
    $'Failed:\n  B::two() Compared values are not the same\n1 passed, 1 failed, 0 skipped'
expect "a failed function gives exit code 1" "$(exit_code packaging/count_tests.sh "$log")" 1
block core/C 'PASS   : C::one()' 'Test Failed.' >"$log"
expect "a crash counts as failed" "$(packaging/count_tests.sh "$log" | tail -n 1)" '1 passed, 1 failed, 0 skipped'
: >"$log"
expect "no test at all is a failure" "$(exit_code packaging/count_tests.sh "$log")" 1

((failures == 0)) && echo "packaging/ is as it should be."
exit $((failures > 0))
