//! `vector.print`: every part may be absent, and the first is an operand. `mlir-opt` prints the operation without its default
//! `punctuation <newline>`, and then reads the result of the next operation, `%1 = ...`, as the operand.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", enums(Punctuation))]
pub struct D;

/// Punctuation.
#[enum_attr(i32)]
pub enum Punctuation {
    #[case("newline")]
    NewLine,
    #[case("comma")]
    Comma,
}

#[op(D, "a", format(($source^ ":" type($source))? oilist("str" $text | "punctuation" $punctuation) attr_dict))]
pub struct AOp {
    #[operand]
    source: Optional<AnyType>,
    #[attr(default = Punctuation::NewLine)]
    punctuation: Punctuation,
    #[attr]
    text: Optional<StrAttr>,
}

fn main() {}
