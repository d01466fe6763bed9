//! A generic parameter type with the name of the standard library's.

use ods::prelude::*;
use ods::schema::PlainParameter;
use ods::text::{AsmParser, AsmPrinter, ParseResult};

#[dialect(name = "my", types(XType))]
pub struct My;

mod own {
    use super::*;

    #[derive(Clone, Default, PartialEq, Eq, Hash, Debug)]
    pub struct Option<T>(pub T);

    impl PlainParameter for Option<i32> {
        fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self> {
            parser.parse_keyword("none").map(|()| Self(0))
        }
        fn print(&self, printer: &mut AsmPrinter<'_>) {
            printer.print("none");
        }
    }
}
use own::Option;

/// X.
#[type_def(My, "x", format("<" ("a" $a^)? ">"))]
pub struct XType {
    a: Option<i32>,
}

fn main() {}
