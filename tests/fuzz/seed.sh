#!/bin/sh
# Fills tests/fuzz/corpus/<target> with the chunks of tests/corpus: one file for each, without the ones that are too long. Targets of the ABIs get
# the recorded signatures, and those of the engines the modules in tests of execution.
set -eu
cd "$(dirname "$0")"
for target in execute generic_parser parse_verify_print passes recovering_parser standard_dialects; do
    mkdir -p "corpus/$target"
    find ../corpus ../../tools/ods-opt/tests/passes ../../examples seeds -name '*.mlir' | sort | while read -r file; do
        name=$(echo "$file" | sed 's|[^A-Za-z0-9]|_|g')
        LC_ALL=C awk -v out="corpus/$target/$name" '
            /^\/\/ -----/ { n++; next }
            { print > (out "_" n + 0) }' "$file"
    done
    find "corpus/$target" -type f -size +8k -delete
done

vectors=../../interop/iree-abi/tests/vectors.jsonl
mkdir -p corpus/abi_signatures corpus/abi_json
sed -n 's/.*"text": "\([^"\\]*\)".*/\1/p' "$vectors" |
    awk '{ file = "corpus/abi_signatures/" NR; printf "%s", $0 > file; close(file) }'
sed -n 's/.*"abi": \(.*\), "call": .*/\1/p' "$vectors" |
    awk '{ file = "corpus/abi_json/" NR; printf "%s", $0 > file; close(file) }'

# Modules in strings of Rust. Placeholders become `i32`, the type of most.
find ../../dialects/all/tests/exec ../../crates/jit/tests ../../interop/bridge/tests -name '*.rs' | sort | while read -r file; do
    name=$(echo "$file" | sed 's|[^A-Za-z0-9]|_|g')
    sed 's/\\"/\x02/g' "$file" | tr '\n' '\001' | LC_ALL=C awk -F'"' -v out="corpus/execute/$name" '{
        for (at = 1; at <= NF; at++) {
            if ($at !~ /^[ \001]*(func\.func|module|memref\.global)/) continue
            text = $at
            gsub(/\{\{/, "{", text); gsub(/\}\}/, "}", text); gsub(/\{[a-z_]*\}/, "i32", text)
            gsub(/\001/, "\n", text); gsub(/\002/, "\"", text)
            file = out "_" at; printf "%s", text > file; close(file)
        }
    }'
done

# Choices of the generator of programs, of each of its four kinds.
for kind in 0 1 2 3; do
    LC_ALL=C awk -v kind="$kind" 'BEGIN { srand(kind); printf "%c", kind + 256; for (at = 0; at < 400; at++) printf "%c", int(rand() * 255) + 1 }' \
        > "corpus/execute/program_$kind"
done

mkdir -p corpus/arguments
printf 'i8\n-1' > corpus/arguments/number
printf 'complex<f64>\n(1.0, 0x7FF0000000000000)' > corpus/arguments/complex
printf 'tensor<?x2xf32>\n[[1, 2.5], [3e2, -4]]' > corpus/arguments/lists
printf 'memref<2x2xi1>\ntrue' > corpus/arguments/one
printf 'vector<4xindex>\ndense<[1, 2, 3, 4]> : vector<4xindex>' > corpus/arguments/dense
printf "memref<?xi16>\n\223NUMPY\001\000\072\000{'descr': '<i2', 'fortran_order': False, 'shape': (2,), }     \n\001\000\377\377" > corpus/arguments/npy
