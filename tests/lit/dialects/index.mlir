// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s -mlir-print-op-generic | mlir-opt | FileCheck %s
// RUN: mlir-opt %s -verify-roundtrip -o %t
// RUN: mlir-opt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// CHECK: %[[TWO:.*]] = index.constant 2{{$}}
// GENERIC: %[[TWO:.*]] = "index.constant"() <{value = 2 : index}> : () -> index
%two = index.constant 2
// CHECK-NEXT: %[[SUM:.*]] = index.add %[[TWO]], %[[TWO]] {note}
%sum = index.add %two, %two {note}
// CHECK-NEXT: %{{.*}} = index.cmp slt(%[[TWO]], %[[SUM]])
%less = index.cmp slt(%two, %sum)
// CHECK-NEXT: %{{.*}} = index.casts %[[SUM]] : index to i32
%cast = index.casts %sum : index to i32
// CHECK-NEXT: %{{.*}} = ub.poison : tensor<2xf32>
%poison = ub.poison : tensor<2xf32>
