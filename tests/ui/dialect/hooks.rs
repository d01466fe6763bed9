//! Hooks, interfaces and discardable attributes of a dialect.

use ods::prelude::*;

/// A discardable attribute with a type constraint.
mod discardable_of_a_type {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", discardable(note: AnyFloat))]
    pub struct D;
}

/// Two discardable attributes of one name.
mod discardable_twice {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", discardable(note: StrAttr, note: I32Attr))]
    pub struct D;
}

/// L02: a discardable attribute without a name.
mod discardable_without_name {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", discardable(StrAttr))]
    pub struct D;
}

/// The key without the hooks.
mod hooks_missing {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", hooks)]
    pub struct D;
}

/// The key with a list.
mod hooks_with_value {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", hooks(materialize_constant))]
    pub struct D;
}

/// A trait that is no interface among those of a dialect.
mod interface_ordinary_trait {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", interfaces(Mine))]
    pub struct D;

    /// Is a trait.
    pub trait Mine {}
}

/// The key without the hooks.
mod no_hooks {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", hooks)]
    pub struct D;
}

/// A trait of all operations that is none.
mod op_traits_no_trait {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", op_traits(AnyType))]
    pub struct D;
}

/// A trait of all operations, twice.
mod op_traits_twice {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", op_traits(Pure, Pure))]
    pub struct D;
}

fn main() {}
