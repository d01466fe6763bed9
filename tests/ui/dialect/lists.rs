//! The definitions that a dialect lists.

use ods::prelude::*;

/// An enum without the attribute.
mod enum_that_is_none {
    use super::*;

    pub enum E {
        A,
    }

    /// The dialect of the test.
    #[dialect(name = "d", enums(E))]
    pub struct D;
}

/// An enum that is listed twice.
mod enum_twice {
    use super::*;

    /// flags
    #[enum_attr]
    pub enum E {
        A,
    }

    /// The dialect of the test.
    #[dialect(name = "d", enums(E, E))]
    pub struct D;
}

/// What is no interface among those of a dialect.
mod interface_that_is_none {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", interfaces(Mine))]
    pub struct D;

    /// Is nothing.
    pub struct Mine;
}

/// A type that is no operation.
mod no_op {
    use super::*;

    #[dialect(name = "a", ops(AnyType))]
    pub struct A;
}

/// An operation of another dialect.
mod op_of_another_dialect {
    use super::*;

    #[dialect(name = "a", ops(BOp))]
    pub struct A;

    /// Another.
    #[dialect(name = "b")]
    pub struct B;

    /// An operation.
    #[op(B, "b")]
    pub struct BOp {}
}

/// An operation twice.
mod op_twice {
    use super::*;

    #[dialect(name = "a", ops(AOp, AOp))]
    pub struct A;

    /// An operation.
    #[op(A, "a")]
    pub struct AOp {}
}

/// A list in brackets.
mod ops_as_list {
    use super::*;

    #[dialect(name = "a", ops = [AOp])]
    pub struct A;
}

/// Operations in quotes.
mod ops_as_strings {
    use super::*;

    #[dialect(name = "a", ops("a.x"))]
    pub struct A;
}

/// A number among the operations.
mod ops_of_numbers {
    use super::*;

    #[dialect(name = "a", ops(5))]
    pub struct A;
}

/// O36: two operations of one name.
mod two_ops_of_one_name {
    use super::*;

    #[dialect(name = "a", ops(AOp, BOp))]
    pub struct A;

    /// An operation.
    #[op(A, "dup")]
    pub struct AOp {}

    /// Another.
    #[op(A, "dup")]
    pub struct BOp {}
}

/// An operation that does not exist.
mod unknown_op {
    use super::*;

    #[dialect(name = "a", ops(Nope))]
    pub struct A;
}

fn main() {}
