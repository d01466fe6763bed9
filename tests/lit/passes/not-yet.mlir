// This tool has no such pass, so this test is unsupported and must not count as one that fails.
// RUN: mlir-opt %s -convert-cf-to-llvm | FileCheck %s

// CHECK-LABEL: module @empty
module @empty {
}
