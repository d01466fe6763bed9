//! Models of definitions, with the spans for errors.

pub mod companions;
pub mod constraint;
pub mod def;
pub mod def_format;
pub mod def_format_params;
pub mod dialect;
pub mod enums;
pub mod family;
pub mod format;
pub mod hooks;
pub mod interface;
pub mod op;
pub mod op_format;
pub mod pass;
pub mod pattern;
pub mod pattern_text;
pub mod result_types;
pub mod rust_types;
pub mod slot;
pub mod substitute;
pub mod type_source;

use syn::{Attribute, Ident, Path, Type};

/// Returns the name without `r#`: `type` for `r#type`.
pub fn plain_name(name: &Ident) -> String {
    let text = name.to_string();
    match text.strip_prefix("r#") {
        Some(plain) => plain.to_owned(),
        None => text,
    }
}

/// Returns the article of a type: `an` for `i32` and `Option`.
pub fn article(ty: &str) -> &'static str {
    if ty.starts_with(['i', 'I', 'O']) { "an" } else { "a" }
}

/// Returns the words of a name in lower case, with underscores between them: `then_region` for `thenRegion`.
pub fn snake_case(name: &str) -> String {
    let mut text = String::new();
    let mut after_lower = false;
    for c in name.chars() {
        if c.is_ascii_uppercase() && after_lower {
            text.push('_');
        }
        after_lower = c.is_ascii_lowercase() || c.is_ascii_digit();
        text.push(c.to_ascii_lowercase());
    }
    text
}

/// Returns whether the type is written as the item `name` of a library, with any arguments: as a bare name, or as a
/// name in one of the library's `modules`. With any other path, it is another item of that name.
///
/// A user's item with a bare name is taken for the library's; the expansion then does not compile, or behaves the same.
pub fn is_written_as(ty: &Type, name: &str, modules: &[&str]) -> bool {
    let Type::Path(path) = ty else { return false };
    let mut segments = path.path.segments.iter().rev();
    segments.next().is_some_and(|last| last.ident == name)
        && segments.next().is_none_or(|module| modules.iter().any(|known| module.ident == known))
}

/// Returns whether the name begins with the dialect's name, as in `#[op(Tf, "tf.AvgPool")]`.
pub fn repeats_dialect(dialect: Option<&Path>, name: &str) -> bool {
    let dialect = dialect.and_then(|path| path.segments.last());
    let dialect = dialect.map(|segment| segment.ident.to_string().to_lowercase());
    let prefix = name.split_once('.').map(|(prefix, _)| prefix.replace('_', ""));
    dialect.is_some() && dialect == prefix
}

/// Returns the last segment of the path, without its arguments.
pub fn last_name(path: &Path) -> String {
    path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default()
}

/// Returns whether the attribute is a `#[cfg]` or `#[cfg_attr]`, which macros see unevaluated within their items.
pub fn is_conditional(attribute: &Attribute) -> bool {
    attribute.path().is_ident("cfg") || attribute.path().is_ident("cfg_attr")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_in_other_modules_are_other_items() {
        let is_list = |text: &str| is_written_as(&syn::parse_str(text).unwrap(), "Vec", &["vec"]);
        let paths = ["Vec<u8>", "std::vec::Vec<u8>", "mine::Vec<u8>", "Vector", "[Vec<u8>; 2]"];
        assert_eq!(paths.map(is_list), [true, true, false, false, false]);
    }

    #[test]
    fn the_dialect_is_found_in_front() {
        let dialect: Path = syn::parse_quote!(dialects::MyTf);
        let repeats = |name| repeats_dialect(Some(&dialect), name);
        assert_eq!(["mytf.add", "my_tf.add", "add", "tf.add"].map(repeats), [true, true, false, false]);
        assert!(!repeats_dialect(None, "tf.add"));
    }
}
