//! `pattern!`
//!
//! ```text
//! patterns   ::= (`crate` `=` path `;`)? (`dialects` `(` path,* `)` `;`)? (`in_order` `;`)?
//!                (`at_root` `;`)? definition*
//! definition ::= attribute* visibility name `:` root arm (`,` arm)* `;`
//! attribute  ::= `#[benefit(n)]` | `#[priority(n)]` | `#[either_order]`
//!              | `#[example(before = text, after = text)]` | `#[example(unchanged = text)]`
//! arm        ::= (`if` expression | `_`)? `=>` (new `then`)* right
//! root       ::= (name `@`)? (left | kind (`{` (field `,`)* `..` `}`)?)
//! kind       ::= `dyn` path | `impl` path | `_`
//! left       ::= (name `@`)? (`ordered` | `single_use`)* path (`|` path)* `{` (field (`,` field)*)? `..`? `}` (`.` name)?
//! field      ::= name (`:` value)?
//! value      ::= `_` | name (`:` type)? | `const` constant | left | `[` value,* `]` | `None` | `Some` `(` name `)` | expression
//! right      ::= `erase` | block | `(` item,* `)` | item
//! item       ::= `const` expression | new | expression
//! new        ::= (name `@`)? path `{` (name (`:` item)?),* `}` (`.` name)? (`->` expression)? (`at` expression)?
//! ```

use proc_macro2::{Span, TokenStream, TokenTree};
use syn::parse::discouraged::Speculative;
use syn::parse::{ParseStream, Parser};
use syn::spanned::Spanned;
use syn::{
    Attribute, Error, Expr, Ident, Path, Result, Token, Type, Visibility, braced, bracketed, parenthesized, token,
};

use super::recover::{next_token, skip_all};
use crate::docs::Docs;
use crate::errors::Errors;
use crate::model::pattern::{
    Arm, ConstantLeft, Example, FieldLeft, Kind, KindLeft, New, Number, OpLeft, PatternModel, Patterns, Right, Root,
    ValueLeft, ValueRight,
};

mod words {
    syn::custom_keyword!(ordered);
    syn::custom_keyword!(single_use);
    syn::custom_keyword!(erase);
    syn::custom_keyword!(at);
    syn::custom_keyword!(dialects);
    syn::custom_keyword!(in_order);
    syn::custom_keyword!(at_root);
    syn::custom_keyword!(before);
    syn::custom_keyword!(after);
    syn::custom_keyword!(unchanged);
    syn::custom_keyword!(then);
}

/// Parses definitions up to the end; invalid ones leave stubs, and their errors are kept.
pub fn parse(tokens: TokenStream, errors: &mut Errors) -> Patterns {
    let mut all = Patterns {
        krate: syn::parse_quote!(::ods),
        dialects: Vec::new(),
        in_order: false,
        at_root: false,
        models: Vec::new(),
        stubs: Vec::new(),
    };
    for tokens in split_at_semicolons(tokens, errors) {
        if let Some(krate) = super::constraint::krate(&tokens) {
            all.krate = errors.take(krate).unwrap_or(all.krate);
            continue;
        }
        if let Some(setting) = setting(&tokens) {
            match errors.take(setting) {
                Some(Setting::InOrder) => all.in_order = true,
                Some(Setting::AtRoot) => all.at_root = true,
                Some(Setting::Dialects(dialects)) => all.dialects = dialects,
                None => {}
            }
            continue;
        }
        let mut stub = None;
        let last = tokens.clone().into_iter().last().map_or_else(Span::call_site, |token| token.span());
        let parser = |input: ParseStream<'_>| {
            let parsed = definition(input, &mut stub, last);
            skip_all(input);
            parsed
        };
        match parser.parse2(tokens) {
            Ok(model) => all.models.push(model),
            Err(error) => {
                errors.add(error);
                all.stubs.extend(stub);
            }
        }
    }
    all
}

/// A statement about all patterns of a `pattern!`.
enum Setting {
    Dialects(Vec<Path>),
    InOrder,
    AtRoot,
}

