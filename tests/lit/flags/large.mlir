// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=2 | FileCheck %s --check-prefix=SHORT
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-elementsattrs-with-hex-if-larger=2 | FileCheck %s --check-prefix=HEX
// RUN: mlir-opt %s --allow-unregistered-dialect --mlir-print-skip-regions | FileCheck %s --check-prefix=SKIPPED
// RUN: mlir-opt %s --allow-unregistered-dialect --verify-roundtrip | FileCheck %s

// SHORT: prices = dense_resource<__elided__> : tensor<3xi16>
// HEX: prices = dense<"0x010002000300"> : tensor<3xi16>
// SKIPPED: {{^}}module {...}{{$}}
// CHECK: prices = dense<[1, 2, 3]> : tensor<3xi16>
"shop.open"() {prices = dense<[1, 2, 3]> : tensor<3xi16>} : () -> ()
