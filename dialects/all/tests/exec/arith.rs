//! Operations on numbers.

use super::support::{message, value};

/// Returns the function `f` with an operation on two numbers.
fn binary(op: &str, ty: &str, result: &str) -> String {
    let written = if result == ty || op.contains("cmp") { ty.to_owned() } else { format!("{ty} to {result}") };
    format!("func.func @f(%a: {ty}, %b: {ty}) -> {result} {{ %r = {op} %a, %b : {written} return %r : {result} }}")
}

fn unary(op: &str, from: &str, to: &str) -> String {
    format!("func.func @f(%a: {from}) -> {to} {{ %r = {op} %a : {from} to {to} return %r : {to} }}")
}

#[test]
fn integers_are_computed_in_their_width() {
    let i32s = [
        ("arith.addi", 2147483647, 1, -2147483648),
        ("arith.subi", -2147483648, 1, 2147483647),
        ("arith.muli", 65536, 65536, 0),
        ("arith.divsi", -7, 2, -3),
        ("arith.divui", -1, 2, 2147483647),
        ("arith.remsi", -7, 2, -1),
        ("arith.remui", -1, 10, 5),
        ("arith.floordivsi", -7, 2, -4),
        ("arith.ceildivsi", -7, 2, -3),
        ("arith.ceildivui", 7, 2, 4),
        ("arith.andi", 12, 10, 8),
        ("arith.ori", 12, 10, 14),
        ("arith.xori", 12, 10, 6),
        ("arith.shli", 1, 31, -2147483648),
        ("arith.shrsi", -8, 1, -4),
        ("arith.shrui", -8, 1, 2147483644),
        ("arith.maxsi", -1, 1, 1),
        ("arith.maxui", -1, 1, -1),
        ("arith.minsi", -1, 1, -1),
        ("arith.minui", -1, 1, 1),
    ];
    for (op, a, b, expected) in i32s {
        assert_eq!(value::<_, i32>(&binary(op, "i32", "i32"), (a, b)), expected, "{op}");
        // The same in a width that needs several words; logical shifts and unsigned numbers depend on the width.
        let depends = matches!(op, "arith.addi" | "arith.subi" | "arith.muli" | "arith.shli" | "arith.shrui");
        if !depends && !op.ends_with("ui") {
            let text = format!(
                "func.func @f(%a: i32, %b: i32) -> i32 {{
                  %x = arith.extsi %a : i32 to i100
                  %y = arith.extsi %b : i32 to i100
                  %r = {op} %x, %y : i100
                  %s = arith.trunci %r : i100 to i32
                  return %s : i32
                }}"
            );
            assert_eq!(value::<_, i32>(&text, (a, b)), expected, "{op} in i100");
        }
    }
    assert!(!value::<_, bool>(&binary("arith.addi", "i1", "i1"), (true, true)));
    assert_eq!(value::<_, i64>(&binary("arith.addi", "index", "index"), (i64::MAX, 1)), i64::MIN);
}

#[test]
fn undefined_integer_operations_are_errors() {
    for (op, ty, a, b) in [
        ("arith.divsi", "i32", 1, 0),
        ("arith.remui", "i32", 1, 0),
        ("arith.divsi", "i32", -2147483648, -1),
        ("arith.shli", "i32", 1, 32),
        ("arith.shrui", "i32", 1, 33),
        ("arith.divsi", "i100", 1, 0),
        ("arith.shli", "i100", 1, 100),
    ] {
        let message = message(&binary(op, ty, ty), (i64::from(a), i64::from(b)));
        assert!(message.contains(&format!("'{op}' op ")) && message.contains(&format!("({a}, {b})")), "{message}");
    }
    for (op, a, b) in [
        ("arith.addi %a, %b overflow<nsw>", 2147483647, 1),
        ("arith.addi %a, %b overflow<nuw>", -1, 1),
        ("arith.subi %a, %b overflow<nuw>", 0, 1),
        ("arith.muli %a, %b overflow<nsw>", 65536, 65536),
        ("arith.shli %a, %b overflow<nsw>", 1 << 30, 1),
        ("arith.divsi %a, %b exact", 7, 2),
        ("arith.shrui %a, %b exact", 3, 1),
    ] {
        let text = format!("func.func @f(%a: i32, %b: i32) -> i32 {{ %r = {op} : i32 return %r : i32 }}");
        assert!(message(&text, (a, b)).contains("result is poison"), "{op}");
    }
}

