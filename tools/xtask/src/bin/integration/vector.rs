//! The part of the dialect `vector` that tests of other dialects use: printing.

use ods::prelude::*;

/// Vectors. Only the operation that prints is defined here.
#[dialect(name = "vector", ops(PrintOp), attrs(PunctuationAttr))]
pub struct Vector;

/// The text after a printed value.
#[enum_attr(Vector, "punctuation", format("<" $value ">"))]
pub enum Punctuation {
    /// Nothing.
    #[case("no_punctuation")]
    None,
    /// The end of a line.
    #[case("newline")]
    NewLine,
    /// A comma and a blank.
    #[case("comma")]
    Comma,
    /// An opening parenthesis.
    #[case("open")]
    Open,
    /// A closing parenthesis.
    #[case("close")]
    Close,
}

impl Punctuation {
    /// Returns the text.
    pub fn text(self) -> &'static str {
        match self {
            Self::None => "",
            Self::NewLine => "\n",
            Self::Comma => ", ",
            Self::Open => "( ",
            Self::Close => " )",
        }
    }
}

/// Prints a value, a string or punctuation.
///
/// `vector.print %x : vector<4xf32>`, `vector.print str "text\n"`, `vector.print punctuation <comma>`
#[op(Vector, "print", effects(MemWrite),
    unproved_format(($source^ ":" type($source))? oilist("str" $literal | "punctuation" $punctuation) attr_dict))]
pub struct PrintOp {
    #[operand]
    source: Optional<AnyType>,
    #[attr(default = Punctuation::NewLine)]
    punctuation: Punctuation,
    #[attr]
    literal: Optional<StrAttr>,
}
