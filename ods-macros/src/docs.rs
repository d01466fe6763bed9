//! Doc comments: the first line is the summary, the rest the description.

use syn::{Attribute, Expr, ExprLit, Lit, Meta};

/// What a doc comment says.
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
        let lines: Vec<String> = docs.iter().filter_map(line).collect();
        let summary = lines.first().map(|line| line.trim().to_owned()).unwrap_or_default();
        let description = lines.get(1..).map(|rest| rest.join("\n").trim().to_owned()).unwrap_or_default();
        Self { summary, description, attributes: docs }
    }

    /// All of it on one line.
    pub fn one_line(&self) -> String {
        let text = format!("{} {}", self.summary, self.description);
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

fn line(attribute: &Attribute) -> Option<String> {
    match &attribute.meta {
        Meta::NameValue(pair) => match &pair.value {
            Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => {
                let text = text.value();
                Some(text.strip_prefix(' ').map(str::to_owned).unwrap_or(text))
            }
            _ => None,
        },
        _ => None,
    }
}
