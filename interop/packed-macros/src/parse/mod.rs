//! From tokens to models. Items that are invalid on their own are reported here.

pub mod convert;
mod keys;
mod list;
pub mod packed;

use syn::Path;

/// Returns the path of `ods_packed` unless another is given.
fn default_krate() -> Path {
    syn::parse_quote!(::ods_packed)
}
