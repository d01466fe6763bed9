//! Operations on tensors.

use ods_exec::{Element, Engine, FaultKind, Limits, RuntimeValue, Tensor};

use super::support::{call, message, module, value};

fn tensor<T: Element>(shape: &[i64], values: &[T]) -> Tensor {
    Tensor::of(shape, values).expect("as many elements as the shape has")
}

fn count_up(shape: &[i64]) -> Tensor {
    let count: i64 = shape.iter().product();
    tensor(shape, &(0..count as i32).collect::<Vec<_>>())
}

/// Returns the shape and the elements of a result.
fn ints(result: &Tensor) -> (Vec<i64>, Vec<i32>) {
    (result.shape().to_vec(), result.values().expect("elements of 32 bits"))
}

#[test]
fn elements_make_tensors() {
    let text = "func.func @f(%a: i32, %b: i32, %n: index) -> (tensor<2x2xi32>, tensor<2x?xi32>, tensor<?xi32>) {
      %0 = tensor.from_elements %a, %b, %b, %a : tensor<2x2xi32>
      %1 = tensor.splat %a[%n] : tensor<2x?xi32>
      %2 = tensor.empty(%n) : tensor<?xi32>
      return %0, %1, %2 : tensor<2x2xi32>, tensor<2x?xi32>, tensor<?xi32>
    }";
    let (all, same, empty): (Tensor, Tensor, Tensor) = value(text, (1, 2, 3));
    assert_eq!(ints(&all), (vec![2, 2], vec![1, 2, 2, 1]));
    assert_eq!(ints(&same), (vec![2, 3], vec![1; 6]));
    assert_eq!(empty.shape(), [3]);
    let (_, same, empty): (Tensor, Tensor, Tensor) = value(text, (1, 2, 0));
    assert_eq!((same.shape(), empty.len()), (&[2, 0][..], 0));
    assert!(
        message(text, (1, 2, -1))
            .contains("'tensor.splat' op result is poison: size -1 of a dimension is negative (1, -1)")
    );
    assert!(message(text, (1, 2, 1_i64 << 40)).contains("bytes of memory exceed the limit"));
    assert!(message(text, (1, 2, i64::MAX)).contains("too large for the machine"));
}

#[test]
fn elements_are_read_and_replaced() {
    let text =
        "func.func @f(%t: tensor<2x?xi32>, %i: index, %j: index, %v: i32) -> (i32, tensor<2x?xi32>, index, index) {
      %0 = tensor.extract %t[%i, %j] : tensor<2x?xi32>
      %1 = tensor.insert %v into %t[%i, %j] : tensor<2x?xi32>
      %c1 = arith.constant 1 : index
      %2 = tensor.dim %1, %c1 : tensor<2x?xi32>
      %3 = tensor.rank %1 : tensor<2x?xi32>
      return %0, %1, %2, %3 : i32, tensor<2x?xi32>, index, index
    }";
    let t = count_up(&[2, 3]);
    let (old, new, size, rank): (i32, Tensor, i64, i64) = value(text, (&t, 1, 2, 40));
    assert_eq!((old, ints(&new).1, size, rank), (5, vec![0, 1, 2, 3, 4, 40], 3, 2));
    assert_eq!(ints(&t).1, [0, 1, 2, 3, 4, 5]);
    let error = message(text, (&t, 1, 3, 40));
    assert!(
        error.contains("'tensor.extract' op result is poison: index [1, 3] is out of bounds of the shape [2, 3] ("),
        "{error}"
    );
    assert!(error.contains("f.mlir:2:"), "{error}");
    assert!(message(text, (&t, -1, 0, 40)).contains("out of bounds"));
    let dim = "func.func @f(%t: tensor<*xi32>, %d: index) -> index {
      %0 = tensor.dim %t, %d : tensor<*xi32>
      return %0 : index
    }";
    assert_eq!(value::<_, i64>(dim, (&t, 1)), 3);
    assert!(message(dim, (&t, 2)).contains("'tensor.dim' op dimension 2 of a tensor of rank 2"));
    assert!(message(dim, (&t, -1)).contains("dimension -1"));
    let scalar = "func.func @f(%t: tensor<i32>, %v: i32) -> (i32, tensor<i32>) {
      %0 = tensor.extract %t[] : tensor<i32>
      %1 = tensor.insert %v into %t[] : tensor<i32>
      return %0, %1 : i32, tensor<i32>
    }";
    let (old, new): (i32, Tensor) = value(scalar, (&tensor(&[], &[7]), 8));
    assert_eq!((old, ints(&new).1), (7, vec![8]));
}

