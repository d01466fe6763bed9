//! Arrays without copies: arguments in place, and results that refer to memory of the engine.

mod support;

use std::sync::OnceLock;

use ods_bridge::Callable;
use ods_packed::__private::{Packed, serve};
use ods_packed::abi::{self, Any};
use ods_packed::{DataType, Element, Error, Tensor, Value, packed};
use support::callable;

/// Returns a view of numbers that the tensor owns, from the element at `first` on.
fn view_of(numbers: Vec<i32>, first: usize, shape: &[i64], strides: &[i64]) -> Tensor {
    let mut numbers = numbers;
    let data = numbers.as_mut_ptr().wrapping_add(first).cast();
    // SAFETY: the tensor owns the numbers, which the tests index inside their bounds.
    unsafe { Tensor::of_memory(data, DataType::I32, shape, strides, numbers) }.expect("a description")
}

fn ints<T: Element>(tensor: &Tensor) -> Vec<T> {
    tensor.view().and_then(|view| view.to_vec::<T>()).expect("elements")
}

fn tensor_of(value: Value) -> Tensor {
    let Value::Tensor(tensor) = value else { panic!("{value:?} is not a tensor") };
    tensor
}

fn message(result: Result<Value, Error>) -> String {
    result.map_or_else(|error| error.message().to_owned(), |value| format!("no error, but {value:?}"))
}

#[test]
fn arguments_of_the_same_tensor_share_their_elements() {
    let f = callable(
        "func.func @f(%x: memref<?xf32>, %y: memref<?xf32>) -> f32 {
          %zero = arith.constant 0 : index
          %seven = arith.constant 7.0 : f32
          memref.store %seven, %x[%zero] : memref<?xf32>
          %r = memref.load %y[%zero] : memref<?xf32>
          return %r : f32
        }",
    );
    let x = Tensor::new(&[2], vec![1.0_f32, 2.0]).expect("a tensor");
    let result = f.call(&[Value::Tensor(x.clone()), Value::Tensor(x.clone())], &[]).expect("a result");
    assert_eq!((result, ints::<f32>(&x)), (7.0.into(), vec![7.0, 2.0]));
}

const FILL: &str = "func.func @f(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>, %start: i32) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %step = arith.constant 1 : i32
  %rows = memref.dim %m, %zero : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %columns = memref.dim %m, %one : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %end = scf.for %i = %zero to %rows step %one iter_args(%s = %start) -> i32 {
    %t = scf.for %j = %zero to %columns step %one iter_args(%u = %s) -> i32 {
      memref.store %u, %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
      %v = arith.addi %u, %step : i32
      scf.yield %v : i32
    }
    scf.yield %t : i32
  }
  return
}";

#[test]
fn strides_are_those_of_the_tensor() {
    let f = callable(FILL);
    let cases: [(usize, [i64; 2], [i64; 2], &[i32]); 4] = [
        (0, [2, 2], [1, 2], &[1, 2, 3, 4]),
        (5, [2, 2], [-4, -2], &[1, 2, 3, 4]),
        (1, [2, 2], [0, 0], &[4, 4, 4, 4]),
        (1, [2, 0], [9, 9], &[]),
    ];
    for (first, shape, strides, expected) in cases {
        let tensor = view_of(vec![0; 8], first + 2, &shape, &strides);
        f.call(&[Value::Tensor(tensor.clone()), 1.into()], &[]).expect("a result");
        assert_eq!(ints::<i32>(&tensor), expected, "{strides:?}");
    }
}

#[test]
fn a_type_without_strides_takes_tensors_in_row_major_order() {
    let f = callable("func.func @f(%m: memref<?x?xi32>) { return }");
    // Exporters write any stride for a dimension with one element.
    for (shape, strides) in [([3, 1], [1, 77]), ([1, 3], [-5, 1]), ([0, 3], [9, 9])] {
        let tensor = view_of(vec![0; 8], 0, &shape, &strides);
        assert_eq!(f.call(&[Value::Tensor(tensor)], &[]).expect("a result"), Value::None, "{strides:?}");
    }
    let transposed = view_of(vec![0; 8], 0, &[2, 3], &[1, 2]);
    let expected = "'f' expects 'memref<?x?xi32>' as argument 0, found a memref of shape [2, 3] with the strides [1, 2] from \
                    element 0 on";
    assert_eq!(message(f.call(&[Value::Tensor(transposed)], &[])), expected);
    let column = callable("func.func @f(%m: memref<?x?xi32, strided<[?, 1]>>) { return }");
    let tensor = view_of(vec![0; 8], 0, &[2, 1], &[3, 3]);
    assert_eq!(column.call(&[Value::Tensor(tensor)], &[]).expect("a result"), Value::None);
}

