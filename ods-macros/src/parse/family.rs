//! `op_family!`

use std::collections::HashSet;

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::ext::IdentExt;
use syn::parse::discouraged::Speculative;
use syn::parse::{ParseStream, Parser};
use syn::spanned::Spanned;
use syn::{
    AngleBracketedGenericArguments, Attribute, Error, Expr, ExprBlock, Field, Fields, FieldsNamed, GenericArgument,
    GenericParam, Ident, ItemStruct, ItemUse, LitStr, Meta, Path, PathArguments, Result, Token, Type, Visibility,
    parenthesized, token,
};

use super::recover::{next_token, skip_all};
use crate::errors::Errors;
use crate::model::family::{
    Argument, Arguments, FamilyModel, Parameter, Part, REPORTED, Row, Template, TemplateImpl, key_name,
};

const ROW: &str = "`pub AddIOp = Binary<AnyInteger>(\"addi\");`";

/// Parses a family. Invalid parts are omitted and their errors kept.
pub fn parse(tokens: TokenStream, errors: &mut Errors) -> FamilyModel {
    let parser = |input: ParseStream<'_>| {
        let mut model = FamilyModel::default();
        while !input.is_empty() {
            if let Err(error) = entry(input, &mut model, errors) {
                errors.add(error);
                skip_entry(input);
            }
        }
        Ok(model)
    };
    parser.parse2(tokens).unwrap_or_default()
}

/// Parses a template, an `impl` for one, or a row.
fn entry(input: ParseStream<'_>, model: &mut FamilyModel, errors: &mut Errors) -> Result<()> {
    let ahead = input.fork();
    ahead.call(Attribute::parse_outer)?;
    ahead.parse::<Visibility>()?;
    if ahead.peek(Token![struct]) && ahead.peek2(Ident) && ahead.peek3(Token![=]) {
        let message = format!("a row is declared without `struct`; write for example {ROW}");
        errors.at(ahead.parse::<Token![struct]>()?, message);
        model.rows.push(row(input, errors)?);
    } else if ahead.peek(Token![struct]) {
        model.templates.push(template(input.parse()?, errors));
    } else if ahead.peek(Token![use]) {
        let message = "imports come first; move this `use` in front of the templates and rows";
        errors.at(input.parse::<ItemUse>()?, message);
    } else if ahead.peek(Token![impl]) {
        model.impls.push(template_impl(input)?);
    } else if ahead.peek(Ident) && ahead.peek2(Token![=]) {
        model.rows.push(row(input, errors)?);
    } else {
        let found = next_token(&ahead).or_else(|| next_token(input));
        let message = format!("expected a template, `struct Binary<T> {{ ... }}`, or a row, {ROW}");
        return Err(Error::new_spanned(found, message));
    }
    Ok(())
}

/// Skips the rest of an invalid entry: up to a semicolon or past braces.
fn skip_entry(input: ParseStream<'_>) {
    while let Ok(token) = input.parse::<TokenTree>() {
        let ends = match &token {
            TokenTree::Punct(punct) => punct.as_char() == ';',
            TokenTree::Group(group) => group.delimiter() == Delimiter::Brace && !input.peek(Token![;]),
            _ => false,
        };
        if ends {
            break;
        }
    }
}

/// Reads a template. Errors of one that was reported before are dropped.
fn template(mut item: ItemStruct, errors: &mut Errors) -> Template {
    let before = item.attrs.len();
    item.attrs.retain(|attribute| !attribute.path().is_ident(REPORTED));
    let is_reported = item.attrs.len() < before;
    let shared = match std::mem::replace(&mut item.vis, Visibility::Inherited) {
        Visibility::Inherited => None,
        visibility => Some(visibility),
    };
    let (source, mut known) = (item.to_token_stream(), Errors::new());
    let template = parts_of_template(item, if is_reported { &mut known } else { errors });
    known.forget();
    Template { shared, source, is_reported, ..template }
}

