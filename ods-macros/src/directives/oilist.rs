//! `oilist("keyword" ... | ...)`: clauses in any order.
//!
//! | element | meaning |
//! |---|---|
//! | `oilist("if" $a \| "nowait")` | clauses in any order, each at most once |

use proc_macro2::{Ident, Punct, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::parse::ParseStream;
use syn::{Error, LitStr, Result};

use super::{Directive, Element, OpElement};
use crate::check::op_format::Format;
use crate::check::op_format::optional::can_be_missing;
use crate::errors::Errors;
use crate::expand::op_format::{Layout, anchors, elements, implied_at, unit};
use crate::model::op::OpModel;
use crate::parse::format::{Place, arguments, sequence};

pub const DIRECTIVE: Directive = Directive { words: &["oilist"], parse };

pub struct OiList {
    keyword: Ident,
    pub clauses: Vec<OiClause>,
}

pub struct OiClause {
    /// The literal at its beginning.
    literal: LitStr,
    /// The elements after the literal.
    pub elements: Vec<OpElement>,
}

/// Parses `("keyword" ... | ...)`.
fn parse(input: ParseStream<'_>, word: &Ident, errors: &mut Errors) -> Result<OpElement> {
    let example = "oilist(\"if\" \"(\" $condition \")\" | \"nowait\")";
    let tokens = arguments(input, word, example)?;
    if tokens.is_empty() {
        return Err(Error::new_spanned(word, format!("empty `oilist`; list clauses, `{example}`")));
    }
    let mut clauses = Vec::new();
    for (tokens, bar) in split_at_bars(tokens) {
        clauses.extend(clause(tokens, bar, errors));
    }
    Ok(OpElement::OiList(OiList { keyword: word.clone(), clauses }))
}

/// Splits tokens at `|`, and returns each piece with the `|` beside it.
fn split_at_bars(tokens: TokenStream) -> Vec<(TokenStream, Option<Punct>)> {
    let mut parts: Vec<(TokenStream, Option<Punct>)> = vec![(TokenStream::new(), None)];
    for token in tokens {
        match (token, parts.last_mut()) {
            (TokenTree::Punct(bar), Some((_, beside))) if bar.as_char() == '|' => {
                beside.get_or_insert_with(|| bar.clone());
                parts.push((TokenStream::new(), Some(bar)));
            }
            (token, Some((part, _))) => part.extend([token]),
            (_, None) => {}
        }
    }
    parts
}

/// Parses one clause, which is identified by the literal at its beginning.
fn clause(tokens: TokenStream, bar: Option<Punct>, errors: &mut Errors) -> Option<OiClause> {
    let message = "a clause of an `oilist` must begin with a literal that distinguishes it; write `\"keyword\" $name`";
    let first = tokens.clone().into_iter().next();
    let before = errors.len();
    let (mut elements, _) = sequence(tokens, Place::Clause, errors);
    if errors.len() > before {
        return None;
    }
    let is_literal = |element: &OpElement| matches!(element, OpElement::Literal(_)) && !element.is_blank();
    if elements.first().is_some_and(is_literal)
        && let OpElement::Literal(literal) = elements.remove(0)
    {
        return Some(OiClause { literal, elements });
    }
    match (first, bar) {
        (Some(first), _) => errors.at(first, message),
        (None, Some(bar)) => errors.at(bar, "missing clause next to this `|`; add it, or remove the `|`"),
        (None, None) => {}
    }
    None
}

impl OiList {
    /// Reports clauses without an optional part, whose presence determines whether the clause is printed.
    fn clauses_have_fields(&self, format: &Format<'_>, errors: &mut Errors) {
        let has_no_field = |element: &OpElement| element.can_be_text() && format.parts(element).is_empty();
        for clause in self.clauses.iter().filter(|clause| clause.elements.iter().all(has_no_field)) {
            let literal = clause.literal.value();
            let message = format!(
                "nothing determines whether this clause is printed; add a field, `\"{literal}\" $name`, such as a \
                 `UnitAttr`, which has no text"
            );
            errors.at(&clause.literal, message);
        }
    }

    /// Reports clauses with equal keywords.
    fn keywords_differ(&self, errors: &mut Errors) {
        let mut seen = Vec::new();
        for clause in &self.clauses {
            let keyword = clause.literal.value();
            if seen.contains(&keyword) {
                errors.at(&clause.literal, format!("`{keyword}` already begins another clause; use another keyword"));
            }
            seen.push(keyword);
        }
    }
}

impl Element for OiList {
    fn tokens(&self) -> TokenStream {
        self.keyword.to_token_stream()
    }

    fn inside(&self) -> Vec<&OpElement> {
        self.clauses.iter().flat_map(|clause| &clause.elements).collect()
    }

    fn never_empty(&self) -> Option<&'static str> {
        Some("is already optional")
    }

    fn check<'m>(&'m self, format: &Format<'m>, errors: &mut Errors) {
        for element in self.inside() {
            can_be_missing(format, element, "a clause of an `oilist`", errors);
        }
        self.clauses_have_fields(format, errors);
        self.keywords_differ(errors);
    }

    fn expand(&self, model: &OpModel, layout: &mut Layout) -> Option<TokenStream> {
        let clauses = self.clauses.iter().map(|clause| clause.expand(model, layout));
        Some(quote!(OiList(&[#(#clauses),*])))
    }
}

impl OiClause {
    fn expand(&self, model: &OpModel, layout: &mut Layout) -> TokenStream {
        layout.error_spans.add(self.literal.to_token_stream());
        let (keyword, space) = (&self.literal, layout.spacing.before_literal(&self.literal.value()));
        let anchors = anchors(model, &self.elements);
        let implied = match self.elements.as_slice() {
            [only] => unit(model, only),
            _ => None,
        };
        let elements = if implied.is_some() { Vec::new() } else { elements(model, &self.elements, layout) };
        let implied = implied_at(implied);
        quote! {
            __ods::OiClause {
                keyword: #keyword, space: #space, anchors: &[#(#anchors),*], implied: #implied, elements: &[#(#elements),*],
            }
        }
    }
}
