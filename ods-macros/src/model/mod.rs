//! What definitions say, with the spans to complain at.

pub mod constraint;
pub mod def;
pub mod def_format;
pub mod dialect;
pub mod enums;
pub mod family;
pub mod format;
pub mod hooks;
pub mod interface;
pub mod op;
pub mod op_format;
pub mod type_source;

use syn::Ident;

/// A name as people know it: `type` for `r#type`.
pub fn plain_name(name: &Ident) -> String {
    let text = name.to_string();
    match text.strip_prefix("r#") {
        Some(plain) => plain.to_owned(),
        None => text,
    }
}
