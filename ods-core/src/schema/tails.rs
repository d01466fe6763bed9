//! What the text of a parameter goes on with: what stands behind it must not begin so.
//!
//! A list goes on with a comma, an attribute with a colon; a type or attribute of a dialect, written without its name, with
//! what may be missing at the end of its format. Definitions are referred to, not looked into, so that one may mention
//! itself.

use super::beginnings::meets;
use super::checks::equal;
use super::{Begin, DefSchema};

/// What a text goes on with.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum Tail {
    /// A keyword or punctuation.
    Literal(&'static str),
    /// Any word.
    Word,
    /// One of these, which may be missing.
    AnyOf(&'static [Begin]),
    /// What these are.
    Of(&'static [Tail]),
    /// The end of its format.
    Def(&'static DefSchema),
}

/// The definitions that are being looked into.
struct Seen<'s> {
    schema: &'s DefSchema,
    outer: Option<&'s Seen<'s>>,
}

/// Whether what begins so would be taken for more of a text that goes on with one of these.
pub(super) const fn goes_on_with(tails: &[Tail], next: &Begin) -> bool {
    go_on_with(tails, next, None)
}

const fn go_on_with(tails: &[Tail], next: &Begin, seen: Option<&Seen<'_>>) -> bool {
    let mut i = 0;
    while i < tails.len() {
        if goes_on(&tails[i], next, seen) {
            return true;
        }
        i += 1;
    }
    false
}

const fn goes_on(tail: &Tail, next: &Begin, seen: Option<&Seen<'_>>) -> bool {
    match tail {
        // What has code of its own begins with no such literal: it is taken at its word.
        Tail::Literal(_) if matches!(next, Begin::Unknown) => false,
        Tail::Literal(text) => meets(&Begin::Literal(text), next),
        Tail::Word => may_be_word(next),
        Tail::AnyOf(begins) => meets_any(begins, next),
        Tail::Of(tails) => go_on_with(tails, next, seen),
        Tail::Def(schema) => {
            !is_seen(schema, seen) && go_on_with(schema.tail, next, Some(&Seen { schema, outer: seen }))
        }
    }
}

const fn meets_any(begins: &[Begin], next: &Begin) -> bool {
    let mut i = 0;
    while i < begins.len() {
        if meets(&begins[i], next) {
            return true;
        }
        i += 1;
    }
    false
}

const fn may_be_word(next: &Begin) -> bool {
    match next {
        Begin::Literal(text) => matches!(text.as_bytes(), [b'a'..=b'z' | b'A'..=b'Z' | b'_', ..]),
        Begin::Number | Begin::Text => false,
        Begin::Def(schema) if schema.is_told_by_its_text() => may_be_word(&Begin::Literal(schema.first_literal())),
        _ => true,
    }
}

const fn is_seen(schema: &DefSchema, mut seen: Option<&Seen<'_>>) -> bool {
    while let Some(this) = seen {
        if equal(this.schema.dialect, schema.dialect) && equal(this.schema.name, schema.name) {
            return true;
        }
        seen = this.outer;
    }
    false
}
