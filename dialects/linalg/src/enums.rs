//! Enums and the attributes that hold them, as in MLIR's `LinalgEnums.td`.

use ods::prelude::*;

use super::Linalg;

/// Iterator type
///
/// The kind of a loop of a structured operation.
#[enum_attr(Linalg, "iterator_type", format("<" $value ">"), known_as = "::mlir::utils::IteratorType")]
pub enum IteratorType {
    /// The iterations write different elements.
    #[case("parallel")]
    Parallel,
    /// The iterations combine values into one element.
    #[case("reduction")]
    Reduction,
}

constraint! {
    /// array of kinds of loops
    #[summary = "Iterator type should be an enum."]
    pub IteratorTypeArrayAttr: ArrayAttr = TypedArrayAttrOf<IteratorTypeAttr>;
}

/// allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
///
/// Functions of one number.
#[enum_attr(Linalg, "unary_fn", format("<" $value ">"), known_as = "::mlir::linalg::UnaryFn")]
pub enum UnaryFn {
    /// Exponential, of base e.
    #[case("exp")]
    Exp,
    /// Logarithm, of base e.
    #[case("log")]
    Log,
    /// Absolute value.
    #[case("abs")]
    Abs,
    /// Rounding up.
    #[case("ceil")]
    Ceil,
    /// Rounding down.
    #[case("floor")]
    Floor,
    /// Negation.
    #[case("negf")]
    NegF,
    /// One divided by the number.
    #[case("reciprocal")]
    Reciprocal,
    /// Rounding to the nearest integer, ties away from zero.
    #[case("round")]
    Round,
    /// Square root.
    #[case("sqrt")]
    Sqrt,
    /// Reciprocal of the square root.
    #[case("rsqrt")]
    Rsqrt,
    /// Square.
    #[case("square")]
    Square,
    /// Hyperbolic tangent.
    #[case("tanh")]
    Tanh,
    /// Error function.
    #[case("erf")]
    Erf,
}

/// allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
///
/// Functions of two numbers.
#[enum_attr(Linalg, "binary_fn", format("<" $value ">"), known_as = "::mlir::linalg::BinaryFn")]
pub enum BinaryFn {
    /// Sum; of booleans, the disjunction.
    #[case("add")]
    Add,
    /// Difference.
    #[case("sub")]
    Sub,
    /// Product; of booleans, the conjunction.
    #[case("mul")]
    Mul,
    /// Quotient, signed for integers.
    #[case("div")]
    Div,
    /// Quotient of unsigned integers.
    #[case("div_unsigned")]
    DivUnsigned,
    /// Maximum, signed for integers.
    #[case("max_signed")]
    MaxSigned,
    /// Minimum, signed for integers.
    #[case("min_signed")]
    MinSigned,
    /// Maximum of unsigned integers.
    #[case("max_unsigned")]
    MaxUnsigned,
    /// Minimum of unsigned integers.
    #[case("min_unsigned")]
    MinUnsigned,
    /// Power.
    #[case("powf")]
    PowF,
}

/// allowed 32-bit signless integer cases: 0
///
/// Functions of three values.
#[enum_attr(Linalg, "ternary_fn", format("<" $value ">"), known_as = "::mlir::linalg::TernaryFn")]
pub enum TernaryFn {
    /// The second value if the first is true, and the third otherwise.
    #[case("select")]
    Select,
}

/// allowed 32-bit signless integer cases: 0, 1
///
/// Conversions between types of numbers.
#[enum_attr(Linalg, "type_fn", format("<" $value ">"), known_as = "::mlir::linalg::TypeFn")]
pub enum TypeFn {
    /// Integers are signed.
    #[case("cast_signed")]
    CastSigned,
    /// Integers are unsigned.
    #[case("cast_unsigned")]
    CastUnsigned,
}

/// allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
/// 22, 23
///
/// The functions of `linalg.elementwise`: first the functions of one value, then of two and three values.
#[enum_attr(Linalg, "elementwise_kind", format("<" $value ">"), known_as = "::mlir::linalg::ElementwiseKind")]
pub enum ElementwiseKind {
    /// Exponential, of base e.
    #[case("exp")]
    Exp,
    /// Logarithm, of base e.
    #[case("log")]
    Log,
    /// Absolute value.
    #[case("abs")]
    Abs,
    /// Rounding up.
    #[case("ceil")]
    Ceil,
    /// Rounding down.
    #[case("floor")]
    Floor,
    /// Negation.
    #[case("negf")]
    NegF,
    /// One divided by the number.
    #[case("reciprocal")]
    Reciprocal,
    /// Rounding to the nearest integer, ties away from zero.
    #[case("round")]
    Round,
    /// Square root.
    #[case("sqrt")]
    Sqrt,
    /// Reciprocal of the square root.
    #[case("rsqrt")]
    Rsqrt,
    /// Square.
    #[case("square")]
    Square,
    /// Hyperbolic tangent.
    #[case("tanh")]
    Tanh,
    /// Error function.
    #[case("erf")]
    Erf,
    /// Sum; of booleans, the disjunction.
    #[case("add")]
    Add,
    /// Difference.
    #[case("sub")]
    Sub,
    /// Product; of booleans, the conjunction.
    #[case("mul")]
    Mul,
    /// Quotient, signed for integers.
    #[case("div")]
    Div,
    /// Quotient of unsigned integers.
    #[case("div_unsigned")]
    DivUnsigned,
    /// Maximum, signed for integers.
    #[case("max_signed")]
    MaxSigned,
    /// Minimum, signed for integers.
    #[case("min_signed")]
    MinSigned,
    /// Maximum of unsigned integers.
    #[case("max_unsigned")]
    MaxUnsigned,
    /// Minimum of unsigned integers.
    #[case("min_unsigned")]
    MinUnsigned,
    /// Power.
    #[case("powf")]
    PowF,
    /// The second value if the first is true, and the third otherwise.
    #[case("select")]
    Select,
}

/// A function of elements, by its number of arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ElementFn {
    /// A function of one number.
    Unary(UnaryFn),
    /// A function of two numbers.
    Binary(BinaryFn),
    /// A function of three values.
    Ternary(TernaryFn),
}

impl ElementFn {
    /// Returns the number of arguments.
    pub const fn arity(self) -> usize {
        match self {
            Self::Unary(_) => 1,
            Self::Binary(_) => 2,
            Self::Ternary(_) => 3,
        }
    }
}

impl ElementwiseKind {
    /// Returns the function.
    pub fn function(self) -> ElementFn {
        match self {
            Self::Exp => ElementFn::Unary(UnaryFn::Exp),
            Self::Log => ElementFn::Unary(UnaryFn::Log),
            Self::Abs => ElementFn::Unary(UnaryFn::Abs),
            Self::Ceil => ElementFn::Unary(UnaryFn::Ceil),
            Self::Floor => ElementFn::Unary(UnaryFn::Floor),
            Self::NegF => ElementFn::Unary(UnaryFn::NegF),
            Self::Reciprocal => ElementFn::Unary(UnaryFn::Reciprocal),
            Self::Round => ElementFn::Unary(UnaryFn::Round),
            Self::Sqrt => ElementFn::Unary(UnaryFn::Sqrt),
            Self::Rsqrt => ElementFn::Unary(UnaryFn::Rsqrt),
            Self::Square => ElementFn::Unary(UnaryFn::Square),
            Self::Tanh => ElementFn::Unary(UnaryFn::Tanh),
            Self::Erf => ElementFn::Unary(UnaryFn::Erf),
            Self::Add => ElementFn::Binary(BinaryFn::Add),
            Self::Sub => ElementFn::Binary(BinaryFn::Sub),
            Self::Mul => ElementFn::Binary(BinaryFn::Mul),
            Self::Div => ElementFn::Binary(BinaryFn::Div),
            Self::DivUnsigned => ElementFn::Binary(BinaryFn::DivUnsigned),
            Self::MaxSigned => ElementFn::Binary(BinaryFn::MaxSigned),
            Self::MinSigned => ElementFn::Binary(BinaryFn::MinSigned),
            Self::MaxUnsigned => ElementFn::Binary(BinaryFn::MaxUnsigned),
            Self::MinUnsigned => ElementFn::Binary(BinaryFn::MinUnsigned),
            Self::PowF => ElementFn::Binary(BinaryFn::PowF),
            Self::Select => ElementFn::Ternary(TernaryFn::Select),
        }
    }
}
