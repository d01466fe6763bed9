//! `ElementType(P)`, `Each(P)` and `ValueType(P)`: both ways, and what is said of the part that is wrong.

use ods::prelude::*;
use ods::verify::verify;

use super::{accepted, of_types, parsed, rejected};

/// The operations of this file.
#[dialect(extends = super::Test, ops(PartsOp))]
pub struct Operations;

/// word
#[enum_attr(str)]
pub enum Word {
    Yes,
    No,
}

constraint! {
    /// lists of words
    pub Lists: ArrayAttr = Each(Words);

    /// list of words
    pub Words: ArrayAttr = Each(Word);

    /// list without strings
    pub Wordless: ArrayAttr = Each(Neg(StrAttr));

    /// typed by an integer
    pub Typed: Attribute = ValueType(AnyInteger);

    /// complex of {T} in a tensor
    pub Nested<T: Type>: Type = And(AnyTensor, ElementType(Complex<T>));
}

/// Demands parts.
#[op(super::Test, "parts")]
pub struct PartsOp {
    #[operand]
    values: Variadic<(TensorOf<(F32, I8)>, TupleOf<Index>, Nested<F64>)>,
    #[attr]
    lists: Optional<Lists>,
    #[attr]
    wordless: Optional<Wordless>,
    #[attr]
    typed: Optional<Typed>,
}

/// Returns the help lines that the verifier adds to its message.
fn help(text: &str) -> Vec<String> {
    let (ir, found) = parsed(text, "parts");
    let errors = verify(&ir, found[0]).expect_err("a wrong part");
    errors[0].help.clone()
}

fn help_of_type(ty: &str) -> Vec<String> {
    help(&of_types("parts", &[ty], &[]))
}

fn with(attribute: &str) -> String {
    format!("\"test.parts\"() <{{{attribute}}}> : () -> ()")
}

#[test]
fn parts_of_types_are_named() {
    accepted(&of_types("parts", &["tensor<2xf32>", "tuple<index>", "tensor<complex<f64>>"], &[]));
    let expected = "tensor of 32-bit float or 8-bit signless integer values or tuple with any combination of index values or \
                    complex of 64-bit float in a tensor";
    let message = |ty| format!("'test.parts' op operand #0 must be variadic of {expected}, but got '{ty}'");
    rejected(&of_types("parts", &["tuple<index, i1>"], &[]), &message("tuple<index, i1>"));
    assert_eq!(help_of_type("tuple<index, i1>"), ["operand #0 is 'values'", "element #1 is 'i1'; expected index"]);
    // Nothing is said where several alternatives have something to say, or none has.
    assert_eq!(help_of_type("tensor<2xi1>"), ["operand #0 is 'values'"]);
    assert_eq!(help_of_type("i1"), ["operand #0 is 'values'"]);
}

#[test]
fn parts_of_attributes_are_named() {
    for good in ["lists = [[\"Yes\"], []]", "wordless = [1]", "typed = 3 : i8"] {
        accepted(&with(good));
    }
    let bad = with("lists = [[], [\"Yes\", \"Maybe\"]]");
    rejected(&bad, "'test.parts' op attribute 'lists' failed to satisfy constraint: lists of words");
    let expected = [
        "the attribute is [[], [\"Yes\", \"Maybe\"]]",
        "element #1 is [\"Yes\", \"Maybe\"]: element #1 is \"Maybe\"; expected word",
    ];
    assert_eq!(help(&bad), expected);
    assert_eq!(help(&with("wordless = [1 : i8, \"a\"]"))[1], "element #1 is \"a\"");
    assert_eq!(help(&with("typed = 1.0 : f32"))[1], "its type is 'f32'; expected integer");
}
