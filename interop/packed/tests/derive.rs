//! Derived conversions of structs and enums.

use std::collections::BTreeMap;

use ods_packed::{FromValue, IntoValue, Mismatch, PackedFunc, TypeText, Value, packed};

#[derive(TypeText, FromValue, IntoValue, PartialEq, Debug)]
struct Point {
    x: f64,
    #[value(name = "height")]
    y: f64,
    r#type: Option<String>,
}

#[derive(TypeText, FromValue, IntoValue, PartialEq, Debug)]
struct Pair(i64, Vec<Kind>);

#[derive(TypeText, FromValue, IntoValue, PartialEq, Debug)]
struct Celsius(f64);

#[derive(TypeText, FromValue, IntoValue, PartialEq, Debug)]
#[value(name = "Kind")]
enum Kind {
    Linear,
    #[value(name = "piece-wise")]
    Stepped = 7,
}

#[derive(TypeText, FromValue, IntoValue, PartialEq, Debug)]
enum Order {
    Up,
    Down,
}

#[derive(TypeText, FromValue, PartialEq, Debug)]
struct Named<'a, T> {
    name: &'a str,
    inner: T,
}

fn message<'a, T: FromValue<'a>>(value: &'a Value) -> String {
    match T::from_value(value) {
        Ok(_) => "no error".into(),
        Err(Mismatch::Type) => "another type".into(),
        Err(Mismatch::Value(error)) => error.to_string(),
    }
}

fn text<T: TypeText>() -> String {
    struct Shown<T>(std::marker::PhantomData<T>);
    impl<T: TypeText> std::fmt::Display for Shown<T> {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            T::write_type(f)
        }
    }
    Shown::<T>(std::marker::PhantomData).to_string()
}

fn value(value: impl IntoValue) -> Value {
    value.into_value().expect("a value")
}

fn dict(pairs: &[(&str, Value)]) -> Value {
    value(pairs.iter().cloned().collect::<BTreeMap<_, _>>())
}

