//! Shapes that contradict each other: in code that runs, in code that does not, and at casts.

use super::{all_dialects, check, parsed, run};

#[test]
fn contradictions_are_reported_and_change_nothing() {
    let text = "func.func private @f(%x: tensor<?xf32>, %y: tensor<?xf32>) {
  %0 = arith.addf %x, %y : tensor<?xf32>
  return
}
func.func @g(%x: tensor<4xf32>, %y: tensor<5xf32>) {
  %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.cast %y : tensor<5xf32> to tensor<?xf32>
  call @f(%0, %1) : (tensor<?xf32>, tensor<?xf32>) -> ()
  return
}";
    let context = all_dialects();
    let (after, error) = run(&context, "builtin.module(infer-shapes)", text);
    let expected = "test.mlir:2:8: error: 'arith.addf' op requires operands of one shape, but different ones are inferred\n\
                    note: operand #0 is inferred to have type 'tensor<4xf32>'\n\
                    note: operand #1 is inferred to have type 'tensor<5xf32>'";
    assert_eq!(error.as_deref(), Some(expected));
    let before = parsed(&context, text);
    assert_eq!(after, before.ir.display(before.root).to_string());
}

#[test]
fn code_that_never_runs_may_contradict() {
    check(
        "func.func @f(%x: tensor<4xf32>, %y: tensor<5xf32>) {
           %false = arith.constant false
           %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
           %1 = tensor.cast %y : tensor<5xf32> to tensor<?xf32>
           scf.if %false {
             %2 = arith.addf %0, %1 : tensor<?xf32>
             \"t.use\"(%2) : (tensor<?xf32>) -> ()
           }
           cf.cond_br %false, ^never, ^end
         ^never:
           %3 = arith.addf %0, %1 : tensor<?xf32>
           cf.br ^end
         ^end:
           %4 = math.absf %0 : tensor<?xf32>
           %5 = math.absf %1 : tensor<?xf32>
           return
         }",
        "func.func @f(%x: tensor<4xf32>, %y: tensor<5xf32>) {
           %false = arith.constant false
           %0 = tensor.cast %x : tensor<4xf32> to tensor<4xf32>
           %1 = tensor.cast %y : tensor<5xf32> to tensor<5xf32>
           scf.if %false {
             %a = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
             %b = tensor.cast %1 : tensor<5xf32> to tensor<?xf32>
             %2 = arith.addf %a, %b : tensor<?xf32>
             \"t.use\"(%2) : (tensor<?xf32>) -> ()
           }
           cf.cond_br %false, ^never, ^end
         ^never:
           %a = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
           %b = tensor.cast %1 : tensor<5xf32> to tensor<?xf32>
           %3 = arith.addf %a, %b : tensor<?xf32>
           cf.br ^end
         ^end:
           %4 = math.absf %0 : tensor<4xf32>
           %5 = math.absf %1 : tensor<5xf32>
           return
         }",
    );
}

// The sizes that are inferred decide which code runs.
#[test]
fn comparisons_of_sizes_may_guard_contradictions() {
    check(
        "func.func private @f(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
           %c0 = arith.constant 0 : index
           %m = tensor.dim %x, %c0 : tensor<?xf32>
           %n = tensor.dim %y, %c0 : tensor<?xf32>
           %same = arith.cmpi eq, %m, %n : index
           %0 = scf.if %same -> tensor<?xf32> {
             %1 = arith.addf %x, %y : tensor<?xf32>
             scf.yield %1 : tensor<?xf32>
           } else {
             scf.yield %x : tensor<?xf32>
           }
           return %0 : tensor<?xf32>
         }
         func.func @g(%x: tensor<4xf32>, %y: tensor<5xf32>) {
           %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
           %1 = tensor.cast %y : tensor<5xf32> to tensor<?xf32>
           %2 = call @f(%0, %1) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
           return
         }",
        "func.func private @f(%x: tensor<4xf32>, %y: tensor<5xf32>) -> tensor<4xf32> {
           %c0 = arith.constant 0 : index
           %m = tensor.dim %x, %c0 : tensor<4xf32>
           %n = tensor.dim %y, %c0 : tensor<5xf32>
           %same = arith.cmpi eq, %m, %n : index
           %0 = scf.if %same -> tensor<4xf32> {
             %a = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
             %b = tensor.cast %y : tensor<5xf32> to tensor<?xf32>
             %1 = arith.addf %a, %b : tensor<?xf32>
             %c = tensor.cast %1 : tensor<?xf32> to tensor<4xf32>
             scf.yield %c : tensor<4xf32>
           } else {
             scf.yield %x : tensor<4xf32>
           }
           return %0 : tensor<4xf32>
         }
         func.func @g(%x: tensor<4xf32>, %y: tensor<5xf32>) {
           %0 = tensor.cast %x : tensor<4xf32> to tensor<4xf32>
           %1 = tensor.cast %y : tensor<5xf32> to tensor<5xf32>
           %2 = call @f(%0, %1) : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
           return
         }",
    );
}

// Functions whose calls never run are not analyzed either; a condition that is unknown protects nothing.
#[test]
fn only_calls_that_run_may_not_contradict() {
    let text = |condition: &str| {
        format!(
            "func.func private @f(%x: tensor<?xf32>, %y: tensor<?xf32>) {{
               %0 = arith.addf %x, %y : tensor<?xf32>
               return
             }}
             func.func @g(%x: tensor<4xf32>, %y: tensor<5xf32>, %unknown: i1) {{
               %false = arith.constant false
               %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
               %1 = tensor.cast %y : tensor<5xf32> to tensor<?xf32>
               scf.if {condition} {{
                 func.call @f(%0, %1) : (tensor<?xf32>, tensor<?xf32>) -> ()
               }}
               return
             }}"
        )
    };
    let context = all_dialects();
    let error_of = |condition: &str| run(&context, "builtin.module(infer-shapes)", &text(condition)).1;
    assert_eq!(error_of("%false"), None);
    let error = error_of("%unknown").expect("the sum may be computed");
    assert!(error.starts_with("test.mlir:2:21: error: 'arith.addf' op requires operands of one shape"), "{error}");
}

// A cast to another size is for code that never runs, or a bug that a check at run time finds.
#[test]
fn casts_may_contradict() {
    check(
        "func.func @f(%x: tensor<4xf32>, %c: i1) {
           %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
           %1 = math.absf %0 : tensor<?xf32>
           scf.if %c {
             %2 = tensor.cast %1 : tensor<?xf32> to tensor<5xf32>
           }
           return
         }",
        "func.func @f(%x: tensor<4xf32>, %c: i1) {
           %0 = tensor.cast %x : tensor<4xf32> to tensor<4xf32>
           %1 = math.absf %0 : tensor<4xf32>
           scf.if %c {
             %a = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
             %2 = tensor.cast %a : tensor<?xf32> to tensor<5xf32>
           }
           return
         }",
    );
}
