//! Numbers after `const`, on both sides, and the reasons that examples give.

use ods::prelude::*;
use ods::rewrite::{Constant, NoMatch};

use crate::dialect::*;
use crate::run::check;

pattern! {
    /// An integer is also a floating-point number.
    AddZero: AddOp { a: x, b: const 0 } => x;
}

pattern! {
    /// A boolean.
    AddTrue: AddOp { a: x, b: const true } => x;
}

pattern! {
    /// Numbers of the type of the result.
    SubSelf: SubOp { a: x, b: x } => const 1;
    NegOfNeg: NegOp { x: NegOp { x: _ } } => const -1.5;
    AbsOfAbs: AbsOp { x: AbsOp { x: _ } } => const true;

    /// Each of the type of its result.
    BothOfNeg: TwoOp { x: NegOp { x: _ } } => (const 2, const 3);

    /// A number of the only type that the operand may have, and one of the root's type.
    CastOfAbs: AbsOp { x: CastOp { x: x } } => PickOp { condition: const true, x: x, y: const 4 };
}

#[test]
fn integers_match_floating_point_constants() {
    check::<AddZero>(
        r#"%c = "lab.const"() <{value = 0.0 : f32}> : () -> f32
           %d = "lab.const"() <{value = -0.0 : f32}> : () -> f32
           %0 = "lab.add"(%f, %c) : (f32, f32) -> f32
           %1 = "lab.add"(%f, %d) : (f32, f32) -> f32
           "t.use"(%0, %1) : (f32, f32) -> ()"#,
        r#"%d = "lab.const"() <{value = -0.0 : f32}> : () -> f32
           %1 = "lab.add"(%f, %d) : (f32, f32) -> f32
           "t.use"(%f, %1) : (f32, f32) -> ()"#,
    );
}

#[test]
fn booleans_match_constants_of_one_bit() {
    check::<AddTrue>(
        r#"%b = "t.bit"() : () -> i1
           %c = "lab.const"() <{value = true}> : () -> i1
           %d = "lab.const"() <{value = 1 : i32}> : () -> i32
           %0 = "lab.add"(%b, %c) : (i1, i1) -> i1
           %1 = "lab.add"(%x, %d) : (i32, i32) -> i32
           "t.use"(%0, %1) : (i1, i32) -> ()"#,
        r#"%d = "lab.const"() <{value = 1 : i32}> : () -> i32
           %b = "t.bit"() : () -> i1
           %1 = "lab.add"(%x, %d) : (i32, i32) -> i32
           "t.use"(%b, %1) : (i1, i32) -> ()"#,
    );
}

#[test]
fn numbers_have_the_type_of_the_result() {
    check::<SubSelf>(
        r#"%0 = "lab.sub"(%f, %f) : (f32, f32) -> f32
           "t.use"(%0) : (f32) -> ()"#,
        r#"%0 = "lab.const"() <{value = 1.0 : f32}> : () -> f32
           "t.use"(%0) : (f32) -> ()"#,
    );
    check::<NegOfNeg>(
        r#"%0 = "lab.neg"(%f) : (f32) -> f32
           %1 = "lab.neg"(%0) : (f32) -> f32
           %2 = "lab.neg"(%x) : (i32) -> i32
           %3 = "lab.neg"(%2) : (i32) -> i32
           "t.use"(%1, %3) : (f32, i32) -> ()"#,
        r#"%1 = "lab.const"() <{value = -1.5 : f32}> : () -> f32
           %2 = "lab.neg"(%x) : (i32) -> i32
           %3 = "lab.neg"(%2) : (i32) -> i32
           "t.use"(%1, %3) : (f32, i32) -> ()"#,
    );
    check::<AbsOfAbs>(
        r#"%b = "t.bit"() : () -> i1
           %0 = "lab.abs"(%b) : (i1) -> i1
           %1 = "lab.abs"(%0) : (i1) -> i1
           "t.use"(%1) : (i1) -> ()"#,
        r#"%1 = "lab.const"() <{value = true}> : () -> i1
           %b = "t.bit"() : () -> i1
           "t.use"(%1) : (i1) -> ()"#,
    );
    check::<BothOfNeg>(
        r#"%0 = "lab.neg"(%x) : (i32) -> i32
           %1, %2 = "lab.two"(%0) : (i32) -> (i32, f32)
           "t.use"(%1, %2) : (i32, f32) -> ()"#,
        r#"%1 = "lab.const"() <{value = 2 : i32}> : () -> i32
           %2 = "lab.const"() <{value = 3.0 : f32}> : () -> f32
           "t.use"(%1, %2) : (i32, f32) -> ()"#,
    );
}