#[test]
fn named_fields_are_keys() {
    let point = value(Point { x: 1.0, y: 2.5, r#type: None });
    assert_eq!(point.to_string(), r#"{"x": 1.0, "height": 2.5, "type": None}"#);
    assert_eq!(Point::from_value(&point).ok(), Some(Point { x: 1.0, y: 2.5, r#type: None }));
    let short = dict(&[("height", 2.into()), ("x", 1.into())]);
    assert_eq!(Point::from_value(&short).ok(), Some(Point { x: 1.0, y: 2.0, r#type: None }));
    for (value, expected) in [
        (dict(&[("x", 1.into())]), r#"ValueError: key "height" is missing; give its `float`"#),
        (dict(&[("x", 1.into()), ("y", 2.into())]), r#"ValueError: unknown key "y"; expected `x`, `height` or `type`"#),
        (dict(&[("x", "a".into())]), r#"TypeError: value of "x": expected `float` but got `str`"#),
        (
            value([(1.into(), 2.into())].into_iter().collect::<ods_packed::Dict>()),
            "ValueError: unknown key 1; expected `x`, `height` or `type`",
        ),
        (
            value([("x".into(), 2.into()), ("x".into(), 3.into())].into_iter().collect::<ods_packed::Dict>()),
            r#"ValueError: key "x" is given twice; remove one"#,
        ),
        (1.into(), "another type"),
    ] {
        assert_eq!(message::<Point>(&value), expected);
    }
}

#[test]
fn other_structs_are_tuples_or_their_only_field() {
    let pair = value(Pair(3, vec![Kind::Stepped, Kind::Linear]));
    assert_eq!(pair.to_string(), r#"(3, ["piece-wise", "Linear"])"#);
    assert_eq!(Pair::from_value(&pair).ok(), Some(Pair(3, vec![Kind::Stepped, Kind::Linear])));
    let list = value(vec![value(3), value(vec!["steep"])]);
    let expected = "ValueError: element 1: element 0: expected `Linear` or `piece-wise` but got \"steep\"";
    assert_eq!(message::<Pair>(&list), expected);
    assert_eq!(message::<Pair>(&value(vec![1])), "ValueError: expected 2 elements but got 1");
    assert_eq!(value(Celsius(1.5)), 1.5.into());
    assert_eq!(Celsius::from_value(&2.into()).ok(), Some(Celsius(2.0)));
    assert_eq!(message::<Celsius>(&"a".into()), "another type");
}

#[test]
fn cases_are_strings() {
    assert_eq!((value(Order::Up), value(Kind::Stepped)), ("Up".into(), "piece-wise".into()));
    assert_eq!(Order::from_value(&"Down".into()).ok(), Some(Order::Down));
    assert_eq!(message::<Order>(&"down".into()), "ValueError: expected `Up` or `Down` but got \"down\"");
    assert_eq!(message::<Order>(&7.into()), "another type");
}

#[test]
fn parts_are_lent_and_generic() {
    let named = dict(&[("name", "n".into()), ("inner", value(vec![1, 2]))]);
    assert_eq!(Named::from_value(&named).ok(), Some(Named { name: "n", inner: vec![1_u8, 2] }));
    assert_eq!(message::<Named<'_, Point>>(&named), r#"TypeError: value of "inner": expected `Point` but got `list`"#);
}

#[test]
fn texts_follow_from_the_parts() {
    assert_eq!(text::<Pair>(), "tuple[int, list[Kind]]");
    assert_eq!((text::<Point>(), text::<Celsius>()), ("Point".into(), "float".into()));
    assert_eq!(text::<Order>(), r#"Literal["Up", "Down"]"#);
}

/// Moves a point.
#[packed(name = "my.move")]
fn move_by(point: Point, by: Pair, order: Order) -> Point {
    let sign = if order == Order::Up { 1.0 } else { -1.0 };
    Point { y: point.y + sign * by.0 as f64, ..point }
}

#[test]
fn functions_take_and_return_them() {
    let f = PackedFunc::of::<move_by>();
    let about = r#"my.move(point: Point, by: tuple[int, list[Kind]], order: Literal["Up", "Down"]) -> Point"#;
    assert_eq!(f.about().map(ToString::to_string).as_deref(), Some(about));
    let point = dict(&[("x", 1.into()), ("height", 2.into())]);
    let result = f.call(&[point.clone(), value((3, Vec::<i64>::new())), "Down".into()]).expect("a result");
    assert_eq!(result.to_string(), r#"{"x": 1.0, "height": -1.0, "type": None}"#);
    let error = f.call(&[point, value((3, vec![1])), "Up".into()]).expect_err("a wrong kind");
    assert!(error.message().contains("element 1: element 0: expected `Kind` but got `int`"), "{error}");
}

/// Defines a function and a type by fragments of a `macro_rules!`, which arrive in groups.
macro_rules! by_fragments {
    ($name:literal, $ty:ty, $krate:path, $export:path) => {
        /// Doubles a number
        /// with care.
        #[packed(name = $name, crate = $krate)]
        fn double(x: $ty, _twice: Option<Vec<$ty>>) -> Option<$ty> {
            x.checked_mul(2)
        }

        #[derive(TypeText, FromValue)]
        #[value(name = $name, crate = $krate)]
        struct Holder {
            #[value(name = $name)]
            held: Vec<$ty>,
        }

        ods_packed::export! { crate = $krate; $export as $name }
    };
}

by_fragments!("my.double", i64, ods_packed, self::double);

#[test]
fn fragments_of_macros_are_taken() {
    let function = PackedFunc::of::<double>();
    assert_eq!(function.call(&[4.into(), Value::None]).expect("a number"), 8.into());
    let about = function.about().expect("a description");
    assert_eq!(about.doc(), "Doubles a number\nwith care.");
    assert_eq!(text::<Holder>(), "my.double");
    let held = value(BTreeMap::from([("my.double", vec![1, 2])]));
    assert_eq!(Holder::from_value(&held).expect("a dict").held, [1, 2]);
}
