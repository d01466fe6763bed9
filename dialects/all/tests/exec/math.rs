//! Functions of numbers, compared with what they fold to.

use ods_exec::{Arguments, Tensor};

use super::support::{call, message, value};

fn unary(op: &str, ty: &str) -> String {
    format!("func.func @f(%a: {ty}) -> {ty} {{ %r = math.{op} %a : {ty} return %r : {ty} }}")
}

fn binary(op: &str, ty: &str) -> String {
    format!("func.func @f(%a: {ty}, %b: {ty}) -> {ty} {{ %r = math.{op} %a, %b : {ty} return %r : {ty} }}")
}

/// Returns the bits of a result of type `f32`.
fn bits<A: Arguments>(text: &str, arguments: A) -> u32 {
    value::<_, f32>(text, arguments).to_bits()
}

#[test]
fn functions_of_the_host_are_those_that_fold() {
    // The results of `mlir-opt --canonicalize`.
    for (op, operand, expected) in [
        ("sqrt", 2.0, 0x3FB5_04F3),
        ("exp", 1.0, 0x402D_F854),
        ("log", 10.0, 0x4013_5D8E),
        ("log2", 8.0, 0x4040_0000),
        ("tanh", 0.5, 0x3EEC_9A9F),
        ("erf", 1.0, 0x3F57_BB3D),
        ("sin", 1.0, 0x3F57_6AA4),
        ("round", -2.5, 0xC040_0000),
        ("roundeven", -2.5, 0xC000_0000),
        ("trunc", -0.5, 0x8000_0000),
        ("ceil", -0.5, 0x8000_0000),
        ("floor", -0.5, 0xBF80_0000),
        ("absf", -0.0, 0),
    ] {
        assert_eq!(bits(&unary(op, "f32"), (operand,)), expected, "{op}");
    }
    assert_eq!(value::<_, f64>(&unary("cbrt", "f64"), (27.0,)), 3.0);
    assert_eq!(value::<_, f64>(&unary("rsqrt", "f64"), (4.0,)), 0.5);
    assert_eq!(value::<_, f64>(&binary("powf", "f64"), (2.0, -2.0)), 0.25);
    assert_eq!(value::<_, f64>(&binary("copysign", "f64"), (3.0, -0.0)), -3.0);
    // As it folds, whereas C has zero.
    assert!(value::<_, f64>(&binary("atan2", "f64"), (0.0, 0.0)).is_nan());
}

#[test]
fn functions_give_nan_outside_of_their_domain() {
    for ty in ["f16", "bf16", "f32", "f64", "f128"] {
        for op in ["log", "log2", "log10", "log1p", "sqrt", "acosh", "asin", "atanh"] {
            assert!(value::<_, f64>(&unary(op, ty), (-2.0,)).is_nan(), "{op} : {ty}");
        }
        assert!(value::<_, f64>(&binary("powf", ty), (-2.0, 0.5)).is_nan(), "{ty}");
    }
}

#[test]
fn nan_of_logarithms_and_roots_has_no_sign() {
    for ty in ["f16", "bf16", "f32", "f64", "f128"] {
        for op in ["log", "log2", "log10", "log1p", "sqrt", "rsqrt"] {
            let of = |number: f64| value::<_, f64>(&unary(op, ty), (number,));
            assert!(of(-2.0).is_sign_positive() && of(f64::NEG_INFINITY).is_sign_positive(), "{op} : {ty}");
            assert!(of(f64::NAN.copysign(-1.0)).is_sign_negative(), "{op} : {ty}");
        }
    }
}

#[test]
fn other_formats_are_rounded() {
    for ty in ["f16", "bf16", "tf32", "f80", "f128"] {
        for (op, operand, expected) in [
            ("sqrt", 2.25, 1.5),
            ("exp2", 3.0, 8.0),
            ("round", 2.5, 3.0),
            ("round", -0.25, -0.0),
            ("trunc", -1.75, -1.0),
            ("ceil", 1.25, 2.0),
            ("floor", -1.25, -2.0),
            ("roundeven", 2.5, 2.0),
            ("absf", -1.5, 1.5),
        ] {
            let result = value::<_, f64>(&unary(op, ty), (operand,));
            assert_eq!(result.to_bits(), f64::to_bits(expected), "{op} : {ty}");
        }
        assert_eq!(value::<_, f64>(&binary("powf", ty), (2.0, 3.0)), 8.0, "{ty}");
    }
    assert_eq!(value::<_, f64>(&unary("exp", "f16"), (1.0,)), 2.71875);
}

#[test]
fn multiplication_and_addition_round_once() {
    let fma = |ty: &str| {
        format!(
            "func.func @f(%a: {ty}, %b: {ty}, %c: {ty}) -> {ty} {{ %r = math.fma %a, %b, %c : {ty} return %r : {ty} }}"
        )
    };
    for ty in ["f16", "bf16", "f32", "f64", "f80", "f128"] {
        assert_eq!(value::<_, f64>(&fma(ty), (3.0, 2.0, 0.5)), 6.5, "{ty}");
        assert!(value::<_, f64>(&fma(ty), (f64::INFINITY, 0.0, 1.0)).is_nan(), "{ty}");
    }
    // The product is between two numbers, and the small term decides.
    let odd = 1.0 + 2f64.powi(-7);
    let tie = odd * odd;
    assert_ne!(value::<_, f64>(&fma("bf16"), (odd, odd, 2f64.powi(-130))), tie);
    let (a, b) = (1.0 + 2f64.powi(-4), 1.0 + 2f64.powi(-4));
    let down = value::<_, f64>(&fma("bf16"), (a, b, -2f64.powi(-130)));
    let up = value::<_, f64>(&fma("bf16"), (a, b, 2f64.powi(-130)));
    assert_eq!((down, up), (1.125, 1.1328125));
}