fn parts_of_template(item: ItemStruct, errors: &mut Errors) -> Template {
    if let Some(clause) = &item.generics.where_clause {
        errors.at(
            clause,
            "a template cannot have a `where` clause, since arguments are checked where a row uses them; remove it",
        );
    }
    let (ops, attributes): (Vec<_>, Vec<_>) = item.attrs.into_iter().partition(|attribute| is_op(attribute.path()));
    let op = match ops.first() {
        Some(attribute) => arguments(attribute, errors),
        None => {
            errors.at(&item.ident, "missing `#[op(Dialect)]`, which has the arguments that all rows share; add it");
            None
        }
    };
    for second in ops.iter().skip(1) {
        errors.at(second, "a template has one `#[op]`; remove this one");
    }
    let fields = match item.fields {
        Fields::Unit => Vec::new(),
        Fields::Named(fields) => fields.named.into_iter().collect(),
        Fields::Unnamed(fields) => {
            errors.at(&fields, "the fields of an operation must have names, which become its accessors");
            Vec::new()
        }
    };
    let parameters = item.generics.params.iter().filter_map(|parameter| self::parameter(parameter, errors)).collect();
    let (shared, source, is_reported) = (None, TokenStream::new(), false);
    Template { ident: item.ident, shared, source, is_reported, parameters, op, attributes, fields }
}

/// Parses `impl Trait for Template { ... }`, which may name the parameters of the template.
fn template_impl(input: ParseStream<'_>) -> Result<TemplateImpl> {
    let attributes = input.call(Attribute::parse_outer)?;
    let keyword = input.parse::<Token![impl]>()?;
    let template_alone = |found: &dyn ToTokens| {
        let message = "an `impl` for a template is written without parameters, `impl CastOpInterface for Cast { ... \
                       }`; the body may name the template's parameters";
        Error::new_spanned(found, message)
    };
    if input.peek(Token![<]) {
        return Err(template_alone(&keyword));
    }
    let first = input.parse::<Path>()?;
    let (interface, subject) = match input.parse::<Option<Token![for]>>()? {
        Some(_) => (Some(first), input.parse::<Path>()?),
        None => (None, first),
    };
    let (template, state) = template_and_state(&subject).ok_or_else(|| template_alone(&subject))?;
    let body: proc_macro2::Group = input.parse()?;
    Ok(TemplateImpl { attributes, interface, template, state, body: body.into_token_stream() })
}

/// Splits `Cast<Draft>` into the template and the state of the operation, which is in angle brackets.
fn template_and_state(subject: &Path) -> Option<(Ident, TokenStream)> {
    let mut segments = subject.segments.iter();
    let (Some(segment), None, None) = (segments.next(), segments.next(), subject.leading_colon) else { return None };
    let state = match &segment.arguments {
        PathArguments::None => TokenStream::new(),
        PathArguments::AngleBracketed(state) if is_state(state) => state.to_token_stream(),
        PathArguments::AngleBracketed(_) | PathArguments::Parenthesized(_) => return None,
    };
    Some((segment.ident.clone(), state))
}

fn is_state(arguments: &AngleBracketedGenericArguments) -> bool {
    let mut arguments = arguments.args.iter();
    let is_draft = |ty: &Path| ty.segments.last().is_some_and(|last| last.ident == "Draft" || last.ident == "Adaptor");
    match (arguments.next(), arguments.next()) {
        (Some(GenericArgument::Type(Type::Path(ty))), None) => is_draft(&ty.path),
        _ => false,
    }
}

fn is_op(path: &Path) -> bool {
    path.segments.last().is_some_and(|segment| segment.ident == "op")
}

