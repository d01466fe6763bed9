#!/bin/sh
# Fills fuzz/corpus/<target> with the chunks of tests/corpus: one file for each, what is too long left out. Targets of the ABIs get
# the recorded signatures.
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

vectors=../ods-abi/tests/vectors.jsonl
mkdir -p corpus/abi_signatures corpus/abi_json
sed -n 's/.*"text": "\([^"\\]*\)".*/\1/p' "$vectors" |
    awk '{ file = "corpus/abi_signatures/" NR; printf "%s", $0 > file; close(file) }'
sed -n 's/.*"abi": \(.*\), "call": .*/\1/p' "$vectors" |
    awk '{ file = "corpus/abi_json/" NR; printf "%s", $0 > file; close(file) }'
