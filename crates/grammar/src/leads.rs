//! Leads: the first characters of texts, as a set in one word.
//!
//! The compiler evaluates the proof step by step, and most neighbours differ in their first character already. The
//! leads of a FIRST set are a superset of the characters that its tokens begin with, so that two FIRST sets whose leads
//! are disjoint do not overlap. All letters and `_` count as one character, all digits as another.

use crate::continuation::Continuation;
use crate::first::{Definition, First, Opening};
use crate::spacing::End;

/// A set of first characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Leads(pub(crate) u64);

const WORD: Leads = Leads::of_byte(b'a');
const DIGIT: Leads = Leads::of_byte(b'0');
const QUOTE: Leads = Leads::of_byte(b'"');
const TYPE: Leads = WORD.with(Leads::of_bytes(b"(!"));
const ATTRIBUTE: Leads = TYPE.with(QUOTE).with(DIGIT).with(Leads::of_bytes(b"[{-@#"));
const LESS: Leads = Leads::of_byte(b'<');
/// The leads of the texts that make another token of the punctuation before them.
const AFTER_PUNCTUATION: Leads = Leads::of_bytes(b">#/");
/// The leads of the texts that continue a word or number.
const AFTER_WORD: Leads = WORD.with(DIGIT).with(Leads::of_bytes(b".-<"));

impl Leads {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const ANY: Self = Self(u64::MAX);

