//! Situations that differ in native code: panics, deep calls, memory that is deallocated.

use std::panic::{AssertUnwindSafe, catch_unwind};

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use ods_exec::{Engine, Foreign, MemRef, Number, RuntimeValue, Tensor};
use ods_jit::Jit;

use super::support::module;

#[test]
fn panics_of_kernels_reach_the_caller() {
    let text = "func.func private @g(i32) -> i32
    func.func private @h(%a: i32) -> i32 { %r = func.call @g(%a) : (i32) -> i32 return %r : i32 }
    func.func @f(%a: i32) -> i32 { %r = func.call @h(%a) : (i32) -> i32 return %r : i32 }";
    let (ir, op) = module(text);
    let engine = Engine::new(&ir, op).expect("a valid module");
    let engine =
        engine.with_function("g", |call| if call.word(0)? == 0 { panic!("zero") } else { call.set_word(0, 1) });
    let f = Jit::new(&engine).and_then(|jit| jit.function("f")).expect("native code");
    let panic = catch_unwind(AssertUnwindSafe(|| f.call::<_, i32>((0,)).ok())).expect_err("a panic");
    assert_eq!(panic.downcast_ref(), Some(&"zero"));
    assert_eq!(f.call::<_, i32>((5,)).ok(), Some(1));
}

#[test]
fn calls_are_deeper_than_the_stack_of_the_thread() {
    let text = "func.func @f(%n: i64) -> i64 {
      %zero = arith.constant 0 : i64
      %one = arith.constant 1 : i64
      %more = arith.cmpi sgt, %n, %zero : i64
      %r = scf.if %more -> i64 {
        %m = arith.subi %n, %one : i64
        %s = func.call @f(%m) : (i64) -> i64
        %t = arith.addi %s, %n : i64
        scf.yield %t : i64
      } else {
        scf.yield %zero : i64
      }
      return %r : i64
    }";
    let (ir, op) = module(text);
    let engine = Engine::new(&ir, op).expect("a valid module");
    let f = Jit::new(&engine).and_then(|jit| jit.function("f")).expect("native code");
    assert_eq!(f.call::<_, i64>((90_000,)).ok(), Some(90_000 * 90_001 / 2));
    let [expected, found] = [f.interpreted().call::<_, i64>((100_001,)), f.call((100_001,))]
        .map(|result| result.map_err(|e| e.to_string()));
    assert_eq!(expected, found);
    assert!(found.is_err_and(|message| message.contains("exceeds the limit of 100000 nested calls")));
}

#[test]
fn deallocation_is_noticed_in_loops() {
    let text = "func.func @f(%m: memref<?xi32>, %n: index) -> i32 {
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %two = arith.constant 2 : index
      %start = arith.constant 0 : i32
      %r = scf.for %i = %zero to %n step %one iter_args(%s = %start) -> i32 {
        %a = memref.load %m[%i] : memref<?xi32>
        %t = arith.addi %s, %a : i32
        %is_last = arith.cmpi eq, %i, %two : index
        scf.if %is_last { memref.dealloc %m : memref<?xi32> }
        scf.yield %t : i32
      }
      return %r : i32
    }";
    let (ir, op) = module(text);
    let engine = Engine::new(&ir, op).expect("a valid module");
    let f = Jit::new(&engine).and_then(|jit| jit.function("f")).expect("native code");
    let memory = || Tensor::of(&[5], &[1, 2, 3, 4, 5]).and_then(|tensor| MemRef::of(&tensor)).expect("memory");
    assert_eq!(f.call::<_, i32>((&memory(), 3)).ok(), Some(6));
    let [expected, found] = [f.interpreted().call::<_, i32>((&memory(), 5)), f.call((&memory(), 5))]
        .map(|result| result.map_err(|error| error.to_string()));
    assert_eq!(expected, found);
    assert!(found.is_err_and(|message| message.contains("use of memory after its deallocation")));
}

const DOUBLED: &str = "func.func @f(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %rows = memref.dim %m, %zero : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %columns = memref.dim %m, %one : memref<?x?xi32, strided<[?, ?], offset: ?>>
  scf.for %i = %zero to %rows step %one {
    scf.for %j = %zero to %columns step %one {
      %a = memref.load %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
      %b = arith.addi %a, %a : i32
      memref.store %b, %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
    }
  }
  return
}";

