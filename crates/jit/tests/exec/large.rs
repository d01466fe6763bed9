//! Large functions: native code agrees with the interpreter, and the time for it grows as the function does.

use std::fmt::Write;
use std::time::{Duration, Instant};

use ods_core::{Ir, Operation};
use ods_exec::{Engine, Limits, RuntimeValue};
use ods_jit::Jit;

use super::support::module;

/// Appends a line for each number below `n`.
fn each(n: usize, line: impl Fn(usize) -> String) -> String {
    (0..n).fold(String::new(), |mut text, i| {
        let _ = writeln!(text, "{}", line(i));
        text
    })
}

/// Returns the name of a value before the one at a position: of the argument before the first.
fn before(name: &str, i: usize) -> String {
    if i == 0 { "%a".into() } else { format!("%{name}{}", i - 1) }
}

/// Returns the sum of values with a name and a number, and its return.
fn sum(name: &str, n: usize) -> String {
    let add = |i| format!("%sum{i} = arith.addi {}, %{name}{i} : i64", before("sum", i));
    format!("{}return {} : i64", each(n, add), before("sum", n))
}

/// Returns a function of an `i64` with a result of that type.
fn function(body: &str) -> String {
    format!("func.func @f(%a: i64) -> i64 {{\n%one = arith.constant 1 : i64\n{body}\n}}")
}

const CALLEE: &str = "func.func @g(%x: i64) -> i64 {
  %three = arith.constant 3 : i64
  %y = arith.muli %x, %three : i64
  return %y : i64
}";

/// Returns calls whose results are all live at the last.
fn live_calls(n: usize) -> String {
    let call = |i| format!("%r{i} = func.call @g({}) : (i64) -> i64", before("r", i));
    format!("{CALLEE}\n{}", function(&format!("{}{}", each(n, call), sum("r", n))))
}

/// Returns calls whose results are added at once.
fn summed_calls(n: usize) -> String {
    let call = |i| {
        let sum = before("s", i);
        format!("%r{i} = func.call @g(%a) : (i64) -> i64\n%s{i} = arith.addi {sum}, %r{i} : i64")
    };
    format!("{CALLEE}\n{}", function(&format!("{}return {} : i64", each(n, call), before("s", n))))
}

/// Returns calls with three results.
fn calls_with_results(n: usize) -> String {
    let callee = "func.func @g(%x: i64) -> (i64, i32, i64) {
      %y = arith.trunci %x : i64 to i32
      %z = arith.muli %x, %x : i64
      return %z, %y, %x : i64, i32, i64
    }";
    let call = |i| {
        let x = before("s", i);
        format!(
            "%r{i}:3 = func.call @g({x}) : (i64) -> (i64, i32, i64)
            %e{i} = arith.extui %r{i}#1 : i32 to i64
            %x{i} = arith.xori %r{i}#0, %e{i} : i64
            %s{i} = arith.addi %x{i}, %r{i}#2 : i64"
        )
    };
    format!("{callee}\n{}", function(&format!("{}return {} : i64", each(n, call), before("s", n))))
}

/// Returns divisions that leave native code if the divisor is 0, and whose results are all live at the last.
fn live_exits(n: usize) -> String {
    let divide = |i| format!("%q{i} = arith.divsi {}, %a : i64", if i == 0 { "%one".into() } else { before("q", i) });
    function(&format!("{}{}", each(n, divide), sum("q", n)))
}

/// Returns a chain of conditional branches: each block continues with the next one, with one of two values.
fn branches(n: usize, next: impl Fn(usize) -> usize, first: usize) -> String {
    let block = |i| {
        let next = next(i);
        format!(
            "^b{i}(%x{i}: i64):
            %c{i} = arith.cmpi slt, %x{i}, %a : i64
            %y{i} = arith.addi %x{i}, %one : i64
            cf.cond_br %c{i}, ^b{next}(%y{i} : i64), ^b{next}(%x{i} : i64)"
        )
    };
    let end = format!("^b{n}(%x{n}: i64):\nreturn %x{n} : i64");
    function(&format!("cf.br ^b{first}(%one : i64)\n{}{end}", each(n, block)))
}

/// Returns the blocks in the order in which they run.
fn forward(n: usize) -> String {
    branches(n, |i| i + 1, 0)
}

/// Returns the blocks from the last to the first.
fn backward(n: usize) -> String {
    branches(n, |i| if i == 0 { n } else { i - 1 }, n - 1)
}

