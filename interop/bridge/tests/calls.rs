//! Calls of module functions as packed functions.

mod support;

use ods_packed::{Dict, ErrorKind, Tensor, Value};
use support::callable;

fn dict(entries: &[(&str, Value)]) -> Value {
    Value::Dict(entries.iter().map(|(key, value)| (Value::str(key), value.clone())).collect::<Dict>())
}

const NESTED: &str = r#"
func.func @f(%p: i32, %q: i32, %w: f32) -> (i32, f32) attributes {iree.reflection = {
  f = "I14!S3!t6S3!t6S1!R9!S3!t6S1!", fv = "1", abi = "sip", abiv = 1 : i32,
  sip = "I29!S25!k0S9!k0_0k1_1k1D7!K2!w_2R17!D13!K2!s_0K2!t_1"
}} {
  %s = arith.addi %p, %q : i32
  %t = arith.addf %w, %w : f32
  return %s, %t : i32, f32
}"#;

#[test]
fn arguments_and_results_are_nested_as_sip_says() {
    let f = callable(NESTED);
    let pair = Value::List(vec![1.into(), 2.into()].into());
    let result = f.call(&[pair.clone(), dict(&[("w", 1.5.into())])], &[]).expect("a result");
    assert_eq!(result, dict(&[("s", 3.into()), ("t", 3.0.into())]));
    let error = f.call(&[pair, dict(&[("v", 1.5.into())])], &[]).expect_err("a missing key");
    assert!(error.message().contains("args[1]") && error.message().contains("\"w\""), "{error}");
}

#[test]
fn arguments_are_named_as_v1_says() {
    let f = callable(
        r#"func.func @f(%x: i32, %y: f64) -> f64 attributes {iree.reflection = {
          iree.abi = "{\22a\22:[[\22named\22,\22x\22,\22i32\22],[\22named\22,\22y\22,\22f64\22]],\22r\22:[\22f64\22],\22v\22:1}"
        }} {
          %z = arith.sitofp %x : i32 to f64
          %r = arith.mulf %z, %y : f64
          return %r : f64
        }"#,
    );
    let named = [("y".to_owned(), 1.5.into()), ("x".to_owned(), 4.into())];
    assert_eq!(f.call(&[], &named).expect("a result"), 6.0.into());
    assert_eq!(f.call(&[4.into(), 1.5.into()], &[]).expect("a result"), 6.0.into());
    assert!(f.call(&[4.into()], &[("z".to_owned(), 1.5.into())]).is_err_and(|error| error.message().contains("z")));
    let packed = f.into_packed();
    assert_eq!(packed.call(&[dict(&[("x", 4.into()), ("y", 1.5.into())])]).expect("a result"), 6.0.into());
}

#[test]
fn tensors_are_passed_and_memory_is_written() {
    let f = callable(
        "func.func @f(%x: tensor<2xf32>, %m: memref<?xi16>) -> tensor<2xf32> {
          %zero = arith.constant 0 : index
          %seven = arith.constant 7 : i16
          memref.store %seven, %m[%zero] : memref<?xi16>
          %r = arith.addf %x, %x : tensor<2xf32>
          return %r : tensor<2xf32>
        }",
    );
    let x = Tensor::new(&[2], vec![1.0_f32, 2.5]).expect("a tensor");
    let memory = Tensor::new(&[2], vec![1_i16, 2]).expect("a tensor");
    let result = f.call(&[Value::Tensor(x), Value::Tensor(memory.clone())], &[]).expect("a result");
    let Value::Tensor(sum) = result else { panic!("{result:?} is not a tensor") };
    assert_eq!(sum.view().and_then(|view| view.to_vec::<f32>()).expect("floats"), [2.0, 5.0]);
    assert_eq!(memory.view().and_then(|view| view.to_vec::<i16>()).expect("integers"), [7, 2]);
    let wrong = Tensor::new(&[3], vec![1.0_f32, 2.5, 3.0]).expect("a tensor");
    let error = f.call(&[Value::Tensor(wrong), Value::Tensor(memory)], &[]).expect_err("a wrong shape");
    assert!(error.message().contains("'f' expects 'tensor<2xf32>' as argument 0"), "{error}");
}

#[test]
fn errors_have_the_places_of_operations() {
    let f = callable(
        "func.func @f(%a: i32, %b: i32) -> i32 {
  %r = arith.divsi %a, %b : i32
  return %r : i32
}",
    );
    let f = f.into_packed();
    assert_eq!(f.call(&[6.into(), 3.into()]).expect("a result"), 2.into());
    let error = f.call(&[1.into(), 0.into()]).expect_err("a division by zero");
    assert_eq!(*error.kind(), ErrorKind::ValueError);
    assert!(error.message().contains("division by zero"), "{error}");
    let frame = error.frames().first().expect("a frame");
    assert_eq!((&*frame.file, frame.line), ("f.mlir", 2));
    for (arguments, expected) in [
        (&[1.into()][..], "takes 2 arguments, found 1"),
        (&[1.into(), "x".into()], "expects 'i32' as argument 1, found a value of type str"),
        (&[1.into(), (1_i64 << 40).into()], "expects 'i32' as argument 1, found the number 1099511627776"),
    ] {
        let error = f.call(arguments).expect_err(expected);
        assert!(error.message().contains(expected), "{error}");
    }
}
