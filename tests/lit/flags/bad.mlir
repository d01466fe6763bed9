// RUN: not mlir-opt --mlir-print-op-generc %s 2>&1 | FileCheck %s --check-prefix=TYPO
// RUN: not mlir-opt %s %s 2>&1 | FileCheck %s --check-prefix=MANY

// TYPO: Unknown command line argument '--mlir-print-op-generc'
// TYPO: Did you mean '--mlir-print-op-generic'?
// MANY: Too many positional arguments specified!