#[test]
fn read_only_tensors_are_not_written() {
    let f = callable(FILL);
    let tensor = view_of(vec![5; 4], 0, &[2, 2], &[2, 1]);
    let exported = tensor.clone().into_dlpack().expect("an export");
    // SAFETY: it was just exported.
    let read_only = unsafe {
        (*exported).flags |= abi::READ_ONLY;
        Tensor::from_dlpack(exported)
    };
    let read_only = read_only.expect("a tensor");
    let found = message(f.call(&[Value::Tensor(read_only.clone()), 1.into()], &[]));
    assert!(found.contains("'memref.store' op store to constant memory"), "{found}");
    assert_eq!(ints::<i32>(&tensor), [5; 4]);
    // A result that refers to a constant is a copy, as libtvm_ffi has no tensors that are read-only.
    let same = callable("func.func @f(%m: memref<?x?xi32>) -> memref<?x?xi32> { return %m : memref<?x?xi32> }");
    let copy = tensor_of(same.call(&[Value::Tensor(read_only)], &[]).expect("a result"));
    copy.view().and_then(|view| view.set(&[0, 0], 6)).expect("written");
    assert_eq!((ints::<i32>(&copy), ints::<i32>(&tensor)), (vec![6, 5, 5, 5], vec![5; 4]));
}

#[test]
fn unaligned_tensors_and_other_elements_are_refused() {
    let f = callable("func.func @f(%m: memref<?xf32>) { return }");
    let f_of = |dtype, shift| {
        let mut bytes = vec![0_u64; 4];
        let data = bytes.as_mut_ptr().cast::<u8>().wrapping_add(shift);
        // SAFETY: the tensor owns the bytes, whose elements are not touched.
        let tensor = unsafe { Tensor::of_memory(data, dtype, &[2], &[1], bytes) }.expect("a description");
        message(f.call(&[Value::Tensor(tensor)], &[]))
    };
    let expected = "'f' expects 'memref<?xf32>' as argument 0, found";
    let unaligned = "a tensor that cannot be used: memory of cells of 4 bytes is not aligned; pass a copy";
    assert_eq!(f_of(DataType::F32, 1), format!("{expected} {unaligned}"));
    for (dtype, name) in [(DataType::I32, "int32"), (DataType::F64, "float64"), (DataType::new(1, 32), "uint32")] {
        assert_eq!(f_of(dtype, 0), format!("{expected} a tensor of {name}"));
    }
}

#[test]
fn elements_are_those_of_the_type() {
    for (ty, dtype) in [
        ("i32", DataType::new(1, 32)),
        ("index", DataType::I64),
        ("ui16", DataType::new(1, 16)),
        ("si8", DataType::new(0, 8)),
        ("f16", DataType::new(2, 16)),
        ("bf16", DataType::new(4, 16)),
        ("complex<f32>", DataType::new(5, 64)),
        ("complex<f64>", DataType::new(5, 128)),
        ("i1", DataType::BOOL),
    ] {
        for kind in ["memref", "tensor"] {
            let f = callable(&format!(
                "func.func @f(%m: {kind}<?x{ty}>) -> {kind}<?x{ty}> {{ return %m : {kind}<?x{ty}> }}"
            ));
            let mut bytes = vec![0x0101_0101_0101_0101_u64; 4];
            let data: *mut u8 = bytes.as_mut_ptr().cast();
            // SAFETY: the tensor owns the bytes of two elements.
            let tensor = unsafe { Tensor::of_memory(data, dtype, &[2], &[1], bytes) }.expect("a description");
            let result = tensor_of(f.call(&[Value::Tensor(tensor)], &[]).expect("a result"));
            let view = result.view().expect("a description");
            assert_eq!((view.count(), view.data() == data), (2, kind == "memref"), "{kind} of {ty}");
        }
    }
}

