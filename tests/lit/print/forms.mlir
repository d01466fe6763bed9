// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

// CHECK-DAG: #[[$MAP:.+]] = affine_map<(d0, d1) -> (d1)>
// CHECK-DAG: !tuple{{[0-9]*}} = tuple<i32, f32{{.*}}>

// CHECK-LABEL: module @forms
// GENERIC: "builtin.module"() <{sym_name = "forms"}> ({
module @forms {
  // CHECK: %[[X:.*]]:2 = "shop.weigh"() {scale = #[[$MAP]]} : () -> (i32, f32)
  // GENERIC: %[[X:.*]]:2 = "shop.weigh"() {scale = #{{.*}}} : () -> (i32, f32)
  %x:2 = "shop.weigh"() {scale = affine_map<(a, b) -> (b)>} : () -> (i32, f32)
  // CHECK-NEXT: %[[T:.*]] = "shop.pack"(%[[X]]#0, %[[X]]#1) : (i32, f32) -> !tuple
  %t = "shop.pack"(%x#0, %x#1) : (i32, f32) -> tuple<i32, f32, i32, f32, i32, f32, i32, f32, i32, f32, i32, f32, i32, f32, i32, f32, i32, f32>
  // CHECK-NEXT: "shop.each"(%[[T]]) ({
  // CHECK-NEXT: ^bb0(%[[ITEM:.*]]: i32):
  // CHECK-NEXT:   "shop.sell"(%[[ITEM]])[^bb1] : (i32) -> ()
  // CHECK-NEXT: ^bb1: // pred: ^bb0
  "shop.each"(%t) ({
  ^entry(%item: i32):
    "shop.sell"(%item)[^next] : (i32) -> ()
  ^next:
    "shop.done"() : () -> ()
  }) : (tuple<i32, f32, i32, f32, i32, f32, i32, f32, i32, f32, i32, f32, i32, f32, i32, f32, i32, f32>) -> ()
}
