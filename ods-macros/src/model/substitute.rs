//! Substitution of arguments for a template's parameters.

use proc_macro2::{Group, Ident, Literal, Spacing, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote_spanned};

use super::family::{Argument, Arguments, FamilyModel, Template};
use crate::code::type_text;

/// Returns whether the template, or an `impl` for it, uses the parameter.
pub fn uses(model: &FamilyModel, template: &Template, parameter: &Ident) -> bool {
    let mut impls = model.impls_of(template);
    let in_impls = impls
        .any(|item| mentions(item.body.clone(), parameter) || mentions(item.interface.to_token_stream(), parameter));
    let fields = template.fields.iter().any(|field| mentions(field.to_token_stream(), parameter));
    let in_op = |op: &Arguments| {
        mentions(op.dialect.clone(), parameter) || op.keys.iter().any(|key| mentions(key.clone(), parameter))
    };
    in_impls || fields || template.op.as_ref().is_none_or(in_op)
}

/// Returns whether the parameter occurs in the tokens.
pub fn mentions(tokens: TokenStream, parameter: &Ident) -> bool {
    let mut found = false;
    replace(tokens, &mut |name, _| {
        found |= name == parameter;
        None
    });
    found
}

/// Returns the tokens with arguments in place of parameters; in documentation, in place of `{T}`.
pub fn substitute(tokens: TokenStream, values: &[(&Ident, &Argument)]) -> TokenStream {
    let documented = in_docs(tokens, values);
    replace(documented, &mut |name, before_path| {
        let (_, argument) = values.iter().find(|(parameter, _)| *parameter == name)?;
        let tokens = &argument.tokens;
        Some(if before_path && !is_name(tokens) { quote_spanned!(name.span()=> <#tokens>) } else { tokens.clone() })
    })
}

fn is_name(tokens: &TokenStream) -> bool {
    syn::parse2::<Ident>(tokens.clone()).is_ok()
}

/// Replaces possible uses of parameters: names at the start of a path or alone, except for fields, placeholders and
/// lifetimes. The second argument of `with` is whether the name begins a path.
fn replace(tokens: TokenStream, with: &mut dyn FnMut(&Ident, bool) -> Option<TokenStream>) -> TokenStream {
    let mut out = TokenStream::new();
    let mut before = [None, None];
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        let punct = match &token {
            TokenTree::Punct(punct) => Some(punct.as_char()),
            _ => None,
        };
        match token {
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), replace(group.stream(), with));
                inner.set_span(group.span());
                out.extend([TokenTree::Group(inner)]);
            }
            TokenTree::Ident(name) if is_standalone(before) && !is_colon(tokens.peek(), Spacing::Alone) => {
                let replaced = with(&name, is_colon(tokens.peek(), Spacing::Joint));
                out.extend(replaced.unwrap_or_else(|| name.to_token_stream()));
            }
            other => out.extend([other]),
        }
        before = [before[1], punct];
    }
    out
}

/// Returns whether this is a single colon (`x: T`), or the first of two (`T::X`).
fn is_colon(token: Option<&TokenTree>, spacing: Spacing) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == ':' && punct.spacing() == spacing)
}

/// Returns whether a name after these two characters begins a path.
fn is_standalone(before: [Option<char>; 2]) -> bool {
    match before {
        [Some(':'), Some(':')] | [_, Some('\'' | '$')] => false,
        [Some('.'), Some('.')] => true,
        [_, Some('.')] => false,
        _ => true,
    }
}

/// Inserts the arguments' text into documentation, in place of `{T}`.
fn in_docs(tokens: TokenStream, values: &[(&Ident, &Argument)]) -> TokenStream {
    let mut tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_doc = matches!(tokens.as_slice(), [TokenTree::Ident(doc), TokenTree::Punct(_), TokenTree::Literal(_)] if doc == "doc");
    if is_doc && let Some(TokenTree::Literal(text)) = tokens.last() {
        if let Ok(text) = syn::parse2::<syn::LitStr>(text.to_token_stream()) {
            tokens[2] = TokenTree::Literal(filled_in(&text.value(), text.span(), values));
        }
        return tokens.into_iter().collect();
    }
    let inside = |token| match token {
        TokenTree::Group(group) => {
            let mut inner = Group::new(group.delimiter(), in_docs(group.stream(), values));
            inner.set_span(group.span());
            TokenTree::Group(inner)
        }
        other => other,
    };
    tokens.into_iter().map(inside).collect()
}

fn filled_in(text: &str, span: Span, values: &[(&Ident, &Argument)]) -> Literal {
    let mut text = text.to_owned();
    for (parameter, argument) in values {
        text = text.replace(&format!("{{{parameter}}}"), &type_text(&argument.tokens));
    }
    let mut literal = Literal::string(&text);
    literal.set_span(span);
    literal
}
