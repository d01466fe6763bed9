//! Native code on threads with small stacks: large frames, deep calls, many words, and translations.

use std::fmt::Write;
use std::sync::Barrier;
use std::thread::{Builder, Scope, ScopedJoinHandle, scope};

use ods_core::{Ir, Operation};
use ods_exec::{Engine, RuntimeValue};
use ods_jit::{Function, Jit};

use super::support::module;

/// Stacks with no room for native code, with room for small frames, and with room for all.
const SIZES: [usize; 6] = [48 << 10, 144 << 10, 160 << 10, 192 << 10, 320 << 10, 2 << 20];

fn spawn<'s, T: Send + 's>(
    scope: &'s Scope<'s, '_>,
    size: usize,
    run: impl FnOnce() -> T + Send + 's,
) -> ScopedJoinHandle<'s, T> {
    Builder::new().stack_size(size).spawn_scoped(scope, run).expect("a thread")
}

/// Calls `run` on a thread with a stack of this size.
fn on_stack<T: Send>(size: usize, run: impl FnOnce() -> T + Send) -> T {
    scope(|scope| spawn(scope, size, run).join().expect("no panic"))
}

fn engine(ir: &Ir, op: Operation) -> Engine<'_> {
    Engine::new(ir, op).expect("a valid module")
}

fn native<'ir>(engine: &Engine<'ir>) -> Function<'ir> {
    let f = Jit::new(engine).and_then(|jit| jit.function("f")).expect("native code");
    assert!(f.is_native());
    f
}

/// Returns a function of two integers whose frame has this many words, as all values have a place where native code
/// leaves: at the division, if that is undefined. The function touches little of the frame.
fn large_frame(words: usize) -> String {
    let mut text = String::from("func.func @f(%a: i64, %b: i64) -> i64 {\n  %v0 = arith.muli %a, %b : i64\n");
    for i in 1..words {
        let _ = writeln!(text, "  %v{i} = arith.muli %v{}, %b : i64", i - 1);
    }
    let last = words - 1;
    let _ = writeln!(text, "  %q = arith.divsi %a, %b : i64\n  %p = math.ctpop %v{last} : i64");
    text + "  %s = arith.addi %q, %p : i64\n  return %s : i64\n}"
}

#[test]
fn frames_stay_on_the_stack_of_their_thread() {
    let (ir, op) = module(&large_frame(7900));
    let f = &native(&engine(&ir, op));
    let expected = f.call::<_, i64>((7_i64, 3_i64)).expect("a result");
    let barriers = &[Barrier::new(2), Barrier::new(2)];
    // The second thread's stack is below the first one's, and most of it is a buffer.
    let (found, changed) = scope(|scope| {
        let first = spawn(scope, 48 << 10, move || {
            barriers[0].wait();
            let result = f.call::<_, i64>((7_i64, 3_i64)).map_err(|error| error.to_string());
            barriers[1].wait();
            result
        });
        std::thread::sleep(std::time::Duration::from_millis(50));
        let second = spawn(scope, 48 << 10, move || {
            let mut buffer = [0x11_u8; 40 << 10];
            let buffer = std::hint::black_box(&mut buffer);
            barriers.iter().for_each(|barrier| _ = barrier.wait());
            std::hint::black_box(&*buffer).iter().filter(|byte| **byte != 0x11).count()
        });
        (first.join().expect("no panic"), second.join().expect("no panic"))
    });
    assert_eq!((found, changed), (Ok(expected), 0));
}

#[test]
fn large_frames_run_on_small_stacks() {
    for words in [100, 600, 2000] {
        let (ir, op) = module(&large_frame(words));
        let f = &native(&engine(&ir, op));
        for arguments in [(7_i64, 3_i64), (7, 0)] {
            let expected = f.interpreted().call::<_, i64>(arguments).map_err(|error| error.to_string());
            for size in SIZES {
                let found = on_stack(size, || {
                    let typed = f.typed::<(i64, i64), i64>().and_then(|f| f.call(arguments));
                    [f.call(arguments), typed].map(|result| result.map_err(|error| error.to_string()))
                });
                assert_eq!(found, [expected.clone(), expected.clone()], "{words} words, {size} bytes of stack");
            }
        }
    }
}

