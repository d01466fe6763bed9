//! Parallel loops, which run in the order of sequential ones.

use ods_exec::{MemRef, Tensor};

use super::support::{message, value};

#[test]
fn turns_run_in_order_and_are_reduced() {
    let text = "func.func @f(%n: index, %m: index, %s: index) -> (index, index) {
      %zero = arith.constant 0 : index
      %ten = arith.constant 10 : index
      %one = arith.constant 1 : index
      %a, %b = scf.parallel (%i, %j) = (%zero, %one) to (%n, %m) step (%s, %one) init (%zero, %one) -> (index, index) {
        %x = arith.muli %i, %ten : index
        %y = arith.addi %x, %j : index
        scf.reduce(%y, %j : index, index) {
        ^bb0(%l: index, %r: index):
          %t = arith.muli %l, %ten : index
          %u = arith.addi %t, %r : index
          scf.reduce.return %u : index
        }, {
        ^bb0(%l: index, %r: index):
          %p = arith.muli %l, %r : index
          scf.reduce.return %p : index
        }
      }
      return %a, %b : index, index
    }";
    // The pairs (0, 1), (0, 2), (2, 1), (2, 2).
    assert_eq!(value::<_, (i64, i64)>(text, (3, 3, 2)), (((10 + 2) * 10 + 21) * 10 + 22, 4));
    assert_eq!(value::<_, (i64, i64)>(text, (0, 3, 1)), (0, 1));
    assert_eq!(value::<_, (i64, i64)>(text, (3, 1, 1)), (0, 1));
    // Without turns, steps do not matter.
    assert_eq!(value::<_, (i64, i64)>(text, (0, 3, -1)), (0, 1));
    assert!(
        message(text, (3, 3, 0)).contains("'scf.parallel' op has a step that is not positive (0, 1, 3, 3, 0, 1, 0, 1)")
    );
}

#[test]
fn turns_store_in_memory() {
    let text = "func.func @f(%a: memref<2x3xi32>, %n: index) {
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %two = arith.constant 2 : index
      %three = arith.constant 3 : index
      scf.for %k = %zero to %n step %one {
        scf.parallel (%i, %j) = (%zero, %zero) to (%two, %three) step (%one, %one) {
          %x = memref.load %a[%i, %j] : memref<2x3xi32>
          %y = arith.addi %x, %x : i32
          memref.store %y, %a[%i, %j] : memref<2x3xi32>
        }
      }
      scf.forall (%i) in (2) {
        %c = arith.index_cast %i : index to i32
        memref.store %c, %a[%i, %two] : memref<2x3xi32>
      }
      return
    }";
    let tensor = Tensor::of(&[2, 3], &[1_i32, 2, 3, 4, 5, 6]).expect("a tensor");
    let memory = MemRef::of(&tensor).expect("memory");
    value::<_, ()>(text, (memory.clone(), 2));
    assert_eq!(memory.to_tensor().and_then(|tensor| tensor.values::<i32>()), Ok(vec![4, 8, 0, 16, 20, 1]));
}

