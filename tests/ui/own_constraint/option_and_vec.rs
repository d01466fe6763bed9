//! Parameters whose types have the names of the standard library's.

use ods::prelude::*;
use ods::schema::PlainParameter;
use ods::text::{AsmParser, AsmPrinter, ParseResult};

#[dialect(name = "my", types(XType, YType))]
pub struct My;

mod own {
    use super::*;

    #[derive(Clone, Default, PartialEq, Eq, Hash, Debug)]
    pub struct Vec;

    impl PlainParameter for Vec {
        fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
            parser.parse_keyword("vec").map(|()| Self)
        }
        fn print(&self, printer: &mut AsmPrinter<'_>) {
            printer.print("vec");
        }
    }

    pub type Option = Vec;
}
use own::{Option, Vec};

/// X.
#[type_def(My, "x", format("<" ("a" $a^)? "," $b ">"))]
pub struct XType {
    a: Option,
    b: Vec,
}

/// Another path is another type.
#[type_def(My, "y", format("<" $a "," $b ">"))]
pub struct YType {
    a: own::Option,
    b: own::Vec,
}

fn main() {}
