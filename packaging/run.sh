#!/usr/bin/env bash
# Installs what Sinkscope needs, builds it, fetches a small example model and opens the window on it. See --help.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. packaging/common.sh
. packaging/python_torch.sh

usage() {
    cat <<'TEXT'
Usage: packaging/run.sh [OPTION…] [MODEL]

Builds Sinkscope on Debian 12 or 13 or Ubuntu 24.04 and opens MODEL: a Hugging Face folder, a .safetensors or .gguf file, or
the name of a model on this machine (as build/release/sinkscope models lists it).
Without MODEL it opens the example SmolLM2-135M-Instruct, which it fetches once (93 MB) into your data folder.

  --build-only  install and build, then stop
  --no-model    fetch no example model; the window opens on the start page
  --gpu         compute on an NVIDIA GPU, with the torch of your Python or one that pip fetches into build/ (several GB);
                this is the default on the first build when an NVIDIA driver answers
  --cpu         compute on the CPU, with the system's LibTorch; Ubuntu has none and takes a torch as --gpu does
  --help        print this text

A build stays with the LibTorch it was first made for, until --gpu or --cpu says otherwise.
TEXT
}

wrong_usage() {
    say "$@"
    usage >&2
    exit 2
}

# Prints the torch package to build with, or nothing for the system's LibTorch.
choose_torch() {
    local kept
    kept=$(configured_torch)
    case $device in
    cpu)
        find_cpu_torch
        return
        ;;
    kept)
        if [[ -f $build/build.ninja && (-z $kept || -d $kept) ]]; then
            echo "$kept"
            return
        fi
        if ! has_nvidia_driver; then
            find_cpu_torch
            return
        fi
        ;;
    gpu)
        if [[ -n $kept && -d $kept ]]; then
            echo "$kept"
            return
        fi
        ;;
    esac
    find_python_torch cuda || fetch_python_torch ||
        fail "No torch for the GPU: your Python has no CUDA build of torch 1.13 or newer, and pip could not fetch one;" \
            "--cpu builds with the system's LibTorch."
}

device=kept
build_only=false
with_example=true
model=
while (($#)); do
    case $1 in
    --help | -h)
        usage
        exit 0
        ;;
    --build-only) build_only=true ;;
    --no-model) with_example=false ;;
    --gpu | --cpu) device=${1#--} ;;
    -*) wrong_usage "There is no option $1." ;;
    *)
        [[ -z $model ]] || wrong_usage "One model can be opened, not two: $model and $1."
        model=$1 # a path from where the user is, or a name of a model on this machine
        [[ ! -e $OLDPWD/$1 ]] || model=$(realpath -- "$OLDPWD/$1")
        ;;
    esac
    shift
done

install_packages build
torch=$(choose_torch)
[[ -n $torch ]] || install_packages libtorch
configure "$torch"
compile sinkscope
$build_only && exit 0

if [[ -z $model ]] && $with_example; then
    if [[ ! -f $example_model ]] && fetch_failed_lately; then
        say "The example model is not here; fetching it failed within the last hour and is tried again later" \
            "(at once: remove $failed_fetch)."
    else
        fetch_example_model || true
    fi
    has_example_model && model=$example_model
fi
exec "$build/sinkscope" ${model:+"$model"}