/// Parses a statement about all patterns; returns `None` for other text.
fn setting(tokens: &TokenStream) -> Option<Result<Setting>> {
    let parser = |input: ParseStream<'_>| {
        if input.peek(words::in_order) && !input.peek2(Token![:]) {
            input.parse::<words::in_order>()?;
            return Ok(Some(Setting::InOrder));
        }
        if input.peek(words::at_root) && !input.peek2(Token![:]) {
            input.parse::<words::at_root>()?;
            return Ok(Some(Setting::AtRoot));
        }
        if input.peek(words::dialects) && input.peek2(token::Paren) {
            input.parse::<words::dialects>()?;
            let content;
            parenthesized!(content in input);
            let paths = content.parse_terminated(Path::parse_mod_style, Token![,])?;
            return Ok(Some(Setting::Dialects(paths.into_iter().collect())));
        }
        skip_all(input);
        Ok(None)
    };
    parser.parse2(tokens.clone()).transpose()
}

/// Splits at semicolons outside of groups, so that an invalid definition does not hide the next.
fn split_at_semicolons(tokens: TokenStream, errors: &mut Errors) -> Vec<TokenStream> {
    let mut parts = Vec::new();
    let mut current = TokenStream::new();
    for token in tokens {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == ';' => parts.push(std::mem::take(&mut current)),
            other => current.extend([other]),
        }
    }
    if !current.is_empty() {
        let last = current.clone().into_iter().last();
        errors.at(last, "missing `;` after the pattern");
        parts.push(current);
    }
    parts
}

/// Parses a definition; `last` is the place of its last token.
fn definition(input: ParseStream<'_>, stub: &mut Option<(Visibility, Ident)>, last: Span) -> Result<PatternModel> {
    let mut attributes = input.call(Attribute::parse_outer)?;
    let visibility: Visibility = input.parse()?;
    let ident: Ident = input.parse()?;
    *stub = Some((visibility.clone(), ident.clone()));
    input.parse::<Token![:]>()?;
    let benefit = take(&mut attributes, "benefit")?.map(|attribute| attribute.parse_args()).transpose()?;
    let priority = take(&mut attributes, "priority")?.map(|attribute| attribute.parse_args()).transpose()?;
    let either_order = take(&mut attributes, "either_order")?;
    if let Some(attribute) = &either_order {
        attribute.meta.require_path_only()?;
    }
    let examples = take_all(&mut attributes, "example").iter().map(example).collect::<Result<_>>()?;
    let docs = Docs::take(&mut attributes);
    if let Some(other) = attributes.iter().find(|attribute| !attribute.path().is_ident("allow")) {
        let message = "unknown attribute of a pattern; expected `benefit(...)`, `priority(...)`, `either_order` or \
                       `example(...)`";
        return Err(Error::new_spanned(other, message));
    }
    let root = root(input)?;
    let mut arms = vec![arm(input, last)?];
    while input.parse::<Option<Token![,]>>()?.is_some() && !input.is_empty() {
        arms.push(arm(input, last)?);
    }
    if !input.is_empty() {
        return Err(input.error("unexpected token after the right side; end the pattern with `;`"));
    }
    let either_order = either_order.is_some();
    Ok(PatternModel { docs, visibility, ident, benefit, priority, either_order, examples, root, arms })
}

/// Removes the attributes with this name, and returns them.
fn take_all(attributes: &mut Vec<Attribute>, name: &str) -> Vec<Attribute> {
    let (taken, others) = std::mem::take(attributes).into_iter().partition(|attribute| attribute.path().is_ident(name));
    *attributes = others;
    taken
}

/// Removes the attribute with this name, and returns it.
fn take(attributes: &mut Vec<Attribute>, name: &str) -> Result<Option<Attribute>> {
    let mut taken = take_all(attributes, name);
    match taken.len() {
        0 | 1 => Ok(taken.pop()),
        _ => Err(Error::new_spanned(&taken[1], format!("`{name}` is given twice"))),
    }
}

