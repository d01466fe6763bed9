//! Native code: the costs of translation, of a call, of a turn of a loop and of an element.
//! `cargo run --release -p ods-bench --bin jit`.
//!
//! Prints processor time in ns, the least of several runs. The table in `docs/performance.md` has the same programs.

use std::hint::black_box;

use ods_exec::Engine;
use ods_jit::{Function, Jit};

#[path = "../execution.rs"]
mod execution;

use execution::{ELEMENTS, TURNS, memref, programs, row};

const SIDE: i64 = 128;

fn main() {
    if let Err(error) = run() {
        eprintln!("jit: {error}");
        std::process::exit(1);
    }
}

fn run() -> ods::Result {
    let parsed = programs()?;
    let engine = Engine::new(&parsed.ir, parsed.root)?;
    let jit = Jit::new(&engine)?;
    let function = |name: &str| jit.function(name);
    let add = function("add")?;
    row("call of add(i32, i32)", TURNS, || {
        (0..TURNS as i32).try_fold(0_i32, |sum, i| black_box(&add).call::<_, i32>((sum, i))).map(|_| ())
    })?;
    let typed = add.typed::<(i32, i32), i32>()?;
    row("the same, with types checked once", TURNS, || {
        (0..TURNS as i32).try_fold(0_i32, |sum, i| black_box(&typed).call((sum, i))).map(|_| ())
    })?;
    for name in ["add", "loop_for", "saxpy", "matmul"] {
        let engines: Vec<_> = (0..50).map(|_| Jit::new(&engine)).collect::<Result<_, _>>()?;
        let mut next = engines.iter();
        row(&format!("translation of {name}"), 1, || next.next().map_or(Ok(()), |jit| jit.function(name).map(|_| ())))?;
    }
    row("a new engine", 1, || Jit::new(&engine).map(|_| ()))?;
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
