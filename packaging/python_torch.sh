# shellcheck shell=bash
# Finds or fetches a Python torch package to build against: for NVIDIA GPUs, as the system's LibTorch computes on the CPU
# only, and where the system has none.

readonly torch_folder=build/torch

# find_python_torch cuda|any: prints the folder of a torch package (1.13 or newer, current C++ ABI; made for CUDA or not) that
# the user's Python has; fails when there is none.
find_python_torch() {
    local python
    for python in python3 python; do
        "$python" - "$1" 2>/dev/null <<'PYTHON' && return
import sys
import torch
version = tuple(int(part) for part in torch.__version__.split("+")[0].split(".")[:2])
if version < (1, 13) or (sys.argv[1] == "cuda" and torch.version.cuda is None) or not torch._C._GLIBCXX_USE_CXX11_ABI:
    sys.exit(1)
print(torch.__path__[0])
PYTHON
    done
    return 1
}

# Prints the folder of the torch package that pip puts into the build folder; fails when pip cannot.
fetch_python_torch() {
    if [[ ! -d $torch_folder ]]; then
        say "fetching torch into $torch_folder (several GB)"
        rm -rf -- "$torch_folder.partial"
        python3 -m pip install --no-cache-dir --target "$torch_folder.partial" torch >&2 || return
        mv -- "$torch_folder.partial" "$torch_folder"
    fi
    echo "$PWD/$torch_folder/torch"
}

# Prints the torch package for a build that computes on the CPU; nothing where the system has a LibTorch, as Debian has.
find_cpu_torch() {
    has_libtorch_package || find_python_torch any || fetch_python_torch ||
        fail "Ubuntu has no package of LibTorch, your Python has no torch 1.13 or newer, and pip could not fetch one;" \
            "check the network, or install torch into your Python."
}

has_nvidia_driver() { nvidia-smi -L >/dev/null 2>&1; }
