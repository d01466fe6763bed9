//! Shape inference with the standard dialects: which types change, and which stay.

mod contradictions;

use std::sync::Arc;

use ods_core::Context;
use ods_core::text::{Parsed, parse};
use ods_pass::{PassManager, PassRegistry};

fn all_dialects() -> Arc<Context> {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("good dialects");
    context.allow_unregistered_dialects(true);
    Arc::new(context)
}

fn parsed(context: &Arc<Context>, text: &str) -> Parsed {
    parse(context, "test.mlir", text.as_bytes()).expect("a good module")
}

/// Runs the pass, which verifies its outcome. Returns the IR and the error, if there is one.
fn run(context: &Arc<Context>, pipeline: &str, text: &str) -> (String, Option<String>) {
    let mut module = parsed(context, text);
    ods_core::verify::verify(&module.ir, module.root).expect("a valid module");
    let mut manager = PassManager::parse(pipeline, &PassRegistry::new()).expect("a good pipeline");
    let error = manager.run(&mut module.ir, module.root).err().map(|error| error.to_string());
    (module.ir.display(module.root).to_string(), error)
}

#[track_caller]
fn check_in(context: &Arc<Context>, pipeline: &str, before: &str, after: &str) {
    let (printed, error) = run(context, pipeline, before);
    assert_eq!(error, None);
    let expected = parsed(context, after);
    assert_eq!(printed, expected.ir.display(expected.root).to_string());
    let (again, _) = run(context, pipeline, &printed);
    assert_eq!(again, printed, "it is a fixed point");
}

#[track_caller]
fn check(before: &str, after: &str) {
    check_in(&all_dialects(), "builtin.module(infer-shapes)", before, after);
}

#[track_caller]
fn check_unchanged(text: &str) {
    check(text, text);
}

#[test]
fn operations_are_asked_again() {
    check(
        "func.func @f(%x: tensor<4x3xf32>) {
           %0 = tensor.cast %x : tensor<4x3xf32> to tensor<*xf32>
           %1 = arith.addf %0, %0 : tensor<*xf32>
           %2 = tensor.cast %1 : tensor<*xf32> to tensor<?x?xf32>
           %3 = arith.truncf %2 : tensor<?x?xf32> to tensor<?x?xf16>
           %c0 = arith.constant 0 : index
           %4 = tensor.dim %3, %c0 : tensor<?x?xf16>
           return
         }",
        "func.func @f(%x: tensor<4x3xf32>) {
           %0 = tensor.cast %x : tensor<4x3xf32> to tensor<4x3xf32>
           %1 = arith.addf %0, %0 : tensor<4x3xf32>
           %2 = tensor.cast %1 : tensor<4x3xf32> to tensor<4x3xf32>
           %3 = arith.truncf %2 : tensor<4x3xf32> to tensor<4x3xf16>
           %c0 = arith.constant 0 : index
           %4 = tensor.dim %3, %c0 : tensor<4x3xf16>
           return
         }",
    );
}

#[test]
fn sizes_that_an_operation_computes_are_taken() {
    check(
        "func.func private @f(%x: tensor<2x?xf32>, %v: f32) {
           %0 = tensor.cast %x : tensor<2x?xf32> to tensor<?x?xf32>
           %1 = tensor.pad %0 low[1, 0] high[2, 1] {
           ^bb0(%i: index, %j: index):
             tensor.yield %v : f32
           } : tensor<?x?xf32> to tensor<?x?xf32>
           %2 = math.absf %1 : tensor<?x?xf32>
           return
         }
         func.func @g(%x: tensor<2x7xf32>, %v: f32) {
           %0 = tensor.cast %x : tensor<2x7xf32> to tensor<2x?xf32>
           call @f(%0, %v) : (tensor<2x?xf32>, f32) -> ()
           return
         }",
        "func.func private @f(%x: tensor<2x7xf32>, %v: f32) {
           %0 = tensor.cast %x : tensor<2x7xf32> to tensor<2x7xf32>
           %1 = tensor.pad %0 low[1, 0] high[2, 1] {
           ^bb0(%i: index, %j: index):
             tensor.yield %v : f32
           } : tensor<2x7xf32> to tensor<5x8xf32>
           %2 = math.absf %1 : tensor<5x8xf32>
           return
         }
         func.func @g(%x: tensor<2x7xf32>, %v: f32) {
           %0 = tensor.cast %x : tensor<2x7xf32> to tensor<2x7xf32>
           call @f(%0, %v) : (tensor<2x7xf32>, f32) -> ()
           return
         }",
    );
}