#[test]
fn elements_may_be_wide() {
    let text = "func.func @f(%a: i128, %i: index) -> i128 {
      %t = tensor.splat %a : tensor<2x2x2xi128>
      %s = arith.addi %t, %t : tensor<2x2x2xi128>
      %u = tensor.insert %a into %s[%i, %i, %i] : tensor<2x2x2xi128>
      %c0 = arith.constant 0 : index
      %x = tensor.extract %u[%i, %i, %c0] : tensor<2x2x2xi128>
      %y = tensor.extract %u[%i, %i, %i] : tensor<2x2x2xi128>
      %d = arith.subi %x, %y : i128
      return %d : i128
    }";
    let results: Vec<RuntimeValue> = value(text, (1_i128 << 100, 1));
    assert_eq!(results, [RuntimeValue::of_words(&[0, 1 << 36])]);
}

#[test]
fn elements_may_be_vectors() {
    let text = "func.func @f(%v: vector<2xi32>, %i: index) -> vector<2xi32> {
      %w = arith.addi %v, %v : vector<2xi32>
      %t = tensor.from_elements %v, %w : tensor<2xvector<2xi32>>
      %c1 = arith.constant 1 : index
      %u = tensor.insert %v into %t[%c1] : tensor<2xvector<2xi32>>
      %c = tensor.concat dim(0) %u, %t
        : (tensor<2xvector<2xi32>>, tensor<2xvector<2xi32>>) -> tensor<4xvector<2xi32>>
      %g = tensor.generate {
      ^bb0(%j: index):
        %e = tensor.extract %c[%j] : tensor<4xvector<2xi32>>
        tensor.yield %e : vector<2xi32>
      } : tensor<4xvector<2xi32>>
      %r = tensor.extract %g[%i] : tensor<4xvector<2xi32>>
      return %r : vector<2xi32>
    }";
    let v = tensor(&[2], &[1, 2]);
    assert_eq!([0, 1, 2, 3].map(|i| ints(&value(text, (&v, i))).1), [[1, 2], [1, 2], [1, 2], [2, 4]]);
    let unspecified = "func.func @f(%i: index) -> vector<2xi32> {
      %t = tensor.empty() : tensor<2xvector<2xi32>>
      %r = tensor.extract %t[%i] : tensor<2xvector<2xi32>>
      %s = arith.addi %r, %r : vector<2xi32>
      return %s : vector<2xi32>
    }";
    assert!(message(unspecified, (0,)).contains("'arith.addi' op result is poison (poison, poison)"));
}

#[test]
fn loops_that_insert_do_not_copy() {
    let text = "func.func @f(%n: index) -> tensor<?xi32> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %e = tensor.empty(%n) : tensor<?xi32>
      %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %e) -> tensor<?xi32> {
        %v = arith.index_cast %i : index to i32
        %w = arith.muli %v, %v : i32
        %u = tensor.insert %w into %t[%i] : tensor<?xi32>
        scf.yield %u : tensor<?xi32>
      }
      return %r : tensor<?xi32>
    }";
    // Copies of 400 kB for each of 100,000 elements would take minutes.
    let result: Tensor = value(text, (100_000,));
    assert_eq!((result.len(), ints(&result).1[99_999]), (100_000, 99_999_i32.wrapping_mul(99_999)));
}

