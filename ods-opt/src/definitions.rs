//! What a context knows of a dialect: its definition and those that extend it, taken together.

use ods_core::Context;
use ods_core::schema::{DialectSchema, OpSchema};

/// The dialect's operations, and those of its registered extensions after them.
pub(crate) fn ops(context: &Context, dialect: &DialectSchema) -> Vec<&'static OpSchema> {
    let extensions = context.extensions(dialect.name);
    dialect.ops.iter().chain(extensions.iter().flat_map(|extension| extension.ops)).copied().collect()
}

/// Functions of its own that an operation has, by the names of their keys.
pub(crate) fn hooks(schema: &OpSchema) -> Vec<&'static str> {
    let all = [
        ("verify", schema.verify.is_some()),
        ("verify_regions", schema.verify_regions.is_some()),
        ("verify_symbol_uses", schema.verify_symbol_uses.is_some()),
        ("fold", schema.fold.is_some()),
    ];
    all.into_iter().filter(|(_, there)| *there).map(|(name, _)| name).collect()
}
