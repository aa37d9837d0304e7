#!/usr/bin/env bash
# Installs what the tests need, builds everything and runs all tests. Ends with "N passed, N failed, N skipped".
# --with-model first fetches SmolLM2 and Python's safetensors, so that the tests that need them run. Other arguments go to
# ctest, e.g. -R Sinks.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. packaging/common.sh
. packaging/python_torch.sh

with_model=false
if [[ ${1-} == --with-model ]]; then
    with_model=true
    shift
fi

torch=$(configured_torch)
install_packages build test
[[ -n $torch || -f $build/build.ninja ]] || torch=$(find_cpu_torch)
[[ -n $torch ]] || install_packages libtorch
configure "$torch"
compile all
if $with_model; then
    fetch_example_model || exit 1
    fetch_python_safetensors
fi

result=0
ctest --preset release "$@" || result=$?
packaging/count_tests.sh $build/Testing/Temporary/LastTest.log || result=1
exit $result
