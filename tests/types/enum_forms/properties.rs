//! Enums as properties: MLIR's `EnumProp` and `EnumPropWithAttrForm`.

use ods::prelude::*;

use super::dialect::*;
use super::{inherent, ir, read};

const AT: Location = Location::UNKNOWN;

#[test]
fn property_value_is_the_enum() {
    let (mut ir, at) = ir();
    let op = PropertiesOp::new(Predicate::Never, PlainBits::B, vec![Dim::Between])
        .create(&mut ir, at, AT)
        .expect("registered");
    assert_eq!((op.predicate(&ir), op.padding(&ir), op.math(&ir)), (Predicate::Never, Padding::Valid, FastMath::None));
    assert_eq!((op.wide(&ir), op.maybe(&ir), op.list(&ir).to_vec()), (PlainBits::B, None, vec![Dim::Between]));
    op.set_padding(&mut ir, Padding::Same);
    op.set_math(&mut ir, FastMath::Fast);
    op.set_shown(&mut ir, FastMath::Nnan | FastMath::Ninf);
    op.set_maybe(&mut ir, Some(Dim::X));
    op.set_predicate(&mut ir, Predicate::Slt);
    assert_eq!((op.predicate(&ir), op.padding(&ir), op.math(&ir)), (Predicate::Slt, Padding::Same, FastMath::Fast));
    assert_eq!((op.shown(&ir), op.maybe(&ir)), (FastMath::Nnan | FastMath::Ninf, Some(Dim::X)));
    // As `llvm.add` prints `overflowFlags = 3 : i32`.
    let expected = "list = [7 : i32], math = 7 : i32, maybe = [0 : i32], padding = \"SAME\", predicate = 2, \
                    shown = #forms.fastmath<nnan, ninf>, wide = 1099511627776";
    assert_eq!(inherent(&ir, op.operation()).replace(" : i64", ""), expected);
}

/// Stores one word each, or two words of 64-bit enums.
#[test]
fn property_is_stored_as_a_word() {
    assert_eq!([Predicate::WORDS, Padding::WORDS, FastMath::WORDS, PlainBits::WORDS], [1, 1, 1, 2]);
}

#[test]
fn text_is_converted() {
    let text = |math: &str| read("properties", &format!("math = {math}, predicate = -1, wide = 0"));
    let printed = |math: u32| {
        Ok(format!(
            "list = [], math = {math} : i32, maybe = [], padding = \"VALID\", predicate = -1 : i64, \
             shown = #forms.fastmath<none>, wide = 0 : i64"
        ))
    };
    assert_eq!(text("7 : i32"), printed(7));
    assert_eq!(text("6 : i64"), printed(6));
    assert_eq!(text("#forms.fastmath<reassoc>"), printed(1));
    let invalid = |given: &str, reason: &str| {
        Err(format!(
            "invalid properties {{math = {given}, predicate = -1 : i64, wide = 0 : i64}} for op \
                     forms.properties: {reason}"
        ))
    };
    assert_eq!(text("77 : i32"), invalid("77 : i32", "failed to satisfy constraint: fast math"));
    let expected = "expected FastMathAttr or IntegerAttr storage for FastMath";
    assert_eq!(text("\"nsw\""), invalid("\"nsw\"", expected));
    assert_eq!(text("#forms<dim x>"), invalid("#forms<dim x>", expected));
    let of_predicate = read("properties", "predicate = \"eq\"").expect_err("a string");
    assert!(of_predicate.ends_with("expected IntegerAttr storage for Predicate"), "{of_predicate}");
    let of_padding = read("properties", "padding = 1").expect_err("a number");
    assert!(of_padding.ends_with("expected StringAttr storage for Padding"), "{of_padding}");
    let of_padding = read("properties", "padding = \"NO\"").expect_err("no case");
    assert!(of_padding.ends_with("failed to satisfy constraint: padding"), "{of_padding}");
}