#[test]
fn casts_are_checked() {
    let text = "func.func @f(%t: tensor<?xi32>) -> (tensor<3xf32>, tensor<*xi32>) {
      %0 = tensor.cast %t : tensor<?xi32> to tensor<3xi32>
      %1 = tensor.bitcast %0 : tensor<3xi32> to tensor<3xf32>
      %2 = tensor.cast %t : tensor<?xi32> to tensor<*xi32>
      return %1, %2 : tensor<3xf32>, tensor<*xi32>
    }";
    let (floats, unranked): (Tensor, Tensor) = value(text, (&tensor(&[3], &[0x3F80_0000, 0, 0x4000_0000]),));
    assert_eq!((floats.values::<f32>(), unranked.shape()), (Ok(vec![1.0, 0.0, 2.0]), &[3][..]));
    let error = message(text, (&count_up(&[2]),));
    assert!(
        error.contains("'tensor.cast' op result is poison: tensor of shape [2] for a type of shape [3] ([0, 1])"),
        "{error}"
    );
}

#[test]
fn shapes_change() {
    let text = "func.func @f(%t: tensor<?x6xi32>, %s: tensor<2xi32>, %n: index)
        -> (tensor<?x?xi32>, tensor<?x2x3xi32>, tensor<?xi32>) {
      %0 = tensor.reshape %t(%s) : (tensor<?x6xi32>, tensor<2xi32>) -> tensor<?x?xi32>
      %1 = tensor.expand_shape %t [[0], [1, 2]] output_shape [%n, 2, 3] : tensor<?x6xi32> into tensor<?x2x3xi32>
      %2 = tensor.collapse_shape %1 [[0, 1, 2]] : tensor<?x2x3xi32> into tensor<?xi32>
      return %0, %1, %2 : tensor<?x?xi32>, tensor<?x2x3xi32>, tensor<?xi32>
    }";
    let t = count_up(&[2, 6]);
    let (a, b, c): (Tensor, Tensor, Tensor) = value(text, (&t, &tensor(&[2], &[3, 4]), 2));
    assert_eq!([a.shape(), b.shape(), c.shape()], [&[3, 4][..], &[2, 2, 3], &[12]]);
    assert_eq!(ints(&c).1, (0..12).collect::<Vec<_>>());
    let error = message(text, (&t, &tensor(&[2], &[3, 5]), 2));
    assert!(
        error.contains("'tensor.reshape' op result is poison: shape [2, 6] does not have as many elements as [3, 5]"),
        "{error}"
    );
    assert!(message(text, (&t, &tensor(&[2], &[-3, -4]), 2)).contains("size -3 of a dimension is negative"));
    let error = message(text, (&t, &tensor(&[2], &[3, 4]), 3));
    assert!(
        error.contains("'tensor.expand_shape' op result is poison: dimension of size 2 expanded to one of 3"),
        "{error}"
    );
    let empty = count_up(&[0, 6]);
    let (a, _, c): (Tensor, Tensor, Tensor) = value(text, (&empty, &tensor(&[2], &[5, 0]), 0));
    assert_eq!([a.shape(), c.shape()], [&[5, 0][..], &[0]]);
    let scalars = "func.func @f(%t: tensor<i32>) -> tensor<i32> {
      %0 = tensor.expand_shape %t [] output_shape [1, 1] : tensor<i32> into tensor<1x1xi32>
      %1 = tensor.collapse_shape %0 [] : tensor<1x1xi32> into tensor<i32>
      return %1 : tensor<i32>
    }";
    assert_eq!(ints(&value(scalars, (&tensor(&[], &[7]),))), (vec![], vec![7]));
}

#[test]
fn slices_are_extracted() {
    let text =
        "func.func @f(%t: tensor<?x4xi32>, %o: index, %n: index, %s: index) -> (tensor<?x2xi32>, tensor<?xi32>) {
      %0 = tensor.extract_slice %t[%o, 1] [%n, 2] [%s, 2] : tensor<?x4xi32> to tensor<?x2xi32>
      %1 = tensor.extract_slice %t[%o, 0] [1, %n] [1, 1] : tensor<?x4xi32> to tensor<?xi32>
      return %0, %1 : tensor<?x2xi32>, tensor<?xi32>
    }";
    let t = count_up(&[4, 4]);
    let (rows, row): (Tensor, Tensor) = value(text, (&t, 1, 2, 2));
    assert_eq!(ints(&rows), (vec![2, 2], vec![5, 7, 13, 15]));
    assert_eq!(ints(&row), (vec![2], vec![4, 5]));
    let (backwards, _): (Tensor, Tensor) = value(text, (&t, 3, 3, -1));
    assert_eq!(ints(&backwards).1, [13, 15, 9, 11, 5, 7]);
    let (none, empty): (Tensor, Tensor) = value(text, (&t, 3, 0, 1));
    assert_eq!((none.shape(), empty.shape()), (&[0, 2][..], &[0][..]));
    let error = message(text, (&t, 2, 2, 2));
    let expected = "'tensor.extract_slice' op result is poison: slice of offset 2, size 2 and stride 2 is out of bounds of dimension 0 of size 4";
    assert!(error.contains(expected), "{error}");
    for (offset, size, stride) in [
        (-1, 1, 1),
        (0, 5, 1),
        (i64::MAX, 1, 1),
        (0, 2, i64::MAX),
        (0, i64::MAX, i64::MAX),
        (0, 2, -1),
        (1, 3, i64::MIN + 1),
    ] {
        assert!(message(text, (&t, offset, size, stride)).contains("out of bounds"), "{offset} {size} {stride}");
    }
    assert!(message(text, (&t, 0, -1, 1)).contains("size -1 of a dimension is negative"));
}

