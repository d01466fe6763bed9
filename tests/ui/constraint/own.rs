//! Constraints of the user with names that the library has, too.

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// the same mistake with a constraint of the library and with one's own: a colon behind any attribute
mod continuation {
    use super::*;

    constraint! {
        /// anything but unit
        pub NoUnit: Attribute = CPred($_self != Attribute::UNIT);
    }

    /// X.
    #[op(My, "x", format($a ":" "index" attr_dict))]
    pub struct XOp {
        #[attr]
        a: AnyAttr,
    }

    /// Y.
    #[op(My, "y", format($a ":" "index" attr_dict))]
    pub struct YOp {
        #[attr]
        a: NoUnit,
    }
}

/// the same mistake with a constraint of the library and with one's own: what follows an optional attribute
mod first_set {
    use super::*;

    constraint! {
        /// short string
        pub Short: StringAttr = CPred($_self != Attribute::UNIT);
    }

    /// X.
    #[op(My, "x", format(attr_dict ($a^)?))]
    pub struct XOp {
        #[attr]
        a: Optional<StrAttr>,
    }

    /// Y.
    #[op(My, "y", format(attr_dict ($a^)?))]
    pub struct YOp {
        #[attr]
        a: Optional<Short>,
    }
}

/// A generic parameter type with the name of the standard library's.
mod generic_option {
    use super::*;
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
}

/// the same mistake with a constraint of the library and with one's own: two kinds at once, one tested by code
mod kind_in_code {
    use super::*;

    constraint! {
        /// any real number
        pub Real: Type = CPred($_self.isa::<FloatType>($_ctx));

        /// library's float that is an integer
        pub Both1: Type = And(AnyFloat, AnyInteger);

        /// own float that is an integer
        pub Both2: Type = And(Real, AnyInteger);
    }
}

/// A view with the name of an entity, which is no entity.
mod named_as_an_entity {
    use ods::prelude::{constraint, dialect, type_def};

    #[dialect(name = "my", types(Type))]
    pub struct My;

    /// A type.
    #[type_def(My, "type")]
    pub struct Type {}

    constraint! {
        /// type of mine
        pub Mine: Type = TruePred;

        /// type of mine, by its path
        pub MineByPath: self::Type = TruePred;
    }
}

/// a constraint with the name of the library's, and another meaning: it is a string
mod named_as_the_librarys {
    use super::*;

    constraint! {
        /// any name
        pub I32Attr: StringAttr = StringAttr;
    }

    /// X.
    #[op(My, "x", format(attr_dict ($a^)?))]
    pub struct XOp {
        #[attr]
        a: Optional<I32Attr>,
    }
}

/// the same mistake with a constraint of the library and with one's own: a type that does not follow
mod omitted_type {
    use super::*;

    constraint! {
        /// signless integer or float
        pub AnyIntegerOrFloat: Type = Or(AnySignlessInteger, AnyFloat);
    }

    /// X.
    #[op(My, "x", format(attr_dict))]
    pub struct XOp {
        #[result]
        a: AnySignlessIntegerOrIndex,
    }

    /// Y.
    #[op(My, "y", format(attr_dict))]
    pub struct YOp {
        #[result]
        a: AnyIntegerOrFloat,
    }
}

/// Parameters whose types have the names of the standard library's.
mod option_and_vec {
    use super::*;
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
}

/// A test for a kind that is a constraint, and for a kind of other entities.
mod test_for_no_kind {
    use super::*;

    constraint! {
        /// constraint
        pub A: Type = CPred($_self.isa::<AnyFloat>($_ctx));

        /// attribute
        pub B: Type = CPred($_self.isa::<FloatAttr>($_ctx));
    }
}

/// the same mistake with a constraint of the library and with one's own: two kinds at once
mod two_kinds {
    use super::*;

    constraint! {
        /// short string
        pub Short: StringAttr = CPred($_self != Attribute::UNIT);
    }

    /// X.
    #[op(My, "x")]
    pub struct XOp {
        #[attr]
        a: Confined<StrAttr, IntPositive>,
    }

    /// Y.
    #[op(My, "y")]
    pub struct YOp {
        #[attr]
        a: Confined<Short, IntPositive>,
    }
}

/// A constraint with the name of the one whose presence is its value, and this one under other names.
mod unit_attr {
    use super::*;

    constraint! {
        /// any name
        pub UnitAttr: StringAttr = StringAttr;
    }

    /// X.
    #[op(My, "x")]
    pub struct XOp {
        #[attr]
        a: UnitAttr,
    }

    mod library {
        pub use ods::attributes::UnitAttr as Flag;
        pub mod reexported {
            pub use ods::attributes::UnitAttr;
        }
    }

    /// An alias.
    #[op(My, "y")]
    pub struct YOp {
        #[attr]
        a: library::Flag,
    }

    /// Another path.
    #[op(My, "z")]
    pub struct ZOp {
        #[attr]
        a: library::reexported::UnitAttr,
    }
}

/// A property type with the name of the library's, whose presence is not its value, and the library's under another name.
mod unit_prop {
    use super::*;
    use ods::schema::UnitProp as Flag;

    mod own {
        pub type UnitProp = i64;
    }
    use own::UnitProp;

    /// X.
    #[op(My, "x")]
    pub struct XOp {
        #[property]
        a: UnitProp,
    }

    /// Another path is another type.
    #[op(My, "y")]
    pub struct YOp {
        #[property]
        a: own::UnitProp,
    }

    /// An alias of the library's.
    #[op(My, "z")]
    pub struct ZOp {
        #[property]
        a: Flag,
    }
}

fn main() {}