fn parameter(parameter: &GenericParam, errors: &mut Errors) -> Option<Parameter> {
    match parameter {
        GenericParam::Type(ty) => {
            if let Some(bound) = ty.bounds.first() {
                errors.at(
                    bound,
                    "a parameter cannot have bounds, since arguments are checked where a row uses them; remove them",
                );
            }
            if let Some(default) = &ty.default {
                errors.at(default, "a parameter cannot have a default; pass an argument in each row");
            }
            Some(Parameter { ident: ty.ident.clone(), is_value: false })
        }
        GenericParam::Const(value) => {
            if let Some(default) = &value.default {
                errors.at(default, "a parameter cannot have a default; pass an argument in each row");
            }
            Some(Parameter { ident: value.ident.clone(), is_value: true })
        }
        GenericParam::Lifetime(lifetime) => {
            errors.at(lifetime, "a template cannot have lifetimes, since operations are handles; remove them");
            None
        }
    }
}

/// Returns the arguments of a template's `#[op]`.
fn arguments(attribute: &Attribute, errors: &mut Errors) -> Option<Arguments> {
    let usage = "missing dialect in a template's `#[op]`; write `#[op(Arith, traits(Pure))]`";
    let Meta::List(list) = &attribute.meta else {
        errors.at(attribute, usage);
        return None;
    };
    let mut entries = split(list.tokens.clone());
    if entries.is_empty() {
        errors.at(attribute, usage);
        return None;
    }
    let dialect = entries.remove(0);
    if syn::parse2::<Path>(dialect.clone()).is_err() {
        errors.at(&dialect, usage);
        return None;
    }
    entries.retain(|entry| {
        let name = syn::parse2::<LitStr>(entry.clone());
        if let Ok(name) = &name {
            errors.at(name, format!("a template has no operation name; write it in the rows, as in {ROW}"));
        }
        name.is_err()
    });
    let entries = each_once(entries, errors);
    let krate = entries.iter().find_map(krate).unwrap_or_else(|| syn::parse_quote!(::ods));
    Some(Arguments { dialect, keys: entries, krate })
}

/// Returns the keys without duplicates. The lists of templates and rows are merged, which would hide duplicates.
fn each_once(keys: Vec<TokenStream>, errors: &mut Errors) -> Vec<TokenStream> {
    let mut seen = HashSet::new();
    let mut is_first = |key: &TokenStream| {
        let Some(name) = key_name(key) else { return true };
        let is_first = !seen.contains(&name);
        if !is_first {
            errors.at(key.clone().into_iter().next(), format!("`{name}` is given twice; remove one"));
        }
        seen.insert(name);
        is_first
    };
    keys.into_iter().filter(|key| is_first(key)).collect()
}

/// Returns the path of `crate = path`.
fn krate(entry: &TokenStream) -> Option<Path> {
    let parser = |input: ParseStream<'_>| {
        input.parse::<Token![crate]>()?;
        input.parse::<Token![=]>()?;
        input.call(Path::parse_mod_style)
    };
    parser.parse2(entry.clone()).ok()
}

/// Splits tokens at commas.
fn split(tokens: TokenStream) -> Vec<TokenStream> {
    let mut entries = vec![TokenStream::new()];
    for token in tokens {
        match &token {
            TokenTree::Punct(punct) if punct.as_char() == ',' => entries.push(TokenStream::new()),
            _ => entries.last_mut().into_iter().for_each(|entry| entry.extend([token.clone()])),
        }
    }
    entries.retain(|entry| !entry.is_empty());
    entries
}

