//! The clauses after the predicate.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Values that are said twice.
mod as_beside_from {
    use super::*;

    constraint! {
        /// an attribute
        pub A: IntegerAttr = I64Attr, as I64Attr, from i64 => Attribute::UNIT;
    }
}

/// Values of nobody.
mod as_without_constraint {
    use super::*;

    constraint! {
        /// an attribute
        pub A: IntegerAttr = I64Attr, as;
    }
}

/// A clause twice.
mod clause_twice {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred($_self == Type::I1), build => Type::I1, build => Type::I1;
    }
}

/// A clause without code.
mod clause_without_code {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred($_self == Type::I1), build =>;
    }
}

/// A comma without a clause.
mod comma_without_clause {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = I1, 5;
    }
}

/// Types have no values.
mod test_of_type {
    use super::*;

    constraint! {
        /// an attribute
        pub A: Type = Test(AttrValuePred::IntIsPositive);
    }
}

/// A test that is none.
mod test_without_constant {
    use super::*;

    constraint! {
        /// an attribute
        pub A: IntegerAttr = Test();
    }
}

/// Two clauses about the text, and clauses with constraints that do not determine it.
mod text_of_a_type {
    use super::*;

    constraint! {
        /// a type
        pub A: Type = CPred($_self == Type::I1), symbol_name;

        /// an array
        pub B: DenseArrayAttr = CPred($_self.isa::<DenseArrayAttr>($_ctx)), dense_array_of AnyInteger;

        /// an integer
        pub C: IntegerAttr = I32Attr, value_type I32, symbol_name;

        /// an integer
        pub D: IntegerAttr = I32Attr, value_type;
    }
}

/// A clause that does not exist.
mod unknown_clause {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = CPred($_self == Type::I1), built => Type::I1;
    }
}

/// Words after the predicate.
mod words_after_predicate {
    use super::*;

    constraint! {
        /// one bit
        pub A: Type = I1 only;
    }
}

fn main() {}
