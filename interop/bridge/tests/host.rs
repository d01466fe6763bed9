//! Packed functions for functions without a body, and numbers that packed values have no kind for.

mod support;

use std::error::Error as _;

use ods_bridge::{Complex, Wide, host};
use ods_packed::{Error, ErrorKind, Object, PackedFunc, Value};
use support::{callable, callable_of, engine};

const TEXT: &str = "func.func private @host(i32, f64) -> (i32, f64)
func.func @inner(%a: i32, %b: f64) -> (i32, f64) {
  %r:2 = call @host(%a, %b) : (i32, f64) -> (i32, f64)
  return %r#0, %r#1 : i32, f64
}
func.func @f(%a: i32, %b: f64) -> (i32, f64) {
  %r:2 = call @inner(%a, %b) : (i32, f64) -> (i32, f64)
  return %r#0, %r#1 : i32, f64
}";

fn call(function: PackedFunc) -> Result<Value, Error> {
    callable_of(engine(TEXT).with_function("host", host(function))).call(&[2.into(), 1.5.into()], &[])
}

#[test]
fn packed_functions_stand_for_functions_without_body() {
    let result = call(PackedFunc::typed("host", |a: i64, b: f64| (a * 10, b * 10.0)));
    assert_eq!(result.expect("results").to_string(), "(20, 15.0)");
    for (wrong, expected) in [
        (Value::Int(3), "expects 2 results, found 1; return a tuple"),
        (Value::List(vec![1.into(), "x".into()].into()), "expects 'f64' as result 1, found a value of type str"),
    ] {
        let error = call(PackedFunc::new(move |_: &[Value]| wrong.clone())).expect_err(expected);
        assert!(error.message().contains(expected), "{error}");
    }
}

#[test]
fn errors_pass_through_a_run_with_their_cause_and_all_frames() {
    let fail = |_: &[Value]| Err::<(), _>(Error::new("my.Error", "bad").with_cause("the cause"));
    let error = call(PackedFunc::named("fail", fail)).expect_err("an error");
    assert_eq!((error.kind(), error.message()), (&ErrorKind::from("my.Error"), "bad"));
    let functions: Vec<_> = error.frames().iter().map(|frame| (&*frame.function, frame.line)).collect();
    assert_eq!(functions[1..], [("host", 1), ("inner", 3), ("f", 7)]);
    assert_eq!(functions[0].0, "fail");
    let causes = std::iter::successors(error.source(), |cause| (*cause).source());
    assert_eq!(causes.last().map(ToString::to_string).as_deref(), Some("the cause"));
}

#[test]
fn each_frame_has_its_function() {
    let f = callable(
        "func.func @inner(%a: i32, %b: i32) -> i32 {
  %r = arith.divsi %a, %b : i32
  return %r : i32
}
func.func @f(%a: i32, %b: i32) -> i32 {
  %r = call @inner(%a, %b) : (i32, i32) -> i32
  return %r : i32
}",
    );
    let error = f.call(&[1.into(), 0.into()], &[]).expect_err("a division by zero");
    let functions: Vec<_> = error.frames().iter().map(|frame| (&*frame.function, frame.line)).collect();
    assert_eq!(functions, [("inner", 2), ("f", 6)]);
}

#[test]
fn engines_may_be_others() {
    let f = callable("func.func @f(%a: i32) -> i32 { return %a : i32 }");
    let other = f.function().clone();
    let f = f.run_by(move |arguments| {
        let mut results = other.call_with(arguments)?;
        results.iter_mut().for_each(|result| *result = ods_exec::RuntimeValue::Word(7));
        Ok(results)
    });
    assert_eq!(f.call(&[1.into()], &[]).expect("a result"), 7.into());
}

#[test]
fn complex_and_wide_numbers_are_objects() {
    let f = callable(
        "func.func @f(%a: complex<f32>, %b: i128, %c: ui64, %d: ui8) -> (complex<f32>, i128, ui64, ui8) {
          return %a, %b, %c, %d : complex<f32>, i128, ui64, ui8
        }",
    );
    let complex = Complex { real: 1.5, imaginary: -2.0 };
    let wide = |value: i128| Value::from(Object::new(Wide(value)));
    let least = -(1_i128 << 100);
    let arguments = [Object::new(complex).into(), wide(least), wide(u64::MAX.into()), 200.into()];
    let result = f.call(&arguments, &[]).expect("results");
    let results = result.elements().expect("a tuple");
    let object = |at: usize| if let Value::Object(object) = &results[at] { Some(object.clone()) } else { None };
    assert_eq!(object(0).and_then(|object| object.downcast_ref::<Complex>().copied()), Some(complex));
    let wide = |at: usize| object(at).and_then(|object| object.downcast_ref::<Wide>().copied());
    assert_eq!((wide(1), wide(2)), (Some(Wide(least)), Some(Wide(u64::MAX.into()))));
    assert_eq!(results[3], 200.into());
    let real = [2.into(), 3.into(), 4.into(), 5.into()];
    let result = f.call(&real, &[]).expect("results");
    assert_eq!(result.elements().map(|results| results[1..].to_vec()), Some(vec![3.into(), 4.into(), 5.into()]));
    assert!(f.call(&["1".into(), 3.into(), 4.into(), 5.into()], &[]).is_err());
}
