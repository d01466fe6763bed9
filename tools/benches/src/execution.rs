//! The programs of the benchmarks of execution, and what both engines measure them with.

use cpu_time::ProcessTime;
use ods::Context;
use ods::text::Parsed;
use ods_exec::{MemRef, Tensor};

/// The programs.
const PROGRAMS: &str = "
func.func @add(%a: i32, %b: i32) -> i32 {
  %r = arith.addi %a, %b : i32
  return %r : i32
}

// x = x * 1664525 + i
func.func @loop_cf(%n: index) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %x0 = arith.constant 1 : i32
  %k = arith.constant 1664525 : i32
  cf.br ^head(%zero, %x0 : index, i32)
^head(%i: index, %x: i32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  %m = arith.muli %x, %k : i32
  %ii = arith.index_cast %i : index to i32
  %x1 = arith.addi %m, %ii : i32
  %i1 = arith.addi %i, %one : index
  cf.br ^head(%i1, %x1 : index, i32)
^end:
  return %x : i32
}

func.func @loop_for(%n: index) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %x0 = arith.constant 1 : i32
  %k = arith.constant 1664525 : i32
  %r = scf.for %i = %zero to %n step %one iter_args(%x = %x0) -> i32 {
    %m = arith.muli %x, %k : i32
    %ii = arith.index_cast %i : index to i32
    %x1 = arith.addi %m, %ii : i32
    scf.yield %x1 : i32
  }
  return %r : i32
}

func.func @saxpy(%x: memref<?xf32>, %y: memref<?xf32>, %n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2.0 : f32
  scf.for %i = %zero to %n step %one {
    %a = memref.load %x[%i] : memref<?xf32>
    %b = memref.load %y[%i] : memref<?xf32>
    %c = arith.mulf %two, %a : f32
    %d = arith.addf %b, %c : f32
    memref.store %d, %y[%i] : memref<?xf32>
  }
  return
}

func.func @matmul(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>, %n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    scf.for %j = %zero to %n step %one {
      scf.for %k = %zero to %n step %one {
        %x = memref.load %a[%i, %k] : memref<?x?xf32>
        %y = memref.load %b[%k, %j] : memref<?x?xf32>
        %z = memref.load %c[%i, %j] : memref<?x?xf32>
        %p = arith.mulf %x, %y : f32
        %q = arith.addf %z, %p : f32
        memref.store %q, %c[%i, %j] : memref<?x?xf32>
      }
    }
  }
  return
}
";

/// The turns of a loop, and the calls.
pub const TURNS: i64 = 2_000_000;
/// The elements of a vector.
pub const ELEMENTS: i64 = 1 << 14;

/// Returns the programs as IR, with the semantics of operations.
pub fn programs() -> ods::Result<Parsed> {
    let context = Context::new();
    ods_dialects::register_all(&context)?;
    Ok(ods::text::parse(&context.into(), "programs.mlir", PROGRAMS.as_bytes())?)
}

/// Returns memory of ones.
pub fn memref(shape: &[i64]) -> Result<MemRef, ods_exec::Fault> {
    let count: i64 = shape.iter().product();
    MemRef::of(&Tensor::of(shape, &vec![1.0_f32; usize::try_from(count).unwrap_or(0)])?)
}

/// Prints the least processor time of several runs, divided by the count.
pub fn row(
    name: &str,
    count: i64,
    mut run: impl FnMut() -> Result<(), ods_exec::Error>,
) -> Result<(), ods_exec::Error> {
    let mut least = f64::INFINITY;
    for _ in 0..7 {
        let start = ProcessTime::now();
        run()?;
        least = least.min(start.elapsed().as_nanos() as f64 / count as f64);
    }
    println!("{name:<60} {least:>9.2} ns");
    Ok(())
}