/// Parses the arguments of `#[example(...)]`.
fn example(attribute: &Attribute) -> Result<Example> {
    attribute.parse_args_with(|input: ParseStream<'_>| {
        let looked = input.lookahead1();
        let before = if looked.peek(words::unchanged) {
            input.parse::<words::unchanged>()?;
            input.parse::<Token![=]>()?;
            let (before, after) = (input.parse()?, None);
            input.parse::<Option<Token![,]>>()?;
            return Ok(Example { before, after });
        } else if looked.peek(words::before) {
            input.parse::<words::before>()?;
            input.parse::<Token![=]>()?;
            input.parse()?
        } else {
            return Err(looked.error());
        };
        input.parse::<Token![,]>()?;
        input.parse::<words::after>()?;
        input.parse::<Token![=]>()?;
        let after = Some(input.parse()?);
        input.parse::<Option<Token![,]>>()?;
        Ok(Example { before, after })
    })
}

fn root(input: ParseStream<'_>) -> Result<Root> {
    let bound = bound(input)?;
    let Some(kind) = kind(input)? else { return left(input, bound).map(Root::Ops) };
    if !input.peek(token::Brace) {
        return Ok(Root::Kind(KindLeft { bound, kind, fields: Vec::new() }));
    }
    let Fields { fields, rest, brace } = fields(input)?;
    if !rest {
        let message = "such an operation may have further parts; end the fields with `..`";
        return Err(Error::new(brace.span.close(), message));
    }
    Ok(Root::Kind(KindLeft { bound, kind, fields }))
}

/// Parses a kind of operations; returns `None` for a path.
fn kind(input: ParseStream<'_>) -> Result<Option<Kind>> {
    if input.parse::<Option<Token![dyn]>>()?.is_some() {
        return input.parse().map(Kind::Interface).map(Some);
    }
    if input.parse::<Option<Token![impl]>>()?.is_some() {
        return input.parse().map(Kind::Trait).map(Some);
    }
    Ok(input.parse::<Option<Token![_]>>()?.map(|_| Kind::Any))
}

/// Parses `name @`.
fn bound(input: ParseStream<'_>) -> Result<Option<Ident>> {
    if !(input.peek(Ident) && input.peek2(Token![@])) {
        return Ok(None);
    }
    let name = input.parse()?;
    input.parse::<Token![@]>()?;
    Ok(Some(name))
}

fn left(input: ParseStream<'_>, bound: Option<Ident>) -> Result<OpLeft> {
    let (mut ordered, mut single_use) = (false, None);
    while !input.peek2(token::Brace) && !input.peek2(Token![::]) {
        if !ordered && input.parse::<Option<words::ordered>>()?.is_some() {
            ordered = true;
        } else if let Some(word) = input.parse::<Option<words::single_use>>()? {
            if single_use.replace(word.span).is_some() {
                return Err(Error::new(word.span, "`single_use` is given twice"));
            }
        } else {
            break;
        }
    }
    let mut paths = vec![input.call(Path::parse_mod_style)?];
    while input.parse::<Option<Token![|]>>()?.is_some() {
        paths.push(input.call(Path::parse_mod_style)?);
    }
    if !input.peek(token::Brace) {
        let message = "expected the fields of the operation: `AddIOp { lhs: x, .. }`";
        return Err(Error::new(next_token(input).map_or(input.span(), |token| token.span()), message));
    }
    let Fields { fields, rest, .. } = fields(input)?;
    Ok(OpLeft { bound, ordered, single_use, paths, fields, rest, result: result(input)? })
}

/// The fields of a left side.
struct Fields {
    fields: Vec<FieldLeft>,
    /// Whether they end with `..`.
    rest: bool,
    brace: token::Brace,
}

/// Parses `{ fields }`.
fn fields(input: ParseStream<'_>) -> Result<Fields> {
    let content;
    let brace = braced!(content in input);
    let (mut fields, mut rest) = (Vec::new(), false);
    while !content.is_empty() {
        if content.parse::<Option<Token![..]>>()?.is_some() {
            rest = true;
            if !content.is_empty() {
                return Err(content.error("`..` comes last"));
            }
            break;
        }
        fields.push(field(&content)?);
        if !content.is_empty() {
            content.parse::<Token![,]>()?;
        }
    }
    Ok(Fields { fields, rest, brace })
}