#[test]
fn calls_with_different_shapes_are_joined() {
    check(
        "func.func private @f(%x: tensor<*xf32>) -> tensor<*xf32> {
           %0 = math.absf %x : tensor<*xf32>
           return %0 : tensor<*xf32>
         }
         func.func @g(%x: tensor<4x3xf32>, %y: tensor<4x5xf32>) {
           %0 = tensor.cast %x : tensor<4x3xf32> to tensor<*xf32>
           %1 = math.absf %0 : tensor<*xf32>
           %2 = call @f(%1) : (tensor<*xf32>) -> tensor<*xf32>
           %3 = tensor.cast %y : tensor<4x5xf32> to tensor<*xf32>
           %4 = call @f(%3) : (tensor<*xf32>) -> tensor<*xf32>
           return
         }",
        "func.func private @f(%x: tensor<4x?xf32>) -> tensor<4x?xf32> {
           %0 = math.absf %x : tensor<4x?xf32>
           return %0 : tensor<4x?xf32>
         }
         func.func @g(%x: tensor<4x3xf32>, %y: tensor<4x5xf32>) {
           %0 = tensor.cast %x : tensor<4x3xf32> to tensor<4x3xf32>
           %1 = math.absf %0 : tensor<4x3xf32>
           %a = tensor.cast %1 : tensor<4x3xf32> to tensor<4x?xf32>
           %2 = call @f(%a) : (tensor<4x?xf32>) -> tensor<4x?xf32>
           %3 = tensor.cast %y : tensor<4x5xf32> to tensor<4x?xf32>
           %4 = call @f(%3) : (tensor<4x?xf32>) -> tensor<4x?xf32>
           return
         }",
    );
}

#[test]
fn calls_with_different_ranks_keep_the_type() {
    check_unchanged(
        "func.func private @f(%x: tensor<*xf32>) -> tensor<*xf32> {
           %0 = math.absf %x : tensor<*xf32>
           return %0 : tensor<*xf32>
         }
         func.func @g(%x: tensor<4x3xf32>, %y: tensor<4xf32>) {
           %0 = tensor.cast %x : tensor<4x3xf32> to tensor<*xf32>
           %1 = call @f(%0) : (tensor<*xf32>) -> tensor<*xf32>
           %2 = tensor.cast %y : tensor<4xf32> to tensor<*xf32>
           %3 = call @f(%2) : (tensor<*xf32>) -> tensor<*xf32>
           return
         }",
    );
}