#[test]
fn slices_are_inserted() {
    let text = "func.func @f(%p: tensor<?xi32>, %t: tensor<?x4xi32>, %o: index, %n: index) -> tensor<?x4xi32> {
      %0 = tensor.insert_slice %p into %t[%o, 1] [1, %n] [1, 1] : tensor<?xi32> into tensor<?x4xi32>
      return %0 : tensor<?x4xi32>
    }";
    let (part, t) = (tensor(&[2], &[20, 30]), count_up(&[2, 4]));
    assert_eq!(ints(&value(text, (&part, &t, 1, 2))).1, [0, 1, 2, 3, 4, 20, 30, 7]);
    assert_eq!(ints(&t).1[5], 5);
    let error = message(text, (&part, &t, 1, 3));
    assert!(error.contains("tensor of shape [2] inserted into a slice of shape [3]"), "{error}");
    assert!(message(text, (&part, &t, 2, 2)).contains("slice of offset 2, size 1 and stride 1 is out of bounds"));
    let same = "func.func @f(%t: tensor<4xi32>) -> tensor<4xi32> {
      %0 = tensor.insert_slice %t into %t[3] [4] [-1] : tensor<4xi32> into tensor<4xi32>
      return %0 : tensor<4xi32>
    }";
    assert_eq!(ints(&value(same, (&count_up(&[4]),))).1, [3, 2, 1, 0]);
}

#[test]
fn tensors_are_concatenated() {
    let text = "func.func @f(%a: tensor<2x?xi32>, %b: tensor<?x?xi32>) -> tensor<2x?xi32> {
      %0 = tensor.concat dim(1) %a, %b, %a : (tensor<2x?xi32>, tensor<?x?xi32>, tensor<2x?xi32>) -> tensor<2x?xi32>
      return %0 : tensor<2x?xi32>
    }";
    let (a, b) = (count_up(&[2, 1]), tensor(&[2, 2], &[10, 20, 30, 40]));
    assert_eq!(ints(&value(text, (&a, &b))), (vec![2, 4], vec![0, 10, 20, 0, 1, 30, 40, 1]));
    let error = message(text, (&a, &count_up(&[1, 2])));
    assert!(
        error.contains("'tensor.concat' op result is poison: tensors of shapes [2, 1] and [1, 2] along dimension 1"),
        "{error}"
    );
    let none: Tensor = value(text, (&count_up(&[2, 0]), &count_up(&[2, 0])));
    assert_eq!(none.shape(), [2, 0]);
}

