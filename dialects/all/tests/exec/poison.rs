//! Poison is a value, and undefined behaviour where a run depends on it.

use ods_exec::{Completion, Engine, MemRef, RuntimeValue, Tensor};

use super::support::{message, module, value};

/// Returns the results of `f`.
fn complete(text: &str, arguments: &[RuntimeValue]) -> Completion {
    let (ir, op) = module(text);
    let function = Engine::new(&ir, op).and_then(|engine| engine.function("f")).expect("a function");
    function.complete(arguments).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Returns the only result of `f`.
fn result(text: &str, arguments: &[u64]) -> RuntimeValue {
    let arguments: Vec<RuntimeValue> = arguments.iter().map(|word| RuntimeValue::Word(*word)).collect();
    let results = complete(text, &arguments).results;
    let [result] = &results[..] else { panic!("{results:?}") };
    result.clone()
}

const POISON: RuntimeValue = RuntimeValue::Poison;

#[test]
fn poison_is_passed_on_by_control_flow() {
    let text = "func.func @f(%c: i1, %a: i32) -> i32 {
      %p = ub.poison : i32
      %s = arith.select %c, %a, %p : i32
      %r = scf.if %c -> (i32) { scf.yield %s : i32 } else { scf.yield %p : i32 }
      cf.cond_br %c, ^use(%r : i32), ^end(%a : i32)
    ^use(%x: i32):
      %y = arith.addi %x, %x : i32
      return %y : i32
    ^end(%z: i32):
      return %z : i32
    }";
    assert_eq!((value::<_, i32>(text, (true, 4)), value::<_, i32>(text, (false, 4))), (8, 4));
    let loops = "func.func @g(%x: i32, %y: i32) -> i32 { return %x : i32 }
    func.func @f(%n: index, %x: i32) -> i32 {
      %p = ub.poison : i32
      %0 = arith.constant 0 : index
      %1 = arith.constant 1 : index
      %a = scf.for %i = %0 to %n step %1 iter_args(%a = %p) -> i32 {
        %b = func.call @g(%x, %a) : (i32, i32) -> i32
        scf.yield %b : i32
      }
      return %a : i32
    }";
    assert_eq!([0, 1, 9].map(|turns| result(loops, &[turns, 5])), [POISON, 5.into(), 5.into()]);
}

#[test]
fn operations_on_poison_are_poison() {
    for (operation, is_poison) in [
        ("arith.addi %p, %x : i32", true),
        ("arith.muli %p, %zero : i32", true),
        ("arith.cmpi eq, %p, %p : i32", true),
        ("arith.extsi %p : i32 to i64", true),
        ("arith.select %c, %x, %p : i32", false),
        ("arith.select %c, %p, %x : i32", true),
        ("arith.select %q, %x, %x : i32", true),
        ("arith.divui %p, %x : i32", true),
        ("arith.remsi %p, %minus : i32", true),
        ("arith.shli %x, %big : i32", true),
        ("arith.shli %wide, %wide : i100", true),
        ("arith.addi %wide, %wide overflow<nsw> : i100", true),
        ("arith.select %c, %wide, %poor : i100", false),
        ("arith.divui %poor, %wide : i100", true),
        ("arith.fptosi %large : f32 to i32", true),
        ("arith.uitofp %p : i32 to f16", true),
        ("math.sqrt %f : f32", true),
        ("complex.create %f, %large : complex<f32>", true),
    ] {
        let ty = operation.rsplit([' ']).next().expect("a type");
        let ty = if operation.contains("cmpi") { "i1" } else { ty };
        let text = format!(
            "func.func @f(%x: i32, %big: i32, %c: i1) -> {ty} {{
              %p = ub.poison : i32
              %q = ub.poison : i1
              %f = ub.poison : f32
              %poor = ub.poison : i100
              %zero = arith.constant 0 : i32
              %minus = arith.constant -1 : i32
              %large = arith.constant 1.0e20 : f32
              %wide = arith.constant 633825300114114700748351602687 : i100
              %r = {operation}
              return %r : {ty}
            }}"
        );
        assert_eq!(result(&text, &[7, 32, 1]) == POISON, is_poison, "{operation}");
    }
}

