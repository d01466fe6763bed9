//! The imports of a family.

use std::collections::HashSet;

use proc_macro2::TokenStream;
use syn::Path;

use crate::errors::Errors;
use crate::model::last_name;
use crate::model::substitute::mentions;

/// Returns the imports without repetitions and without templates that no entry names, which are errors.
pub fn check(imports: Vec<Path>, entries: &TokenStream, errors: &mut Errors) -> Vec<Path> {
    let mut seen = HashSet::new();
    let mut is_valid = |path: &Path| {
        let Some(name) = path.segments.last().map(|segment| &segment.ident) else { return false };
        let is_used = mentions(entries.clone(), name);
        let is_first = seen.insert(last_name(path));
        if !is_first {
            errors.at(name, format!("`{name}` is imported twice; remove one of them"));
        } else if !is_used {
            errors.at(name, format!("unused import `{name}`; remove it, or add a row of this template"));
        }
        is_first && is_used
    };
    imports.into_iter().filter(|path| is_valid(path)).collect()
}
