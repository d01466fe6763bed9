// There are no passes yet, so this test is unsupported and must not count as one that fails.
// RUN: mlir-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: module @empty
module @empty {
}