/// Returns a function that calls itself `n` times, with `live` values that are live across the call, and three results.
fn recursion(live: usize) -> String {
    let mut text = String::from(
        "func.func @f(%n: i64, %x: i32, %y: f64) -> (i64, i32, f64) {
      %zero = arith.constant 0 : i64
      %one = arith.constant 1 : i64
      %more = arith.cmpi sgt, %n, %zero : i64
      %r:3 = scf.if %more -> (i64, i32, f64) {
        %m = arith.subi %n, %one : i64
        %v0 = arith.addi %n, %m : i64\n",
    );
    for i in 1..=live {
        let _ = writeln!(text, "        %v{i} = arith.muli %v{}, %n : i64", i - 1);
    }
    text += "        %s:3 = func.call @f(%m, %x, %y) : (i64, i32, f64) -> (i64, i32, f64)\n        %t0 = arith.addi %s#0, %n : i64\n";
    for i in 1..=live {
        let _ = writeln!(text, "        %t{i} = arith.xori %t{}, %v{i} : i64", i - 1);
    }
    let _ = writeln!(
        text,
        "        %d = arith.divsi %s#1, %x : i32
        %e = arith.addi %d, %x : i32
        %g = arith.addf %s#2, %y : f64
        scf.yield %t{live}, %e, %g : i64, i32, f64
      }} else {{
        scf.yield %n, %x, %y : i64, i32, f64
      }}
      return %r#0, %r#1, %r#2 : i64, i32, f64
    }}"
    );
    text
}

#[test]
fn calls_are_deep_on_small_stacks() {
    for live in [0, 20, 600, 3500] {
        let (ir, op) = module(&recursion(live));
        let f = &native(&engine(&ir, op));
        let deep = if live < 1000 { 1500 } else { 4 };
        for (n, x) in [(3_i64, 5_i32), (deep, 7), (deep, 0)] {
            let arguments = (n, x, 0.5_f64);
            let expected = f.interpreted().call::<_, Vec<RuntimeValue>>(arguments).map_err(|error| error.to_string());
            for size in SIZES {
                let found =
                    on_stack(size, || f.call::<_, Vec<RuntimeValue>>(arguments).map_err(|error| error.to_string()));
                assert_eq!(found, expected, "{live} live values, {n} calls, {size} bytes of stack");
            }
        }
    }
}

/// Returns a function of this many words that returns them in reverse.
fn reverse(words: usize) -> String {
    let list = |indices: &mut dyn Iterator<Item = usize>, item: &dyn Fn(usize) -> String| {
        indices.map(item).collect::<Vec<_>>().join(", ")
    };
    let parameters = list(&mut (0..words), &|i| format!("%a{i}: i64"));
    let values = list(&mut (0..words).rev(), &|i| format!("%a{i}"));
    let types = list(&mut (0..words), &|_| "i64".to_owned());
    format!(
        "func.func @g({parameters}) -> ({types}) {{ return {values} : {types} }}
    func.func @f({parameters}) -> ({types}) {{
      %r:{words} = func.call @g({values}) : ({types}) -> ({types})
      return {} : {types}
    }}",
        list(&mut (0..words).rev(), &|i| format!("%r#{i}"))
    )
}

#[test]
fn many_words_are_passed_on_small_stacks() {
    for (words, is_native) in [(1, true), (9, true), (128, true), (129, false), (2000, false)] {
        let (ir, op) = module(&reverse(words));
        let engine = engine(&ir, op);
        let f = &Jit::new(&engine).and_then(|jit| jit.function("f")).expect("a function");
        assert_eq!(f.is_native(), is_native, "{words}");
        let arguments: Vec<RuntimeValue> = (0..words as u64).map(RuntimeValue::Word).collect();
        let expected: Vec<RuntimeValue> = arguments.iter().rev().cloned().collect();
        for size in SIZES {
            assert_eq!(on_stack(size, || f.call_with(&arguments).ok()), Some(expected.clone()), "{words} {size}");
        }
    }
}

#[test]
fn translations_have_stacks_of_their_own() {
    let (ir, op) = module(&recursion(20));
    let engine = &engine(&ir, op);
    let expected = native(engine).call::<_, Vec<RuntimeValue>>((100_i64, 3_i32, 0.5_f64)).ok();
    let found = on_stack(64 << 10, || native(engine).call::<_, Vec<RuntimeValue>>((100_i64, 3_i32, 0.5_f64)).ok());
    assert!(found.is_some() && found == expected);
}
