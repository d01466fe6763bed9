//! What stands between `{-#` and `#-}` at the end of a file: data that operations refer to by key.

/// Resources of a file, in order.
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
