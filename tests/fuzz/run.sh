#!/bin/sh
# Runs one target for so many seconds: tests/fuzz/run.sh parse_verify_print 600
set -eu
cd "$(dirname "$0")/../.."
target=$1
seconds=$2
shift 2
mkdir -p "tests/fuzz/corpus/$target"
# Native code needs variables of Rust on the stack: see README.md.
if [ "$target" = execute ]; then export ASAN_OPTIONS=detect_stack_use_after_return=0; fi
exec nice cargo +nightly fuzz run --fuzz-dir tests/fuzz "$target" -- -dict=tests/fuzz/mlir.dict -max_len=8192 -timeout=20 -rss_limit_mb=4096 \
    -malloc_limit_mb=2048 -max_total_time="$seconds" -print_final_stats=1 "$@"
