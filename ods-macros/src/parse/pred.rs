//! Predicates.

use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, quote_spanned};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{Error, Ident, LitStr, Result, Token, Type, parenthesized, token};

use super::recover::skip_all;
use crate::model::constraint::PredModel;
use crate::model::interface::named_by_interface;
use crate::suggest::nearest;

/// The keywords of predicates with arguments.
pub const COMBINATORS: &[&str] = &[
    "CPred",
    "And",
    "Or",
    "Neg",
    "SubstLeaves",
    "Concat",
    "ElementType",
    "ValueType",
    "Each",
    "AnyStrAttrOf",
    "ConstantAttr",
    "Test",
];

impl Parse for PredModel {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        if input.peek(LitStr) {
            let text: LitStr = input.parse()?;
            return Err(Error::new_spanned(
                text,
                "a predicate consists of Rust tokens, not a string; write `CPred($_self.isa::<IntegerType>($_ctx))`",
            ));
        }
        if input.peek(Ident::peek_any) && input.peek2(token::Paren) {
            let keyword = Ident::parse_any(input)?;
            let content;
            parenthesized!(content in input);
            return combinator(&keyword, &content);
        }
        if input.peek(Token![!]) {
            return Err(input.error("predicates have no operators; write `Neg(...)`"));
        }
        if let Some(keyword) = in_angle_brackets(input) {
            let message = format!("`{keyword}` takes parentheses; write `{keyword}(...)`");
            return Err(Error::new_spanned(keyword, message));
        }
        let name: Type = input.parse().map_err(|error| {
            Error::new(error.span(), "expected a predicate: `CPred(...)`, `And(...)`, or the name of a constraint")
        })?;
        if name.to_token_stream().to_string() == "TruePred" {
            return Ok(Self::True);
        }
        Ok(Self::Is(Box::new(named_by_interface(name))))
    }
}

/// Returns the combinator if it is followed by `<`, as in TableGen.
fn in_angle_brackets(input: ParseStream<'_>) -> Option<Ident> {
    let keyword = input.fork().parse::<Ident>().ok()?;
    let known = COMBINATORS.iter().any(|known| keyword == known);
    (known && input.peek2(Token![<])).then_some(keyword)
}

fn combinator(keyword: &Ident, content: ParseStream<'_>) -> Result<PredModel> {
    let pred = combinator_of(keyword, content);
    // Tokens that are unread after an error would be reported a second time.
    skip_all(content);
    pred
}

fn combinator_of(keyword: &Ident, content: ParseStream<'_>) -> Result<PredModel> {
    if content.peek(token::Bracket) && *keyword != "CPred" {
        return Err(content.error(format!("predicates are listed without brackets; write `{keyword}(P, Q)`")));
    }
    match keyword.to_string().as_str() {
        "CPred" => cpred(keyword, content),
        "And" => several(keyword, content).map(PredModel::And),
        "Or" => several(keyword, content).map(PredModel::Or),
        "Neg" => one(keyword, content).map(PredModel::Neg),
        "ElementType" => one(keyword, content).map(PredModel::ElementType),
        "ValueType" => one(keyword, content).map(PredModel::ValueType),
        "Each" => one(keyword, content).map(PredModel::Each),
        "SubstLeaves" => subst(keyword, content),
        "Concat" => concat(keyword, content),
        "AnyStrAttrOf" => any_string(keyword, content),
        "ConstantAttr" => constant(keyword, content),
        "Test" => test(keyword, content),
        other => {
            content.parse::<TokenStream>()?;
            let hint = match nearest(other, COMBINATORS.iter().copied()) {
                Some(near) => format!("; did you mean `{near}`?"),
                None if other == "Not" => "; did you mean `Neg`?".into(),
                None if other == "AnyOf" => "; did you mean `Or`?".into(),
                None if other == "AllOf" => "; did you mean `And`?".into(),
                None => format!("; generic constraints take angle brackets: `{other}<...>`"),
            };
            Err(Error::new_spanned(keyword, format!("unknown predicate combinator `{other}`{hint}")))
        }
    }
}

fn cpred(keyword: &Ident, content: ParseStream<'_>) -> Result<PredModel> {
    if content.is_empty() {
        return Err(Error::new_spanned(keyword, "`CPred` needs code; write an expression of type `bool`"));
    }
    if is_lone_string(content) {
        let text: LitStr = content.parse()?;
        return Err(Error::new_spanned(text, "`CPred` takes Rust tokens, not a string; remove the quotes"));
    }
    let code: TokenStream = content.parse()?;
    match kind_test.parse2(code.clone()) {
        Ok(kind) => Ok(PredModel::IsA(Box::new(kind))),
        Err(_) => Ok(PredModel::CPred(code)),
    }
}

/// Parses `$_self.isa::<T>($_ctx)`, a test that is data rather than code.
fn kind_test(input: ParseStream<'_>) -> Result<Type> {
    placeholder(input, "_self")?;
    input.parse::<Token![.]>()?;
    word(input, "isa")?;
    input.parse::<Token![::]>()?;
    input.parse::<Token![<]>()?;
    let kind = input.parse()?;
    input.parse::<Token![>]>()?;
    let argument;
    parenthesized!(argument in input);
    placeholder(&argument, "_ctx")?;
    Ok(kind)
}

