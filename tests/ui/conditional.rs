//! `#[cfg]` on a part of a definition.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A field with a `cfg_attr`.
mod argument_of_op {
    use super::*;

    /// Has a part.
    #[op(D, "a")]
    pub struct AOp {
        #[cfg_attr(feature = "x", operand)]
        x: AnyType,
    }
}

/// A conditional case: attributes mean the same in every build.
mod case_of_enum {
    use super::*;

    /// The mode.
    #[enum_attr]
    pub enum Mode {
        Fast,
        #[cfg(unix)]
        Slow,
        #[cfg_attr(unix, cfg(windows))]
        Safe,
    }
}

/// A trait that only some builds list.
mod clause_of_key {
    use super::*;

    /// Has a trait.
    #[op(D, "a", traits(#[cfg(feature = "x")] Pure))]
    pub struct AOp {}
}

/// A constraint that only some builds have.
mod constraint {
    use super::*;

    constraint! {
        /// small
        #[cfg(feature = "x")]
        pub Small: IntegerAttr = IntegerAttr;
    }
}

/// A field of an operation that only some builds have.
mod field_of_op {
    use super::*;

    /// Has a part.
    #[op(D, "a")]
    pub struct AOp {
        #[cfg(feature = "x")]
        #[operand]
        x: AnyType,
    }
}

/// An operation that only some builds list.
mod list_of_ops {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", ops(AOp, #[cfg(feature = "x")] BOp))]
    pub struct D;

    /// The first.
    #[op(D, "a")]
    pub struct AOp {}
}

/// A parameter of a type that only some builds have.
mod parameter_of_def {
    use super::*;

    /// Has a part.
    #[type_def(D, "a", format("<" $x ">"))]
    pub struct AType {
        #[cfg(feature = "x")]
        x: u32,
    }
}

fn main() {}
