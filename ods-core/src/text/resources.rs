//! What stands between `{-#` and `#-}` at the end of a file: data that operations refer to by key.

use crate::context::Context;
use crate::entity::Identifier;

/// The key by which a dialect's types, attributes and operations refer to data of the file. As MLIR's
/// `AsmDialectResourceHandle`; the data are in [`Resources`].
///
/// A dialect whose [`OpAsmDialectInterface`](crate::interfaces::OpAsmDialectInterface) says so has them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ResourceHandle {
    dialect: Identifier,
    key: Identifier,
}

impl ResourceHandle {
    /// What a dialect calls `key`.
    pub fn new(context: &Context, dialect: &str, key: &str) -> Self {
        Self { dialect: context.identifier(dialect), key: context.identifier(key) }
    }

    /// The dialect.
    pub fn dialect(self, context: &Context) -> &str {
        context.str(self.dialect)
    }

    /// The key.
    pub fn key(self, context: &Context) -> &str {
        context.str(self.key)
    }

    /// The data, if there are any.
    pub fn value<'r>(self, context: &Context, resources: &'r Resources) -> Option<&'r ResourceValue> {
        let (dialect, key) = (self.dialect(context), self.key(context));
        let groups = resources.dialects.iter().filter(|(name, _)| name == dialect);
        groups.flat_map(|(_, entries)| entries).find(|(name, _)| name == key).map(|(_, value)| value)
    }
}

/// Resources of a file, in order.
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
    /// Per dialect: key and value of each resource.
    pub dialects: Vec<(String, Vec<(String, ResourceValue)>)>,
    /// Per external name: key and value of each resource.
    pub external: Vec<(String, Vec<(String, ResourceValue)>)>,
}

/// A resource.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResourceValue {
    /// `"0x..."`: an alignment (the first four bytes, little endian) and data.
    Blob(Vec<u8>),
    /// `true` or `false`
    Bool(bool),
    /// `"text"`
    String(String),
}

impl Resources {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.dialects.is_empty() && self.external.is_empty()
    }
}
