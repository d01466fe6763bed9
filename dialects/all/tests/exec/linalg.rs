//! Structured operations.

use ods_exec::{MemRef, Tensor};

use super::support::{message, value};

fn floats(shape: &[i64], values: &[f32]) -> Tensor {
    Tensor::of(shape, values).expect("a tensor")
}

fn result(text: &str, arguments: (&Tensor, &Tensor, &Tensor)) -> Vec<f32> {
    value::<_, Tensor>(text, arguments).values().expect("floats")
}

#[test]
fn products_of_matrices_are_sums_in_order() {
    let text = "func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
      %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
      return %r : tensor<?x?xf32>
    }";
    let (a, b) = (floats(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]), floats(&[3, 2], &[1.0, 0.5, -1.0, 2.0, 0.0, 1.0]));
    let c = floats(&[2, 2], &[10.0, 20.0, 30.0, 40.0]);
    assert_eq!(result(text, (&a, &b, &c)), [9.0, 27.5, 29.0, 58.0]);
    // The arguments stay as they are.
    assert_eq!(c.values::<f32>(), Ok(vec![10.0, 20.0, 30.0, 40.0]));
    assert!(message(text, (&a, &a, &c)).contains("do not fit each other"));
    let nan = floats(&[2, 3], &[f32::NAN, 2.0, 3.0, 4.0, 5.0, 6.0]);
    assert!(result(text, (&nan, &b, &c))[0].is_nan());
    let integers = "func.func @f(%a: memref<2x3xi8>, %b: memref<3x1xi8>, %c: memref<2x1xi32>) {
      linalg.matmul ins(%a, %b : memref<2x3xi8>, memref<3x1xi8>) outs(%c : memref<2x1xi32>)
      return
    }";
    let memory =
        |shape: &[i64], values: &[i8]| MemRef::of(&Tensor::of(shape, values).expect("a tensor")).expect("memory");
    let c = MemRef::of(&Tensor::of(&[2, 1], &[1_i32, 2]).expect("a tensor")).expect("memory");
    let (a, b) = (memory(&[2, 3], &[1, 2, 3, -4, 5, 100]), memory(&[3, 1], &[100, 1, 2]));
    value::<_, ()>(integers, (&a, &b, &c));
    assert_eq!(c.to_tensor().and_then(|c| c.values::<i32>()), Ok(vec![109, -193]));
}

#[test]
fn generic_operations_run_their_payload() {
    let text = "#id = affine_map<(i, j) -> (i, j)>
    #row = affine_map<(i, j) -> (i)>
    func.func @f(%a: tensor<2x3xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>) -> tensor<2xf32> {
      %r = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = [\"parallel\", \"reduction\"]}
        ins(%a, %b : tensor<2x3xf32>, tensor<2xf32>) outs(%c : tensor<2xf32>) {
      ^bb0(%x: f32, %y: f32, %z: f32):
        %j = linalg.index 1 : index
        %k = arith.index_cast %j : index to i32
        %w = arith.sitofp %k : i32 to f32
        %p = arith.mulf %x, %w : f32
        %q = arith.addf %p, %y : f32
        %s = arith.addf %z, %q : f32
        linalg.yield %s : f32
      } -> tensor<2xf32>
      return %r : tensor<2xf32>
    }";
    let (a, b) = (floats(&[2, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]), floats(&[2], &[0.5, 1.0]));
    assert_eq!(result(text, (&a, &b, &floats(&[2], &[0.0, 100.0]))), [9.5, 120.0]);
}

#[test]
fn named_operations_are_computed() {
    let text = "func.func @f(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>, %c: tensor<3x2xf32>) -> tensor<3xf32> {
      %s = linalg.map { arith.addf } ins(%a, %b : tensor<2x3xf32>, tensor<2x3xf32>) outs(%a : tensor<2x3xf32>)
      %t = linalg.transpose ins(%s : tensor<2x3xf32>) outs(%c : tensor<3x2xf32>) permutation = [1, 0]
      %e = linalg.elementwise kind=#linalg.elementwise_kind<abs> ins(%t : tensor<3x2xf32>) outs(%c : tensor<3x2xf32>)
        -> tensor<3x2xf32>
      %zero = arith.constant 0.0 : f32
      %empty = tensor.empty() : tensor<3xf32>
      %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<3xf32>) -> tensor<3xf32>
      %r = linalg.reduce { arith.addf } ins(%e : tensor<3x2xf32>) outs(%init : tensor<3xf32>) dimensions = [1]
      return %r : tensor<3xf32>
    }";
    let (a, b) = (floats(&[2, 3], &[1.0, 2.0, 3.0, -4.0, 5.0, 6.0]), floats(&[2, 3], &[0.0; 6]));
    assert_eq!(result(text, (&a, &b, &floats(&[3, 2], &[0.0; 6]))), [5.0, 7.0, 9.0]);
    let spread = "func.func @f(%a: tensor<2xf32>, %b: tensor<3x2xf32>, %c: tensor<3x2xf32>) -> tensor<3x2xf32> {
      %r = linalg.broadcast ins(%a : tensor<2xf32>) outs(%b : tensor<3x2xf32>) dimensions = [0]
      return %r : tensor<3x2xf32>
    }";
    let zeros = floats(&[3, 2], &[0.0; 6]);
    assert_eq!(result(spread, (&floats(&[2], &[1.0, 2.0]), &zeros, &zeros)), [1.0, 2.0, 1.0, 2.0, 1.0, 2.0]);
}

#[test]
fn windows_move_over_images() {
    let text = "func.func @f(%a: tensor<3x3xf32>, %b: tensor<2x2xf32>, %c: tensor<2x2xf32>) -> tensor<2x2xf32> {
      %r = linalg.conv_2d ins(%a, %b : tensor<3x3xf32>, tensor<2x2xf32>) outs(%c : tensor<2x2xf32>) -> tensor<2x2xf32>
      return %r : tensor<2x2xf32>
    }";
    let image = floats(&[3, 3], &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0]);
    let (window, zeros) = (floats(&[2, 2], &[1.0, 0.0, 0.0, -1.0]), floats(&[2, 2], &[0.0; 4]));
    assert_eq!(result(text, (&image, &window, &zeros)), [-4.0; 4]);
    let batches =
        "func.func @f(%a: tensor<2x1x2xf32>, %b: tensor<2x2x1xf32>, %c: tensor<2x1x1xf32>) -> tensor<2x1x1xf32> {
      %r = linalg.batch_matmul ins(%a, %b : tensor<2x1x2xf32>, tensor<2x2x1xf32>) outs(%c : tensor<2x1x1xf32>)
        -> tensor<2x1x1xf32>
      return %r : tensor<2x1x1xf32>
    }";
    let a = floats(&[2, 1, 2], &[1.0, 2.0, 3.0, 4.0]);
    let b = floats(&[2, 2, 1], &[1.0, 1.0, 2.0, 0.5]);
    assert_eq!(result(batches, (&a, &b, &floats(&[2, 1, 1], &[0.0, 1.0]))), [3.0, 9.0]);
}