#[test]
fn slices_are_gathered_and_scattered() {
    let text = "func.func @f(%t: tensor<2x3x2xi32>, %i: tensor<?x2xindex>) -> (tensor<?x3xi32>, tensor<?x1x3x1xi32>) {
      %0 = tensor.gather %t[%i] gather_dims([0, 2]) unique
        : (tensor<2x3x2xi32>, tensor<?x2xindex>) -> tensor<?x3xi32>
      %1 = tensor.gather %t[%i] gather_dims([0, 2])
        : (tensor<2x3x2xi32>, tensor<?x2xindex>) -> tensor<?x1x3x1xi32>
      return %0, %1 : tensor<?x3xi32>, tensor<?x1x3x1xi32>
    }";
    let t = count_up(&[2, 3, 2]);
    let (reduced, full): (Tensor, Tensor) = value(text, (&t, &tensor(&[2, 2], &[1_i64, 0, 0, 1])));
    assert_eq!(ints(&reduced), (vec![2, 3], vec![6, 8, 10, 1, 3, 5]));
    assert_eq!((full.shape(), ints(&full).1), (&[2, 1, 3, 1][..], ints(&reduced).1));
    let error = message(text, (&t, &tensor(&[1, 2], &[0_i64, 2])));
    assert!(
        error.contains("'tensor.gather' op result is poison: slice of offset 2, size 1")
            && error.contains("dimension 2"),
        "{error}"
    );
    assert!(message(text, (&t, &tensor(&[1, 2], &[-1_i64, 0]))).contains("out of bounds"));
    let twice = message(text, (&t, &tensor(&[2, 2], &[0_i64, 1, 0, 1])));
    assert!(twice.contains("indices [0, 1] occur twice, which `unique` excludes"), "{twice}");
    let scatter = "func.func @f(%s: tensor<?x1xi32>, %t: tensor<4xi32>, %i: tensor<?x1xi8>) -> tensor<4xi32> {
      %0 = tensor.scatter %s into %t[%i] scatter_dims([0]) unique
        : (tensor<?x1xi32>, tensor<4xi32>, tensor<?x1xi8>) -> tensor<4xi32>
      return %0 : tensor<4xi32>
    }";
    let (s, t) = (tensor(&[2, 1], &[10, 20]), count_up(&[4]));
    assert_eq!(ints(&value(scatter, (&s, &t, &tensor(&[2, 1], &[3_i8, 0])))).1, [20, 1, 2, 10]);
    assert!(message(scatter, (&s, &t, &tensor(&[1, 1], &[3_i8]))).contains("scattered into slices of shape [1, 1]"));
    assert!(message(scatter, (&s, &t, &tensor(&[2, 1], &[3_i8, 4]))).contains("out of bounds"));
    assert!(message(scatter, (&s, &t, &tensor(&[2, 1], &[3_i8, 3]))).contains("occur twice"));
}

#[test]
fn regions_generate_elements() {
    let text = "func.func @f(%n: index, %m: index) -> tensor<?x3x?xi32> {
      %c10 = arith.constant 10 : index
      %0 = tensor.generate %n, %m {
      ^bb0(%i: index, %j: index, %k: index):
        %a = arith.muli %i, %c10 : index
        %b = arith.addi %a, %j : index
        %c = arith.muli %b, %c10 : index
        %d = arith.addi %c, %k : index
        %e = arith.index_cast %d : index to i32
        tensor.yield %e : i32
      } : tensor<?x3x?xi32>
      return %0 : tensor<?x3x?xi32>
    }";
    let expected = [0, 1, 10, 11, 20, 21, 100, 101, 110, 111, 120, 121].to_vec();
    assert_eq!(ints(&value(text, (2, 2))), (vec![2, 3, 2], expected));
    assert_eq!(value::<_, Tensor>(text, (2, 0)).shape(), [2, 3, 0]);
    assert!(message(text, (-2, 2)).contains("'tensor.generate' op size -2 of a dimension is negative"));
    assert!(message(text, (1 << 20, 1 << 20)).contains("bytes of memory exceed the limit"));
}

#[test]
fn generation_nests_and_repeats() {
    let text = "func.func @f(%n: index) -> (index, index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %r, %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0, %b = %c0) -> (index, index) {
        %t = tensor.generate %n {
        ^bb0(%j: index):
          %u = tensor.generate %i {
          ^bb0(%k: index):
            %x = arith.addi %k, %j : index
            tensor.yield %x : index
          } : tensor<?xindex>
          %last = tensor.dim %u, %c0 : tensor<?xindex>
          %is = arith.cmpi eq, %last, %c0 : index
          %y = scf.if %is -> index {
            scf.yield %c0 : index
          } else {
            %z = arith.subi %last, %c1 : index
            %w = tensor.extract %u[%z] : tensor<?xindex>
            scf.yield %w : index
          }
          tensor.yield %y : index
        } : tensor<?xindex>
        %v = tensor.extract %t[%i] : tensor<?xindex>
        %sum = arith.addi %a, %v : index
        scf.yield %sum, %v : index, index
      }
      return %r, %s : index, index
    }";
    // The last element for `i` is `i - 1 + i`, and 0 for 0.
    assert_eq!(value::<_, (i64, i64)>(text, (4,)), (1 + 3 + 5, 5));
}

