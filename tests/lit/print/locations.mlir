// RUN: mlir-opt %s --allow-unregistered-dialect -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect -mlir-print-debuginfo -mlir-pretty-debuginfo -mlir-print-local-scope | FileCheck %s --check-prefix=PRETTY
// RUN: mlir-opt %s --allow-unregistered-dialect -mlir-use-nameloc-as-prefix | FileCheck %s --check-prefix=NAMES

// CHECK: "shop.open"() : () -> () loc("{{.*}}locations.mlir":[[@LINE+3]]:1)
// PRETTY: "shop.open"() : () -> () {{.*}}locations.mlir:[[@LINE+2]]:1
// NAMES: "shop.open"() : () -> (){{$}}
"shop.open"() : () -> ()

// CHECK: loc(callsite("till"("shop":1:2) at fused["door", "street":3:4]))
// PRETTY: "till"(shop:1:2)
// PRETTY-NEXT: at ["door", street:3:4]
// NAMES: %till = "shop.open"() : () -> i32
%0 = "shop.open"() : () -> i32 loc(callsite("till"("shop":1:2) at fused["door", "street":3:4]))
