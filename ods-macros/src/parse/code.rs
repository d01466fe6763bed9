//! Code with placeholders: `$_self`, `$_op`, `$_ctx`, `$_builder`, and names such as `$lhs`.

use proc_macro2::{Delimiter, Group, Ident, Spacing, TokenStream, TokenTree};
use syn::Error;

use crate::suggest::{did_you_mean, one_of};

/// A place where code has `$name`.
pub struct Placeholder {
    pub ident: Ident,
}

/// Puts what `replace` says in place of each `$name`.
///
/// # Errors
/// The first that `replace` gives, or a `$` that is before no name.
pub fn substitute(
    code: TokenStream,
    replace: &mut impl FnMut(&Placeholder) -> syn::Result<TokenStream>,
) -> syn::Result<TokenStream> {
    let mut out = TokenStream::new();
    let mut tokens = code.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == '$' => match tokens.next() {
                Some(TokenTree::Ident(ident)) => out.extend(replace(&Placeholder { ident })?),
                other => {
                    let error = "`$` stands before a name: `$_self`, `$_op`, `$_ctx`, `$_builder`";
                    return Err(match other {
                        Some(token) => Error::new_spanned(token, error),
                        None => Error::new(punct.span(), error),
                    });
                }
            },
            TokenTree::Group(group) => out.extend([TokenTree::Group(inside(&group, replace)?)]),
            other => out.extend([other]),
        }
    }
    Ok(out)
}

fn inside(group: &Group, replace: &mut impl FnMut(&Placeholder) -> syn::Result<TokenStream>) -> syn::Result<Group> {
    let mut new = Group::new(group.delimiter(), substitute(group.stream(), replace)?);
    new.set_span(group.span());
    Ok(new)
}

/// An error for a placeholder that is none of `known`.
pub fn unknown_placeholder(placeholder: &Placeholder, known: &[&str]) -> Error {
    let name = format!("${}", placeholder.ident);
    let dollars: Vec<String> = known.iter().map(|name| format!("${name}")).collect();
    let dollars: Vec<&str> = dollars.iter().map(String::as_str).collect();
    let hint = did_you_mean(&name, dollars.iter().copied());
    Error::new_spanned(&placeholder.ident, format!("unknown placeholder `{name}`: expected {}{hint}", one_of(&dollars)))
}

/// The code as text, for documentation: as the user would type it, spaces aside.
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
