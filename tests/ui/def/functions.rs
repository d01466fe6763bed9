//! Functions of the user: parsers, printers and verifiers.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[dialect(name = "my")]
pub struct My;

/// `parse` of an attribute is told the type.
mod custom_attr_without_type {
    use super::*;

    /// A.
    #[attr_def(D, "a", custom_format)]
    pub struct AAttr {
        x: u32,
    }

    impl AAttr {
        fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
            Err(parser.emit_error_here("no"))
        }
        fn print(self, _: &mut AsmPrinter<'_>) {}
    }
}

/// `parse` gives a parameter, not the type.
mod custom_parse_returns_number {
    use super::*;

    /// A.
    #[type_def(D, "a", custom_format)]
    pub struct AType {
        x: u32,
    }

    impl AType {
        fn parse(parser: &mut AsmParser<'_>) -> ParseResult<u32> {
            parser.parse_integer()
        }
        fn print(self, _: &mut AsmPrinter<'_>) {}
    }
}

/// no functions `parse` and `print`
mod no_custom_functions {
    use super::*;

    /// X.
    #[type_def(My, "x", custom_format)]
    pub struct XType {
        a: u32,
    }
}

/// no function `verify`
mod no_verifier {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $a ">"), verify)]
    pub struct XType {
        a: u32,
    }
}

/// A verifier over a parameter of a type that is none.
mod verify_with_not_a_parameter {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", types(X))]
    pub struct D;

    /// Is nothing.
    pub struct Mine;

    /// A type.
    #[type_def(D, "x", format("<" params ">"), verify)]
    pub struct X {
        name: Mine,
    }

    impl X {
        fn verify(_: &Context, _: &Mine) -> Result<(), Invalid> {
            Ok(())
        }
    }
}

/// a verifier with another signature
mod wrong_verifier {
    use super::*;

    /// X.
    #[type_def(My, "x", format("<" $a ">"), verify)]
    pub struct XType {
        a: u32,
    }

    impl XType {
        fn verify(_: &Context, _: u64) -> Result<(), Invalid> {
            Ok(())
        }
    }
}

fn main() {}
