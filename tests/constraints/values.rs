//! The Rust values of attributes, as the documentation of accessors names them.

use std::any::type_name;

use ods::attributes::*;
use ods::constraints::*;
use ods::schema::ValueOf;
use ods_grammar::RUST_VALUES;

/// Returns the name of a type without paths.
fn short(name: &str) -> String {
    let mut text = String::new();
    for part in name.split_inclusive(|c: char| !c.is_alphanumeric() && c != '_' && c != ':') {
        text += part.rsplit("::").next().unwrap_or(part);
    }
    text
}

macro_rules! values {
    ($($constraint:ident)*) => {
        [$((stringify!($constraint), short(type_name::<ValueOf<'static, $constraint>>()))),*]
    };
}

#[test]
fn documented_values_are_those_of_the_constraints() {
    let found = values![
        BoolAttr BoolProperty I1Attr I8Attr I16Attr I32Attr I64Attr SI8Attr SI16Attr SI32Attr SI64Attr UI8Attr UI16Attr
        UI32Attr UI64Attr IndexAttr F32Attr F64Attr StrAttr SymbolNameAttr FlatSymbolRefAttr TypeAttr LocationAttr
        AffineMapAttr IntegerSetAttr BoolArrayAttr I32ArrayAttr I64ArrayAttr F32ArrayAttr F64ArrayAttr StrArrayAttr
        FlatSymbolRefArrayAttr TypeArrayAttr DenseBoolArrayAttr DenseI8ArrayAttr DenseI16ArrayAttr DenseI32ArrayAttr
        DenseI64ArrayAttr DenseF32ArrayAttr DenseF64ArrayAttr
    ];
    let found: Vec<(&str, &str)> = found.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert_eq!(found, RUST_VALUES);
}