/// Parses a row: `/// Docs. pub AddIOp = Binary<AnyInteger>("addi", traits(Commutative)) { #[attr] flags: I32Attr };`.
fn row(input: ParseStream<'_>, errors: &mut Errors) -> Result<Row> {
    let attributes = input.call(Attribute::parse_outer)?;
    if let Some(op) = attributes.iter().find(|attribute| is_op(attribute.path())) {
        errors.at(
            op,
            format!(
                "a row cannot have `#[op]`, which belongs to the template; write other arguments after the name, as \
                 in {ROW}"
            ),
        );
    }
    let visibility = input.parse()?;
    // Reported before.
    input.parse::<Option<Token![struct]>>()?;
    let ident: Ident = input.parse()?;
    input.parse::<Token![=]>()?;
    let leading = leading(input)?;
    let parts = parts(input, errors)?;
    let (mnemonic, keys) = parenthesized(input, &ident, errors)?;
    let fields = if input.peek(token::Brace) { fields(input.parse()?) } else { Vec::new() };
    if input.peek(Token![;]) {
        input.parse::<Token![;]>()?;
    } else {
        let found = next_token(input).unwrap_or_else(|| TokenTree::Ident(ident.clone()));
        errors.at(found, format!("missing semicolon after a row; write it as in {ROW}"));
        skip_entry_unless_begun(input);
    }
    let attributes = attributes.into_iter().filter(|attribute| !is_op(attribute.path())).collect();
    Ok(Row { attributes, visibility, ident, leading, parts, mnemonic, keys, fields })
}

