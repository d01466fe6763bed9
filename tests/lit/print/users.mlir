// RUN: mlir-opt %s --allow-unregistered-dialect -mlir-print-value-users | FileCheck %s

// CHECK: %[[A:.*]] = "shop.make"() : () -> i32 // users: %[[B:.*]], %[[C:.*]]{{$}}
%a = "shop.make"() : () -> i32
// CHECK-NEXT: "shop.sell"(%[[A]], %[[A]]) : (i32, i32) -> () // id: %[[C]]{{$}}
"shop.sell"(%a, %a) : (i32, i32) -> ()
// CHECK-NEXT: %[[B]] = "shop.paint"(%[[A]]) : (i32) -> i32 // unused{{$}}
%b = "shop.paint"(%a) : (i32) -> i32
