//! The struct with `#[dialect]`.

use ods::prelude::*;

/// The name of the builtin dialect.
mod builtin {
    use super::*;

    #[dialect(name = "builtin")]
    pub struct A;
}

/// A dialect twice.
mod dependent_twice {
    use super::*;

    #[dialect(name = "a", dependent(B, B))]
    pub struct A;

    /// Another.
    #[dialect(name = "b")]
    pub struct B;
}

/// A dialect that depends on itself.
mod depends_on_itself {
    use super::*;

    #[dialect(name = "a", dependent(A))]
    pub struct A;
}

/// An enum.
mod enumeration {
    use super::*;

    #[dialect(name = "a")]
    pub enum A {}
}

/// An extension of what is no dialect.
mod extends_no_dialect {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d")]
    pub struct D;

    pub struct Other;

    #[dialect(extends = Other)]
    pub struct E;
}

/// An extension that wants to decide for the dialect.
mod extension_with_hooks {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d")]
    pub struct D;

    #[dialect(extends = D, hooks, version = (1, 0), discardable(note: StrAttr), op_traits(Pure))]
    pub struct E;

    impl DialectHooks for E {}
}

/// An extension with a name of its own.
mod extension_with_name {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d")]
    pub struct D;

    #[dialect(name = "e", extends = D)]
    pub struct E;
}

/// A dialect with fields.
mod fields {
    use super::*;

    #[dialect(name = "a")]
    pub struct A {
        x: u32,
    }
}

/// A type parameter.
mod generics {
    use super::*;

    #[dialect(name = "a")]
    pub struct A<T>;
}

/// A module.
mod module {
    use super::*;

    #[dialect(name = "a")]
    pub mod a {}
}

/// A dependent dialect that is none.
mod no_dialect {
    use super::*;

    #[dialect(name = "a", dependent(AnyType))]
    pub struct A;
}

/// A tuple struct.
mod tuple_struct {
    use super::*;

    #[dialect(name = "a")]
    pub struct A(u32);
}

fn main() {}
