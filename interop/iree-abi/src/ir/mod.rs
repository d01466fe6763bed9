//! Signatures of functions in IR (feature `ir`): from and to function types, the attributes of the dialect `iree`, and the pass
//! that adds them.

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

/// The names of the facade, which depends on this crate for its Python packages.
mod ods {
    pub(super) use ods_core::*;
    pub(super) use ods_pass as pass;

    pub(super) mod prelude {
        pub(in crate::ir) use ods_core::attributes::NamedAttribute;
        pub(in crate::ir) use ods_core::schema::DialectHooks;
        pub(in crate::ir) use ods_core::{Attribute, Context, Diagnostic, Ir, Operation, Type};
        pub(in crate::ir) use ods_macros::dialect;
    }
}

use ods::Context;
use ods::context::RegisterError;
use ods::pass::PassEntry;

/// The passes of this crate, for tools and registries.
pub const PASSES: &[PassEntry] = &[AddIreeAbi::ENTRY];

/// Registers the dialect `iree`, which verifies reflections of functions.
///
/// # Errors
/// Fails if the context has a different dialect of the same name.
pub fn register(context: &Context) -> Result<(), RegisterError> {
    context.register::<Iree>()
}