#[test]
fn comparisons_know_signs_and_nan() {
    let cmpi = |predicate: &str| {
        format!("func.func @f(%a: i32, %b: i32) -> i1 {{ %r = arith.cmpi {predicate}, %a, %b : i32 return %r : i1 }}")
    };
    for (predicate, expected) in [
        ("eq", false),
        ("ne", true),
        ("slt", true),
        ("sle", true),
        ("sgt", false),
        ("sge", false),
        ("ult", false),
        ("ule", false),
        ("ugt", true),
        ("uge", true),
    ] {
        assert_eq!(value::<_, bool>(&cmpi(predicate), (-1, 1)), expected, "{predicate}");
    }
    for ty in ["f32", "f64", "f16"] {
        for predicate in [
            "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une", "uno",
            "true",
        ] {
            let text = format!(
                "func.func @f(%a: {ty}, %b: {ty}) -> i1 {{ %r = arith.cmpf {predicate}, %a, %b : {ty} return %r : i1 }}"
            );
            let unordered = predicate.starts_with('u') || predicate == "true";
            assert_eq!(value::<_, bool>(&text, (f64::NAN, 1.0)), unordered, "{predicate} : {ty} with NaN");
            let less = ["olt", "ole", "one", "ord", "ult", "ule", "une", "true"].contains(&predicate);
            assert_eq!(value::<_, bool>(&text, (0.5, 1.0)), less, "{predicate} : {ty}");
        }
    }
}

#[test]
fn floats_follow_ieee() {
    let f = |op: &str, ty: &str, a: f64, b: f64| value::<_, f64>(&binary(op, ty, ty), (a, b));
    for ty in ["f32", "f64", "f16", "bf16", "f80", "f128"] {
        assert_eq!(f("arith.addf", ty, 1.5, 2.25), 3.75, "{ty}");
        assert_eq!(f("arith.subf", ty, 1.5, 2.25), -0.75, "{ty}");
        assert_eq!(f("arith.mulf", ty, 1.5, 2.5), 3.75, "{ty}");
        assert_eq!(f("arith.divf", ty, 1.0, 0.0), f64::INFINITY, "{ty}");
        assert!(f("arith.divf", ty, 0.0, 0.0).is_nan(), "{ty}");
        assert_eq!(f("arith.remf", ty, -7.0, 2.0), -1.0, "{ty}");
        assert!(f("arith.maximumf", ty, f64::NAN, 1.0).is_nan(), "{ty}");
        assert_eq!(f("arith.maxnumf", ty, f64::NAN, 1.0), 1.0, "{ty}");
        assert!(f("arith.minimumf", ty, -0.0, 0.0).is_sign_negative(), "{ty}");
    }
    assert_eq!(f("arith.addf", "f16", 65504.0, 65504.0), f64::INFINITY);
    let nan = "func.func @f(%a: f32, %b: f32) -> i32 { %r = arith.divf %a, %b : f32 %s = arith.bitcast %r : f32 to i32 return %s : i32 }";
    assert_eq!(value::<_, i32>(nan, (0.0, 0.0)), 0x7FC0_0000);
    let negated = "func.func @f(%a: f32) -> f32 { %r = arith.negf %a : f32 return %r : f32 }";
    assert!(value::<_, f32>(negated, (0.0,)).is_sign_negative());
}

