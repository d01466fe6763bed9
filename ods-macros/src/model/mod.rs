//! Models of definitions, with the spans for errors.

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

use syn::{Ident, Path};

/// Returns the name without `r#`: `type` for `r#type`.
pub fn plain_name(name: &Ident) -> String {
    let text = name.to_string();
    match text.strip_prefix("r#") {
        Some(plain) => plain.to_owned(),
        None => text,
    }
}

/// Returns whether the name begins with the dialect's name, as in `#[op(Tf, "tf.AvgPool")]`.
pub fn repeats_dialect(dialect: Option<&Path>, name: &str) -> bool {
    let dialect = dialect.and_then(|path| path.segments.last());
    let dialect = dialect.map(|segment| segment.ident.to_string().to_lowercase());
    let prefix = name.split_once('.').map(|(prefix, _)| prefix.replace('_', ""));
    dialect.is_some() && dialect == prefix
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dialect_is_found_in_front() {
        let dialect: Path = syn::parse_quote!(dialects::MyTf);
        let repeats = |name| repeats_dialect(Some(&dialect), name);
        assert_eq!(["mytf.add", "my_tf.add", "add", "tf.add"].map(repeats), [true, true, false, false]);
        assert!(!repeats_dialect(None, "tf.add"));
    }
}
