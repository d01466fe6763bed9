//! The built-in traits, with MLIR's names, rules and wording.
//!
//! A trait is a type that implements [`OpTrait`](crate::schema::OpTrait); its schema determines when and how it is
//! verified. User-defined traits work the same way.
//!
//! Each file has the traits of a subject, with their rules. The first line of the file and the doc comments of its
//! traits are the table in `docs/traits.md`.
//!
//! Invariant: a trait with [`TraitSet::TYPES_ONLY`](crate::schema::TraitSet::TYPES_ONLY) depends only on the types of
//! operands and results, so the verifier may remember that they passed.

/// Defines a trait: its name, bits, phase and rule, and further facts after semicolons.
macro_rules! op_trait {
    ($(#[$doc:meta])* $name:ident $(; $fact:ident $facts:tt)*) => {
        op_trait! { $(#[$doc])* $name, $crate::schema::TraitSet::EMPTY, Op, None $(; $fact $facts)* }
    };
    ($(#[$doc:meta])* $name:ident, $bits:expr, $phase:ident, $verify:expr $(; $fact:ident $facts:tt)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;

        impl $crate::schema::OpTrait for $name {
            const SCHEMA: &'static $crate::schema::TraitSchema = {
                static SCHEMA: $crate::schema::TraitSchema = $crate::schema::TraitSchema {
                    verify: $verify,
                    ..$crate::schema::TraitSchema::new::<$name>(stringify!($name))
                        .in_phase($crate::schema::TraitPhase::$phase)
                        .with_bit($bits)
                        .built_in()
                        $(.$fact(&$facts))*
                };
                &SCHEMA
            };
        }
    };
}

mod algebra;
mod broadcast;
mod effects;
mod elementwise;
mod parametric;
mod regions;
mod segments;
mod symbol;
mod types;

pub(crate) use symbol::verify_symbol;

pub use algebra::*;
pub use broadcast::*;
pub use effects::*;
pub use elementwise::*;
pub use parametric::*;
pub use regions::*;
pub use segments::*;
pub use symbol::*;
pub use types::*;
