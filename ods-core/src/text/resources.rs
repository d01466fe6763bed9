//! Resources: data between `{-#` and `#-}` at the end of a file, referred to by keys.

use crate::context::Context;
use crate::entity::Identifier;

/// A key of a resource of the file. Types, attributes and operations of a dialect refer to the resource by it.
/// Corresponds to MLIR's `AsmDialectResourceHandle`; the data is in [`Resources`].
///
/// Dialects declare their resources with [`OpAsmDialectInterface`](crate::interfaces::OpAsmDialectInterface).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ResourceHandle {
    dialect: Identifier,
    key: Identifier,
}

impl ResourceHandle {
    /// Returns the handle of the resource `key` of a dialect.
    pub fn new(context: &Context, dialect: &str, key: &str) -> Self {
        Self { dialect: context.identifier(dialect), key: context.identifier(key) }
    }

    /// Returns the dialect.
    pub fn dialect(self, context: &Context) -> &str {
        context.str(self.dialect)
    }

    /// Returns the key.
    pub fn key(self, context: &Context) -> &str {
        context.str(self.key)
    }

    /// Returns the data, if it is present.
    pub fn value<'r>(self, context: &Context, resources: &'r Resources) -> Option<&'r ResourceValue> {
        let (dialect, key) = (self.dialect(context), self.key(context));
        let groups = resources.dialects.iter().filter(|(name, _)| name == dialect);
        groups.flat_map(|(_, entries)| entries).find(|(name, _)| name == key).map(|(_, value)| value)
    }
}

/// The resources of a file, in order.
///
/// ```
/// # use ods_core as ods;
/// # use ods::text::{ResourceValue, parse};
/// # fn main() -> ods::Result {
/// let context = std::sync::Arc::new(ods::Context::new());
/// let text = b"{-# external_resources: { tool: { verbose: true } } #-}";
/// let parsed = parse(&context, "file.mlir", text)?;
/// let (tool, entries) = &parsed.resources.external[0];
/// assert_eq!((tool.as_str(), &entries[0]), ("tool", &("verbose".to_owned(), ResourceValue::Bool(true))));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Resources {
    /// The resources of each dialect: pairs of key and value.
    pub dialects: Vec<(String, Vec<(String, ResourceValue)>)>,
    /// The resources of each external name: pairs of key and value.
    pub external: Vec<(String, Vec<(String, ResourceValue)>)>,
}

/// A resource.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResourceValue {
    /// A blob, `"0x..."`: an alignment (the first four bytes, little endian) and data.
    Blob(Vec<u8>),
    /// A boolean.
    Bool(bool),
    /// A string.
    String(String),
}

impl Resources {
    /// Returns whether there are no resources.
    pub fn is_empty(&self) -> bool {
        self.dialects.is_empty() && self.external.is_empty()
    }
}
