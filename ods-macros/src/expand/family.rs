//! `op_family!`: a struct with `#[op]` per row, as if it were written out.
//!
//! The row's tokens keep their places in the row and the template's in the template, so that `#[op]` complains at
//! whichever is wrong.

use proc_macro2::{Ident, Literal, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::Attribute;

use crate::errors::Errors;
use crate::model::family::{Argument, Arguments, FamilyModel, Row, Template};
use crate::model::plain_name;
use crate::parse::family::list;
use crate::substitute::{mentions, substitute};
use crate::suggest::nearest;
use crate::{check, parse};

/// Lists that a template and its row may both have: the row's entries come after the template's.
const LISTS: &[&str] = &["traits", "interfaces", "effects"];

pub fn family(tokens: TokenStream) -> TokenStream {
    let mut errors = Errors::new();
    let model = parse::family::parse(tokens, &mut errors);
    let sound = check::family::family(&model, &mut errors);
    let mut rows = TokenStream::new();
    for (i, (row, sound)) in model.rows.iter().zip(sound).enumerate() {
        let is_first = !model.rows[..i].iter().any(|other| other.ident == row.ident);
        let template = model.template(&row.template).or_else(|| meant(&model, row));
        match template.and_then(|template| Some((template, template.op.as_ref()?))) {
            _ if !is_first => {}
            Some((template, op)) if sound => rows.extend(operation(template, op, row)),
            Some((template, op)) => rows.extend(stub(template, op, row)),
            None => rows.extend(bare(row)),
        }
    }
    let errors = errors.into_tokens();
    quote!(#rows #errors)
}

/// The template that a row with a wrong name is likely about.
fn meant<'a>(model: &'a FamilyModel, row: &Row) -> Option<&'a Template> {
    let names: Vec<String> = model.templates.iter().map(|template| template.ident.to_string()).collect();
    let near = nearest(&row.template.to_string(), names.iter().map(String::as_str));
    model.templates.iter().find(|template| near.is_some_and(|near| template.ident == near)).or(model.templates.first())
}

/// The operation of a row.
fn operation(template: &Template, op: &Arguments, row: &Row) -> TokenStream {
    let values: Vec<_> = template.parameters.iter().map(|parameter| &parameter.ident).zip(&row.arguments).collect();
    let Row { attributes, visibility, ident, mnemonic, fields, .. } = row;
    let docs = docs(&row.attributes, &template.attributes, &values);
    let others = template.attributes.iter().chain(attributes).filter(|attribute| !is_doc(attribute));
    let (dialect, krate) = (substitute(op.dialect.clone(), &values), &op.krate);
    let keys = keys(op, row).into_iter().map(|key| substitute(key, &values));
    let inherited = template.fields.iter().map(|field| substitute(field.to_token_stream(), &values));
    let keyword = Ident::new("struct", ident.span());
    quote! {
        #docs
        #(#others)*
        #[#krate::op(#dialect, #mnemonic #(, #keys)*)]
        #visibility #keyword #ident { #(#inherited,)* #(#fields,)* }
    }
}

/// What is left of a row with errors: the parts that need none of the missing arguments, and nothing that could be
/// complained of because of the others.
fn stub(template: &Template, op: &Arguments, row: &Row) -> TokenStream {
    let (given, missing) = template.parameters.split_at(row.arguments.len().min(template.parameters.len()));
    let values: Vec<_> = given.iter().map(|parameter| &parameter.ident).zip(&row.arguments).collect();
    let is_complete = |field: &&syn::Field| {
        let lacks = |name: &Ident| mentions(field.to_token_stream(), name);
        let wrong = values.iter().any(|(name, argument)| argument.is_value && lacks(name));
        !wrong && !missing.iter().any(|parameter| lacks(&parameter.ident))
    };
    let fields = template.fields.iter().filter(is_complete);
    let fields = fields.map(|field| substitute(field.to_token_stream(), &values));
    let Row { visibility, ident, .. } = row;
    let mnemonic = row.mnemonic.as_ref().map_or_else(|| Literal::string(&plain_name(ident)), literal);
    let (dialect, krate) = (&op.dialect, &op.krate);
    quote! {
        #[#krate::op(#dialect, #mnemonic, crate = #krate)]
        #visibility struct #ident { #(#fields),* }
    }
}

fn literal(text: &syn::LitStr) -> Literal {
    let mut literal = Literal::string(&text.value());
    literal.set_span(text.span());
    literal
}

/// Not even a dialect is known.
fn bare(row: &Row) -> TokenStream {
    let Row { visibility, ident, .. } = row;
    quote!(#visibility struct #ident;)
}

/// The template's keys and the row's, with lists that both have put together.
fn keys(op: &Arguments, row: &Row) -> Vec<TokenStream> {
    let mut keys = op.keys.clone();
    for key in &row.keys {
        let joined = list(key).filter(|(name, _)| LISTS.iter().any(|known| name == known)).and_then(|(name, more)| {
            let same = |key: &TokenStream| list(key).filter(|(other, _)| *other == name);
            let (at, (name, inside)) = keys.iter().enumerate().find_map(|(at, key)| Some((at, same(key)?)))?;
            let inside = without_last_comma(inside);
            let comma = (!inside.is_empty()).then(|| quote!(,));
            Some((at, quote!(#name(#inside #comma #more))))
        });
        match joined {
            Some((at, list)) => keys[at] = list,
            None => keys.push(key.clone()),
        }
    }
    keys
}

fn without_last_comma(tokens: TokenStream) -> TokenStream {
    let mut tokens: Vec<TokenTree> = tokens.into_iter().collect();
    if matches!(tokens.last(), Some(TokenTree::Punct(punct)) if punct.as_char() == ',') {
        tokens.pop();
    }
    tokens.into_iter().collect()
}

fn is_doc(attribute: &&Attribute) -> bool {
    attribute.path().is_ident("doc")
}

/// The row's documentation, and below it the template's.
fn docs(row: &[Attribute], template: &[Attribute], values: &[(&Ident, &Argument)]) -> TokenStream {
    let row: Vec<_> = row.iter().filter(is_doc).collect();
    let template = template.iter().filter(is_doc).map(|doc| substitute(doc.to_token_stream(), values));
    let mut template = template.peekable();
    let between = (!row.is_empty() && template.peek().is_some()).then(|| quote!(#[doc = ""]));
    quote!(#(#row)* #between #(#template)*)
}