/// Skips to the apparent beginning of the next entry.
fn skip_entry_unless_begun(input: ParseStream<'_>) {
    let begins = input.peek(Token![#]) || input.peek(Token![pub]) || input.peek(Token![struct]);
    if !(begins || input.peek(Ident) && input.peek2(Token![=])) {
        skip_entry(input);
    }
}

/// Parses the fields in braces in front of the templates, joined by a plus: `{ #[operand] x: I32 } + Clause`.
fn leading(input: ParseStream<'_>) -> Result<Vec<Field>> {
    if !input.peek(token::Brace) {
        return Ok(Vec::new());
    }
    let fields: FieldsNamed = input.parse()?;
    if input.parse::<Option<Token![+]>>()?.is_none() {
        let found = next_token(input).map_or_else(|| fields.to_token_stream(), ToTokens::into_token_stream);
        let message = "expected `+` and a template after the fields of a row, as in `pub ReadOp = { #[operand] from: \
                       AnyMemRef } + Hint(\"read\");`";
        return Err(Error::new_spanned(found, message));
    }
    Ok(self::fields(fields))
}

/// Parses templates joined by `+`.
fn parts(input: ParseStream<'_>, errors: &mut Errors) -> Result<Vec<Part>> {
    let mut parts = Vec::new();
    loop {
        let template = template_name(input)?;
        let arguments = if input.peek(Token![<]) { generic_arguments(input, errors)? } else { Vec::new() };
        parts.push(Part { template, arguments });
        if input.parse::<Option<Token![+]>>()?.is_none() {
            return Ok(parts);
        }
    }
}

fn template_name(input: ParseStream<'_>) -> Result<Ident> {
    let found = next_token(input);
    let wrong = || Error::new_spanned(&found, format!("expected a template of this `op_family!`, as in {ROW}"));
    let name = input.call(Ident::parse_any).map_err(|_| wrong())?;
    if input.peek(Token![::]) && !input.peek3(Token![<]) {
        let message = "a row names a template by its identifier; import it in front of the rows, as in `use \
                       super::clauses::Hint;`";
        return Err(Error::new_spanned(&name, message));
    }
    Ok(name)
}

/// Parses `<AnyInteger, 4, Inverse::Gate("x")>`: types, and values of any form, in braces or not.
fn generic_arguments(input: ParseStream<'_>, errors: &mut Errors) -> Result<Vec<Argument>> {
    input.parse::<Token![<]>()?;
    let mut arguments = Vec::new();
    while !input.peek(Token![>]) {
        arguments.extend(argument(input, errors)?);
        if !input.peek(Token![>]) {
            input.parse::<Token![,]>()?;
        }
    }
    input.parse::<Token![>]>()?;
    Ok(arguments)
}

fn argument(input: ParseStream<'_>, errors: &mut Errors) -> Result<Option<Argument>> {
    let ahead = input.fork();
    let parsed = ahead.parse::<GenericArgument>();
    let is_whole = ahead.peek(Token![,]) || ahead.peek(Token![>]);
    match parsed {
        Ok(argument) if is_whole => {
            input.advance_to(&ahead);
            Ok(generic_argument(argument, errors))
        }
        parsed => match syn::parse2::<Expr>(up_to_end(&input.fork())) {
            Ok(value) => {
                up_to_end(input);
                Ok(Some(Argument { tokens: in_braces(value.to_token_stream(), value.span()), is_value: true }))
            }
            // The error of the type, at the token that is wrong.
            Err(_) => {
                parsed?;
                input.advance_to(&ahead);
                Ok(None)
            }
        },
    }
}

fn generic_argument(argument: GenericArgument, errors: &mut Errors) -> Option<Argument> {
    let (tokens, is_value) = match argument {
        GenericArgument::Type(ty) => (quote!(#ty), false),
        GenericArgument::Const(Expr::Block(ExprBlock { attrs, label: None, block })) if attrs.is_empty() => {
            let inside = block.stmts.iter().map(ToTokens::to_token_stream).collect();
            (in_braces(inside, block.brace_token.span.join()), true)
        }
        GenericArgument::Const(value) => (quote!(#value), true),
        other => {
            errors.at(other, "expected an argument: a constraint, or a value");
            return None;
        }
    };
    Some(Argument { tokens, is_value })
}

/// Takes the tokens up to a comma, or up to the end of the arguments.
fn up_to_end(input: ParseStream<'_>) -> TokenStream {
    let (mut tokens, mut depth) = (TokenStream::new(), 0_usize);
    while !(input.is_empty() || depth == 0 && (input.peek(Token![,]) || input.peek(Token![>]))) {
        if input.peek(Token![<]) {
            depth += 1;
        } else if input.peek(Token![>]) {
            depth -= 1;
        }
        match input.parse::<TokenTree>() {
            Ok(token) => tokens.extend([token]),
            Err(_) => break,
        }
    }
    tokens
}

/// Returns a value in braces, which it needs in some places. The compiler would call them unnecessary in others, if it
/// took them for the user's.
fn in_braces(value: TokenStream, span: Span) -> TokenStream {
    let mut group = proc_macro2::Group::new(Delimiter::Brace, value);
    group.set_span(Span::call_site().located_at(span));
    TokenTree::Group(group).into()
}

/// Parses `("addi", traits(Commutative), verify)`.
fn parenthesized(
    input: ParseStream<'_>,
    row: &Ident,
    errors: &mut Errors,
) -> Result<(Option<LitStr>, Vec<TokenStream>)> {
    if !input.peek(token::Paren) {
        let found = next_token(input).unwrap_or_else(|| TokenTree::Ident(row.clone()));
        errors.at(found, format!("missing operation name after the template; write it as in {ROW}"));
        return Ok((None, Vec::new()));
    }
    let content;
    let parentheses = parenthesized!(content in input);
    let mnemonic = match content.parse::<LitStr>() {
        Ok(name) => Some(name),
        Err(_) => {
            let found = next_token(&content).unwrap_or_else(|| whole(parentheses.span));
            errors.at(found, format!("expected the operation's name, as in {ROW}"));
            None
        }
    };
    let mut keys = Vec::new();
    if mnemonic.is_some() && !content.is_empty() {
        errors.take(content.parse::<Token![,]>());
        keys = each_once(split(content.parse()?), errors);
    }
    skip_all(&content);
    Ok((mnemonic, keys))
}

/// Returns empty parentheses, as tokens for errors.
fn whole(span: proc_macro2::extra::DelimSpan) -> TokenTree {
    let mut group = proc_macro2::Group::new(Delimiter::Parenthesis, TokenStream::new());
    group.set_span(span.join());
    TokenTree::Group(group)
}

fn fields(fields: FieldsNamed) -> Vec<Field> {
    fields.named.into_iter().collect()
}