#[test]
fn numbers_have_the_only_type_of_an_operand() {
    check::<CastOfAbs>(
        r#"%0 = "lab.cast"(%f) : (f32) -> f32
           %1 = "lab.abs"(%0) : (f32) -> f32
           "t.use"(%1) : (f32) -> ()"#,
        r#"%true = "lab.const"() <{value = true}> : () -> i1
           %4 = "lab.const"() <{value = 4.0 : f32}> : () -> f32
           %1 = "lab.pick"(%true, %f, %4) : (i1, f32, f32) -> f32
           "t.use"(%1) : (f32) -> ()"#,
    );
}

#[test]
fn constants_are_compared_with_numbers() {
    let context = Context::new();
    let half = Constant::number(&context, Type::F32, 0.5);
    assert!(half.is(0.5) && !half.is(0) && !half.is_integer(0));
    let two = Constant::number(&context, Type::F32, 2);
    assert!(two.is(2) && two.is(2.0) && !two.is_integer(2));
    assert_eq!(Constant::number(&context, Type::I32, 0.5).attribute(), Err(NoMatch));
    assert_eq!(Constant::number(&context, Type::F32, 16_777_217).attribute(), Err(NoMatch));
    assert_eq!(Constant::number(&context, Type::I32, true).attribute(), Err(NoMatch));
}

#[test]
fn numbers_are_rounded_to_the_type_of_a_constant() {
    let context = Context::new().into();
    let parsed = |text: &str| {
        let value = ods::text::parse_attribute(&context, text).expect("a number");
        let ty = value.ty(&context).expect("a typed attribute");
        Constant::new(&context, value, ty)
    };
    for text in ["0.1 : f32", "0.1 : f16", "0.1 : f64", "dense<0.1> : tensor<2xf32>"] {
        assert!(parsed(text).is(0.1) && !parsed(text).is(0.25), "{text}");
    }
    assert!(!parsed("0.1000001 : f32").is(0.1) && !parsed("dense<[0.1, 0.2]> : tensor<2xf32>").is(0.1));
    assert!(parsed("0.0 : f32").is(0) && !parsed("-0.0 : f32").is(0) && parsed("-0.0 : f32").is(-0.0));
}

#[test]
fn integers_that_a_type_does_not_have_are_no_constants() {
    let context = Context::new();
    let byte = |value: i64| Constant::number(&context, Type::I8, value);
    assert!(byte(0).is(0) && !byte(0).is(256) && !byte(44).is(300) && !byte(44).is_integer(300));
    assert!(byte(-1).is(255) && byte(255).is(-1) && !byte(127).is(-129));
    assert_eq!(byte(256).attribute(), Err(NoMatch));
    assert_eq!((byte(1) + 256).attribute(), Err(NoMatch));
    assert!(Constant::number(&context, Type::I64, i64::MIN).is(i64::MIN));
}