#[test]
fn recursion_keeps_the_shape_that_it_passes_on() {
    check(
        "func.func private @f(%x: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
           cf.cond_br %c, ^end(%x : tensor<?xf32>), ^more
         ^more:
           %0 = math.absf %x : tensor<?xf32>
           %1 = call @g(%0, %c) : (tensor<?xf32>, i1) -> tensor<?xf32>
           cf.br ^end(%1 : tensor<?xf32>)
         ^end(%2: tensor<?xf32>):
           return %2 : tensor<?xf32>
         }
         func.func private @g(%x: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
           %0 = call @f(%x, %c) : (tensor<?xf32>, i1) -> tensor<?xf32>
           return %0 : tensor<?xf32>
         }
         func.func @main(%x: tensor<4xf32>, %c: i1) {
           %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
           %1 = call @f(%0, %c) : (tensor<?xf32>, i1) -> tensor<?xf32>
           return
         }",
        "func.func private @f(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
           cf.cond_br %c, ^end(%x : tensor<4xf32>), ^more
         ^more:
           %0 = math.absf %x : tensor<4xf32>
           %1 = call @g(%0, %c) : (tensor<4xf32>, i1) -> tensor<4xf32>
           cf.br ^end(%1 : tensor<4xf32>)
         ^end(%2: tensor<4xf32>):
           return %2 : tensor<4xf32>
         }
         func.func private @g(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
           %0 = call @f(%x, %c) : (tensor<4xf32>, i1) -> tensor<4xf32>
           return %0 : tensor<4xf32>
         }
         func.func @main(%x: tensor<4xf32>, %c: i1) {
           %0 = tensor.cast %x : tensor<4xf32> to tensor<4xf32>
           %1 = call @f(%0, %c) : (tensor<4xf32>, i1) -> tensor<4xf32>
           return
         }",
    );
}

// Each turn of the recursion adds an element: the size has no end.
#[test]
fn recursion_with_growing_shapes_ends() {
    check_unchanged(
        "func.func private @f(%x: tensor<?xf32>) {
           %one = arith.constant dense<1.0> : tensor<1xf32>
           %0 = tensor.concat dim(0) %x, %one : (tensor<?xf32>, tensor<1xf32>) -> tensor<?xf32>
           call @f(%0) : (tensor<?xf32>) -> ()
           return
         }
         func.func @main(%x: tensor<4xf32>) {
           %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
           call @f(%0) : (tensor<?xf32>) -> ()
           return
         }",
    );
}

#[test]
fn loops_and_branches_are_followed() {
    check(
        "func.func @f(%x: tensor<4x3xf32>, %y: tensor<4x5xf32>, %c: i1, %n: index) {
           %c1 = arith.constant 1 : index
           %0 = tensor.cast %x : tensor<4x3xf32> to tensor<?x?xf32>
           %1 = scf.for %i = %c1 to %n step %c1 iter_args(%a = %0) -> tensor<?x?xf32> {
             %b = math.absf %a : tensor<?x?xf32>
             scf.yield %b : tensor<?x?xf32>
           }
           %2 = tensor.cast %y : tensor<4x5xf32> to tensor<?x?xf32>
           %3 = scf.if %c -> tensor<?x?xf32> {
             scf.yield %1 : tensor<?x?xf32>
           } else {
             scf.yield %2 : tensor<?x?xf32>
           }
           %4 = scf.while (%a = %3) : (tensor<?x?xf32>) -> tensor<?x?xf32> {
             scf.condition(%c) %a : tensor<?x?xf32>
           } do {
           ^bb0(%a: tensor<?x?xf32>):
             %b = math.absf %a : tensor<?x?xf32>
             scf.yield %b : tensor<?x?xf32>
           }
           return
         }",
        "func.func @f(%x: tensor<4x3xf32>, %y: tensor<4x5xf32>, %c: i1, %n: index) {
           %c1 = arith.constant 1 : index
           %0 = tensor.cast %x : tensor<4x3xf32> to tensor<4x3xf32>
           %1 = scf.for %i = %c1 to %n step %c1 iter_args(%a = %0) -> tensor<4x3xf32> {
             %b = math.absf %a : tensor<4x3xf32>
             scf.yield %b : tensor<4x3xf32>
           }
           %2 = tensor.cast %y : tensor<4x5xf32> to tensor<4x?xf32>
           %3 = scf.if %c -> tensor<4x?xf32> {
             %cast = tensor.cast %1 : tensor<4x3xf32> to tensor<4x?xf32>
             scf.yield %cast : tensor<4x?xf32>
           } else {
             scf.yield %2 : tensor<4x?xf32>
           }
           %4 = scf.while (%a = %3) : (tensor<4x?xf32>) -> tensor<4x?xf32> {
             scf.condition(%c) %a : tensor<4x?xf32>
           } do {
           ^bb0(%a: tensor<4x?xf32>):
             %b = math.absf %a : tensor<4x?xf32>
             scf.yield %b : tensor<4x?xf32>
           }
           return
         }",
    );
}

