//! Parsers and printers of the user, with `custom_format`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// The key of TableGen.
mod assembly_format {
    use super::*;

    #[op(D, "a", assembly_format = "$x")]
    pub struct AOp {
        #[operand]
        x: I32,
    }
}

/// A function that prints and has no IR.
mod custom_format_print_without_ir {
    use super::*;

    #[op(D, "a", custom_format)]
    pub struct AOp {}

    impl AOp {
        fn parse(_: &mut OpAsmParser<'_>, _: &mut OperationState<'_>) -> ParseResult<()> {
            Ok(())
        }
        fn print(self, _: &mut OpAsmPrinter<'_>) {}
    }
}

/// One of two functions.
mod custom_format_without_print {
    use super::*;

    #[op(D, "a", custom_format)]
    pub struct AOp {}

    impl AOp {
        fn parse(_: &mut OpAsmParser<'_>, _: &mut OperationState<'_>) -> ParseResult<()> {
            Ok(())
        }
    }
}

/// A field with the name of the printer.
mod field_called_print {
    use super::*;

    #[dialect(name = "t", ops(AOp))]
    pub struct T;

    #[op(T, "a", custom_format)]
    pub struct AOp {
        #[attr]
        print: I64Attr,
    }

    impl AOp {
        fn parse(_: &mut OpAsmParser<'_>, _: &mut OperationState<'_>) -> ParseResult<()> {
            Ok(())
        }
        fn print(self, _: &Ir, _: &mut OpAsmPrinter<'_>) {}
    }
}

/// The key without the functions.
mod no_custom_format {
    use super::*;

    #[op(D, "a", custom_format)]
    pub struct AOp {}
}

/// A printer without a parser.
mod no_parse {
    use super::*;

    #[dialect(name = "t", ops(AOp))]
    pub struct T;

    #[op(T, "a", custom_format)]
    pub struct AOp {}

    impl AOp {
        fn print(self, _: &Ir, _: &mut OpAsmPrinter<'_>) {}
    }
}

/// A parser without a printer.
mod no_print {
    use super::*;

    #[dialect(name = "t", ops(AOp))]
    pub struct T;

    #[op(T, "a", custom_format)]
    pub struct AOp {}

    impl AOp {
        fn parse(_: &mut OpAsmParser<'_>, _: &mut OperationState<'_>) -> ParseResult<()> {
            Ok(())
        }
    }
}

/// A type without either.
mod of_a_type {
    use super::*;

    #[dialect(name = "t", ops(AOp))]
    pub struct T;

    #[type_def(T, "x", custom_format)]
    pub struct XType {
        width: u32,
    }

    #[op(T, "a")]
    pub struct AOp {}
}

/// The key of TableGen.
mod tablegen_key {
    use super::*;

    #[dialect(name = "t", ops(AOp))]
    pub struct T;

    #[op(T, "a", hasCustomAssemblyFormat = 1)]
    pub struct AOp {}
}

/// O52: two ways to print an operation.
mod two_formats {
    use super::*;

    #[op(D, "a", format(attr_dict), custom_format)]
    pub struct AOp {}

    impl AOp {
        fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
            parser.parse_optional_attr_dict(state)
        }

        fn print(self, _: &Ir, _: &mut OpAsmPrinter<'_>) {}
    }
}

/// The key with a value.
mod with_value {
    use super::*;

    #[dialect(name = "t", ops(AOp))]
    pub struct T;

    #[op(T, "a", custom_format = parse)]
    pub struct AOp {}
}

/// A parser with the signature of a type's.
mod wrong_parse {
    use super::*;

    #[dialect(name = "t", ops(AOp))]
    pub struct T;

    #[op(T, "a", custom_format)]
    pub struct AOp {}

    impl AOp {
        fn parse(_: &mut AsmParser<'_>) -> ParseResult<AOp> {
            unimplemented!()
        }
        fn print(self, _: &Ir, _: &mut OpAsmPrinter<'_>) {}
    }
}

/// A printer that does not take the IR.
mod wrong_print {
    use super::*;

    #[dialect(name = "t", ops(AOp))]
    pub struct T;

    #[op(T, "a", custom_format)]
    pub struct AOp {}

    impl AOp {
        fn parse(_: &mut OpAsmParser<'_>, _: &mut OperationState<'_>) -> ParseResult<()> {
            Ok(())
        }
        fn print(self, _: &mut OpAsmPrinter<'_>) {}
    }
}

fn main() {}