    /// Returns whether the sets have a character in common.
    pub(crate) const fn meet(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the union.
    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the set of a character. Some characters share a bit, which keeps the set a superset.
    const fn of_byte(byte: u8) -> Self {
        let byte = match byte {
            b'_' | b'a'..=b'z' | b'A'..=b'Z' => b'A',
            b'0'..=b'9' => b'0',
            other => other,
        };
        Self(1 << (byte & 63))
    }

    const fn of_bytes(bytes: &[u8]) -> Self {
        let (mut leads, mut i) = (Self::NONE, 0);
        while i < bytes.len() {
            leads = leads.with(Self::of_byte(bytes[i]));
            i += 1;
        }
        leads
    }

    /// Returns the lead of a literal.
    pub(crate) const fn of_literal(text: &str) -> Self {
        match text.as_bytes() {
            [first, ..] => Self::of_byte(*first),
            [] => Self::ANY,
        }
    }

    /// Returns the leads of a FIRST set.
    pub(crate) const fn of_all(all: &[First<'_>]) -> Self {
        let (mut leads, mut i) = (Self::NONE, 0);
        while i < all.len() {
            leads = leads.with(Self::of(&all[i]));
            i += 1;
        }
        leads
    }

    const fn of(first: &First<'_>) -> Self {
        match first {
            First::Literal(text) => Self::of_literal(text),
            First::Keyword | First::Operation => WORD,
            First::Number => DIGIT.with(Self::of_byte(b'-')),
            First::String | First::EmptyCase(_) => QUOTE,
            First::Type => TYPE,
            First::Attribute | First::TypedAttribute => ATTRIBUTE,
            First::AnyOf(all) => Self::of_all(all),
            First::Case(texts) => Self::of_cases(texts),
            First::Definition(definition) => Self::of_definition(definition),
            First::Unknown => Self::ANY,
        }
    }

    const fn of_cases(texts: &[&str]) -> Self {
        // A text that is not a keyword is quoted.
        let (mut leads, mut i) = (QUOTE, 0);
        while i < texts.len() {
            leads = leads.with(Self::of_literal(texts[i]));
            i += 1;
        }
        leads
    }

    const fn of_definition(definition: &Definition<'_>) -> Self {
        let by_name = Self::of_byte(if definition.is_type { b'!' } else { b'#' });
        match definition.opening {
            Opening::Literal(text) => by_name.with(Self::of_literal(text)),
            Opening::Name => by_name,
            // The parameter may be of the definition itself.
            Opening::Parameter(_) | Opening::Unknown => Self::ANY,
        }
    }

    /// Returns the leads of the texts that continue another one.
    pub(crate) const fn of_continuations(all: &[Continuation<'_>]) -> Self {
        let (mut leads, mut i) = (Self::NONE, 0);
        while i < all.len() {
            leads = leads.with(Self::of_continuation(&all[i]));
            i += 1;
        }
        leads
    }

    const fn of_continuation(continuation: &Continuation<'_>) -> Self {
        match continuation {
            Continuation::Literal(text) => Self::of_literal(text),
            Continuation::SymbolPath => Self::of_byte(b':'),
            Continuation::ResultNumber => Self::of_byte(b'#'),
            Continuation::Keyword => WORD,
            Continuation::AnyOf(all) => Self::of_all(all),
            Continuation::All(all) => Self::of_continuations(all),
            // The definition may continue with itself.
            Continuation::Definition(_) => Self::ANY,
        }
    }

    /// Returns the leads of the texts that merge with a token, possibly after a blank.
    pub(crate) const fn of_end(end: End) -> Self {
        match end {
            End::Entity => LESS,
            End::Delimited
            | End::Keyword
            | End::Name
            | End::Integer
            | End::Number
            | End::Symbol
            | End::Punctuation(_) => Self::NONE,
        }
    }

    /// Returns the leads of the texts that merge with an adjacent token.
    pub(crate) const fn of_adjacent_end(end: End) -> Self {
        match end {
            End::Delimited => Self::NONE,
            End::Symbol => LESS,
            End::Punctuation(_) => AFTER_PUNCTUATION,
            End::Keyword | End::Name | End::Integer | End::Number | End::Entity => AFTER_WORD,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{continues, merges, overlap};

    const CLASSES: &[First<'static>] = &[
        First::Literal("a"),
        First::Literal("i32"),
        First::Literal("a.b"),
        First::Literal("-"),
        First::Literal("->"),
        First::Literal("["),
        First::Literal("@"),
        First::Literal("#"),
        First::Literal("!"),
        First::Literal("<"),
        First::Literal(":"),
        First::Literal("."),
        First::Literal("//"),
        First::Literal(""),
        First::Literal("::"),
        First::Literal(">"),
        First::Literal("("),
        First::Literal("{"),
        First::Keyword,
        First::Number,
        First::String,
        First::Type,
        First::Attribute,
        First::TypedAttribute,
        First::Operation,
        First::AnyOf(&[First::Number, First::Literal("{")]),
        First::Case(&["a", "x1", "<"]),
        First::EmptyCase("None"),
        First::Definition(&LITERAL),
        First::Definition(&PARAMETER),
        First::Definition(&NESTED),
        First::Definition(&NAMED),
        First::Definition(&UNKNOWN),
        First::Unknown,
    ];

    static LITERAL: Definition<'static> = Definition {
        dialect: "d",
        name: "Literal",
        is_type: true,
        is_typed: false,
        opening: Opening::Literal("<"),
        continuation: &[Continuation::Definition(&LITERAL), Continuation::Literal(",")],
    };
    static PARAMETER: Definition<'static> = Definition {
        name: "Parameter",
        is_type: false,
        is_typed: true,
        opening: Opening::Parameter(&[First::Number, First::Keyword]),
        continuation: &[Continuation::Keyword],
        ..LITERAL
    };
    static NESTED: Definition<'static> = Definition {
        name: "Nested",
        opening: Opening::Parameter(&[First::Definition(&NESTED), First::Definition(&PARAMETER)]),
        continuation: &[Continuation::Definition(&PARAMETER)],
        ..LITERAL
    };
    static NAMED: Definition<'static> =
        Definition { name: "Named", is_type: false, opening: Opening::Name, continuation: &[], ..LITERAL };
    static UNKNOWN: Definition<'static> =
        Definition { name: "Unknown", opening: Opening::Unknown, continuation: &[], ..LITERAL };

    #[test]
    fn overlapping_classes_have_a_common_lead() {
        for a in CLASSES {
            for b in CLASSES {
                assert!(!overlap(a, b) || Leads::of(a).meet(Leads::of(b)), "{a:?} and {b:?}");
            }
        }
    }

    #[test]
    fn continuations_have_a_common_lead_with_the_next_text() {
        let all = [
            Continuation::Literal(","),
            Continuation::Literal(":"),
            Continuation::SymbolPath,
            Continuation::ResultNumber,
            Continuation::Keyword,
            Continuation::AnyOf(&[First::Type]),
            Continuation::All(&[Continuation::Keyword]),
            Continuation::Definition(&LITERAL),
            Continuation::Definition(&PARAMETER),
            Continuation::Definition(&NESTED),
            Continuation::Definition(&NAMED),
            Continuation::Definition(&UNKNOWN),
        ];
        for continuation in all {
            for next in CLASSES {
                let leads = Leads::of_continuations(&[continuation]);
                assert!(
                    !continues(&[continuation], next) || leads.meet(Leads::of(next)),
                    "{continuation:?} and {next:?}"
                );
            }
        }
    }

    #[test]
    fn merging_tokens_have_a_common_lead_with_the_next_text() {
        let ends = [
            End::Delimited,
            End::Keyword,
            End::Name,
            End::Integer,
            End::Number,
            End::Entity,
            End::Symbol,
            End::Punctuation(b'-'),
            End::Punctuation(b'/'),
        ];
        for end in ends {
            for next in CLASSES {
                let leads = Leads::of(next);
                assert!(!merges(end, next, false) || Leads::of_end(end).meet(leads), "{end:?} and {next:?}");
                assert!(!merges(end, next, true) || Leads::of_adjacent_end(end).meet(leads), "{end:?} and {next:?}");
            }
        }
    }

    #[test]
    fn definitions_with_a_known_opening_differ_from_other_texts() {
        let text = |byte| Leads::of_byte(byte);
        assert!(!Leads::of(&First::Definition(&LITERAL)).meet(text(b'a').with(text(b'#'))));
        assert!(!Leads::of(&First::Definition(&NAMED)).meet(text(b'a').with(text(b'<')).with(text(b'!'))));
    }

    #[test]
    fn common_punctuation_differs() {
        for (i, a) in b"%@#!^:,<>()[]{\"-a0".iter().enumerate() {
            for b in &b"%@#!^:,<>()[]{\"-a0"[i + 1..] {
                assert!(!Leads::of_byte(*a).meet(Leads::of_byte(*b)), "{} and {}", *a as char, *b as char);
            }
        }
    }
}