#[test]
fn results_refer_to_memory_of_the_engine() {
    let f = callable(
        "memref.global @counts : memref<2xi32> = dense<[1, 2]>
        memref.global constant @limits : memref<2xi32> = dense<[3, 4]>
        func.func @f(%m: memref<?xi32>) -> (memref<?xi32>, memref<2xi32>, memref<2xi32>) {
          %counts = memref.get_global @counts : memref<2xi32>
          %limits = memref.get_global @limits : memref<2xi32>
          return %m, %counts, %limits : memref<?xi32>, memref<2xi32>, memref<2xi32>
        }",
    );
    let x = Tensor::new(&[2], vec![5_i32, 6]).expect("a tensor");
    let call = |x: &Tensor| {
        let result = f.call(&[Value::Tensor(x.clone())], &[]).expect("results");
        let elements = result.elements().expect("a tuple").iter().cloned().map(tensor_of);
        <[Tensor; 3]>::try_from(elements.collect::<Vec<_>>()).expect("three")
    };
    let [first, second] = [call(&x), call(&x)];
    for tensor in &first {
        tensor.view().and_then(|view| view.set(&[0], 9)).expect("written");
    }
    drop((x, first));
    assert_eq!(second.each_ref().map(ints::<i32>), [vec![9, 6], vec![9, 2], vec![3, 4]]);
}

#[test]
fn results_outlive_the_engine() {
    let f = callable(
        "func.func @f() -> memref<2x2xi32, strided<[1, 2], offset: 1>> {
          %zero = arith.constant 0 : index
          %five = arith.constant 5 : i32
          %m = memref.alloc() : memref<8xi32>
          %r = memref.reinterpret_cast %m to offset: [1], sizes: [2, 2], strides: [1, 2]
            : memref<8xi32> to memref<2x2xi32, strided<[1, 2], offset: 1>>
          memref.store %five, %r[%zero, %zero] : memref<2x2xi32, strided<[1, 2], offset: 1>>
          return %r : memref<2x2xi32, strided<[1, 2], offset: 1>>
        }",
    );
    let result = tensor_of(f.call(&[], &[]).expect("a result"));
    drop(f);
    let view = result.view().expect("a description");
    assert_eq!((view.get::<i32>(&[0, 0]).ok(), view.strides()), (Some(5), Some(&[1, 2][..])));
}

#[test]
fn memory_that_was_deallocated_is_an_error_and_stays_the_callers() {
    let f = callable(
        "func.func @f(%m: memref<?xi32>) -> memref<?xi32> {
          memref.dealloc %m : memref<?xi32>
          return %m : memref<?xi32>
        }",
    );
    let x = Tensor::new(&[2], vec![5_i32, 6]).expect("a tensor");
    let found = message(f.call(&[Value::Tensor(x.clone())], &[]));
    assert!(found.contains("use of memory after its deallocation"), "{found}");
    assert_eq!(ints::<i32>(&x), [5, 6]);
}

static STORED: OnceLock<Callable> = OnceLock::new();

/// Stores a number in a tensor that a caller in C lends.
#[packed]
fn store_lent(tensor: &Value) -> Result<Value, Error> {
    let f = STORED.get_or_init(|| {
        callable(
            "func.func @f(%m: memref<?x?xi32>) {
              %zero = arith.constant 0 : index
              %one = arith.constant 1 : index
              %seven = arith.constant 7 : i32
              memref.store %seven, %m[%one, %zero] : memref<?x?xi32>
              return
            }",
        )
    });
    f.call(std::slice::from_ref(tensor), &[])
}

#[test]
fn lent_tensors_are_copied_and_copied_back() {
    let mut numbers = [0, 1, 2, 3, 4, 5];
    let (shape, strides) = ([2_i64, 2], [3_i64, -1]);
    let mut raw = abi::DlTensor {
        data: (&raw mut numbers[2]).cast(),
        device: ods_packed::Device::CPU,
        ndim: 2,
        dtype: DataType::I32,
        shape: shape.as_ptr(),
        strides: strides.as_ptr(),
        byte_offset: 0,
    };
    let argument = Any::pointer(abi::index::RAW_TENSOR, (&raw mut raw).cast());
    let mut result = Any::NONE;
    // SAFETY: the tensor lives for the call.
    let status = unsafe { serve::<store_lent, { store_lent::ARITY }>(&argument, 1, &mut result) };
    assert_eq!((status, numbers), (0, [0, 1, 2, 3, 4, 7]));
}