#[test]
fn tensors_are_padded() {
    let text = "func.func @f(%t: tensor<2x?xi32>, %n: index, %v: i32) -> (tensor<3x?xi32>, tensor<3x?xi32>) {
      %c100 = arith.constant 100 : index
      %0 = tensor.pad %t low[1, %n] high[0, 1] {
      ^bb0(%i: index, %j: index):
        tensor.yield %v : i32
      } : tensor<2x?xi32> to tensor<3x?xi32>
      %1 = tensor.pad %t low[0, 1] high[1, %n] {
      ^bb0(%i: index, %j: index):
        %a = arith.muli %i, %c100 : index
        %b = arith.addi %a, %j : index
        %c = arith.index_cast %b : index to i32
        tensor.yield %c : i32
      } : tensor<2x?xi32> to tensor<3x?xi32>
      return %0, %1 : tensor<3x?xi32>, tensor<3x?xi32>
    }";
    let t = tensor(&[2, 2], &[11, 12, 21, 22]);
    let (constant, computed): (Tensor, Tensor) = value(text, (&t, 1, -5));
    assert_eq!(ints(&constant), (vec![3, 4], vec![-5, -5, -5, -5, -5, 11, 12, -5, -5, 21, 22, -5]));
    assert_eq!(ints(&computed), (vec![3, 4], vec![0, 11, 12, 3, 100, 21, 22, 103, 200, 201, 202, 203]));
    let (constant, computed): (Tensor, Tensor) = value(text, (&count_up(&[2, 0]), 0, -5));
    assert_eq!((ints(&constant).1, ints(&computed).1), (vec![-5; 3], vec![0, 100, 200]));
    assert!(message(text, (&t, -1, 0)).contains("'tensor.pad' op result is poison: padding of -1 elements"));
    assert!(message(text, (&t, i64::MAX, 0)).contains("too large"));
    let nothing = "func.func @f(%t: tensor<i32>) -> tensor<i32> {
      %0 = tensor.pad %t low[] high[] { %c = arith.constant 1 : i32 tensor.yield %c : i32 } : tensor<i32> to tensor<i32>
      return %0 : tensor<i32>
    }";
    assert_eq!(ints(&value(nothing, (&tensor(&[], &[7]),))).1, [7]);
}

#[test]
fn memory_is_limited() {
    let text = "func.func @f(%n: index) -> index {
      %c0 = arith.constant 0 : index
      %0 = tensor.empty(%n) : tensor<?xf64>
      %1 = tensor.concat dim(0) %0, %0, %0, %0 : (tensor<?xf64>, tensor<?xf64>, tensor<?xf64>, tensor<?xf64>) -> tensor<?xf64>
      %2 = tensor.dim %1, %c0 : tensor<?xf64>
      return %2 : index
    }";
    let (ir, op) = module(text);
    let engine = Engine::new(&ir, op).expect("a valid module");
    let f = engine.with_limits(Limits { bytes: 1 << 16, ..Limits::default() }).function("f").expect("a function");
    assert_eq!(f.call::<_, i64>((2048,)).ok(), Some(8192));
    let error = f.call::<_, i64>((2049,)).expect_err("too many bytes");
    assert_eq!(error.kind(), FaultKind::Memory);
    assert!(error.to_string().contains("'tensor.concat' op"), "{error}");
    assert!(call::<_, i64>(text, (-1,)).is_err());
}

