//! Doc comments: the first line that is not blank is the summary, the rest the description.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, Expr, ExprLit, Lit, Meta};

/// The text of a doc comment.
#[derive(Clone, Default)]
pub struct Docs {
    pub summary: String,
    pub description: String,
    /// The attributes themselves, to be emitted again.
    pub attributes: Vec<Attribute>,
}

impl Docs {
    /// Takes the doc comments out of `attributes`.
    pub fn take(attributes: &mut Vec<Attribute>) -> Self {
        let (docs, others): (Vec<_>, Vec<_>) =
            std::mem::take(attributes).into_iter().partition(|attribute| attribute.path().is_ident("doc"));
        *attributes = others;
        let lines: Vec<String> = docs.iter().flat_map(lines).collect();
        let first = lines.iter().position(|line| !line.trim().is_empty()).unwrap_or(lines.len());
        let summary = lines.get(first).map(|line| line.trim().to_owned()).unwrap_or_default();
        let description = lines.get(first + 1..).map(|rest| rest.join("\n").trim().to_owned()).unwrap_or_default();
        Self { summary, description, attributes: docs }
    }

    /// Returns the attributes, or else `#[doc = " ..."]` with the default text.
    pub fn or(&self, text: &str) -> TokenStream {
        let attributes = &self.attributes;
        if attributes.is_empty() {
            let text = format!(" {text}");
            return quote!(#[doc = #text]);
        }
        quote!(#(#attributes)*)
    }

    /// Returns the attributes, with a paragraph after them.
    pub fn and(&self, text: &str) -> TokenStream {
        let (attributes, text) = (&self.attributes, format!(" {text}"));
        let end = (!attributes.is_empty()).then(|| quote!(#[doc = ""]));
        quote!(#(#attributes)* #end #[doc = #text])
    }

    /// Returns the summary and the description on one line.
    pub fn one_line(&self) -> String {
        let text = format!("{} {}", self.summary, self.description);
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

/// Returns the lines of an attribute: one of `/// ...`, several of `/** ... */`.
fn lines(attribute: &Attribute) -> Vec<String> {
    let Meta::NameValue(pair) = &attribute.meta else { return Vec::new() };
    let Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) = &pair.value else { return Vec::new() };
    let text = text.value();
    let mut lines: Vec<&str> = text.split('\n').collect();
    // As in rustdoc, without the column of stars that all lines of a block comment but the first may have.
    if let Some(column) = star_column(&lines) {
        for line in &mut lines[1..] {
            *line = line.get(column + 1..).unwrap_or_default();
        }
    }
    lines.iter().map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned()).collect()
}

/// Returns the column of the stars that each line but the first begins with, unless blank. Stars at
/// the edge of the text are bullets of a list.
fn star_column(lines: &[&str]) -> Option<usize> {
    let rest = lines.get(1..)?.iter().filter(|line| !line.trim().is_empty());
    let is_alone = |line: &str, at: usize| {
        line[..at].trim().is_empty() && matches!(line.as_bytes().get(at + 1), None | Some(b' '))
    };
    let mut columns = rest.map(|line| line.find('*').filter(|at| is_alone(line, *at)));
    let first = columns.next()??;
    (first > 0 && columns.all(|column| column == Some(first))).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn docs(text: &str) -> (String, String) {
        let mut item: syn::ItemStruct = syn::parse_str(&format!("{text} struct A;")).expect("a struct");
        let docs = Docs::take(&mut item.attrs);
        (docs.summary, docs.description)
    }

    #[test]
    fn the_first_line_is_the_summary() {
        let both = ("One.".to_owned(), "Two:\n\n  three.".to_owned());
        assert_eq!(docs("/// One.\n///\n/// Two:\n///\n///   three.\n"), both);
        assert_eq!(docs("///\n/// One.\n///\n/// Two:\n///\n///   three.\n"), both);
        assert_eq!(docs("/** One.\n *\n * Two:\n *\n *   three.\n */"), both);
        assert_eq!(docs("/**\n One.\n\n Two:\n\n   three.\n*/"), both);
        assert_eq!(docs("#[doc = \" One.\\n\\n Two:\\n\\n   three.\"]"), both);
        let list = ("A ty".to_owned(), "* **one** x\n* two".to_owned());
        assert_eq!(docs("#[doc = \"A ty\n* **one** x\n* two\"]"), list);
        assert_eq!(docs("/** A ty\n * * **one** x\n * * two */"), list);
        assert_eq!(docs("/** A ty\n\n **one** x */"), ("A ty".to_owned(), "**one** x".to_owned()));
        assert_eq!(docs("#[doc(hidden)]"), Default::default());
        assert_eq!(docs(""), Default::default());
    }
}