const PUBLIC: &str = "
  func.func @f(%x: tensor<?xf32>, %y: tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
    %0 = tensor.cast %y : tensor<4xf32> to tensor<?xf32>
    %1 = math.absf %0 : tensor<?xf32>
    return %x, %1 : tensor<?xf32>, tensor<?xf32>
  }
  func.func @g(%x: tensor<4xf32>) {
    %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
    %1, %2 = call @f(%0, %x) : (tensor<?xf32>, tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>)
    %3 = math.absf %2 : tensor<?xf32>
    return
  }";

#[test]
fn public_functions_keep_their_types() {
    check(
        PUBLIC,
        "func.func @f(%x: tensor<?xf32>, %y: tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
           %0 = tensor.cast %y : tensor<4xf32> to tensor<4xf32>
           %1 = math.absf %0 : tensor<4xf32>
           %2 = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
           return %x, %2 : tensor<?xf32>, tensor<?xf32>
         }
         func.func @g(%x: tensor<4xf32>) {
           %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
           %1, %2 = call @f(%0, %x) : (tensor<?xf32>, tensor<4xf32>) -> (tensor<?xf32>, tensor<?xf32>)
           %3 = math.absf %2 : tensor<?xf32>
           return
         }",
    );
}

#[test]
fn results_of_public_functions_may_change() {
    check_in(
        &all_dialects(),
        "builtin.module(infer-shapes{public-results=true})",
        PUBLIC,
        "func.func @f(%x: tensor<?xf32>, %y: tensor<4xf32>) -> (tensor<?xf32>, tensor<4xf32>) {
           %0 = tensor.cast %y : tensor<4xf32> to tensor<4xf32>
           %1 = math.absf %0 : tensor<4xf32>
           return %x, %1 : tensor<?xf32>, tensor<4xf32>
         }
         func.func @g(%x: tensor<4xf32>) {
           %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
           %1, %2 = call @f(%0, %x) : (tensor<?xf32>, tensor<4xf32>) -> (tensor<?xf32>, tensor<4xf32>)
           %3 = math.absf %2 : tensor<4xf32>
           return
         }",
    );
}

// Unknown code may call a function through its reference.
#[test]
fn referenced_and_external_functions_keep_their_types() {
    let text = "
      func.func private @referenced(%x: tensor<?xf32>) -> tensor<?xf32> {
        return %x : tensor<?xf32>
      }
      func.func private @external(tensor<?xf32>) -> tensor<?xf32>
      func.func @g(%x: tensor<4xf32>) {
        %f = func.constant @referenced : (tensor<?xf32>) -> tensor<?xf32>
        %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
        %1 = call @referenced(%0) : (tensor<?xf32>) -> tensor<?xf32>
        %2 = call @external(%0) : (tensor<?xf32>) -> tensor<?xf32>
        %3 = call_indirect %f(%0) : (tensor<?xf32>) -> tensor<?xf32>
        return
      }";
    check_unchanged(text);
    check_in(&all_dialects(), "builtin.module(infer-shapes{public-results=true})", text, text);
}

#[test]
fn unknown_operations_keep_the_types_that_they_had() {
    check(
        "func.func @f(%x: tensor<4xf32>) {
           %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
           %1 = math.absf %0 : tensor<?xf32>
           \"t.use\"(%1, %1) : (tensor<?xf32>, tensor<?xf32>) -> ()
           %2 = \"t.like\"(%1) : (tensor<?xf32>) -> tensor<?xf32>
           %3 = builtin.unrealized_conversion_cast %1 : tensor<?xf32> to !t.buffer
           return
         }",
        "func.func @f(%x: tensor<4xf32>) {
           %0 = tensor.cast %x : tensor<4xf32> to tensor<4xf32>
           %1 = math.absf %0 : tensor<4xf32>
           %a = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
           \"t.use\"(%a, %a) : (tensor<?xf32>, tensor<?xf32>) -> ()
           %b = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
           %2 = \"t.like\"(%b) : (tensor<?xf32>) -> tensor<?xf32>
           %c = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
           %3 = builtin.unrealized_conversion_cast %c : tensor<?xf32> to !t.buffer
           return
         }",
    );
}