/// Parses `.result`.
fn result(input: ParseStream<'_>) -> Result<Option<Ident>> {
    if input.parse::<Option<Token![.]>>()?.is_some() { input.parse().map(Some) } else { Ok(None) }
}

fn field(input: ParseStream<'_>) -> Result<FieldLeft> {
    let name: Ident = input.call(syn::ext::IdentExt::parse_any)?;
    if input.parse::<Option<Token![:]>>()?.is_none() {
        let value = ValueLeft::Bound(name.clone(), None);
        return Ok(FieldLeft { name, value });
    }
    Ok(FieldLeft { name, value: value_left(input)? })
}

fn value_left(input: ParseStream<'_>) -> Result<ValueLeft> {
    if input.parse::<Option<Token![_]>>()?.is_some() {
        return Ok(ValueLeft::Any(type_left(input)?));
    }
    if input.parse::<Option<Token![const]>>()?.is_some() {
        return constant_left(input).map(ValueLeft::Constant);
    }
    if input.peek(token::Bracket) {
        let content;
        bracketed!(content in input);
        let values = content.parse_terminated(value_left, Token![,])?;
        return Ok(ValueLeft::List(values.into_iter().collect()));
    }
    if let Some(bound) = bound(input)? {
        return left(input, Some(bound)).map(|op| ValueLeft::Op(Box::new(op)));
    }
    if is_left(input) {
        return left(input, None).map(|op| ValueLeft::Op(Box::new(op)));
    }
    if input.peek(words::single_use) && input.peek2(Ident) {
        let message = "`single_use` is for an operation: `single_use NegOp { .. }`; test a value in a guard: \
                       `if ir.has_one_use(x)`";
        return Err(input.error(message));
    }
    name_or_expression(input)
}

/// Returns whether an operation with fields follows.
fn is_left(input: ParseStream<'_>) -> bool {
    let fork = input.fork();
    while (fork.peek(words::ordered) || fork.peek(words::single_use)) && !fork.peek2(Token![,]) {
        let _ = fork.parse::<Ident>();
    }
    while fork.call(Path::parse_mod_style).is_ok() {
        if fork.peek(token::Brace) {
            return true;
        }
        if !matches!(fork.parse::<Option<Token![|]>>(), Ok(Some(_))) {
            return false;
        }
    }
    false
}

fn name_or_expression(input: ParseStream<'_>) -> Result<ValueLeft> {
    let fork = input.fork();
    if let Ok(name) = fork.parse::<Ident>()
        && !fork.peek(Token![::])
        && !fork.peek(Token![.])
    {
        let is_type = name.to_string().starts_with(|first: char| first.is_ascii_uppercase());
        if name == "Some" && fork.peek(token::Paren) {
            input.advance_to(&fork);
            let content;
            parenthesized!(content in input);
            return content.parse().map(ValueLeft::Present);
        }
        if name == "None" {
            input.advance_to(&fork);
            return Ok(ValueLeft::Absent);
        }
        if !is_type && name != "true" && name != "false" {
            input.advance_to(&fork);
            return Ok(ValueLeft::Bound(name, type_left(input)?));
        }
    }
    input.parse().map(ValueLeft::Equal)
}

fn type_left(input: ParseStream<'_>) -> Result<Option<Type>> {
    if input.parse::<Option<Token![:]>>()?.is_some() { input.parse().map(Some) } else { Ok(None) }
}

fn constant_left(input: ParseStream<'_>) -> Result<ConstantLeft> {
    if input.parse::<Option<Token![_]>>()?.is_some() {
        return Ok(ConstantLeft::Any);
    }
    if input.peek(Ident) {
        return input.parse().map(ConstantLeft::Bound);
    }
    let value: Expr = input.parse()?;
    Number::of(&value).map(ConstantLeft::Number).ok_or_else(|| {
        let message = "expected a name, `_`, a number, `true` or `false` after `const`; test anything else in a guard: \
                       `if c.is(n)`";
        Error::new(value.span(), message)
    })
}

