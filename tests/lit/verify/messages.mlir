// RUN: not mlir-opt %s 2>&1 | FileCheck %s
// RUN: not mlir-opt --allow-unregistered-dialect < %s 2>&1 | FileCheck %s --check-prefix=STDIN
// RUN: not mlir-opt --allow-unregistered-dialect --mlir-print-op-on-diagnostic=0 %s 2>&1 | FileCheck %s --check-prefix=SHORT

module {
  // CHECK: messages.mlir:[[@LINE+3]]:14: error: operation being parsed with an unregistered dialect
  // STDIN: <stdin>:[[@LINE+3]]:3: error: 'builtin.module' op can only contain attributes with dialect-prefixed names
  // SHORT-NOT: see current operation
  "shop.open"() : () -> ()
  module attributes {open} {}
  // STDIN-NEXT: module attributes {open} {}
  // STDIN-NEXT: ^
  // STDIN-NEXT: note: see current operation:
}