#[test]
fn foreign_memory_is_in_place() {
    let (ir, op) = module(DOUBLED);
    let engine = Engine::new(&ir, op).expect("a valid module");
    let f = Jit::new(&engine).and_then(|jit| jit.function("f")).expect("native code");
    let cases = [
        (0, [2, 3], [3, 1], [2, 4, 6, 8, 10, 12]),
        // Backwards, every other element, and an element as a whole row: it is doubled four times.
        (5, [3, 2], [-1, -3], [2, 4, 6, 8, 10, 12]),
        (1, [1, 2], [6, 2], [1, 4, 3, 8, 5, 6]),
        (4, [1, 4], [1, 0], [1, 2, 3, 4, 80, 6]),
    ];
    for (offset, sizes, strides, expected) in cases {
        for is_native in [false, true] {
            let cells = Arc::new([1, 2, 3, 4, 5, 6].map(AtomicU32::new));
            let number = Number { bits: 32, parts: 1 };
            let foreign = || {
                // SAFETY: the array has six cells, which are atomics.
                unsafe { Foreign::new(cells.as_ptr().cast_mut().cast(), 6, number, cells.clone()) }.expect("aligned")
            };
            let call = |memory: Foreign| {
                let memref = MemRef::foreign(memory, offset, &sizes, &strides).expect("inside");
                let run = if is_native { f.call::<_, ()>((&memref,)) } else { f.interpreted().call((&memref,)) };
                run.map_err(|error| error.to_string())
            };
            let constant = call(foreign().into_constant());
            assert!(constant.is_err_and(|message| message.contains("'memref.store' op store to constant memory")));
            assert_eq!(call(foreign()), Ok(()));
            assert_eq!(cells.each_ref().map(|cell| cell.load(Relaxed)), expected, "{strides:?}, native: {is_native}");
            assert_eq!(Arc::strong_count(&cells), 1);
        }
    }
}

#[test]
fn loads_leave_out_bits_that_are_not_of_the_element() {
    let text = "
    func.func @gap(%m: memref<2xi1, strided<[2], offset: ?>>) -> i32 {
      %one = arith.constant 1 : index
      %v = memref.reinterpret_cast %m to offset: [0], sizes: [3], strides: [1]
        : memref<2xi1, strided<[2], offset: ?>> to memref<3xi1, strided<[1]>>
      %x = memref.load %v[%one] : memref<3xi1, strided<[1]>>
      %y = arith.extui %x : i1 to i32
      return %y : i32
    }";
    let (ir, op) = module(text);
    let engine = Engine::new(&ir, op).expect("a valid module");
    let jit = Jit::new(&engine).expect("native code");
    let cells = Arc::new([1, 254, 0].map(std::sync::atomic::AtomicU8::new));
    let number = Number { bits: 1, parts: 1 };
    // SAFETY: the array has three cells, which are atomics.
    let memory = unsafe { Foreign::new(cells.as_ptr().cast_mut().cast(), 3, number, cells.clone()) };
    let flags = MemRef::foreign(memory.expect("aligned"), 0, &[2], &[2]).expect("inside");
    let f = jit.function("gap").expect("a function");
    for result in [f.call::<_, i32>((&flags,)), f.interpreted().call((&flags,))] {
        assert_eq!(result.map_err(|error| error.to_string()), Ok(0));
    }
}

#[test]
fn functions_as_arguments_have_the_type_of_the_call() {
    let text = "
    func.func @call(%f: (i32) -> i32, %x: i32) -> i32 {
      %y = func.call_indirect %f(%x) : (i32) -> i32
      return %y : i32
    }
    func.func @wide(%x: i64) -> i64 { return %x : i64 }
    func.func @same(%x: i32) -> i32 { return %x : i32 }";
    let (ir, op) = module(text);
    let engine = Engine::new(&ir, op).expect("a valid module");
    let f = Jit::new(&engine).and_then(|jit| jit.function("call")).expect("native code");
    for function in [0, 1, 2, 3, u32::MAX] {
        let arguments = [RuntimeValue::Function(function), RuntimeValue::Word(5)];
        let [expected, found] = [f.interpreted().call_with(&arguments), f.call_with(&arguments)]
            .map(|result| result.map_err(|error| error.to_string()));
        assert_eq!(expected, found);
        assert_eq!(found.is_ok(), function == 2, "{function}");
    }
}
