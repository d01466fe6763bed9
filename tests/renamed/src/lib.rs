//! Definitions without the Rust prelude, in a crate that calls `ods` otherwise, next to items with the names of
//! whatever expansions could lean on; and with every lint that a careful crate may have.

#![no_implicit_prelude]
#![deny(
    warnings,
    missing_docs,
    unreachable_pub,
    unused_qualifications,
    missing_debug_implementations,
    missing_copy_implementations,
    single_use_lifetimes,
    trivial_casts,
    trivial_numeric_casts,
    unused_lifetimes,
    unused_import_braces,
    unused_results,
    let_underscore_drop,
    keyword_idents,
    non_ascii_idents,
    absolute_paths_not_starting_with_crate,
    elided_lifetimes_in_paths,
    explicit_outlives_requirements,
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::impl_trait_in_params,
    clippy::partial_pub_fields,
    clippy::same_name_method
)]

use ::my_ods::constraints::{AnyRegion, AnySuccessor, AnyType, I32Attr, StrAttr};
use ::my_ods::traits::{Commutative, Pure, SameOperandsAndResultType, Terminator};
use ::my_ods::{attr_def, constraint, dialect, enum_attr, op, op_family, type_def};

pub mod exported;

op_family! {
    /// As all of them.
    #[op(Renamed, traits(Pure), crate = ::my_ods)]
    struct Family<T> {
        /// The operand.
        #[operand]
        input: T,
    }

    /// An operation of a family.
    pub FamilyOp = Family<AnyType>("family");
}

/// Items that unhygienic expansions would confuse with items of Rust or `ods`.
pub mod clashes {
    /// Not that of the standard library.
    #[derive(Clone, Copy, Debug)]
    pub struct Option;
    /// Not that of the standard library.
    #[derive(Clone, Copy, Debug)]
    pub struct Some;
    /// Not that of the standard library.
    #[derive(Clone, Copy, Debug)]
    pub struct None;
    /// Not that of the standard library.
    #[derive(Clone, Copy, Debug)]
    pub struct Result;
    /// Not that of the standard library.
    #[derive(Clone, Copy, Debug)]
    pub struct Vec;
    /// Not that of the standard library.
    #[derive(Clone, Copy, Debug)]
    pub struct String;
    /// Not that of the standard library.
    #[derive(Clone, Copy, Debug)]
    pub struct Box;
    /// Not that of `ods`.
    #[derive(Clone, Copy, Debug)]
    pub struct Type;
    /// Not that of `ods`.
    #[derive(Clone, Copy, Debug)]
    pub struct Value;
    /// Not that of `ods`.
    #[derive(Clone, Copy, Debug)]
    pub struct Ir;
    /// Not that of `ods`.
    #[derive(Clone, Copy, Debug)]
    pub struct Operation;
    /// Not that of `ods`.
    #[derive(Clone, Copy, Debug)]
    pub struct Draft;
    /// Not that of `ods`.
    #[derive(Clone, Copy, Debug)]
    pub struct OpSchema;
    /// Neither of them.
    #[derive(Clone, Copy, Debug)]
    pub struct Attribute;
    /// Not the trait.
    #[derive(Clone, Copy, Debug)]
    pub struct Into;
    /// Not the trait.
    #[derive(Clone, Copy, Debug)]
    pub struct IntoIterator;
    /// Not the primitive type.
    #[allow(non_camel_case_types, reason = "the clash is what is tested")]
    #[derive(Clone, Copy, Debug)]
    pub struct bool;
    /// Not the primitive type.
    #[allow(non_camel_case_types, reason = "the clash is what is tested")]
    #[derive(Clone, Copy, Debug)]
    pub struct str;
    /// Not the primitive type.
    #[allow(non_camel_case_types, reason = "the clash is what is tested")]
    #[derive(Clone, Copy, Debug)]
    pub struct i128;
    /// Neither of them.
    #[derive(Clone, Copy, Debug)]
    pub struct Ok;
    /// Neither of them.
    #[derive(Clone, Copy, Debug)]
    pub struct Err;
    /// Not the traits.
    #[derive(Clone, Copy, Debug)]
    pub struct Copy;
    /// Not the module.
    pub mod core {}
    /// Not the module.
    pub mod ods {}
    /// Not the module.
    pub mod std {}
    /// A constant with the name of an operation's schema inside an expansion.
    pub const SCHEMA: i32 = 5;
    /// As above.
    pub const ID: i32 = 6;

