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

/// Defines the enums of functions, by their number of arguments, and the enum of all functions.
macro_rules! element_functions {
    (
        $(#[$of_all:meta])* $all:ident;
        $($(#[$attribute:meta])* $arity:ident($name:ident) {
            $($(#[doc = $doc:literal])* $text:literal => $case:ident,)*
        })*
    ) => {
        $(
            $(#[$attribute])*
            pub enum $name {
                $($(#[doc = $doc])* #[case($text)] $case,)*
            }
        )*

        $(#[$of_all])*
        pub enum $all {
            $($($(#[doc = $doc])* #[case($text)] $case,)*)*
        }

        impl $all {
            /// Returns the function.
            pub fn function(self) -> ElementFn {
                match self {
                    $($(Self::$case => ElementFn::$arity($name::$case),)*)*
                }
            }
        }
    };
}

element_functions! {
    /// allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    /// 21, 22, 23
    ///
    /// The functions of `linalg.elementwise`: first the functions of one value, then of two and three values.
    #[enum_attr(Linalg, "elementwise_kind", format("<" $value ">"), known_as = "::mlir::linalg::ElementwiseKind")]
    ElementwiseKind;

    /// allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
    ///
    /// Functions of one number.
    #[enum_attr(Linalg, "unary_fn", format("<" $value ">"), known_as = "::mlir::linalg::UnaryFn")]
    Unary(UnaryFn) {
        /// Exponential, of base e.
        "exp" => Exp,
        /// Logarithm, of base e.
        "log" => Log,
        /// Absolute value.
        "abs" => Abs,
        /// Rounding up.
        "ceil" => Ceil,
        /// Rounding down.
        "floor" => Floor,
        /// Negation.
        "negf" => NegF,
        /// One divided by the number.
        "reciprocal" => Reciprocal,
        /// Rounding to the nearest integer, ties away from zero.
        "round" => Round,
        /// Square root.
        "sqrt" => Sqrt,
        /// Reciprocal of the square root.
        "rsqrt" => Rsqrt,
        /// Square.
        "square" => Square,
        /// Hyperbolic tangent.
        "tanh" => Tanh,
        /// Error function.
        "erf" => Erf,
    }

    /// allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
    ///
    /// Functions of two numbers.
    #[enum_attr(Linalg, "binary_fn", format("<" $value ">"), known_as = "::mlir::linalg::BinaryFn")]
    Binary(BinaryFn) {
        /// Sum; of booleans, the disjunction.
        "add" => Add,
        /// Difference.
        "sub" => Sub,
        /// Product; of booleans, the conjunction.
        "mul" => Mul,
        /// Quotient, signed for integers.
        "div" => Div,
        /// Quotient of unsigned integers.
        "div_unsigned" => DivUnsigned,
        /// Maximum, signed for integers.
        "max_signed" => MaxSigned,
        /// Minimum, signed for integers.
        "min_signed" => MinSigned,
        /// Maximum of unsigned integers.
        "max_unsigned" => MaxUnsigned,
        /// Minimum of unsigned integers.
        "min_unsigned" => MinUnsigned,
        /// Power.
        "powf" => PowF,
    }

    /// allowed 32-bit signless integer cases: 0
    ///
    /// Functions of three values.
    #[enum_attr(Linalg, "ternary_fn", format("<" $value ">"), known_as = "::mlir::linalg::TernaryFn")]
    Ternary(TernaryFn) {
        /// The second value if the first is true, and the third otherwise.
        "select" => Select,
    }
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