/// Returns blocks with values that are all used after the last block.
fn live_blocks(n: usize) -> String {
    let block = |i| {
        let next = i + 1;
        format!(
            "^b{i}:\n%v{i} = arith.muli {}, %a : i64\n%c{i} = arith.cmpi slt, %v{i}, %a : i64
            cf.cond_br %c{i}, ^b{next}, ^c{i}\n^c{i}:\ncf.br ^b{next}",
            before("v", i)
        )
    };
    function(&format!("cf.br ^b0\n{}^b{n}:\n{}", each(n, block), sum("v", n)))
}

/// Returns values that are all live, without any way out.
fn live_values(n: usize) -> String {
    let value = |i| format!("%v{i} = arith.muli {}, %a : i64", before("v", i));
    function(&format!("{}{}", each(n, value), sum("v", n)))
}

/// Returns loops, one after the other.
fn loops(n: usize) -> String {
    let one = |i| {
        format!(
            "%l{i} = scf.for %i{i} = %from to %to step %step iter_args(%p{i} = {}) -> i64 {{
            %q{i} = arith.addi %p{i}, %a : i64\nscf.yield %q{i} : i64\n}}",
            before("l", i)
        )
    };
    let bounds = "%from = arith.constant 0 : index\n%to = arith.constant 3 : index\n%step = arith.constant 1 : index";
    function(&format!("{bounds}\n{}return {} : i64", each(n, one), before("l", n)))
}

/// Returns loops near the greatest number. With a large step, the first one overflows.
fn last_loops(n: usize) -> String {
    let one = |i| {
        format!(
            "%l{i} = scf.for %i{i} = %from to %to step %a iter_args(%p{i} = {}) -> (i64) : i64 {{
            %q{i} = arith.addi %p{i}, %a : i64\nscf.yield %q{i} : i64\n}}",
            before("l", i)
        )
    };
    let bounds = "%from = arith.constant 9223372036854775800 : i64\n%to = arith.constant 9223372036854775807 : i64";
    function(&format!("{bounds}\n{}return {} : i64", each(n, one), before("l", n)))
}

/// Returns a loop that passes many values on.
fn arguments(n: usize) -> String {
    let list = |name: &str, ty: &str| (0..n).map(|i| format!("%{name}{i}{ty}")).collect::<Vec<_>>().join(", ");
    let (types, starts) = (vec!["i64"; n].join(", "), vec!["%a"; n].join(", "));
    let add = |i| format!("%y{i} = arith.addi %x{i}, %x{} : i64", (i + 1) % n);
    function(&format!(
        "%limit = arith.constant 9 : i64\ncf.br ^loop(%one, {starts} : i64, {types})
        ^loop(%turn: i64, {}):\n{}%next = arith.addi %turn, %one : i64
        %more = arith.cmpi slt, %next, %limit : i64
        cf.cond_br %more, ^loop(%next, {} : i64, {types}), ^end
        ^end:\n{}",
        list("x", ": i64"),
        each(n, add),
        list("y", ""),
        sum("y", n)
    ))
}

/// Returns buffers that are allocated, written and read. Some are deallocated.
fn memory(n: usize) -> String {
    let allocate = |i| {
        let free = if i % 3 == 0 { format!("memref.dealloc %m{i} : memref<?xi64>") } else { String::new() };
        format!(
            "%m{i} = memref.alloc(%size) : memref<?xi64>\nmemref.store %a, %m{i}[%zero] : memref<?xi64>
            %v{i} = memref.load %m{i}[%zero] : memref<?xi64>\n{free}"
        )
    };
    let constants = "%zero = arith.constant 0 : index\n%size = arith.constant 2 : index";
    function(&format!("{constants}\n{}{}", each(n, allocate), sum("v", n)))
}

/// Returns a chain of floats in which each one is both operands of the next.
fn floats(n: usize) -> String {
    let double = |i| match i {
        0 => "%f0 = arith.sitofp %a : i64 to f64".to_owned(),
        i => format!("%f{i} = arith.addf {0}, {0} : f64", before("f", i)),
    };
    let last = before("f", n);
    function(&format!("{}%bits = arith.bitcast {last} : f64 to i64\nreturn %bits : i64", each(n, double)))
}

