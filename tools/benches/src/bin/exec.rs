//! Execution: what a call, a turn of a loop and an element cost in the interpreter. `cargo xtask bench exec`, or
//! `cargo run --release -p ods-bench --bin exec`.
//!
//! Prints processor time in ns, the least of several runs. The table in `docs/performance.md` has the same programs.

use std::hint::black_box;

use ods_exec::{Engine, Function};

#[path = "../execution.rs"]
mod execution;

use execution::{ELEMENTS, TURNS, memref, programs, row};

const SIDE: i64 = 64;

fn main() {
    if let Err(error) = run() {
        eprintln!("exec: {error}");
        std::process::exit(1);
    }
}

fn run() -> ods::Result {
    let parsed = programs()?;
    let engine = Engine::new(&parsed.ir, parsed.root)?;
    let function = |name: &str| engine.function(name);
    let add = function("add")?;
    row("call of add(i32, i32)", TURNS, || {
        (0..TURNS as i32).try_fold(0_i32, |sum, i| black_box(&add).call::<_, i32>((sum, i))).map(|_| ())
    })?;
    row("plan and call", 1000, || {
        (0..1000)
            .try_for_each(|_| Engine::new(&parsed.ir, parsed.root)?.function("add")?.call::<_, i32>((1, 2)).map(|_| ()))
    })?;
    let (cf, counted) = (function("loop_cf")?, function("loop_for")?);
    row("turn of a loop of six operations, cf", TURNS, || turns(&cf))?;
    row("turn of a loop of six operations, scf.for", TURNS, || turns(&counted))?;
    let vector = || memref(&[ELEMENTS]);
    let (x, y, saxpy) = (vector()?, vector()?, function("saxpy")?);
    row("element of y += 2x", ELEMENTS, || saxpy.call((&x, &y, ELEMENTS)))?;
    let matrix = || memref(&[SIDE, SIDE]);
    let (a, b, c, matmul) = (matrix()?, matrix()?, matrix()?, function("matmul")?);
    row("multiplication of a product of matrices, three loops", SIDE * SIDE * SIDE, || {
        matmul.call((&a, &b, &c, SIDE))
    })?;
    Ok(())
}

fn turns(function: &Function<'_>) -> Result<(), ods_exec::Error> {
    black_box(function).call::<_, i32>((TURNS,)).map(|_| ())
}
