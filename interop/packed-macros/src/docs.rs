//! Doc comments: their text, and the attributes that carry it.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, Expr, ExprLit, Lit, Meta};

/// The doc comment of an item.
pub struct Docs {
    attributes: Vec<Attribute>,
    /// The text, without blanks at its ends.
    pub text: String,
}

impl Docs {
    /// Returns the doc comments among `attributes`.
    pub fn of(attributes: &[Attribute]) -> Self {
        let attributes: Vec<_> = attributes.iter().filter(|one| one.path().is_ident("doc")).cloned().collect();
        let lines: Vec<String> = attributes.iter().flat_map(lines).collect();
        Self { text: lines.join("\n").trim().to_owned(), attributes }
    }

    /// Returns the attributes, followed by another paragraph.
    pub fn and(&self, paragraph: &str) -> TokenStream {
        let (attributes, paragraph) = (&self.attributes, format!(" {paragraph}"));
        let blank = (!attributes.is_empty()).then(|| quote!(#[doc = ""]));
        quote!(#(#attributes)* #blank #[doc = #paragraph])
    }
}

/// Returns the lines of an attribute: one of `/// ...`, several of `/** ... */`.
fn lines(attribute: &Attribute) -> Vec<String> {
    let Meta::NameValue(pair) = &attribute.meta else { return Vec::new() };
    let Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) = &pair.value else { return Vec::new() };
    let text = text.value();
    let mut lines: Vec<&str> = text.split('\n').collect();
    // Block comments may have a star at the beginning of each line but the first.
    let rest = lines.iter().skip(1).filter(|line| !line.trim().is_empty());
    if let Some(starless) = rest.map(|line| without_star(line)).collect::<Option<Vec<_>>>()
        && !starless.is_empty()
    {
        for line in &mut lines[1..] {
            *line = without_star(line).unwrap_or_default();
        }
    }
    lines.iter().map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned()).collect()
}

/// Returns the line after the star of a block comment. A star at the edge of the text belongs to a list.
fn without_star(line: &str) -> Option<&str> {
    let rest = line.strip_prefix([' ', '\t'])?.trim_start().strip_prefix('*')?;
    (rest.is_empty() || rest.starts_with(' ')).then_some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(source: &str) -> String {
        let item: syn::ItemFn = syn::parse_str(&format!("{source} fn a() {{}}")).expect("a function");
        Docs::of(&item.attrs).text
    }

    #[test]
    fn comments_of_each_form_have_the_same_text() {
        let expected = "One,\nstill one.\n\nTwo:\n\n  three.";
        assert_eq!(text("/// One,\n/// still one.\n///\n/// Two:\n///\n///   three.\n"), expected);
        assert_eq!(text("///\n/// One,\n/// still one.\n///\n/// Two:\n///\n///   three.\n///\n"), expected);
        assert_eq!(text("/** One,\n * still one.\n *\n * Two:\n *\n *   three.\n */"), expected);
        assert_eq!(text("/**\n One,\n still one.\n\n Two:\n\n   three.\n*/"), expected);
        assert_eq!(text("#[doc = \" One,\\n still one.\\n\\n Two:\\n\\n   three.\"]"), expected);
        assert_eq!(text("#[doc = \"One\n* **two** x\n* three\"]"), "One\n* **two** x\n* three");
        assert_eq!(text("#[doc(hidden)]"), "");
        assert_eq!(text(""), "");
    }
}