/// The shapes of functions, with a number of parts with which words are in the frame.
const SHAPES: [(&str, fn(usize) -> String, usize); 14] = [
    ("live calls", live_calls, 800),
    ("summed calls", summed_calls, 1600),
    ("calls with results", calls_with_results, 600),
    ("live exits", live_exits, 1000),
    ("branches", forward, 1000),
    ("branches backwards", backward, 1000),
    ("live values of blocks", live_blocks, 800),
    ("live values", live_values, 5000),
    ("loops", loops, 600),
    ("last loops", last_loops, 600),
    ("arguments of a block", arguments, 3000),
    ("memory", memory, 600),
    ("floats", floats, 4000),
    ("one float", |_| floats(60), 1),
];

/// Calls `f` by both engines, which have to agree. Returns the time of the translation.
fn translation(name: &str, text: &str) -> Duration {
    let (ir, op) = module(text);
    let engine = Engine::new(&ir, op).expect("a valid module");
    let jit = Jit::new(&engine).expect("native code");
    // The plan is not part of the translation.
    let expected =
        |a: i64| engine.function("f").and_then(|f| f.call::<_, i64>((a,))).map_err(|error| error.to_string());
    let all = [0, 1, -3, 1 << 40].map(|a| (a, expected(a)));
    let start = Instant::now();
    let f = jit.function("f").expect("native code");
    let time = start.elapsed();
    assert!(f.is_native(), "{name}");
    for (a, expected) in all {
        assert_eq!(f.call::<_, i64>((a,)).map_err(|error| error.to_string()), expected, "{name}: f({a})");
    }
    time
}

#[test]
fn large_functions_are_translated_in_linear_time() {
    for (name, shape, n) in SHAPES {
        let [small, large] = [n / 4, n].map(|n| translation(name, &shape(n.max(2))));
        // Four times the size, and room for a busy machine.
        assert!(large < small * 12 + Duration::from_millis(500), "{name}: {small:?} and {large:?}");
    }
}

#[test]
fn medium_functions_agree() {
    for (name, shape, _) in SHAPES {
        for n in [2, 5, 17, 65, 130] {
            translation(name, &shape(n));
        }
    }
}

#[test]
fn steps_are_exact() {
    /// Returns a loop of three turns with a body of this many operations.
    fn turns(operations: usize) -> String {
        let constants = each(operations, |i| format!("%c{i} = arith.constant 7 : i64"));
        let bounds =
            "%from = arith.constant 0 : index\n%to = arith.constant 3 : index\n%step = arith.constant 1 : index";
        function(&format!(
            "{bounds}\n%l = scf.for %i = %from to %to step %step iter_args(%p = %a) -> i64 {{\n{constants}
            %q = arith.addi %p, %c0 : i64\nscf.yield %q : i64\n}}\nreturn %l : i64"
        ))
    }
    /// Returns a switch after this many operations.
    fn switch(operations: usize) -> String {
        let constants = each(operations, |i| format!("%c{i} = arith.constant 7 : i64"));
        function(&format!(
            "{constants}cf.switch %a : i64, [default: ^end(%a : i64), 4: ^end(%one : i64), 5: ^end(%c0 : i64)]
            ^end(%x: i64):\nreturn %x : i64"
        ))
    }
    /// Returns whether the function runs with this limit, by both engines.
    fn run(ir: &Ir, op: Operation, steps: u64) -> [bool; 2] {
        let engine = Engine::new(ir, op).expect("a valid module");
        let engine = engine.with_limits(Limits { steps, ..Limits::default() });
        let arguments = [RuntimeValue::Word(5)];
        let interpreted = engine.function("f").and_then(|f| f.complete(&arguments[..]));
        [interpreted, ods_jit::call(&engine, "f", &arguments)].map(|result| {
            if let Err(error) = &result {
                assert!(error.to_string().contains("exceeds the limit of"), "{error}");
            }
            result.is_ok()
        })
    }
    let shapes: [(fn(usize) -> String, u64); 2] = [(turns, 3), (switch, 1)];
    for (shape, times) in shapes {
        let (ir, op) = module(&shape(10));
        let least = (0..100).find(|steps| run(&ir, op, *steps) == [true; 2]).expect("a few steps");
        for operations in [65_531, 65_532, 65_533, 65_534, 70_000] {
            let (ir, op) = module(&shape(operations));
            let expected = least + times * (operations as u64 - 10);
            assert_eq!(run(&ir, op, expected), [true; 2], "{operations} operations");
            assert_eq!(run(&ir, op, expected - 1), [false; 2], "{operations} operations");
        }
    }
}
