#!/usr/bin/env bash
# Brings translations/ up to date with the source: new texts appear as unfinished, those that are gone are removed.
# Lists what is left to translate; exit code 1 when that is something.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

lupdate=${LUPDATE:-/usr/lib/qt6/bin/lupdate}
[[ -x $lupdate ]] || {
    echo "update.sh: there is no $lupdate; install qt6-l10n-tools, or name Qt 6's lupdate in LUPDATE." >&2
    exit 2
}
python3 translations/list_core_texts.py >translations/core_texts.cpp
"$lupdate" -silent -locations none -no-obsolete views app translations/core_texts.cpp -ts translations/sinkscope_it.ts
python3 tests/translations_test.py translations/sinkscope_it.ts