    use super::{AnyRegion, AnySuccessor, AnyType, Commutative, I32Attr, Pure, Terminator};

    super::constraint! {
        crate = ::my_ods;

        /// one bit
        pub OneBit: ::my_ods::Type = CPred($_self == ::my_ods::Type::I1), build => ::my_ods::Type::I1;

        /// list of {T} values of length {N}
        pub ListOf<T: Type, const N: usize>: ::my_ods::Type = And(T, Or(OneBit, Neg(CPred(N == 0))));

        /// SAME or VALID
        pub Padding: ::my_ods::attributes::StringAttr = AnyStrAttrOf("SAME", "VALID");
    }

    /// Not the primitive type.
    #[allow(non_camel_case_types, reason = "the clash is what is tested")]
    #[derive(Clone, Copy, Debug)]
    pub struct u32;
    /// Not the primitive type.
    #[allow(non_camel_case_types, reason = "the clash is what is tested")]
    #[derive(Clone, Copy, Debug)]
    pub struct u64;
    /// Not the trait.
    #[derive(Clone, Copy, Debug)]
    pub struct Clone;
    /// Not the trait.
    #[derive(Clone, Copy, Debug)]
    pub struct Eq;

    /// cases with the names of what expansions could name
    #[super::enum_attr(i8, crate = ::my_ods)]
    pub enum Words {
        /// Not `None`.
        None,
        /// Not `Some`.
        Some,
        /// Not a constant of the trait.
        SCHEMA,
    }

    /// bits with the names of what expansions could name
    #[super::enum_attr(bits, crate = ::my_ods)]
    pub enum Bits {
        /// Not `None`.
        None = 0,
        /// Not `Some`.
        Some,
        /// Both.
        Both = Some | Ok,
        /// Not `Ok`.
        Ok,
    }

