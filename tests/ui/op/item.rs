//! The item with `#[op]`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A const parameter.
mod const_parameter {
    use super::*;

    #[op(D, "a")]
    pub struct AOp<const N: usize> {
        #[operand]
        x: I<32>,
    }
}

/// The handle is `Copy` already.
mod derive_copy {
    use super::*;

    #[op(D, "a")]
    #[derive(Clone, Copy)]
    pub struct AOp {}
}

/// An enum.
mod enumeration {
    use super::*;

    #[op(D, "a")]
    pub enum AOp {
        A,
    }
}

/// A function.
mod function {
    use super::*;

    #[op(D, "a")]
    pub fn a() {}
}

/// A lifetime, as in melior.
mod lifetime {
    use super::*;

    #[op(D, "a")]
    pub struct AOp<'c> {
        #[operand]
        x: AnyType,
    }
}

/// A struct is an operation or a type.
mod op_and_type {
    use super::*;

    #[op(D, "a")]
    #[type_def(D, "b")]
    pub struct AOp {}
}

/// A struct is one operation.
mod op_twice {
    use super::*;

    #[op(D, "a")]
    #[op(D, "b")]
    pub struct AOp {}
}

/// A field without its colon, which the compiler reports as well.
mod syntax_error {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", ops(AOp))]
    pub struct D;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        x I32,
    }

    pub fn uses(_: AOp) {}
}

/// A trait.
mod trait_item {
    use super::*;

    #[op(D, "a")]
    pub trait AOp {}
}

/// O20, O22, O23: fields without names.
mod tuple_struct {
    use super::*;

    #[op(D, "a")]
    pub struct AOp(#[operand] AnyType);
}

/// G05: two structs of one name.
mod two_definitions_of_one_name {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {}

    #[op(D, "b")]
    pub struct AOp {}
}

/// A type parameter.
mod type_parameter {
    use super::*;

    #[op(D, "a")]
    pub struct AOp<T> {
        #[operand]
        x: T,
    }
}

/// A `where` clause.
mod where_clause {
    use super::*;

    #[op(D, "a")]
    pub struct AOp
    where
        AnyType: Sized,
    {
        #[operand]
        x: AnyType,
    }
}

fn main() {}
