//! Functions of an operation that its definition names by a key.

use syn::{Ident, Path};

use super::op_format::OpFormatModel;

/// The present keys, to emit and for errors.
#[derive(Default)]
pub struct Hooks {
    pub verify: Option<Ident>,
    pub verify_regions: Option<Ident>,
    pub verify_symbol_uses: Option<Ident>,
    pub fold: Option<Ident>,
    /// The semantics, for execution, and for folding if there is no `fold`.
    pub evaluate: Option<Ident>,
    /// `parse` and `print` define the operation's text.
    pub custom_format: Option<Ident>,
    /// The declarative format.
    pub format: Option<OpFormatModel>,
    pub canonicalize: Option<Canonicalize>,
    /// `new` is reserved for the definition's own builders.
    pub skip_default_builders: Option<Ident>,
    /// The operation's own builders.
    pub builders: Vec<Path>,
}

/// `canonicalize`, or `canonicalize(A, B)`.
pub struct Canonicalize {
    pub key: Ident,
    /// The patterns; `None` for a function of the operation.
    pub patterns: Option<Vec<Path>>,
}

impl Hooks {
    /// Returns whether a key announces a function of this name.
    pub fn is_function(&self, name: &str) -> bool {
        let keys = [&self.verify, &self.verify_regions, &self.verify_symbol_uses, &self.fold, &self.evaluate];
        let is_method = |canonicalize: &Canonicalize| canonicalize.patterns.is_none() && name == "canonicalize";
        let is_text = self.custom_format.is_some() && matches!(name, "parse" | "print");
        is_text
            || keys.into_iter().flatten().any(|key| key == name)
            || self.canonicalize.as_ref().is_some_and(is_method)
    }
}