#[test]
fn turns_contribute_slices() {
    let text = "func.func @f(%t: tensor<?x4xi32>, %n: index) -> (tensor<?x4xi32>, tensor<?xi32>) {
      %e = tensor.empty(%n) : tensor<?xi32>
      %r:2 = scf.forall (%i, %j) in (%n, 2) shared_outs(%o = %t, %s = %e) -> (tensor<?x4xi32>, tensor<?xi32>) {
        %c2 = arith.constant 2 : index
        %k = arith.muli %j, %c2 : index
        %x = tensor.extract_slice %o[%i, %k] [1, 2] [1, 1] : tensor<?x4xi32> to tensor<2xi32>
        %y = arith.addi %x, %x : tensor<2xi32>
        %v = arith.index_cast %i : index to i32
        %p = tensor.splat %v : tensor<1xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %y into %o[%i, %k] [1, 2] [1, 1] : tensor<2xi32> into tensor<?x4xi32>
          tensor.parallel_insert_slice %p into %s[%i] [1] [1] : tensor<1xi32> into tensor<?xi32>
        }
      }
      return %r#0, %r#1 : tensor<?x4xi32>, tensor<?xi32>
    }";
    let t = count_up(&[3, 4]);
    let (doubled, rows): (Tensor, Tensor) = value(text, (&t, 3));
    assert_eq!((ints(&doubled).1, ints(&rows).1), ((0..12).map(|x| 2 * x).collect(), vec![0, 1, 2]));
    assert_eq!(ints(&t).1, (0..12).collect::<Vec<_>>());
    let error = message(text, (&t, 4));
    assert!(error.contains("'tensor.extract_slice' op result is poison: slice of offset 3, size 1"), "{error}");
}

#[test]
fn turns_may_use_shared_tensors_otherwise() {
    let text = "func.func @f(%t: tensor<2xi32>, %m: tensor<4xi32>) -> (tensor<2xi32>, tensor<4xi32>) {
      %r:2 = scf.forall (%i) in (4) shared_outs(%o = %t, %s = %m) -> (tensor<2xi32>, tensor<4xi32>) {
        %c0 = arith.constant 0 : index
        %v = arith.index_cast %i : index to i32
        %u = tensor.insert %v into %o[%c0] : tensor<2xi32>
        %p = tensor.extract_slice %u[0] [1] [1] : tensor<2xi32> to tensor<1xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %p into %s[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
        }
      }
      return %r#0, %r#1 : tensor<2xi32>, tensor<4xi32>
    }";
    let (kept, rows): (Tensor, Tensor) = value(text, (&count_up(&[2]), &count_up(&[4])));
    assert_eq!((ints(&kept).1, ints(&rows).1), (vec![0, 1], vec![0, 1, 2, 3]));
}

#[test]
fn contributions_do_not_copy() {
    let text = "func.func @f(%n: index, %s: index) -> tensor<?xi32> {
      %e = tensor.empty(%n) : tensor<?xi32>
      %r = scf.forall (%i) = (0) to (%n) step (%s) shared_outs(%o = %e) -> tensor<?xi32> {
        %v = arith.index_cast %i : index to i32
        %p = tensor.splat %v : tensor<1xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %p into %o[%i] [1] [1] : tensor<1xi32> into tensor<?xi32>
        }
      }
      return %r : tensor<?xi32>
    }";
    // Copies of 16 MB for each of 2,000 turns would take minutes.
    let result: Tensor = value(text, (4_000_000, 2000));
    assert_eq!(result.elements().word(3_998_000), Ok(3_998_000));
}

