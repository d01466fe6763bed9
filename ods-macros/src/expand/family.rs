//! `op_family!`: a struct with `#[op]` per row, as if written by hand.
//!
//! Tokens keep their spans in the row or the template, so that `#[op]` reports errors in whichever is invalid.

use std::collections::HashSet;

use proc_macro2::{Ident, Literal, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::Attribute;

use crate::model::family::{Arguments, FamilyModel, Part, Row, Template, TemplateImpl, entries, is_joined, list};
use crate::model::plain_name;
use crate::model::substitute::{mentions, substitute};
use crate::suggest::nearest;

/// A template of a row, with the arguments of its `#[op]`.
struct Joined<'a> {
    part: &'a Part,
    template: &'a Template,
    op: &'a Arguments,
}

/// Expands a family. `sound` says of each row whether it is valid.
pub fn family(model: &FamilyModel, sound: &[bool]) -> TokenStream {
    let mut rows = TokenStream::new();
    for (i, (row, sound)) in model.rows.iter().zip(sound).enumerate() {
        let is_first = !model.rows[..i].iter().any(|other| other.ident == row.ident);
        let joined: Vec<_> = row.parts.iter().filter_map(|part| joined(model, part)).collect();
        match joined.first() {
            _ if !is_first => {}
            Some(_) if *sound && joined.len() == row.parts.len() => {
                rows.extend(operation(&joined, row));
                rows.extend(impls(model, &joined, row));
            }
            Some(first) => rows.extend(stub(first, &joined, row)),
            None => rows.extend(bare(row)),
        }
    }
    rows
}

fn joined<'a>(model: &'a FamilyModel, part: &'a Part) -> Option<Joined<'a>> {
    let template = model.template(&part.template).or_else(|| meant(model, part))?;
    Some(Joined { part, template, op: template.op.as_ref()? })
}

/// Returns the template that a row with an unknown name most likely means.
fn meant<'a>(model: &'a FamilyModel, part: &Part) -> Option<&'a Template> {
    let names: Vec<String> = model.templates.iter().map(|template| template.ident.to_string()).collect();
    let near = nearest(&part.template.to_string(), names.iter().map(String::as_str));
    model.templates.iter().find(|template| near.is_some_and(|near| template.ident == near)).or(model.templates.first())
}