// The size of the slice is an operand, so that the type of the source must have an unknown size.
// The text of a sum has one type for all values, although its verifier accepts compatible ones.
#[test]
fn operations_of_one_type_keep_one() {
    check(
        "func.func @f(%x: tensor<4xf32>) {
           %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
           %1 = \"t.value\"() : () -> tensor<?xf32>
           %2 = arith.addf %1, %0 : tensor<?xf32>
           %3 = math.absf %0 : tensor<?xf32>
           return
         }",
        "func.func @f(%x: tensor<4xf32>) {
           %0 = tensor.cast %x : tensor<4xf32> to tensor<4xf32>
           %1 = \"t.value\"() : () -> tensor<?xf32>
           %a = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
           %2 = arith.addf %1, %a : tensor<?xf32>
           %3 = math.absf %0 : tensor<4xf32>
           return
         }",
    );
}

#[test]
fn operations_that_reject_a_type_keep_it() {
    check(
        "func.func @f(%x: tensor<2xf32>, %y: tensor<8xf32>, %n: index) {
           %0 = tensor.cast %x : tensor<2xf32> to tensor<?xf32>
           %1 = math.absf %0 : tensor<?xf32>
           %2 = tensor.insert_slice %1 into %y[0] [%n] [1] : tensor<?xf32> into tensor<8xf32>
           return
         }",
        "func.func @f(%x: tensor<2xf32>, %y: tensor<8xf32>, %n: index) {
           %0 = tensor.cast %x : tensor<2xf32> to tensor<2xf32>
           %1 = math.absf %0 : tensor<2xf32>
           %a = tensor.cast %1 : tensor<2xf32> to tensor<?xf32>
           %2 = tensor.insert_slice %a into %y[0] [%n] [1] : tensor<?xf32> into tensor<8xf32>
           return
         }",
    );
}

#[test]
fn unreachable_code_stays_valid() {
    check(
        "func.func private @f(%x: tensor<?xf32>) -> tensor<?xf32> {
           cf.br ^end(%x : tensor<?xf32>)
         ^never:
           %0 = \"t.value\"() : () -> tensor<?xf32>
           %1 = call @f(%0) : (tensor<?xf32>) -> tensor<?xf32>
           %2 = math.absf %1 : tensor<?xf32>
           cf.br ^end(%2 : tensor<?xf32>)
         ^end(%3: tensor<?xf32>):
           return %3 : tensor<?xf32>
         }
         func.func @g(%x: tensor<4xf32>) {
           %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
           %1 = call @f(%0) : (tensor<?xf32>) -> tensor<?xf32>
           return
         }",
        "func.func private @f(%x: tensor<4xf32>) -> tensor<4xf32> {
           cf.br ^end(%x : tensor<4xf32>)
         ^never:
           %0 = \"t.value\"() : () -> tensor<?xf32>
           %a = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
           %1 = call @f(%a) : (tensor<4xf32>) -> tensor<4xf32>
           %b = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
           %2 = math.absf %b : tensor<?xf32>
           %c = tensor.cast %2 : tensor<?xf32> to tensor<4xf32>
           cf.br ^end(%c : tensor<4xf32>)
         ^end(%3: tensor<4xf32>):
           return %3 : tensor<4xf32>
         }
         func.func @g(%x: tensor<4xf32>) {
           %0 = tensor.cast %x : tensor<4xf32> to tensor<4xf32>
           %1 = call @f(%0) : (tensor<4xf32>) -> tensor<4xf32>
           return
         }",
    );
}