#[test]
fn programs_agree_with_compiled_ones() {
    // The number is the one that `mlir-runner` prints for the program, bufferized.
    let text = "func.func @f() -> i32 {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c5 = arith.constant 5 : index
      %c7 = arith.constant 7 : i32
      %t = tensor.generate %c5, %c3 {
      ^bb0(%i: index, %j: index):
        %a = arith.muli %i, %c5 : index
        %b = arith.addi %a, %j : index
        %c = arith.index_cast %b : index to i32
        %d = arith.muli %c, %c : i32
        tensor.yield %d : i32
      } : tensor<?x?xi32>
      %p = tensor.pad %t low[1, %c2] high[%c1, 0] {
      ^bb0(%i: index, %j: index):
        %a = arith.addi %i, %j : index
        %c = arith.index_cast %a : index to i32
        tensor.yield %c : i32
      } : tensor<?x?xi32> to tensor<?x?xi32>
      %s = tensor.extract_slice %p[%c1, 0] [%c3, %c5] [%c2, 1] : tensor<?x?xi32> to tensor<?x?xi32>
      %row = tensor.extract_slice %p[2, 1] [1, %c3] [1, 1] : tensor<?x?xi32> to tensor<?xi32>
      %u = tensor.insert_slice %row into %s[%c1, 1] [1, %c3] [1, 1] : tensor<?xi32> into tensor<?x?xi32>
      %v = tensor.insert %c7 into %u[%c2, %c3] : tensor<?x?xi32>
      %k = tensor.cast %v : tensor<?x?xi32> to tensor<3x5xi32>
      %flat = tensor.collapse_shape %k [[0, 1]] : tensor<3x5xi32> into tensor<15xi32>
      %w = tensor.expand_shape %flat [[0, 1]] output_shape [5, 3] : tensor<15xi32> into tensor<5x3xi32>
      %zero = arith.constant 0 : i32
      %h = arith.constant 31 : i32
      %sum = scf.for %i = %c0 to %c5 step %c1 iter_args(%x = %zero) -> i32 {
        %y = scf.for %j = %c0 to %c3 step %c1 iter_args(%z = %x) -> i32 {
          %e = tensor.extract %w[%i, %j] : tensor<5x3xi32>
          %m = arith.muli %z, %h : i32
          %n = arith.addi %m, %e : i32
          scf.yield %n : i32
        }
        scf.yield %y : i32
      }
      return %sum : i32
    }";
    assert_eq!(value::<_, i32>(text, ()), -1_645_498_711);
}

// In lists of numbers and in abstract shapes, the least number means "unknown". An operand with this value is a number.
#[test]
fn the_least_number_is_out_of_bounds() {
    let slice = "func.func @f(%t: tensor<4xi32>, %i: index, %n: index, %s: index) -> tensor<?xi32> {
      %0 = tensor.extract_slice %t[%i] [%n] [%s] : tensor<4xi32> to tensor<?xi32>
      return %0 : tensor<?xi32>
    }";
    let insertion = "func.func @f(%t: tensor<4xi32>, %i: index, %n: index, %s: index) -> tensor<4xi32> {
      %p = tensor.splat %c[%n] : tensor<?xi32>
      %0 = tensor.insert_slice %p into %t[%i] [%n] [%s] : tensor<?xi32> into tensor<4xi32>
      return %0 : tensor<4xi32>
    }"
    .replace("%p = tensor", "%c = arith.constant 7 : i32 %p = tensor");
    let numbers = || tensor(&[4], &[1, 2, 3, 4]);
    for (i, n, s) in [(i64::MIN, 1, 1), (0, 2, i64::MIN)] {
        let error = message(slice, (numbers(), i, n, s));
        assert!(error.contains("is out of bounds of dimension 0 of size 4"), "{error}");
        let error = message(&insertion, (numbers(), i, n, s));
        assert!(error.contains("is out of bounds of dimension 0 of size 4"), "{error}");
    }
    assert!(message(slice, (numbers(), 0, i64::MIN, 1)).contains("of a dimension is negative"));
    // The stride of a single element does not matter.
    let one: Tensor = value(slice, (numbers(), 3, 1, i64::MIN));
    assert_eq!(one.values::<i32>(), Ok(vec![4]));
    let gather = "func.func @f(%t: tensor<4xi32>, %i: index) -> tensor<1x1xi32> {
      %s = tensor.from_elements %i : tensor<1x1xindex>
      %0 = tensor.gather %t[%s] gather_dims([0]) : (tensor<4xi32>, tensor<1x1xindex>) -> tensor<1x1xi32>
      return %0 : tensor<1x1xi32>
    }";
    assert!(message(gather, (numbers(), i64::MIN)).contains("is out of bounds of dimension 0 of size 4"));
    let expansion = "func.func @f(%t: tensor<?xi32>, %i: index) -> tensor<?x1xi32> {
      %0 = tensor.expand_shape %t [[0, 1]] output_shape [%i, 1] : tensor<?xi32> into tensor<?x1xi32>
      return %0 : tensor<?x1xi32>
    }";
    assert!(message(expansion, (numbers(), i64::MIN)).contains("of a dimension is negative"));
}