fn placeholder(input: ParseStream<'_>, name: &str) -> Result<()> {
    input.parse::<Token![$]>()?;
    word(input, name)
}

fn word(input: ParseStream<'_>, expected: &str) -> Result<()> {
    let found: Ident = input.parse()?;
    if found == expected { Ok(()) } else { Err(Error::new_spanned(found, expected)) }
}

/// Returns whether the content is a single string: code in quotes, as in TableGen.
pub fn is_lone_string(content: ParseStream<'_>) -> bool {
    content.peek(LitStr) && content.cursor().token_tree().is_some_and(|(_, rest)| rest.eof())
}

fn several(keyword: &Ident, content: ParseStream<'_>) -> Result<Vec<PredModel>> {
    let all = Punctuated::<PredModel, Token![,]>::parse_terminated(content)?;
    if all.is_empty() {
        return Err(Error::new_spanned(keyword, format!("`{keyword}` needs at least one predicate")));
    }
    Ok(all.into_iter().collect())
}

fn one(keyword: &Ident, content: ParseStream<'_>) -> Result<Box<PredModel>> {
    let wrong =
        |found: usize| Error::new_spanned(keyword, format!("`{keyword}` takes exactly one predicate, found {found}"));
    if content.is_empty() {
        return Err(wrong(0));
    }
    let mut all = Punctuated::<PredModel, Token![,]>::parse_terminated(content)?.into_iter();
    match (all.next(), all.count()) {
        (Some(pred), 0) => Ok(Box::new(pred)),
        (_, more) => Err(wrong(more + 1)),
    }
}

fn subst(keyword: &Ident, content: ParseStream<'_>) -> Result<PredModel> {
    let usage = "`SubstLeaves` takes `$_self`, the code to replace it, and a predicate, as in `SubstLeaves($_self, \
                 $_self.element_type($_ctx), AnyFloat)`";
    let parts = split_at_commas(content.parse()?);
    let [pattern, code, pred] = parts.as_slice() else {
        return Err(Error::new_spanned(keyword, usage));
    };
    if pattern.to_string().replace(' ', "") != "$_self" {
        return Err(Error::new_spanned(pattern, "`SubstLeaves` can only replace `$_self`"));
    }
    let pred = syn::parse2(pred.clone())?;
    Ok(PredModel::Subst(code.clone(), Box::new(pred)))
}

fn concat(keyword: &Ident, content: ParseStream<'_>) -> Result<PredModel> {
    let parts = split_at_commas(content.parse()?);
    let [prefix, pred, suffix] = parts.as_slice() else {
        return Err(Error::new_spanned(
            keyword,
            "`Concat` takes code, a predicate and code, which are concatenated; code may be empty, as in `Concat(!, \
             P, )`",
        ));
    };
    for code in [prefix, suffix] {
        if syn::parse2::<LitStr>(code.clone()).is_ok() {
            return Err(Error::new_spanned(code, "`Concat` takes Rust tokens, not strings; remove the quotes"));
        }
    }
    let pred = syn::parse2(pred.clone())?;
    Ok(PredModel::Concat(prefix.clone(), Box::new(pred), suffix.clone()))
}

fn any_string(keyword: &Ident, content: ParseStream<'_>) -> Result<PredModel> {
    let all = Punctuated::<LitStr, Token![,]>::parse_terminated(content)
        .map_err(|error| Error::new(error.span(), "`AnyStrAttrOf` takes string literals"))?;
    if all.is_empty() {
        return Err(Error::new_spanned(keyword, "`AnyStrAttrOf` needs at least one string"));
    }
    Ok(PredModel::AnyStrAttrOf(all.into_iter().collect()))
}

/// Parses a constraint on attributes, and its only value.
fn constant(keyword: &Ident, content: ParseStream<'_>) -> Result<PredModel> {
    let parts = split_at_commas(content.parse()?);
    let [constraint, value] = parts.as_slice() else {
        let message = "`ConstantAttr` takes a constraint and a value, as in `ConstantAttr(F32Attr, 1.0)`";
        return Err(Error::new_spanned(keyword, message));
    };
    let is = PredModel::Is(Box::new(syn::parse2(constraint.clone())?));
    let equals = quote_spanned!(value.span()=> $_self == __ods::default_of::<#constraint>(#value, $_ctx));
    Ok(PredModel::And(vec![is, PredModel::CPred(equals)]))
}

fn test(keyword: &Ident, content: ParseStream<'_>) -> Result<PredModel> {
    let test = content.parse().map_err(|_| {
        let message = "`Test` takes a constant of type `AttrValuePred`, as in `Test(AttrValuePred::IntAtLeast(0))`";
        Error::new_spanned(keyword, message)
    })?;
    Ok(PredModel::Test(Box::new(test)))
}

/// Splits at commas outside of groups.
fn split_at_commas(tokens: TokenStream) -> Vec<TokenStream> {
    let mut parts = vec![TokenStream::new()];
    for token in tokens {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == ',' => parts.push(TokenStream::new()),
            other => {
                if let Some(last) = parts.last_mut() {
                    last.extend([other]);
                }
            }
        }
    }
    parts
}