#[test]
fn buffers_keep_their_layout() {
    check(
        "func.func private @f(%x: memref<?x?xf32, strided<[?, 1]>>, %i: index) -> f32 {
           %0 = memref.load %x[%i, %i] : memref<?x?xf32, strided<[?, 1]>>
           return %0 : f32
         }
         func.func @g(%x: memref<4x3xf32>, %u: memref<*xf32>, %i: index) {
           %0 = memref.cast %x : memref<4x3xf32> to memref<?x?xf32, strided<[?, 1]>>
           %1 = func.call @f(%0, %i) : (memref<?x?xf32, strided<[?, 1]>>, index) -> f32
           %2 = memref.cast %x : memref<4x3xf32> to memref<*xf32>
           return
         }",
        "func.func private @f(%x: memref<4x3xf32, strided<[?, 1]>>, %i: index) -> f32 {
           %0 = memref.load %x[%i, %i] : memref<4x3xf32, strided<[?, 1]>>
           return %0 : f32
         }
         func.func @g(%x: memref<4x3xf32>, %u: memref<*xf32>, %i: index) {
           %0 = memref.cast %x : memref<4x3xf32> to memref<4x3xf32, strided<[?, 1]>>
           %1 = func.call @f(%0, %i) : (memref<4x3xf32, strided<[?, 1]>>, index) -> f32
           %2 = memref.cast %x : memref<4x3xf32> to memref<*xf32>
           return
         }",
    );
}

// A pass on a function sees no callees, so calls keep their types.
#[test]
fn the_pass_runs_on_functions() {
    check_in(
        &all_dialects(),
        "builtin.module(func.func(infer-shapes))",
        "func.func private @f(%x: tensor<4xf32>) -> tensor<?xf32> {
           %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
           %1 = math.absf %0 : tensor<?xf32>
           call @g(%1) : (tensor<?xf32>) -> ()
           return %1 : tensor<?xf32>
         }
         func.func private @g(%x: tensor<?xf32>) {
           return
         }",
        "func.func private @f(%x: tensor<4xf32>) -> tensor<?xf32> {
           %0 = tensor.cast %x : tensor<4xf32> to tensor<4xf32>
           %1 = math.absf %0 : tensor<4xf32>
           %2 = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
           call @g(%2) : (tensor<?xf32>) -> ()
           %3 = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
           return %3 : tensor<?xf32>
         }
         func.func private @g(%x: tensor<?xf32>) {
           return
         }",
    );
}

#[test]
fn modules_inside_are_followed() {
    let text = |size: &str| {
        format!(
            "module @outer {{ module @inner {{
               func.func private @f(%x: tensor<{size}xf32>) {{
                 %0 = math.absf %x : tensor<{size}xf32>
                 return
               }}
               func.func @main(%x: tensor<4xf32>) {{
                 %0 = tensor.cast %x : tensor<4xf32> to tensor<{size}xf32>
                 call @f(%0) : (tensor<{size}xf32>) -> ()
                 return
               }}
             }} }}"
        )
    };
    check(&text("?"), &text("4"));
    check_in(&all_dialects(), "builtin.module(builtin.module(infer-shapes))", &text("?"), &text("4"));
}

// The loop passes the cast on to its body, and past it if there is no iteration.
#[test]
fn casts_that_make_the_needed_type_are_not_cast_again() {
    check_unchanged(
        "func.func @f(%x: tensor<4xf32>, %n: index) -> tensor<?xf32> {
           %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
           %1 = scf.for %i = %n to %n step %n iter_args(%a = %0) -> tensor<?xf32> {
             %2 = \"t.do\"(%a) : (tensor<?xf32>) -> tensor<?xf32>
             scf.yield %2 : tensor<?xf32>
           }
           return %1 : tensor<?xf32>
         }",
    );
}