/// Returns the operation of a row.
fn operation(joined: &[Joined<'_>], row: &Row) -> TokenStream {
    let Row { visibility, ident, mnemonic, leading, fields, .. } = row;
    let docs = docs(row, joined);
    let others = other_attributes(row, joined);
    let first = &joined[0];
    let (dialect, krate) = (substitute(first.op.dialect.clone(), &first.part.values(first.template)), &first.op.krate);
    let keys = keys(joined, row);
    let inherited = joined.iter().flat_map(|Joined { part, template, .. }| {
        let values = part.values(template);
        template.fields.iter().map(move |field| substitute(field.to_token_stream(), &values))
    });
    let keyword = Ident::new("struct", ident.span());
    quote! {
        #docs
        #(#others)*
        #[#krate::op(#dialect, #mnemonic #(, #keys)*)]
        #visibility #keyword #ident { #(#leading,)* #(#inherited,)* #(#fields,)* }
    }
}

/// Returns the `impl`s of the row's templates, instantiated for the row.
fn impls(model: &FamilyModel, joined: &[Joined<'_>], row: &Row) -> TokenStream {
    let each = joined.iter().flat_map(|Joined { part, template, .. }| {
        let values = part.values(template);
        model.impls_of(template).map(move |item| {
            let TemplateImpl { attributes, interface, template, state, body } = item;
            let interface = interface.as_ref().map(|path| substitute(quote!(#path for), &values));
            let body = substitute(body.clone(), &values);
            let ident = Ident::new(&row.ident.to_string(), template.span().resolved_at(row.ident.span()));
            quote!(#(#attributes)* impl #interface #ident #state #body)
        })
    });
    each.collect()
}

/// Returns the stub of an invalid row: the fields that need none of the missing arguments, without anything that could
/// cause further errors.
fn stub(first: &Joined<'_>, joined: &[Joined<'_>], row: &Row) -> TokenStream {
    let mut seen = HashSet::new();
    let fields = joined.iter().flat_map(complete_fields).filter(|field| seen.insert(field.ident.clone()));
    let fields: Vec<_> = fields.map(|field| field.tokens).collect();
    let Row { visibility, ident, .. } = row;
    let mnemonic = row.mnemonic.as_ref().map_or_else(|| Literal::string(&plain_name(ident)), literal);
    let (dialect, krate) = (&first.op.dialect, &first.op.krate);
    quote! {
        #[#krate::op(#dialect, #mnemonic, crate = #krate)]
        #visibility struct #ident { #(#fields),* }
    }
}

/// A field with arguments in place of parameters.
struct Complete {
    ident: Option<Ident>,
    tokens: TokenStream,
}

/// Returns the fields without a missing or invalid argument.
fn complete_fields(joined: &Joined<'_>) -> Vec<Complete> {
    let Joined { part, template, .. } = joined;
    let missing = template.parameters.iter().skip(part.arguments.len());
    let values = part.values(template);
    let wrong = values.iter().filter(|(_, argument)| argument.is_value).map(|(name, _)| *name);
    let bad: Vec<&Ident> = missing.map(|parameter| &parameter.ident).chain(wrong).collect();
    let is_complete = |field: &&syn::Field| !bad.iter().any(|name| mentions(field.to_token_stream(), name));
    let complete = |field: &syn::Field| {
        let tokens = substitute(field.to_token_stream(), &values);
        Complete { ident: field.ident.clone(), tokens }
    };
    template.fields.iter().filter(is_complete).map(complete).collect()
}

fn literal(text: &syn::LitStr) -> Literal {
    let mut literal = Literal::string(&text.value());
    literal.set_span(text.span());
    literal
}

/// Returns the stub of a row whose dialect is unknown.
fn bare(row: &Row) -> TokenStream {
    let Row { visibility, ident, .. } = row;
    quote!(#visibility struct #ident;)
}

/// Returns the templates' keys and the row's, with the lists of the same name merged.
///
/// Values that two templates share count once, since templates are written independently. A row's own duplicates are
/// left for `#[op]` to report.
fn keys(joined: &[Joined<'_>], row: &Row) -> Vec<TokenStream> {
    let mut keys: Vec<TokenStream> = Vec::new();
    for (i, Joined { part, template, op }) in joined.iter().enumerate() {
        let values = part.values(template);
        for key in &op.keys {
            let key = substitute(key.clone(), &values);
            let is_said = i > 0 && keys.iter().any(|other| other.to_string() == key.to_string());
            if !is_said {
                add_key(&mut keys, key, i > 0);
            }
        }
    }
    row.keys.iter().for_each(|key| add_key(&mut keys, key.clone(), false));
    keys
}

/// Adds a key, or the entries of a list to the existing ones; with `once`, only new entries are added.
fn add_key(keys: &mut Vec<TokenStream>, key: TokenStream, once: bool) {
    let found = list(&key).filter(|(name, _)| is_joined(&name.to_string())).and_then(|(name, more)| {
        let same = |key: &TokenStream| list(key).filter(|(other, _)| *other == name);
        let (at, (name, inside)) = keys.iter().enumerate().find_map(|(at, key)| Some((at, same(key)?)))?;
        Some((at, name, inside, more))
    });
    let Some((at, name, inside, more)) = found else { return keys.push(key) };
    let inside = without_last_comma(inside);
    let more = if once { unknown(&inside, more) } else { more };
    let comma = (!inside.is_empty() && !more.is_empty()).then(|| quote!(,));
    keys[at] = quote!(#name(#inside #comma #more));
}

/// Returns the entries that are not present yet.
fn unknown(inside: &TokenStream, more: TokenStream) -> TokenStream {
    let known: Vec<String> = entries(inside.clone()).iter().map(ToString::to_string).collect();
    let more = entries(more).into_iter().filter(|entry| !known.contains(&entry.to_string()));
    quote!(#(#more),*)
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

/// Returns the other attributes of the templates and the row, without duplicates.
fn other_attributes(row: &Row, joined: &[Joined<'_>]) -> Vec<Attribute> {
    let mut others: Vec<Attribute> = Vec::new();
    let all = joined.iter().flat_map(|joined| &joined.template.attributes).chain(&row.attributes);
    for attribute in all.filter(|attribute| !is_doc(attribute)) {
        if !others.contains(attribute) {
            others.push(attribute.clone());
        }
    }
    others
}

/// Returns the row's documentation, and below it the templates'.
fn docs(row: &Row, joined: &[Joined<'_>]) -> TokenStream {
    let mut docs: Vec<TokenStream> = row.attributes.iter().filter(is_doc).map(ToTokens::to_token_stream).collect();
    for Joined { part, template, .. } in joined {
        let values = part.values(template);
        let more = template.attributes.iter().filter(is_doc);
        let more: Vec<_> = more.map(|doc| substitute(doc.to_token_stream(), &values)).collect();
        if !docs.is_empty() && !more.is_empty() {
            docs.push(quote!(#[doc = ""]));
        }
        docs.extend(more);
    }
    quote!(#(#docs)*)
}
