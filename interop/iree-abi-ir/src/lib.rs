//! Signatures of IREE on functions in IR: from and to function types, the attributes of the dialect `iree`, and the
//! pass that adds them. `ods-iree-abi` reads and writes the signatures themselves.

mod add_abi;
mod calling;
mod dialect;
mod function;
mod reflection;
mod types;
mod verify;

pub use add_abi::AddIreeAbi;
pub use calling::Calling;
pub use dialect::Iree;
pub use types::{flat_types, function_type_of_raw, function_type_of_v1, raw_item, record};

/// The names of the facade, under which the macros expect the crates that this one needs.
mod ods {
    pub(crate) use ods_core::*;
    pub(crate) use ods_pass as pass;

    pub(crate) mod prelude {
        pub(crate) use ods_core::attributes::NamedAttribute;
        pub(crate) use ods_core::schema::DialectHooks;
        pub(crate) use ods_core::{Attribute, Context, Diagnostic, Ir, Operation, Type};
        pub(crate) use ods_macros::dialect;
    }
}

use self::ods::Context;
use self::ods::context::RegisterError;
use self::ods::pass::PassEntry;

/// The passes of this crate, for tools and registries.
pub const PASSES: &[PassEntry] = &[AddIreeAbi::ENTRY];

/// Registers the dialect `iree`, which verifies reflections of functions.
///
/// # Errors
/// Fails if the context has a different dialect of the same name.
pub fn register(context: &Context) -> Result<(), RegisterError> {
    context.register::<Iree>()
}

/// The chapter of the guide on signatures, compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/abi.md")]
struct Guide;
