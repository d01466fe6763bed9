#!/bin/sh
# Fills fuzz/corpus/<target> with the chunks of tests/corpus: one file for each, what is too long left out.
set -eu
cd "$(dirname "$0")"
for target in generic_parser parse_verify_print passes recovering_parser standard_dialects; do
    mkdir -p "corpus/$target"
    find ../tests/corpus ../ods-opt/tests/passes ../examples seeds -name '*.mlir' | sort | while read -r file; do
        name=$(echo "$file" | sed 's|[^A-Za-z0-9]|_|g')
        LC_ALL=C awk -v out="corpus/$target/$name" '
            /^\/\/ -----/ { n++; next }
            { print > (out "_" n + 0) }' "$file"
    done
    find "corpus/$target" -type f -size +8k -delete
done
