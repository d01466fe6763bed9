#!/bin/sh
# Re-records every expectation in this folder with the oracle, mlir-opt-22
# (MLIR 22.1.x). Run from anywhere; the paths in the records are relative to
# the repository's root.
#
#   record.sh                     everything
#   record.sh dialects [PART...]  only what is below dialects/PART ("arith", "arith/integer.mlir"; without: all of it)
set -u
cd "$(dirname "$0")/../.." || exit 1
ORACLE=${MLIR_OPT:-mlir-opt-22}
if ! command -v "$ORACLE" >/dev/null 2>&1; then
  echo "record.sh: ERROR: '$ORACLE' is not installed: NOTHING WAS RECORDED" >&2
  exit 2
fi
"$ORACLE" --version | grep -q 'version 22\.1' ||
  echo "record.sh: WARNING: '$ORACLE' is not MLIR 22.1; records may differ" >&2
DIR=tests/corpus
GENERIC=--mlir-print-op-generic
fail=0

# section FILE NAME: appends the standard input to the recording of FILE, as a section.
section() {
  { echo "== $2"; cat; } >>"$1.expect"
}

# record FILE SECTION FLAGS...
record() {
  file=$1 name=$2
  shift 2
  if "$ORACLE" --allow-unregistered-dialect --split-input-file "$@" "$file" >"$file.out" 2>"$file.tmp"; then
    section "$file" "$name" <"$file.out"
  else
    echo "record.sh: $file ($name) is rejected by the oracle:" >&2
    cat "$file.tmp" >&2
    fail=1
  fi
  rm -f "$file.out" "$file.tmp"
}

# record_dialect FILE: accepted and rejected chunks in one file. The output of a rejected chunk is empty; the first error
# of each is looked up among the errors by its line.
record_dialect() {
  file=$1
  base="--allow-unregistered-dialect --split-input-file"
  rm -f "$file.expect"
  # shellcheck disable=SC2086 # these are words
  "$ORACLE" $base "$file" >"$file.out" 2>"$file.tmp"
  status=$?
  section "$file" custom <"$file.out"
  "$ORACLE" $base $GENERIC "$file" 2>/dev/null | section "$file" generic
  "$ORACLE" $base --mlir-print-debuginfo "$file" 2>/dev/null | section "$file" custom.debuginfo
  "$ORACLE" $base $GENERIC --mlir-print-debuginfo "$file" 2>/dev/null | section "$file" generic.debuginfo
  if [ $status -gt 1 ]; then
    echo "record.sh: the oracle crashes on $file: status $status" >&2
    fail=1
  elif [ $status -eq 1 ]; then
    # One message of the oracle holds a NUL byte, by mistake.
    tr -d '\000' <"$file.tmp" | sed -n "s|^$file:\([0-9]*:[0-9]*: \)error: |\1|p" | section "$file" errors
  fi
  rm -f "$file.out" "$file.tmp"
}

record_dialects() {
  for part in "${@:-}"; do
    for f in $(find "$DIR/dialects/$part" -name '*.mlir' | LC_ALL=C sort); do
      record_dialect "$f"
    done
  done
}

if [ "${1:-}" = dialects ]; then
  shift
  record_dialects "$@"
  exit $fail
fi
record_dialects

for f in $(find $DIR/accepted -name '*.mlir' | LC_ALL=C sort); do
  rm -f "$f.expect"
  record "$f" custom
  record "$f" generic $GENERIC
  record "$f" debuginfo $GENERIC --mlir-print-debuginfo
  record "$f" local $GENERIC --mlir-print-debuginfo --mlir-print-local-scope
  case $f in
    */locs/names*.mlir | */regions/numbering.mlir | */ops/results.mlir)
      record "$f" customlocs --mlir-print-debuginfo --mlir-use-nameloc-as-prefix
      record "$f" namelocs $GENERIC --mlir-use-nameloc-as-prefix ;;
  esac
  case $f in
    */dense/*.mlir)
      record "$f" elided $GENERIC --mlir-elide-elementsattrs-if-larger=4 ;;
    */resources/*.mlir)
      record "$f" elidedres $GENERIC --mlir-elide-resource-strings-if-larger=4 ;;
  esac
done

# The annotated rejects: nothing is recorded, the annotations must hold.
for f in $(find $DIR/rejected -maxdepth 1 -name '*.mlir' | LC_ALL=C sort); do
  "$ORACLE" --allow-unregistered-dialect --split-input-file \
    --verify-diagnostics "$f" >/dev/null || { echo "record.sh: $f: annotations do not hold" >&2; fail=1; }
done

# What --verify-diagnostics itself says, and the exit status.
for f in $(find $DIR/expectations -name '*.mlir' | LC_ALL=C sort); do
  rm -f "$f.expect"
  for mode in all only-expected; do
    "$ORACLE" --allow-unregistered-dialect --split-input-file \
      --verify-diagnostics=$mode "$f" >/dev/null 2>"$f.tmp"
    echo "status $?" >>"$f.tmp"
    section "$f" $mode <"$f.tmp"
    rm -f "$f.tmp"
  done
done

# The raw rejects: the first error line. (No splitting: each file is one input.)
for f in $(find $DIR/rejected/raw -name '*.mlir' | LC_ALL=C sort); do
  if "$ORACLE" --allow-unregistered-dialect "$f" >/dev/null 2>"$f.tmp"; then
    echo "record.sh: $f is accepted by the oracle" >&2
    fail=1
  fi
  rm -f "$f.expect"
  grep -a -m1 'error:' "$f.tmp" | section "$f" error
  rm -f "$f.tmp"
done
exit $fail