#[test]
fn constants_have_arithmetic() {
    let context = Context::new();
    let number = |ty, value: f64| Constant::number(&context, ty, value);
    assert!((number(Type::F32, 0.1) + number(Type::F32, 0.2)).is(f64::from(0.1_f32 + 0.2_f32)));
    assert!((number(Type::F64, 1.5) * 3 - 1).is(3.5));
    assert!((-number(Type::F32, 0.0)).is(-0.0));
    for impossible in
        [number(Type::F32, 1.0) & 1, !number(Type::F32, 1.0), number(Type::F32, 1.0) + number(Type::F64, 1.0)]
    {
        assert_eq!(impossible.attribute(), Err(NoMatch));
    }
    let byte = |value: i64| Constant::number(&context, Type::I8, value);
    assert!((byte(127) + 1).is(-128) && (-byte(-128)).is(-128) && (!byte(5)).is(-6));
}

pattern! {
    /// Fields by the names of their accessors.
    JoinOfNeg: JoinOp { first_part: NegOp { x: x }, with_flag: true, .. } => JoinOp { first_part: x, with_flag: false };
}

#[test]
fn accessors_are_in_snake_case() {
    check::<JoinOfNeg>(
        r#"%0 = "lab.neg"(%x) : (i32) -> i32
           %1 = lab.join %0 with : i32
           "t.use"(%1) : (i32) -> ()"#,
        r#"%1 = lab.join %x : i32
           "t.use"(%1) : (i32) -> ()"#,
    );
    let join = JoinOp::<Operation>::SCHEMA;
    assert_eq!((join.operands[0].name, join.attributes[0].name), ("firstPart", "withFlag"));
}

pattern! {
    dialects(Lab);

    /// A pattern with an example, whose failures name the part that does not match.
    #[example(unchanged = r#"%x = "t.value"() : () -> i32"#)]
    Explained: AddOp { a: AbsOp { x: x }, b: const 5 } if ir.has_one_use(x) => x;
}

#[test]
fn failed_examples_name_the_part_that_does_not_match() {
    let failure = |before: &'static str| {
        let run =
            || ods::rewrite::check_example::<Explained>(&[<Lab as ods::schema::Dialect>::SCHEMA], before, Some(""));
        let error = std::panic::catch_unwind(run).expect_err("the example fails");
        *error.downcast::<String>().expect("a text")
    };
    let reason = |line: &str| format!("the pattern does not apply:\n  {line}");
    assert_eq!(failure(r#"%x = "t.value"() : () -> i32"#), reason("the text has no operation that could be the root"));
    assert_eq!(
        failure(
            r#"%x = "t.value"() : () -> i32
               %0 = "lab.neg"(%x) : (i32) -> i32
               %1 = "lab.add"(%0, %x) : (i32, i32) -> i32
               "t.use"(%1) : (i32) -> ()"#
        ),
        reason("'lab.add': `a` is 'lab.neg', expected 'lab.abs'")
    );
    assert_eq!(
        failure(
            r#"%x = "t.value"() : () -> i32
               %0 = "lab.abs"(%x) : (i32) -> i32
               %1 = "lab.add"(%0, %x) : (i32, i32) -> i32
               "t.use"(%1) : (i32) -> ()"#
        ),
        reason("'lab.add': `b` is not a constant")
    );
    assert_eq!(
        failure(
            r#"%x = "t.value"() : () -> i32
               %c = "lab.const"() <{value = 4 : i32}> : () -> i32
               %0 = "lab.abs"(%x) : (i32) -> i32
               %1 = "lab.add"(%0, %c) : (i32, i32) -> i32
               "t.use"(%1) : (i32) -> ()"#
        ),
        reason("'lab.add': `b: const 5` does not match")
    );
    assert_eq!(
        failure(
            r#"%x = "t.value"() : () -> i32
               %c = "lab.const"() <{value = 5 : i32}> : () -> i32
               %0 = "lab.abs"(%x) : (i32) -> i32
               %1 = "lab.add"(%0, %c) : (i32, i32) -> i32
               "t.use"(%x, %1) : (i32, i32) -> ()"#
        ),
        reason("'lab.add': no guard holds")
    );
}
