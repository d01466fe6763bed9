//! `(...)?`, `(...) : (...)?`: optional groups.
//!
//! | element | meaning |
//! |---|---|
//! | `(...)?` | a group, written if its anchor, marked with `^`, is present |
//! | `(...) : (...)?` | the same, with an alternative that is written if the group is absent |

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};

use super::{Element, OpElement};
use crate::check::op_format::Format;
use crate::check::op_format::optional::can_be_missing;
use crate::errors::Errors;
use crate::expand::op_format::{Layout, anchors, elements, implied_at, unit};
use crate::model::op::{Arity, Field, OpModel, Role};
use crate::model::op_format::OpGroup;

impl OpGroup {
    /// Returns the anchor, whose presence determines whether the group is printed.
    pub fn anchor(&self) -> Option<&OpElement> {
        self.anchor.and_then(|(index, _)| self.then.get(index))
    }

    /// Returns the first element with a text.
    pub fn first(&self) -> Option<&OpElement> {
        self.then.iter().find(|element| !element.is_blank())
    }

    /// Reports an anchor whose presence says nothing.
    fn has_usable_anchor(&self, errors: &mut Errors) {
        // The parser has reported a group without an anchor.
        let Some((index, span)) = self.anchor else { return };
        if let Some(problem) = self.then[index].no_anchor() {
            errors.add(syn::Error::new(span, problem));
        }
    }

    /// Reports a group whose first element does not show that the group is present.
    fn starts_distinguishably(&self, format: &Format<'_>, errors: &mut Errors) {
        let Some(first) = self.first() else { return };
        if !first.can_begin_group() && first.never_empty().is_none() {
            let message = "an optional group must begin with a literal, `$name` or `custom`, which shows whether the \
                           group is present";
            errors.at(first.tokens(), message);
        }
        if let (OpElement::Variable(first), Some(anchor)) = (first, self.anchor())
            && let Some(lost) = lost_without(format, &first.name, anchor)
        {
            let name = &first.name;
            let message = format!("`{lost}` would be lost if `{name}` is absent; begin the group with a literal");
            errors.at(name, message);
        }
    }
}

/// Returns the field of an anchor that the first element of a group does not write, if that element may be empty.
fn lost_without(format: &Format<'_>, first: &Ident, anchor: &OpElement) -> Option<String> {
    let is_there = |field: &Field| matches!(&field.role, Role::Region(group) if group.arity == Arity::One);
    let others = format.parts(anchor).into_iter().map(|(field, _)| field);
    let lost: Vec<&Field> = others.filter(|field| !format.is(first, field)).collect();
    let first = format.field(first).filter(|field| !is_there(field))?;
    let is_anchored = format.parts(anchor).iter().any(|(field, _)| std::ptr::eq(*field, first));
    lost.first().filter(|_| !is_anchored).map(|field| field.plain_name().to_owned())
}

impl Element for OpGroup {
    fn tokens(&self) -> TokenStream {
        self.token.to_token_stream()
    }

    fn inside(&self) -> Vec<&OpElement> {
        self.then.iter().chain(&self.otherwise).collect()
    }

    fn can_begin_group(&self) -> bool {
        false
    }

    fn check<'m>(&'m self, format: &Format<'m>, errors: &mut Errors) {
        for element in self.inside() {
            can_be_missing(format, element, "an optional group", errors);
        }
        self.has_usable_anchor(errors);
        self.starts_distinguishably(format, errors);
    }

    fn expand(&self, model: &OpModel, layout: &mut Layout) -> Option<TokenStream> {
        let anchor = self.anchor();
        let anchors = anchors(model, anchor);
        let first = self.first();
        let is_first = |element: &OpElement| first.is_some_and(|first| std::ptr::eq(first, element));
        let implied = anchor.filter(|anchor| !is_first(anchor)).and_then(|anchor| Some((anchor, unit(model, anchor)?)));
        let written = |element: &&OpElement| !implied.is_some_and(|(anchor, _)| std::ptr::eq(*element, anchor));
        // As in MLIR, later elements are spaced as if both halves of the group were printed.
        let then = elements(model, self.then.iter().filter(written), layout);
        let otherwise = elements(model, &self.otherwise, layout);
        let implied = implied_at(implied.map(|(_, part)| part));
        Some(quote! {
            Group { anchors: &[#(#anchors),*], implied: #implied, then: &[#(#then),*], otherwise: &[#(#otherwise),*] }
        })
    }
}
