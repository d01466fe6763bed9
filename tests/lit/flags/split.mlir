// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file="// =""=== cut" --output-split-marker="// HERE" | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file="// =""=== cut" -o %t
// RUN: FileCheck %s --check-prefix=FILE --input-file=%t
// RUN: mlir-opt - --allow-unregistered-dialect --no-implicit-module --split-input-file="// =""=== cut" < %s \
// RUN:   | FileCheck %s --check-prefix=BARE

// CHECK: module {
// CHECK-NEXT: "shop.open"()
// CHECK: {{^}}// HERE{{$}}
// CHECK: "shop.close"()
// FILE: "shop.open"()
// FILE: {{^}}// -----{{$}}
// FILE: "shop.close"()
// BARE-NOT: module
// BARE: {{^}}"shop.open"()
// BARE: {{^}}"shop.close"()
"shop.open"() : () -> ()
// ==== cut
"shop.close"() : () -> ()
