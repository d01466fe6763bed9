//! Loops whose turns run without checks: they end, fail and run out of steps where the interpreter does.

use ods_core::{Ir, Operation};
use ods_exec::{Engine, Limits, MemRef, RuntimeValue, Tensor};
use ods_jit::{Function, Jit};

use super::support::module;

/// Stores `x[i] * x[k] + x[i]` as `y[i]`, and divides by `d - i`.
const COUNTED: &str =
    "func.func @f(%x: memref<?xf32>, %y: memref<?xf32>, %from: index, %n: index, %k: index, %d: i32) -> i32 {
  %one = arith.constant 1 : index
  %start = arith.constant 1000000 : i32
  %r = scf.for %i = %from to %n step %one iter_args(%s = %start) -> i32 {
    %a = memref.load %x[%i] : memref<?xf32>
    %b = memref.load %x[%k] : memref<?xf32>
    %c = arith.mulf %a, %b : f32
    %e = arith.addf %c, %a : f32
    memref.store %e, %y[%i] : memref<?xf32>
    %j = arith.index_cast %i : index to i32
    %m = arith.subi %d, %j : i32
    %q = arith.divsi %s, %m : i32
    %t = arith.addi %q, %s : i32
    scf.yield %t : i32
  }
  return %r : i32
}";

/// The same with blocks, two elements at a time.
const BLOCKS: &str =
    "func.func @f(%x: memref<?xf32>, %y: memref<?xf32>, %from: index, %n: index, %k: index, %d: i32) -> i32 {
  %two = arith.constant 2 : index
  %start = arith.constant 1000000 : i32
  cf.br ^head(%from, %start : index, i32)
^head(%i: index, %s: i32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %a = memref.load %x[%i] : memref<?xf32>
  %b = memref.load %x[%k] : memref<?xf32>
  %c = arith.mulf %a, %b : f32
  %e = arith.addf %c, %a : f32
  memref.store %e, %y[%i] : memref<?xf32>
  %j = arith.index_cast %i : index to i32
  %m = arith.subi %d, %j : i32
  %q = arith.divsi %s, %m : i32
  %t = arith.addi %q, %s : i32
  %next = arith.addi %i, %two : index
  cf.br ^head(%next, %t : index, i32)
^end:
  return %s : i32
}";

/// Returns elements, among them a number that becomes NaN by multiplication, and NaN with payloads.
fn elements() -> Vec<f32> {
    let odd = [f32::INFINITY, 0.0, -0.0, f32::from_bits(0x7F80_1234), f32::from_bits(0xFFC0_0001), f32::MAX];
    (0..16_u8)
        .map(|at| odd.get(usize::from(at) / 2).copied().filter(|_| at % 2 == 1).unwrap_or(f32::from(at)))
        .collect()
}

/// The result of a run, and the bits of the elements that it stored.
type Outcome = (Result<i32, String>, Vec<u32>);

/// Returns the function `f` of a module with a limit on steps.
fn native<'ir>((ir, op): &'ir (Ir, Operation), steps: u64) -> Function<'ir> {
    let engine = Engine::new(ir, *op).expect("a valid module").with_limits(Limits { steps, ..Limits::default() });
    Jit::new(&engine).and_then(|jit| jit.function("f")).expect("native code")
}

/// Compares both engines for arguments, and returns the message of their error.
fn agree(f: &Function<'_>, (from, n, k, d): (i64, i64, i64, i32)) -> Option<String> {
    let memory = || Tensor::of(&[16], &elements()).and_then(|tensor| MemRef::of(&tensor)).expect("memory");
    let [expected, found]: [Outcome; 2] = [false, true].map(|is_native| {
        let (x, y) = (memory(), memory());
        let arguments = (&x, &y, from, n, k, d);
        let result = if is_native { f.call(arguments) } else { f.interpreted().call(arguments) };
        let bits = y.to_tensor().and_then(|tensor| tensor.values::<f32>()).expect("numbers");
        (result.map_err(|error| error.to_string()), bits.into_iter().map(f32::to_bits).collect())
    });
    assert_eq!(expected, found, "{:?}", (from, n, k, d));
    found.0.err()
}

#[test]
fn loops_end_where_the_interpreter_does() {
    for text in [COUNTED, BLOCKS] {
        let module = module(text);
        let f = native(&module, u64::MAX);
        for (from, n) in [(0, 0), (0, 1), (0, 5), (0, 6), (0, 16), (3, 16), (0, 17), (0, 40), (-1, 16), (-9, -2)] {
            for (k, d) in [(0, -1), (1, 100), (15, 100), (16, 100), (-1, 100), (3, 9), (5, 8)] {
                agree(&f, (from, n, k, d));
            }
        }
        assert_eq!(agree(&f, (0, 16, 0, -1)), None);
    }
}

#[test]
fn loops_run_out_of_steps_where_the_interpreter_does() {
    for text in [COUNTED, BLOCKS] {
        let module = module(text);
        for steps in (0..40).chain((40..200).step_by(7)) {
            let f = native(&module, steps);
            agree(&f, (0, 16, 1, 100));
            agree(&f, (0, 16, 1, 10));
        }
        let message = agree(&native(&module, 50), (0, 16, 1, 100));
        assert!(message.is_some_and(|message| message.contains("exceeds the limit of 50 steps")));
    }
}

#[test]
fn loops_that_overflow_run_out_of_steps_where_the_interpreter_does() {
    let text = |step: &str, parameter: &str| {
        format!(
            "func.func @f(%from: index, %n: index{parameter}) -> index {{
               {step}
               %zero = arith.constant 0 : index
               %r = scf.for %i = %from to %n step %step iter_args(%s = %zero) -> index {{
                 %t = arith.addi %s, %i : index
                 scf.yield %t : index
               }}
               return %r : index
             }}"
        )
    };
    let texts = [text("%step = arith.constant 7 : index", ""), text("", ", %step: index")];
    for (text, has_step) in texts.into_iter().zip([false, true]) {
        let module = module(&text);
        let overflows = |steps: u64, n: i64| {
            let f = native(&module, steps);
            let mut arguments = vec![i64::MAX - 100, n];
            arguments.extend(has_step.then_some(7));
            let words: Vec<RuntimeValue> = arguments.into_iter().map(|n| RuntimeValue::Word(n as u64)).collect();
            let [expected, found] = [f.interpreted().call_with(&words), f.call_with(&words)]
                .map(|result| result.map_err(|error| (error.kind(), error.to_string())));
            assert_eq!(expected, found, "{steps} steps to {n}");
            found.is_err_and(|(_, message)| message.contains("overflows in the step after its last iteration"))
        };
        let least = (0..200).find(|steps| overflows(*steps, i64::MAX)).expect("the loop overflows");
        assert!(least > 15 && overflows(least + 1, i64::MAX) && !overflows(u64::MAX, i64::MAX - 3));
    }
}
