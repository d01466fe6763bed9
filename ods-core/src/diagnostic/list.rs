//! Several diagnostics as one error.

use std::error::Error;
use std::fmt;
use std::ops::Deref;

use super::Diagnostic;
use crate::context::Context;

/// A list of diagnostics in the order in which `mlir-opt` reports them. Dereferences to a slice.
///
/// It is an error type, for use with `?`. Its text, for `Display` and `Debug` alike, is that of the diagnostics, a line
/// each.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Diagnostics(Vec<Diagnostic>);

impl Deref for Diagnostics {
    type Target = [Diagnostic];

    fn deref(&self) -> &[Diagnostic] {
        &self.0
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, diagnostic) in self.iter().enumerate() {
            f.write_str(if i > 0 { "\n" } else { "" })?;
            diagnostic.fmt(f)?;
        }
        Ok(())
    }
}

/// Prints the same text as `Display`, for errors returned from `main`.
impl fmt::Debug for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Error for Diagnostics {}

impl Diagnostics {
    /// Resolves the places of all diagnostics, so that their texts include them.
    #[must_use]
    pub fn resolved(mut self, context: &Context) -> Self {
        self.0.iter_mut().for_each(|diagnostic| diagnostic.resolve(context));
        self
    }
}

impl From<Vec<Diagnostic>> for Diagnostics {
    fn from(list: Vec<Diagnostic>) -> Self {
        Self(list)
    }
}

impl From<Diagnostic> for Diagnostics {
    fn from(one: Diagnostic) -> Self {
        Self(vec![one])
    }
}

impl From<Diagnostics> for Vec<Diagnostic> {
    fn from(list: Diagnostics) -> Self {
        list.0
    }
}

impl IntoIterator for Diagnostics {
    type Item = Diagnostic;
    type IntoIter = std::vec::IntoIter<Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Diagnostics {
    type Item = &'a Diagnostic;
    type IntoIter = std::slice::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entity::Location;

    #[test]
    fn errors_are_shown_without_places() {
        let error = |message: &str| Diagnostic::error(Location::UNKNOWN, message);
        let fails = || -> Result<(), Box<dyn Error>> {
            Err(Diagnostics::from(vec![error("one").note(Location::UNKNOWN, "see here"), error("two")]))?
        };
        let message = fails().map_err(|error| error.to_string());
        assert_eq!(message, Err("error: one\nnote: see here\nerror: two".to_owned()));
        let one: Diagnostics = error("one").into();
        assert_eq!((one.len(), one.iter().count(), Diagnostics::default().to_string()), (1, 1, String::new()));
        assert_eq!(Vec::from(one.clone()), one.into_iter().collect::<Vec<_>>());
    }
}