    /// A dialect among clashes.
    #[super::dialect(
        name = "clashes",
        ops(FieldsOp, S, ConstantsOp),
        types(PtrType),
        attrs(WordAttr),
        enums(Words, Bits),
        crate = ::my_ods
    )]
    #[derive(Clone, Copy, Debug)]
    pub struct Clashes;

    /// Functions of a format.
    pub mod hooks {
        use ::my_ods::text::{AsmParser, AsmPrinter, ParseResult};

        /// Reads a number.
        ///
        /// # Errors
        /// When there is none.
        pub fn parse(parser: &mut AsmParser<'_>, _: ::core::primitive::u32) -> ParseResult<::core::primitive::u8> {
            parser.parse_integer()
        }

        /// Writes a number.
        pub fn print(printer: &mut AsmPrinter<'_>, value: ::core::primitive::u8, _: ::core::primitive::u32) {
            printer.print(value);
        }
    }

    /// A pointer.
    #[super::type_def(
        Clashes,
        "ptr",
        format("<" $pointee ("," $space^)? ":" custom<hooks>($size, ref($space)) ("=" $body^)? ">"),
        verify,
        alias,
        traits(Pred("it is small", CPred($space < 9))),
        crate = ::my_ods
    )]
    pub struct PtrType {
        #[param(is = super::AnyType)]
        pointee: ::my_ods::Type,
        #[param(default = 3)]
        space: ::core::primitive::u32,
        size: ::core::primitive::u8,
        #[param(mutable)]
        body: ::my_ods::Type,
    }

    impl PtrType {
        fn verify(
            _: &::my_ods::Context,
            _: ::my_ods::Type,
            _: ::core::primitive::u32,
            size: ::core::primitive::u8,
        ) -> ::core::result::Result<(), ::my_ods::schema::Invalid> {
            match size {
                0 => ::core::result::Result::Err(::core::convert::From::from("it is empty")),
                _ => ::core::result::Result::Ok(()),
            }
        }
    }

    /// A word.
    #[super::attr_def(Clashes, "word", custom_format, crate = ::my_ods)]
    pub struct WordAttr {
        count: ::core::primitive::u32,
        #[param(self_type)]
        ty: ::my_ods::Type,
    }

    impl WordAttr {
        fn parse(
            parser: &mut ::my_ods::text::AsmParser<'_>,
            ty: ::core::option::Option<::my_ods::Type>,
        ) -> ::my_ods::text::ParseResult<Self> {
            let count = parser.parse_integer()?;
            ::core::result::Result::Ok(Self::get(parser.context(), count, ty.unwrap_or(::my_ods::Type::NONE)))
        }

        fn print(self, printer: &mut ::my_ods::text::AsmPrinter<'_>) {
            printer.print(" ");
            printer.print(self.count(printer.context()));
        }
    }

    /// Fields with the names of what expansions have.
    #[super::op(Clashes, "fields", traits(Terminator), crate = ::my_ods)]
    pub struct FieldsOp {
        #[operand]
        build: AnyType,
        #[operand]
        r#type: AnyType,
        #[operand]
        self_: AnyType,
        #[operand]
        ir: ListOf<AnyType, 3>,
        #[operand]
        value: AnyType,
        #[operand]
        context: Optional<AnyType>,
        #[attr]
        op: I32Attr,
        #[attr(name = "new")]
        r#fn: I32Attr,
        #[attr(default = "SAME")]
        at: Padding,
        #[attr(default = Words::Some)]
        words: Words,
        #[attr(default = Bits::Both)]
        bits: Optional<Bits>,
        #[result]
        location: AnyType,
        #[result]
        others: Variadic<AnyType>,
        #[region]
        schema: AnyRegion,
        #[successor]
        operands: AnySuccessor,
    }

    /// More such fields, of an operation with a name that expansions could use themselves.
    #[super::op(Clashes, "s", crate = ::my_ods)]
    pub struct S {
        #[operand]
        name: AnyType,
        #[operand]
        verify: AnyType,
        #[operand]
        clone: Variadic<AnyType>,
        #[operand]
        fmt: AnyType,
        #[attr]
        ctx: Optional<I32Attr>,
        #[attr(default = 1)]
        eq: I32Attr,
        #[result]
        hash: AnyType,
        #[result]
        r#match: Optional<AnyType>,
        #[region]
        cast: Variadic<AnyRegion>,
    }

    /// Constants of the user with the names of what an expansion has.
    #[super::op(Clashes, "constants", traits(Pure, Commutative), crate = ::my_ods)]
    pub struct ConstantsOp {
        #[operand]
        operands: Variadic<AnyType>,
        #[attr(default = SCHEMA)]
        schema: I32Attr,
        #[attr(default = ID)]
        id: I32Attr,
    }
}

/// A dialect at the root.
#[dialect(name = "renamed", ops(PlainOp, FamilyOp), dependent(clashes::Clashes), crate = ::my_ods)]
#[derive(Clone, Copy, Debug)]
pub struct Renamed;

/// An operation that is not seen outside.
#[op(Renamed, "plain", traits(Pure, SameOperandsAndResultType), crate = ::my_ods)]
pub(crate) struct PlainOp {
    /// The operand.
    #[operand]
    input: AnyType,
    #[attr]
    note: Optional<StrAttr>,
    #[result]
    output: AnyType,
}

