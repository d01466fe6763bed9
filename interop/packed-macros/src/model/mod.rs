//! Models of items, with the spans for errors.

pub mod convert;
pub mod packed;

use syn::Ident;

/// Returns the name without `r#`: `type` for `r#type`.
pub fn plain_name(name: &Ident) -> String {
    let text = name.to_string();
    text.strip_prefix("r#").map(str::to_owned).unwrap_or(text)
}
