#!/usr/bin/env bash
# Plants each violation alone into a small house and checks that tests/layering.sh names it; a house without any must pass.
set -euo pipefail
layering=$(realpath "$(dirname "${BASH_SOURCE[0]}")/layering.sh")
house=$(mktemp -d)
trap 'rm -rf -- "$house"' EXIT
failures=0

# Builds a house that keeps the rules, with what looks like a violation and is none.
build_house() {
    rm -rf -- "${house:?}"/*
    mkdir -p "$house"/{core/engine,views/{attention,heatmap,style},app/jobs,tests,packaging}
    write core/CMakeLists.txt 'add_library(sinkscope_core STATIC)'
    write core/engine/Run.h '#include <vector>'
    write core/engine/Tensors.h '#include <ATen/core/Tensor.h>'
    write core/engine/Outer.h '#include "engine/Tensors.h"' 'struct Kept : Base {' 'struct Inner {};' '};'
    write core/engine/Run.cpp '#include "engine/Outer.h"' 'int cores() { return std::thread::hardware_concurrency(); }'
    write views/Selection.h '// std::thread is not for views'
    write views/style/Theme.h '#include <QColor>'
    write views/attention/AttentionView.h '#include "Selection.h"'
    write views/attention/Tile.h '#include <QImage>'
    write views/attention/AttentionView.cpp '#include "attention/Tile.h"' '#include "style/Theme.h"' '#include "engine/Run.h"'
    write views/heatmap/Heat.cpp '#include "attention/AttentionView.h"'
    write app/jobs/JobRunner.cpp '#include <QThread>' 'std::jthread worker;'
    write app/MainWindow.cpp '#include "attention/AttentionView.h"'
}

write() { printf '%s\n' "${@:2}" >"$house/$1"; }

# catches RULE FILE LINE…: with that file in the house, the check fails and names rule and file.
catches() {
    build_house
    write "${@:2}"
    local said
    if said=$("$layering" "$house"); then
        echo "FAIL: not caught: $1 ($2)"
        failures=$((failures + 1))
    elif ! grep -qF "$1: $2:" <<<"$said"; then
        echo "FAIL: caught, but not as: $1 ($2); said: $said"
        failures=$((failures + 1))
    fi
}

build_house
"$layering" "$house" || failures=$((failures + 1))

catches 'core includes Qt or VTK' core/engine/A.cpp '#include <QString>'
catches 'core includes Qt or VTK' core/engine/A.h '#  include <QtCore/qglobal.h>'
catches 'core includes Qt or VTK' core/engine/A.cpp '#include <vtkActor.h>'
catches 'core links Qt or VTK' core/CMakeLists.txt 'target_link_libraries(sinkscope_core Qt6::Core)'
catches 'core includes another room' core/engine/A.cpp '#include "style/Theme.h"'
catches "a window's file includes torch" views/heatmap/A.cpp '#include <ATen/ATen.h>'
catches "a window's file includes torch" app/A.cpp '#include <torch/torch.h>'
catches "a window's file includes torch through a header of core" views/heatmap/A.cpp '#include "engine/Tensors.h"'
catches "a window's file includes torch through a header of core" app/A.cpp '#include "engine/Outer.h"'
catches 'views include the application' views/heatmap/A.cpp '#include "app/jobs/JobRunner.h"' '#include "MainWindow.cpp"'
catches "a view includes another view's private header" views/heatmap/A.cpp '#include "attention/Tile.h"'
catches "a type's name is taken" views/heatmap/A.h 'struct Kept {' '};'
catches "a thread outside app's JobRunner" views/heatmap/A.cpp 'std::jthread worker;'
catches "a thread outside app's JobRunner" app/MainWindow.cpp '#include <QThreadPool>'
catches "a thread outside app's JobRunner" core/engine/A.cpp 'auto later = std::async(work);'
mapfile -t long < <(yes '// one more line' | head -n 401)
catches 'too long' app/A.cpp "${long[@]}"

((failures == 0)) && echo "Every planted violation is caught."
exit $((failures > 0))
