//! Interned strings.

use super::Context;
use crate::entity::Identifier;
use ods_num::hash::hash_of;

/// Identifiers: interned strings.
///
/// ```
/// # use ods_core as ods;
/// # use ods::Context;
/// let context = Context::new();
/// let name = context.identifier("note");
/// assert_eq!(context.str(name), "note");
/// assert_eq!(context.find_identifier("note"), Some(name));
/// assert_eq!(context.find_identifier("other"), None); // never interned
/// ```
impl Context {
    /// Interns `text` and returns its identifier.
    #[inline]
    pub fn identifier(&self, text: &str) -> Identifier {
        let id = self.identifiers.intern(hash_of(text), |known| **known == *text, || text.into());
        Identifier::from_index(id)
    }

    /// Returns the identifier of `text` if it was interned before.
    #[inline]
    pub fn find_identifier(&self, text: &str) -> Option<Identifier> {
        self.identifiers.find(hash_of(text), |known| **known == *text).map(Identifier::from_index)
    }

    /// Returns the text of the identifier.
    ///
    /// # Panics
    /// Panics if the identifier is of another context.
    #[inline]
    pub fn str(&self, identifier: Identifier) -> &str {
        match self.identifiers.get(identifier.index()) {
            Some(text) => text,
            None => panic!("{identifier:?} belongs to another context"),
        }
    }
}
