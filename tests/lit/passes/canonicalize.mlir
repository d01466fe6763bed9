// RUN: mlir-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: func @sum
// CHECK-NEXT: return %arg0
func.func @sum(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %c0, %x : i32
  return %0 : i32
}
