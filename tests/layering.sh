#!/usr/bin/env bash
# Checks the rules of the house that no compiler checks. Prints each violation and exits 1 when there is one.
# Usage: tests/layering.sh [ROOT]
set -euo pipefail
export LC_ALL=C
cd "${1:-$(dirname "${BASH_SOURCE[0]}")/..}"

# What a room of views/ shows to the other rooms; style/ and Selection.h belong to all.
readonly contracts='attention/AttentionView.h curves/LifeCycleView.h heatmap/ResidualView.h keyspace/KeySpaceView.h
curves/DepthTicker.h curves/LogRange.h curves/MagnitudeTicker.h exhibit/ChartPlot.h exhibit/ChartRange.h exhibit/ExhibitText.h exhibit/GridContent.h
heatmap/HeatmapWidget.h heatmap/HeatmapContent.h heatmap/HeatmapAxis.h heatmap/HeatmapCell.h heatmap/HeatmapMarks.h heatmap/HeatmapFigure.h heatmap/PromptAxis.h heatmap/ResidualText.h
heatmap/ResidualChoice.h heatmap/ResidualPicture.h attention/AttentionPicture.h attention/MapRequests.h attention/WithoutSink.h
keyspace/KeySpaceFigure.h keyspace/OrbitCamera.h figure/FigureContent.h figure/RunFigures.h
interventions/InterventionText.h menus/InterventionActions.h tokens/ModelToken.h tokens/TokenLabel.h tokens/TokenStrip.h'
readonly longest_file=400
# JobRunner computes; Interrupt only waits for Ctrl+C while the command line computes; UnlessCancelled lets either leave a
# library's call that nothing can interrupt.
readonly thread_owners='^(app/(jobs/JobRunner|commandline/Interrupt)|core/support/UnlessCancelled)\.(h|cpp):'

violations=$(mktemp)
trap 'rm -f -- "$violations"' EXIT

# report RULE: takes lines "file:line: text" from standard input.
report() { sed "s|^|$1: |" >>"$violations"; }

# sources FOLDER…: its C++ files.
sources() { find "$@" -type f \( -name '*.cpp' -o -name '*.h' \) 2>/dev/null | sort; }

# search PATTERN FOLDER…: the matching lines of these folders' C++ files, as "file:line:text".
search() { sources "${@:2}" | xargs -r grep -HnE -e "$1" || true; }

includes_of() { search "^[[:space:]]*#[[:space:]]*include[[:space:]]*$1" "${@:2}"; }

# The headers of core/ that bring in torch, themselves or through others, as they are spelt in an include.
torch_headers() {
    local found more
    found=$(includes_of '<(torch|ATen|c10|caffe2)/' core | sed -nE 's|^core/([^:]*\.h):.*|\1|p' | sort -u)
    while [[ -n $found ]]; do
        more=$( (
            echo "$found"
            includes_of "\"($(paste -sd'|' <<<"$found"))\"" core | sed -nE 's|^core/([^:]*\.h):.*|\1|p'
        ) | sort -u)
        [[ $more == "$found" ]] && break
        found=$more
    done
    echo "$found"
}

check_core() {
    includes_of '[<"](Q[A-Z]|Qt|qcustomplot|vtk)' core | report "core includes Qt or VTK"
    grep -nE 'Qt6|VTK|QCustomPlot' core/CMakeLists.txt /dev/null | report "core links Qt or VTK" || true
    includes_of '"' core | leave_room core | report "core includes another room"
}

check_views() {
    local torch
    includes_of '<(torch|ATen|c10|caffe2)/' views app | report "a window's file includes torch"
    torch=$(torch_headers | paste -sd'|')
    [[ -z $torch ]] || includes_of "\"($torch)\"" views app | report "a window's file includes torch through a header of core"
    includes_of '"' views | leave_room views core | report "views include the application"
    includes_of '"' views | private_to_another_view | report "a view includes another view's private header"
}

# From include lines, those whose header lies in app, views or core but in none of the rooms named.
leave_room() {
    local line header room
    while IFS= read -r line; do
        header=$(sed -E 's/.*"([^"]*)".*/\1/' <<<"$line")
        for room in "$@"; do [[ -e $room/$header ]] && continue 2; done
        for room in core views app; do [[ -e $room/$header ]] && echo "$line"; done
    done
}

# From include lines of views/, those that name a header of another view which is no contract.
private_to_another_view() {
    local line from header
    while IFS= read -r line; do
        from=$(cut -d/ -f2 <<<"$line")
        header=$(sed -E 's/.*"([^"]*)".*/\1/' <<<"$line")
        [[ $header == */* && -e views/$header ]] || continue
        [[ ${header%%/*} == "$from" || $header == style/* || " ${contracts//$'\n'/ } " == *" $header "* ]] && continue
        echo "$line"
    done
}

check_threads() {
    local threads='std::(jthread|thread|async)\b|\bQThread\b|\bQThreadPool\b|\bQRunnable\b|QtConcurrent|pthread_create'
    search "$threads" core views app | sed "s|//.*||" | grep -E "$threads" | grep -v hardware_concurrency | grep -vE "$thread_owners" |
        report "a thread outside app's JobRunner" || true
}

check_lengths() {
    local file lines
    { sources core views app tests; find packaging tests -name '*.sh'; } | while read -r file; do
        lines=$(wc -l <"$file")
        ((lines <= longest_file)) || echo "$file: $lines lines, at most $longest_file"
    done | report "too long"
}

# One name, one type: two classes of a name in the one namespace share their compiler-made functions, whichever the linker takes.
check_names() {
    { find core views app -name '*.h' 2>/dev/null || true; } | sort | xargs -r awk '
        /^(class|struct|enum class) [A-Za-z]+( final)?( :[^;]*)? *\{/ {
            name = $1 == "enum" ? $3 : $2
            if (name in first) print FILENAME ": " name " is also defined in " first[name]
            else first[name] = FILENAME
        }' | report "a type's name is taken"
}

check_core
check_views
check_threads
check_names
check_lengths
if [[ -s $violations ]]; then
    cat "$violations"
    echo "$(wc -l <"$violations") violations of the layering"
    exit 1
fi
echo "The layering holds."
