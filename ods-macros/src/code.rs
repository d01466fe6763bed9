//! Code with placeholders: `$_self`, `$_op`, `$_ctx`, `$_builder`, and names such as `$lhs`.

use proc_macro2::{Delimiter, Group, Ident, Spacing, TokenStream, TokenTree};
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::parse::Parser;
use syn::visit::{self, Visit};
use syn::{Block, Error, Expr, ExprCall, ExprPath, PatIdent};

use crate::suggest::{did_you_mean, one_of};

/// An occurrence of `$name` in code.
pub struct Placeholder {
    pub ident: Ident,
}

/// Replaces each `$name` by the result of `replace`. `check` reports the ones that cannot be replaced.
pub fn substitute(code: &TokenStream, replace: &mut impl FnMut(&Placeholder) -> TokenStream) -> TokenStream {
    substitute_all(code.clone(), &mut |placeholder| Ok(replace(placeholder))).0
}

/// Replaces each `$name` by the result of `replace`; returns the errors of `replace`, and of each `$` without a name.
pub fn substitute_all(
    code: TokenStream,
    replace: &mut impl FnMut(&Placeholder) -> syn::Result<TokenStream>,
) -> (TokenStream, Vec<Error>) {
    let mut out = TokenStream::new();
    let mut errors = Vec::new();
    let mut tokens = code.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == '$' => {
                let Some(ident) = ident(tokens.peek()) else {
                    errors.push(Error::new(punct.span(), "expected a name after `$`, as in `$_self` and `$_ctx`"));
                    continue;
                };
                tokens.next();
                match replace(&Placeholder { ident }) {
                    Ok(tokens) => out.extend(tokens),
                    Err(error) => errors.push(error),
                }
            }
            TokenTree::Group(group) => {
                let (inside, more) = substitute_all(group.stream(), replace);
                errors.extend(more);
                let mut new = Group::new(group.delimiter(), inside);
                new.set_span(group.span());
                out.extend([TokenTree::Group(new)]);
            }
            other => out.extend([other]),
        }
    }
    (out, errors)
}

fn ident(token: Option<&TokenTree>) -> Option<Ident> {
    match token {
        Some(TokenTree::Ident(ident)) => Some(ident.clone()),
        _ => None,
    }
}

/// Returns an error if the code cannot be the body of a function.
pub fn not_an_expression(code: &TokenStream) -> Option<Error> {
    let last = code.clone().into_iter().last();
    let code = as_variables(code);
    let error = Block::parse_within.parse2(code).err()?;
    let message = format!("invalid expression: {error}");
    // syn has no location for an error at the end of the tokens.
    match error.to_string().starts_with("unexpected end of input") {
        true => Some(Error::new_spanned(last, message)),
        false => Some(Error::new(error.span(), message)),
    }
}

/// Returns the code with a variable for each placeholder: `$in` is one, though `in` is a keyword.
fn as_variables(code: &TokenStream) -> TokenStream {
    substitute(code, &mut |placeholder| {
        Ident::new(&format!("__{}", placeholder.ident.unraw()), placeholder.ident.span()).to_token_stream()
    })
}

/// Returns the first of these names that occurs in the code without `$` and is not bound by it.
pub fn without_dollar(code: &TokenStream, names: &[impl AsRef<str>]) -> Option<Ident> {
    let statements = Block::parse_within.parse2(as_variables(code)).ok()?;
    let mut found = Variables::default();
    statements.iter().for_each(|statement| found.visit_stmt(statement));
    let Variables { bound, used } = found;
    let is_name = |used: &Ident| names.iter().any(|name| *used == name.as_ref() || used.unraw() == name.as_ref());
    used.into_iter().find(|name| is_name(name) && !bound.contains(name))
}

/// The variables that code binds, and the names that could be variables.
#[derive(Default)]
struct Variables {
    bound: Vec<Ident>,
    used: Vec<Ident>,
}

impl Visit<'_> for Variables {
    fn visit_pat_ident(&mut self, pattern: &PatIdent) {
        self.bound.push(pattern.ident.clone());
        visit::visit_pat_ident(self, pattern);
    }
    fn visit_expr_call(&mut self, call: &ExprCall) {
        // The callee is a function.
        if !matches!(&*call.func, Expr::Path(_)) {
            self.visit_expr(&call.func);
        }
        call.args.iter().for_each(|argument| self.visit_expr(argument));
    }
    fn visit_expr_path(&mut self, path: &ExprPath) {
        self.used.extend(path.path.get_ident().cloned());
    }
}

/// Returns the error for a placeholder that is not among `known`.
pub fn unknown_placeholder(placeholder: &Placeholder, known: &[&str]) -> Error {
    let name = format!("${}", placeholder.ident);
    let dollars: Vec<String> = known.iter().map(|name| format!("${name}")).collect();
    let dollars: Vec<&str> = dollars.iter().map(String::as_str).collect();
    let hint = did_you_mean(&name, dollars.iter().copied());
    Error::new_spanned(&placeholder.ident, format!("unknown placeholder `{name}`; expected {}{hint}", one_of(&dollars)))
}

/// Returns a type or a path as its author would write it.
pub fn type_text(ty: &impl ToTokens) -> String {
    let mut text = ty.to_token_stream().to_string();
    for (spaced, plain) in
        [(" :: ", "::"), (" <", "<"), ("< ", "<"), (" >", ">"), (" ,", ","), (" ;", ";"), ("& ", "&")]
    {
        text = text.replace(spaced, plain);
    }
    // A path that begins with `::` has no blank before it.
    if text.starts_with(":: ") { text.replacen(":: ", "::", 1) } else { text }
}

/// Returns the text of a path without the modules, which is the name of what it leads to.
pub fn name_text(path: &syn::Path) -> String {
    path.segments.last().map(type_text).unwrap_or_default()
}

/// Returns the code as text, for documentation: as a user would write it, apart from spaces.
pub fn text(code: &TokenStream) -> String {
    let mut out = String::new();
    write(code.clone(), &mut out);
    out
}

fn write(code: TokenStream, out: &mut String) {
    let mut glued = true;
    for token in code {
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Brace => (" { ", " }"),
                    Delimiter::None => ("", ""),
                };
                out.push_str(open);
                write(group.stream(), out);
                out.push_str(close);
                glued = false;
            }
            TokenTree::Punct(punct) => {
                let c = punct.as_char();
                let tight = matches!(c, '.' | ',' | ';' | ':' | '$' | '?' | '!' | '&' | '<' | '>') || glued;
                if !tight && punct.spacing() == Spacing::Alone || c == '=' && !glued || c == '|' && !glued {
                    out.push(' ');
                }
                out.push(c);
                let joins = punct.spacing() == Spacing::Joint || matches!(c, '.' | ':' | '$' | '!' | '&' | '<' | '>');
                if !joins {
                    out.push(' ');
                }
                glued = true;
            }
            TokenTree::Ident(ident) => {
                if !glued {
                    out.push(' ');
                }
                out.push_str(&ident.to_string());
                glued = false;
            }
            TokenTree::Literal(literal) => {
                if !glued {
                    out.push(' ');
                }
                out.push_str(&literal.to_string());
                glued = false;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::type_text;

    #[test]
    fn types_are_printed_as_they_are_written() {
        for text in [
            "Vec<(i64, i64)>",
            "[u8; 4]",
            "&'static str",
            "m::TensorOf<F32>",
            "::m::TensorOf<::m::F32>",
            "dyn m::A + Send",
        ] {
            let ty: syn::Type = syn::parse_str(text).unwrap();
            assert_eq!(type_text(&ty), text);
        }
    }
}