/// Parses an arm; `last` is the place of the token before it, for errors at the end.
fn arm(input: ParseStream<'_>, last: Span) -> Result<Arm> {
    let guard = if input.parse::<Option<Token![if]>>()?.is_some() {
        Some(Expr::parse_without_eager_brace(input)?)
    } else {
        input.parse::<Option<Token![_]>>()?;
        None
    };
    if !input.peek(Token![=>]) {
        return Err(Error::new(
            next_token(input).map_or(last, |token| token.span()),
            "expected `=>` and the right side",
        ));
    }
    let arrow: Token![=>] = input.parse()?;
    if input.is_empty() {
        return Err(Error::new(arrow.span(), "expected the right side after `=>`"));
    }
    let (before, right) = steps(input)?;
    Ok(Arm { guard, before, right })
}

/// Parses the operations that are created first, each in front of `then`, and the right side.
fn steps(input: ParseStream<'_>) -> Result<(Vec<New>, Right)> {
    let mut before = Vec::new();
    loop {
        let right = right(input)?;
        if !input.peek(words::then) {
            return Ok((before, right));
        }
        let then: words::then = input.parse()?;
        if input.is_empty() {
            return Err(Error::new(then.span, "expected the right side after `then`"));
        }
        let created = match right {
            Right::Values(mut values) if values.len() == 1 => values.pop(),
            Right::Values(_) | Right::Erase(_) | Right::Code(_) => None,
        };
        match created {
            Some(ValueRight::New(new)) => before.push(*new),
            Some(ValueRight::Constant(_) | ValueRight::Code(_)) | None => {
                return Err(Error::new(
                    then.span,
                    "expected a new operation in front of `then`: `SinkOp { x: x } then y`",
                ));
            }
        }
    }
}

fn right(input: ParseStream<'_>) -> Result<Right> {
    if input.peek(words::erase) {
        return input.parse().map(Right::Erase);
    }
    if input.peek(token::Brace) {
        return input.parse().map(Right::Code);
    }
    if input.peek(token::Paren) {
        let fork = input.fork();
        let content;
        parenthesized!(content in fork);
        if let Ok(values) = content.parse_terminated(value_right, Token![,])
            && (values.len() != 1 || values.trailing_punct())
        {
            input.advance_to(&fork);
            return Ok(Right::Values(values.into_iter().collect()));
        }
    }
    Ok(Right::Values(vec![value_right(input)?]))
}

fn value_right(input: ParseStream<'_>) -> Result<ValueRight> {
    if input.parse::<Option<Token![const]>>()?.is_some() {
        return input.parse().map(ValueRight::Constant);
    }
    if is_new(input) {
        return new(input).map(|new| ValueRight::New(Box::new(new)));
    }
    input.parse().map(ValueRight::Code)
}

/// Returns whether a new operation follows: a path with fields.
fn is_new(input: ParseStream<'_>) -> bool {
    let fork = input.fork();
    if bound(&fork).is_err() {
        return false;
    }
    fork.call(Path::parse_mod_style).is_ok() && fork.peek(token::Brace)
}

fn new(input: ParseStream<'_>) -> Result<New> {
    let bound = bound(input)?;
    let path = input.call(Path::parse_mod_style)?;
    let content;
    braced!(content in input);
    let mut fields = Vec::new();
    while !content.is_empty() {
        if content.peek(Token![..]) {
            return Err(content.error("a new operation has no `..`; name all fields but optional ones"));
        }
        let name: Ident = content.call(syn::ext::IdentExt::parse_any)?;
        let value = match content.parse::<Option<Token![:]>>()? {
            Some(_) => value_right(&content)?,
            None => ValueRight::Code(syn::parse_quote!(#name)),
        };
        fields.push((name, value));
        if !content.is_empty() {
            content.parse::<Token![,]>()?;
        }
    }
    let result = result(input)?;
    let types = match input.parse::<Option<Token![->]>>()? {
        Some(_) => Some(input.parse()?),
        None => None,
    };
    let at = match input.parse::<Option<words::at>>()? {
        Some(_) => Some(input.parse()?),
        None => None,
    };
    Ok(New { bound, path, fields, types, result, at })
}