#[test]
fn loops_with_bounds_of_any_kind_count() {
    let text = "func.func @f(%n: index, %s: index) -> memref<i64> {
      %sum = memref.alloc() : memref<i64>
      %zero = arith.constant 0 : i64
      memref.store %zero, %sum[] : memref<i64>
      scf.forall (%i, %j) = (1, 0) to (%n, 7) step (2, %s) {
        %a = memref.load %sum[] : memref<i64>
        %b = arith.index_cast %i : index to i64
        %c = arith.index_cast %j : index to i64
        %d = arith.muli %b, %c : i64
        %e = arith.addi %a, %d : i64
        memref.store %e, %sum[] : memref<i64>
      }
      return %sum : memref<i64>
    }";
    let sum = |n: i64, s: i64| value::<_, MemRef>(text, (n, s)).to_tensor().and_then(|sum| sum.values::<i64>());
    assert_eq!(sum(6, 3), Ok(vec![(1 + 3 + 5) * (3 + 6)]));
    assert_eq!(sum(1, 3), Ok(vec![0]));
    assert!(message(text, (6, -1)).contains("'scf.forall' op has a step that is not positive"));
    let reduced = "func.func @f() -> tensor<2xf32> {
      %zero = arith.constant 0 : index
      %three = arith.constant 3 : index
      %one = arith.constant 1 : index
      %init = arith.constant dense<1.0> : tensor<2xf32>
      %x = arith.constant dense<[2.0, 3.0]> : tensor<2xf32>
      %r = scf.parallel (%i) = (%zero) to (%three) step (%one) init (%init) -> tensor<2xf32> {
        scf.reduce(%x : tensor<2xf32>) {
        ^bb0(%l: tensor<2xf32>, %r: tensor<2xf32>):
          %p = arith.mulf %l, %r : tensor<2xf32>
          scf.reduce.return %p : tensor<2xf32>
        }
      }
      return %r : tensor<2xf32>
    }";
    assert_eq!(value::<_, Tensor>(reduced, ()).values::<f32>(), Ok(vec![8.0, 27.0]));
}

#[test]
fn shared_tensors_that_nothing_contributes_to_stay() {
    let text = "func.func @f(%t: tensor<2xi8>) -> tensor<2xi8> {
      %r = scf.forall (%i) in (3) shared_outs(%o = %t) -> (tensor<2xi8>) {
        scf.forall.in_parallel { }
      }
      return %r : tensor<2xi8>
    }";
    let tensor = Tensor::of(&[2], &[1_i8, -1]).expect("a tensor");
    assert_eq!(value::<_, Tensor>(text, (tensor,)).values::<i8>(), Ok(vec![1, -1]));
}

#[test]
fn contributions_to_shared_tensors_are_collected() {
    let text = "func.func @f(%t: tensor<6xi32>, %n: index) -> (tensor<6xi32>, tensor<6xi32>) {
      %r = scf.forall (%i) = (0) to (%n) step (2) shared_outs(%o = %t) -> (tensor<6xi32>) {
        %c = arith.index_cast %i : index to i32
        %old = tensor.extract_slice %o[%i] [2] [1] : tensor<6xi32> to tensor<2xi32>
        %s = tensor.splat %c : tensor<2xi32>
        %x = arith.addi %old, %s : tensor<2xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %x into %o[%i] [2] [1] : tensor<2xi32> into tensor<6xi32>
        }
      }
      return %r, %t : tensor<6xi32>, tensor<6xi32>
    }";
    let tensor = Tensor::of(&[6], &[1_i32, 2, 3, 4, 5, 6]).expect("a tensor");
    let (result, operand): (Tensor, Tensor) = value(text, (tensor.clone(), 6));
    assert_eq!((result.values::<i32>(), operand), (Ok(vec![1, 2, 5, 6, 9, 10]), tensor.clone()));
    assert!(message(text, (tensor, 8)).contains("'tensor.extract_slice' op result is poison: "));
}

#[test]
fn nests_begin_anew_in_each_turn() {
    let text = "func.func @f(%n: index) -> index {
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %r = scf.for %k = %zero to %n step %one iter_args(%s = %zero) -> (index) {
        %p = scf.parallel (%i, %j) = (%zero, %zero) to (%k, %n) step (%one, %one) init (%s) -> index {
          scf.reduce(%j : index) {
          ^bb0(%l: index, %r: index):
            %c = arith.cmpi slt, %r, %k : index
            %u = scf.if %c -> index { scf.yield %l : index } else { %v = arith.addi %l, %r : index scf.yield %v : index }
            scf.reduce.return %u : index
          }
        }
        scf.yield %p : index
      }
      return %r : index
    }";
    // The sum over k, i < k and j >= k of j.
    let expected: i64 = (0..4).map(|k: i64| k * (k..4).sum::<i64>()).sum();
    assert_eq!(value::<_, i64>(text, (4,)), expected);
}