#[test]
fn numbers_are_clamped_and_tested() {
    let clamp = |ty: &str| {
        format!(
            "func.func @f(%a: {ty}, %b: {ty}, %c: {ty}) -> {ty} {{ %r = math.clampf %a to [%b, %c] : {ty} return %r : {ty} }}"
        )
    };
    for ty in ["f16", "f32", "f64"] {
        let clamped = [-3.0, 0.5, 7.0].map(|a| value::<_, f64>(&clamp(ty), (a, -1.0, 2.0)));
        assert_eq!(clamped, [-1.0, 0.5, 2.0], "{ty}");
        assert!(value::<_, f64>(&clamp(ty), (f64::NAN, -1.0, 2.0)).is_nan());
    }
    assert!(
        message(&clamp("f32"), (1.0, 2.0, 1.0))
            .contains("'math.clampf' op result is poison: lower bound that is greater")
    );
    for (op, expected) in [
        ("isfinite", [true, true, true, false, false]),
        ("isinf", [false, false, false, true, false]),
        ("isnan", [false, false, false, false, true]),
        ("isnormal", [true, false, false, false, false]),
    ] {
        for ty in ["f32", "f64", "f128"] {
            let text = format!("func.func @f(%a: {ty}) -> i1 {{ %r = math.{op} %a : {ty} return %r : i1 }}");
            let least = if ty == "f32" { 1e-40 } else { 0.0 };
            let found = [1.0, 0.0, least, f64::NEG_INFINITY, f64::NAN].map(|a| value::<_, bool>(&text, (a,)));
            assert_eq!(found, expected, "{op} : {ty}");
        }
    }
}

#[test]
fn integers_are_counted_and_raised() {
    for ty in ["i16", "i100"] {
        for (op, operand, narrow, wide) in [
            ("absi", -5, 5, 5),
            ("absi", -32768, -32768, 32768),
            ("ctlz", 1, 15, 99),
            ("ctlz", 0, 16, 100),
            ("cttz", 8, 3, 3),
            ("cttz", 0, 16, 100),
            ("ctpop", 255, 8, 8),
        ] {
            let text = format!(
                "func.func @f(%a: i64) -> i64 {{
                  %x = arith.{cast} %a : i64 to {ty}
                  %r = math.{op} %x : {ty}
                  %y = arith.{back} %r : {ty} to i64
                  return %y : i64
                }}",
                cast = if ty == "i16" { "trunci" } else { "extsi" },
                back = if ty == "i16" { "extsi" } else { "trunci" },
            );
            let expected = if ty == "i16" { narrow } else { wide };
            assert_eq!(value::<_, i64>(&text, (operand,)), expected, "{op} {operand} : {ty}");
        }
    }
    let power = binary("ipowi", "i32");
    let of = |base: i32, exponent: i32| value::<_, i32>(&power, (base, exponent));
    assert_eq!([of(3, 4), of(-2, 31), of(10, 10), of(0, 0)], [81, i32::MIN, 1410065408, 1]);
    assert_eq!([of(2, -1), of(1, -5), of(-1, -3), of(-1, -4)], [0, 1, -1, 1]);
    assert!(message(&power, (0, -1)).contains("'math.ipowi' op result is poison: negative power of zero (0, -1)"));
    assert!(message(&binary("ipowi", "i100"), (0, -1)).contains("negative power of zero"));
    for ty in ["f16", "f32", "f64", "f128"] {
        let text =
            format!("func.func @f(%a: {ty}, %b: i8) -> {ty} {{ %r = math.fpowi %a, %b : {ty}, i8 return %r : {ty} }}");
        let of = |base: f64, exponent: i8| value::<_, f64>(&text, (base, exponent));
        assert_eq!([of(1.5, 2), of(2.0, -3), of(-2.0, 3), of(0.0, -1)], [2.25, 0.125, -8.0, f64::INFINITY], "{ty}");
    }
}

#[test]
fn elements_are_computed_alone() {
    let text = "func.func @f(%a: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xi1>) {
      %s, %c = math.sincos %a : tensor<3xf32>
      %r = math.sqrt %a : tensor<3xf32>
      %n = math.isnan %r : tensor<3xf32>
      return %s, %r, %n : tensor<3xf32>, tensor<3xf32>, tensor<3xi1>
    }";
    let operand = Tensor::of(&[3], &[0.0_f32, 4.0, -1.0]).expect("three elements");
    let (sines, roots, tests): (Tensor, Tensor, Tensor) = call(text, (operand,)).expect("results");
    assert_eq!(sines.values::<f32>(), Ok(vec![0.0, 4f32.sin(), (-1f32).sin()]));
    assert_eq!(roots.values::<f32>().map(|roots| roots[1]), Ok(2.0));
    assert_eq!(tests.values::<bool>(), Ok(vec![false, false, true]));
}