#[test]
fn conversions_round_and_check_ranges() {
    assert_eq!(value::<_, i32>(&unary("arith.fptosi", "f32", "i32"), (-1.7,)), -1);
    assert!(message(&unary("arith.fptosi", "f32", "i32"), (3e9,)).contains("out of the range"));
    assert!(message(&unary("arith.fptoui", "f64", "i32"), (-1.7,)).contains("out of the range"));
    assert!(message(&unary("arith.fptosi", "f16", "i8"), (f64::NAN,)).contains("out of the range"));
    assert_eq!(value::<_, f32>(&unary("arith.sitofp", "i32", "f32"), (16777217,)), 16777216.0);
    assert_eq!(value::<_, f64>(&unary("arith.uitofp", "i8", "f64"), (-1,)), 255.0);
    assert_eq!(value::<_, f64>(&unary("arith.sitofp", "i8", "f16"), (-3,)), -3.0);
    assert_eq!(value::<_, f32>(&unary("arith.truncf", "f64", "f32"), (1e300,)), f32::INFINITY);
    assert_eq!(value::<_, f64>(&unary("arith.truncf", "f32", "f16"), (1.0 / 3.0,)), 0.333251953125);
    assert_eq!(value::<_, f64>(&unary("arith.extf", "f16", "f64"), (0.5,)), 0.5);
    assert_eq!(value::<_, i8>(&unary("arith.trunci", "i32", "i8"), (300,)), 44);
    assert_eq!(value::<_, i32>(&unary("arith.extsi", "i1", "i32"), (true,)), -1);
    assert_eq!(value::<_, i32>(&unary("arith.extui", "i1", "i32"), (true,)), 1);
    assert_eq!(value::<_, i64>(&unary("arith.index_cast", "i32", "index"), (-1,)), -1);
    assert_eq!(value::<_, i64>(&unary("arith.index_castui", "i32", "index"), (-1,)), 4294967295);
    assert_eq!(value::<_, i32>(&unary("arith.index_cast", "index", "i32"), (4294967297_i64,)), 1);
    let both = "func.func @f(%a: i8, %b: i8) -> (i8, i1) { %r, %c = arith.addui_extended %a, %b : i8, i1 return %r, %c : i8, i1 }";
    assert_eq!(value::<_, (i8, bool)>(both, (-1, 2)), (1, true));
    let halves =
        "func.func @f(%a: i8, %b: i8) -> (i8, i8) { %l, %h = arith.mulsi_extended %a, %b : i8 return %l, %h : i8, i8 }";
    assert_eq!(value::<_, (i8, i8)>(halves, (100, -3)), (-44, -2));
}

#[test]
fn tensors_and_vectors_are_computed_by_element() {
    let text = "func.func @f(%a: i32) -> (tensor<3xi32>, vector<2x2xf64>) {
      %x = arith.constant dense<[1, 2, 2147483647]> : tensor<3xi32>
      %y = arith.constant dense<1> : tensor<3xi32>
      %z = arith.addi %x, %y : tensor<3xi32>
      %c = arith.cmpi slt, %z, %y : tensor<3xi32>
      %s = arith.select %c, %y, %z : tensor<3xi1>, tensor<3xi32>
      %v = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf64>
      %w = arith.mulf %v, %v : vector<2x2xf64>
      return %s, %w : tensor<3xi32>, vector<2x2xf64>
    }";
    let (sums, products): (ods_exec::Tensor, ods_exec::Tensor) = value(text, (1,));
    assert_eq!(sums.values::<i32>(), Ok(vec![2, 3, 1]));
    assert_eq!((products.shape(), products.values::<f64>()), (&[2, 2][..], Ok(vec![1.0, 4.0, 9.0, 16.0])));
}

#[test]
fn negation_keeps_the_zero_of_formats_that_have_one() {
    let text = |ty: &str| format!("func.func @f(%a: {ty}) -> {ty} {{ %r = arith.negf %a : {ty} return %r : {ty} }}");
    for ty in ["f8E4M3FNUZ", "f8E5M2FNUZ", "f8E4M3FN", "f4E2M1FN", "f32", "f80"] {
        assert_eq!(value::<_, f64>(&text(ty), (0.0,)), 0.0, "{ty}");
        assert_eq!(value::<_, f64>(&text(ty), (1.5,)), -1.5, "{ty}");
    }
}
