//! Uses of definitions with `#[deprecated]`.

#![deny(deprecated)]

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// O43: an operation that should not be used any more.
mod op_in_use {
    use super::*;

    #[deprecated(note = "use `d.b`")]
    #[op(D, "a")]
    pub struct AOp {}

    pub fn build() {
        AOp::new();
    }
}

/// O41: a trait that should not be used any more.
mod trait_in_use {
    use super::*;

    #[deprecated(note = "use `Pure`")]
    pub struct Old;

    #[allow(deprecated)]
    impl OpTrait for Old {
        const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("Old");
    }

    #[op(D, "a", traits(Old))]
    pub struct AOp {}
}

fn main() {}
