//! `custom` and `ref` in a format of a type or attribute.

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// the function of a `custom` gives another type
mod custom_gives_another_type {
    use super::*;

    mod foo {
        use ods::prelude::*;

        pub fn parse(parser: &mut AsmParser<'_>) -> ParseResult<String> {
            parser.parse_string()
        }
        pub fn print(printer: &mut AsmPrinter<'_>, value: u32) {
            printer.print(value);
        }
    }

    /// X.
    #[type_def(My, "x", format("<" custom<foo>($a) ">"))]
    pub struct XType {
        a: u32,
    }
}

/// T23: `custom` in `custom`
mod custom_in_custom {
    use super::*;

    /// X.
    #[type_def(My, "x", format(custom<foo>($a, custom<bar>($b))))]
    pub struct XType {
        a: Option<u32>,
        b: u32,
    }
}

/// T16: `ref` to what stands later
mod ref_before_bound {
    use super::*;

    /// X.
    #[type_def(My, "x", format(custom<foo>(ref($a)) $a))]
    pub struct XType {
        a: u32,
    }
}

/// T15: `ref` outside of `custom`
mod ref_outside_custom {
    use super::*;

    /// X.
    #[type_def(My, "x", format($a ref($a)))]
    pub struct XType {
        a: u32,
    }
}

fn main() {}