#[test]
fn behaviour_that_depends_on_poison_is_undefined() {
    for (operation, expected) in [
        ("cf.cond_br %c, ^a, ^a", "'cf.cond_br' op depends on poison (poison)"),
        ("cf.switch %p : i32, [default: ^a, 1: ^a]", "'cf.switch' op depends on poison (poison)"),
        ("cf.assert %c, \"never\" cf.br ^a", "'cf.assert' op depends on poison (poison)"),
        ("%r = arith.divsi %x, %p : i32 cf.br ^a", "'arith.divsi' op division by poison (8, poison)"),
        ("%r = arith.divsi %p, %minus : i32 cf.br ^a", "'arith.divsi' op overflow of the quotient (poison, -1)"),
        ("%r = arith.divsi %y, %y : i100 cf.br ^a", "'arith.divsi' op division by poison"),
        ("%r = memref.load %m[%i] : memref<4xi32> cf.br ^a", "'memref.load' op depends on poison"),
        ("memref.store %x, %m[%i] : memref<4xi32> cf.br ^a", "'memref.store' op depends on poison"),
        ("%r = memref.alloc(%i) : memref<?xi32> cf.br ^a", "'memref.alloc' op uses poison as operand 0"),
        ("scf.for %j = %i to %i step %i { } cf.br ^a", "'scf.for' op depends on poison"),
        ("scf.if %c { } cf.br ^a", "'scf.if' op depends on poison (poison)"),
    ] {
        let text = format!(
            "func.func @f(%x: i32) {{
              %p = ub.poison : i32
              %c = ub.poison : i1
              %y = ub.poison : i100
              %i = ub.poison : index
              %minus = arith.constant -1 : i32
              %m = memref.alloc() : memref<4xi32>
              {operation}
            ^a:
              return
            }}"
        );
        let found = message(&text, (8,));
        assert!(found.contains(expected), "{operation}: {found}");
        assert!(found.contains("note: 'ub.poison' op result is poison"), "{found}");
    }
    assert!(message("func.func @f() { ub.unreachable }", ()).contains("'ub.unreachable' op was reached"));
}

#[test]
fn elements_of_tensors_are_poison_alone() {
    let text = "func.func @f(%x: i32) -> (i32, i32, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) {
      %p = ub.poison : i32
      %0 = arith.constant 0 : index
      %1 = arith.constant 1 : index
      %t = tensor.from_elements %x, %p : tensor<2xi32>
      %a = tensor.extract %t[%0] : tensor<2xi32>
      %b = tensor.extract %t[%1] : tensor<2xi32>
      %q = ub.poison : tensor<2xi32>
      %u = tensor.insert %x into %q[%1] : tensor<2xi32>
      %v = arith.addi %t, %t : tensor<2xi32>
      %c = arith.constant dense<[true, false]> : tensor<2xi1>
      %w = arith.select %c, %t, %u : tensor<2xi1>, tensor<2xi32>
      return %a, %b, %u, %v, %w : i32, i32, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>
    }";
    let results = complete(text, &[5.into()]).results;
    assert_eq!(results[..2], [5.into(), POISON]);
    let elements = |value: &RuntimeValue| match value {
        RuntimeValue::Tensor(tensor) => [0, 1].map(|at| tensor.element(at).expect("an element")),
        other => panic!("{other:?}"),
    };
    let expected: [[RuntimeValue; 2]; 3] = [[POISON, 5.into()], [10.into(), POISON], [5.into(), 5.into()]];
    assert_eq!([2, 3, 4].map(|result| elements(&results[result])), expected);
}

#[test]
fn memory_keeps_poison() {
    let text = "func.func @f(%x: i32, %m: memref<2xi32>) -> (i32, i32, i32) {
      %p = ub.poison : i32
      %0 = arith.constant 0 : index
      %1 = arith.constant 1 : index
      memref.store %p, %m[%0] : memref<2xi32>
      memref.store %p, %m[%1] : memref<2xi32>
      memref.store %x, %m[%0] : memref<2xi32>
      %n = memref.alloc() : memref<2xi32>
      memref.copy %m, %n : memref<2xi32> to memref<2xi32>
      %a = memref.load %m[%0] : memref<2xi32>
      %b = memref.load %m[%1] : memref<2xi32>
      %c = memref.load %n[%1] : memref<2xi32>
      return %a, %b, %c : i32, i32, i32
    }";
    let memory = MemRef::of(&Tensor::of(&[2], &[1_i32, 2]).expect("a tensor")).expect("memory");
    let results = complete(text, &[5.into(), memory.clone().into()]).results;
    assert_eq!(results, [5.into(), POISON, POISON]);
    assert_eq!((memory.element(0), memory.element(1)), (Ok(5.into()), Ok(POISON)));
}

#[test]
fn arguments_may_be_poison() {
    let text = "func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
      %r = arith.select %c, %x, %y : i32
      return %r : i32
    }";
    let results = |arguments: [RuntimeValue; 3]| complete(text, &arguments).results;
    assert_eq!(results([1.into(), 3.into(), POISON]), [3.into()]);
    assert_eq!(results([0.into(), 3.into(), POISON]), [POISON]);
    assert_eq!(results([POISON, 3.into(), 3.into()]), [POISON]);
}

#[test]
fn results_that_are_poison_are_explained() {
    let text = "func.func @f(%x: i32, %s: i32) -> i32 {
      %y = arith.shli %x, %s : i32
      %z = arith.addi %y, %x : i32
      return %z : i32
    }";
    assert_eq!(value::<_, i32>(text, (3, 2)), 15);
    let expected = "f.mlir:2:12: remark: 'arith.shli' op result is poison: shift by the width or more (3, 32)";
    assert_eq!(message(text, (3, 32)), expected);
    let (ir, op) = module(text);
    let function = Engine::new(&ir, op).and_then(|engine| engine.function("f")).expect("a function");
    let error = function.call::<_, i32>((3, 32)).expect_err("poison is not a number");
    assert!(error.to_string().contains(&format!("has a result 0 that is poison ({expected})")), "{error}");
}
