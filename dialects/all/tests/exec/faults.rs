//! Errors of runs: they name the operation, its place and its operands, and nothing panics.

use ods_exec::{Engine, FaultKind, Limits};

use super::support::{call, message, module};

#[test]
fn errors_name_operation_operands_and_calls() {
    let text = "func.func private @g(%a: i32, %b: i32) -> i32 {
  %r = arith.divsi %a, %b : i32
  return %r : i32
}
func.func @f(%a: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %r = func.call @g(%a, %zero) : (i32, i32) -> i32
  return %r : i32
}";
    let error = call::<_, i32>(text, (1,)).expect_err("a division by zero");
    assert_eq!(error.kind(), FaultKind::Undefined);
    let message = error.to_string();
    assert!(message.contains("'arith.divsi' op division by zero (1, 0)"), "{message}");
    assert!(message.contains(":2:8") && message.contains("called from here") && message.contains(":7:8"), "{message}");
    let assertion = "func.func @f(%a: i1) { cf.assert %a, \"must hold\" return }";
    assert!(self::message(assertion, (false,)).contains("'cf.assert' op failed: must hold (false)"));
    assert!(call::<_, ()>(assertion, (true,)).is_ok());
}

#[test]
fn limits_end_runs() {
    let endless = "func.func @f() { cf.br ^a ^a: cf.br ^a }";
    assert!(message(endless, ()).contains("exceeds the limit of 1000000 steps"));
    let recursive = "func.func @f() { func.call @f() : () -> () return }";
    let message = message(recursive, ());
    assert!(
        message.contains("exceeds the limit of 100 nested calls") && message.contains("further calls"),
        "{message}"
    );
}

#[test]
fn large_constants_are_errors() {
    for ty in ["tensor<1000000000000000xi8>", "vector<300000xi64>", "tensor<9000000000000000000xcomplex<f32>>"] {
        let element = if ty.contains("complex") { "(1.0, 2.0)" } else { "1" };
        let text = format!("func.func @f() -> {ty} {{ %c = arith.constant dense<{element}> : {ty} return %c : {ty} }}");
        let message = message(&text, ());
        assert!(message.contains("more elements than fit in memory"), "{message}");
    }
}

#[test]
fn steps_are_counted_over_slices() {
    let text = "func.func @f(%n: index) -> index {
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %r = scf.for %i = %zero to %n step %one iter_args(%s = %zero) -> index {
        %t = arith.addi %s, %i : index
        scf.yield %t : index
      }
      return %r : index
    }";
    let (ir, module) = module(text);
    let engine = Engine::new(&ir, module).expect("a valid module");
    let counted = std::sync::Arc::new(std::sync::atomic::AtomicU64::new(0));
    let seen = counted.clone();
    let engine = engine.with_progress(move |steps| {
        seen.store(steps, std::sync::atomic::Ordering::Relaxed);
        Ok(())
    });
    assert_eq!(engine.function("f").and_then(|f| f.call::<_, i64>((3_000_000,))).ok(), Some(2_999_999 * 1_500_000));
    assert!(counted.load(std::sync::atomic::Ordering::Relaxed) > 6_000_000);
    let limited = engine.with_limits(Limits { steps: 3_000_000, ..Limits::default() });
    let f = limited.function("f").expect("a function");
    assert_eq!(f.call::<_, i64>((900_000,)).ok(), Some(899_999 * 450_000));
    assert!(f.call::<_, i64>((1_100_000,)).is_err());
    limited.interruption().store(true, std::sync::atomic::Ordering::Relaxed);
    let error = f.call::<_, i64>((900_000,)).expect_err("interrupted");
    assert_eq!(error.kind(), FaultKind::Interrupted);
}

#[test]
fn missing_parts_are_named() {
    let external = "func.func private @g(i32) -> i32
    func.func @f(%a: i32) -> i32 { %r = func.call @g(%a) : (i32) -> i32 return %r : i32 }";
    assert!(message(external, (1,)).contains("'@g' has no body; give the engine a function for it"));
    let (ir, op) = module(external);
    let engine = Engine::new(&ir, op).expect("a valid module");
    let engine = engine.with_function("g", |call| call.set_word(0, call.word(0)? * 3));
    assert_eq!(engine.function("f").and_then(|f| f.call::<_, i32>((14,))).ok(), Some(42));
    assert!(
        engine
            .function("h")
            .err()
            .is_some_and(|error| error.to_string().contains("no function 'h'; there are 'g', 'f'"))
    );
    let replaced = engine.with_kernel("func.call", |call| call.set_word(0, 7));
    assert_eq!(replaced.function("f").and_then(|f| f.call::<_, i32>((14,))).ok(), Some(7));
}

#[test]
fn arguments_are_checked() {
    let text = "func.func @f(%a: i8, %b: f32) -> i8 { return %a : i8 }";
    for (message, expected) in [
        (message(text, (1,)), "has 2 parameters, found 1"),
        (message(text, (300, 1.0)), "parameter 0 of type 'i8', which the number 300 is not"),
        (message(text, (1.5, 1.0)), "parameter 0 of type 'i8', which the number 1.5 is not"),
    ] {
        assert!(message.contains(expected), "{message}");
    }
    assert!(
        call::<_, (i8, i8)>(text, (1, 1.0)).is_err_and(|error| error.to_string().contains("has 1 results, found 2"))
    );
    assert!(call::<_, f64>(text, (1, 1.0)).is_err_and(|error| error.to_string().contains("does not fit f64")));
    assert_eq!(call::<_, i32>(text, (-1, 1)).ok(), Some(-1));
}

#[test]
fn traces_report_values() {
    let (ir, op) = module(
        "func.func @f(%a: i32) -> i32 {
      %r = arith.addi %a, %a : i32
      %c = arith.cmpi slt, %a, %r : i32
      %s = scf.if %c -> (i32) { scf.yield %r : i32 } else { scf.yield %a : i32 }
      return %s : i32
    }",
    );
    let lines = std::sync::Arc::new(std::sync::Mutex::new(Vec::new()));
    let seen = lines.clone();
    let engine = Engine::new(&ir, op).expect("a valid module");
    let engine = engine.with_tracer(move |_, _, line| seen.lock().expect("no panic").push(line.to_owned()));
    assert_eq!(engine.function("f").and_then(|f| f.call::<_, i32>((3,))).ok(), Some(6));
    let lines = lines.lock().expect("no panic").clone();
    let expected = [
        "arith.addi 3, 3 -> 6",
        "arith.cmpi 3, 6 -> true",
        "scf.if true",
        "scf.yield 6",
        "scf.if true -> 6",
        "func.return 6",
    ];
    assert_eq!(lines, expected);
}
