#!/usr/bin/env bash
# Reads ctest's log: prints why tests were skipped, which failed, and as last line "N passed, N failed, N skipped".
# Counts Qt Test's functions and data rows; a test that is no Qt Test counts as one, and so does one that ended without a word.
# Exits 1 when something failed or no test ran. Usage: packaging/count_tests.sh LOG
set -euo pipefail

awk '
    / Testing: / { name = $0; sub(/.* Testing: /, "", name); functions = 0; failures = 0; output = 0 }
    /^Output:$/ { output = 1 }
    /^<end of output>$/ { output = 0 }
    output && /^PASS   : / { functions++; if ($0 !~ /::(initTestCase|cleanupTestCase)\(\)$/) passed++ }
    output && /^SKIP   : / { functions++; skipped++; sub(/^SKIP   : /, ""); reasons = reasons "\n  " $0 }
    output && /^(FAIL!|XPASS)  *: / { functions++; failures++; failed++; sub(/^(FAIL!|XPASS)  *: /, ""); lost = lost "\n  " $0 }
    /^Test Passed\.$/ && !output { if (!functions) passed++ }
    /^Test (Failed\.|Fail Reason:)$/ && !output { if (!failures) { failed++; lost = lost "\n  " name " ended badly" } }
    END {
        if (reasons) print "Skipped, and why:" reasons
        if (lost) print "Failed:" lost
        if (!passed && !failed) print "No test ran."
        printf "%d passed, %d failed, %d skipped\n", passed, failed, skipped
        exit failed > 0 || passed == 0
    }
' "$1"