/// Definitions inside a function.
///
/// # Panics
/// When the definitions are not what they should be.
pub fn inside_a_function() {
    /// A dialect that is not visible elsewhere.
    #[dialect(name = "local", ops(LocalOp), crate = ::my_ods)]
    struct Local;

    constraint! {
        crate = ::my_ods;

        /// two bits
        TwoBits: ::my_ods::Type = CPred($_self == ::my_ods::Type::I1);
    }

    /// An operation that is not visible elsewhere.
    #[op(Local, "op", traits(Terminator), verify, crate = ::my_ods)]
    struct LocalOp {
        #[operand]
        input: TwoBits,
    }

    fn my_op(op: LocalOp) -> ::my_ods::Operation {
        <LocalOp as ::my_ods::schema::Op>::operation(op)
    }

    impl LocalOp {
        fn verify(self, ir: &::my_ods::Ir) -> ::core::result::Result<(), ::my_ods::Diagnostic> {
            if ir.value_type(self.input(ir)) == ::my_ods::Type::NONE {
                let op = my_op(self);
                return ::core::result::Result::Err(::my_ods::Diagnostic::error(ir.location(op), "nothing"));
            }
            ::core::result::Result::Ok(())
        }
    }

    let schema = <LocalOp as ::my_ods::schema::Op>::SCHEMA;
    ::core::assert_eq!(schema.name(), "local.op");
    let schema = <PlainOp as ::my_ods::schema::Op>::SCHEMA;
    ::core::assert_eq!(schema.name(), "renamed.plain");
}

#[cfg(test)]
mod tests {
    use ::core::prelude::rust_2024::*;
    use ::std::sync::Arc;

    use ::my_ods::attributes::IntegerAttr;
    use ::my_ods::schema::Op as _;
    use ::my_ods::{Context, Ir};

    use super::clashes::{Clashes, ConstantsOp};

    #[test]
    fn local_definitions_work() {
        super::inside_a_function();
    }

    #[test]
    fn types_and_attributes_work() {
        let context = Arc::new(Context::new());
        context.register::<Clashes>().expect("a good dialect");
        for text in ["!clashes.ptr<i32, 5 : 7>", "!clashes.ptr<i32 : 7 = i8>", "#clashes<word 3> : i32"] {
            let read = ::my_ods::text::parse_attribute(&context, text).expect("it is well-formed");
            ::core::assert_eq!(::std::format!("{}", read.display(&context)), text);
        }
        for text in ["!clashes.ptr<i32, 9 : 7>", "!clashes.ptr<i32 : 0>"] {
            ::core::assert!(::my_ods::text::parse_attribute(&context, text).is_err());
        }
    }

    #[test]
    fn defaults_use_user_constants() {
        let context = Arc::new(Context::new());
        context.register::<Clashes>().expect("a good dialect");
        let mut ir = Ir::new(context);
        let block = ir.create_block();
        let op = ir.builder_at_end_of(block).insert(ConstantsOp::new([]));
        let op = op.expect("a registered operation");
        let values = [op.schema_attr(&ir), op.id_attr(&ir)].map(|value: IntegerAttr| value.value(ir.context()));
        ::core::assert_eq!(values, [Some(5), Some(6)]);
        ::core::assert!(ir.isa::<ConstantsOp>(op.operation()));
    }
}

/// Counts operations.
#[derive(
    ::my_ods::pass::Pass, ::core::clone::Clone, ::core::marker::Copy, ::core::default::Default, ::core::fmt::Debug,
)]
#[pass(on(::my_ods::builtin::ModuleOp), crate = ::my_ods)]
pub struct CountOps {
    #[option]
    max_ops: u64,
    #[statistic]
    ops: u64,
}

impl ::my_ods::pass::OperationPass for CountOps {
    fn run_on_operation(&mut self, cx: &mut ::my_ods::pass::PassContext<'_>) -> ::my_ods::pass::PassResult {
        let ops = ::core::iter::Iterator::count(cx.ir.walk_pre(cx.op));
        self.ops += ::core::cmp::Ord::min(self.max_ops, ops as u64);
        ::core::result::Result::Ok(())
    }
}
