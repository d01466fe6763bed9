//! FIRST sets: the tokens that a text can begin with.

use crate::token::{begins_keyword, equal, is_attribute_start, is_keyword, is_one_of, is_type_start};

/// A class of tokens that a text can begin with. A FIRST set is a slice of them.
#[derive(Clone, Copy, Debug)]
pub enum First<'g> {
    /// A keyword or punctuation.
    Literal(&'g str),
    /// Any keyword.
    Keyword,
    /// A number, possibly negative.
    Number,
    /// A string literal.
    String,
    /// Any type.
    Type,
    /// Any attribute.
    Attribute,
    /// Any attribute that has a type, which excludes symbol references, arrays and dictionaries.
    TypedAttribute,
    /// The name of an operation of any dialect.
    Operation,
    /// Any of these classes.
    AnyOf(&'g [First<'g>]),
    /// The text of one of these cases of an enum, or a string literal, which is printed for a case that is not a
    /// keyword.
    Case(&'g [&'g str]),
    /// The empty text of the case of an enum with this name, which is printed as `""`.
    EmptyCase(&'g str),
    /// A type or attribute of this definition, with or without its name.
    Definition(&'g Definition<'g>),
    /// The unknown text of a user's function.
    Unknown,
}

/// A type or attribute definition, as its neighbours in a format see it.
///
/// Definitions are held by reference and inspected only while a format is checked, so that a definition may refer to
/// itself.
#[derive(Clone, Copy, Debug)]
pub struct Definition<'g> {
    /// The dialect's name.
    pub dialect: &'g str,
    /// The name of the Rust struct.
    pub name: &'g str,
    /// Whether it is a type; otherwise, it is an attribute.
    pub is_type: bool,
    /// Whether a type may follow the text of the attribute: a parameter is the type.
    pub is_typed: bool,
    /// The beginning of its text without the name.
    pub opening: Opening<'g>,
    /// The continuations of its text when the optional end of its format is absent.
    pub continuation: &'g [crate::Continuation<'g>],
}

/// The beginning of a definition's text after the name or without it.
#[derive(Clone, Copy, Debug)]
pub enum Opening<'g> {
    /// A literal.
    Literal(&'g str),
    /// A parameter that is always present, with this FIRST set.
    Parameter(&'g [First<'g>]),
    /// Always the name.
    Name,
    /// Unknown: it depends on the value, or on a user's function.
    Unknown,
}

/// The definitions being inspected, since a definition may refer to itself.
pub(crate) struct Visited<'v, 'g> {
    pub(crate) definition: &'v Definition<'g>,
    pub(crate) outer: Option<&'v Visited<'v, 'g>>,
}

/// Returns whether `definition` is already being inspected.
pub(crate) const fn is_visited(definition: &Definition<'_>, mut visited: Option<&Visited<'_, '_>>) -> bool {
    while let Some(this) = visited {
        if equal(this.definition.dialect, definition.dialect) && equal(this.definition.name, definition.name) {
            return true;
        }
        visited = this.outer;
    }
    false
}

/// Returns whether some token is in both classes.
pub const fn overlap(a: &First<'_>, b: &First<'_>) -> bool {
    meet(a, b, None)
}

/// Returns whether some token is in `a` and in one of `all`.
pub const fn overlap_any(a: &First<'_>, all: &[First<'_>]) -> bool {
    meet_any(a, all, None)
}

const fn meet_any(a: &First<'_>, all: &[First<'_>], visited: Option<&Visited<'_, '_>>) -> bool {
    let mut i = 0;
    while i < all.len() {
        if meet(a, &all[i], visited) {
            return true;
        }
        i += 1;
    }
    false
}

const fn meet(a: &First<'_>, b: &First<'_>, visited: Option<&Visited<'_, '_>>) -> bool {
    match (a, b) {
        (First::AnyOf(all), other) | (other, First::AnyOf(all)) => meet_any(other, all, visited),
        // A user's function is assumed not to read a literal: its definition is trusted.
        (First::Unknown, First::Literal(_)) | (First::Literal(_), First::Unknown) => false,
        (First::Unknown, _) | (_, First::Unknown) => true,
        (First::Definition(definition), other) | (other, First::Definition(definition)) => {
            definition_meets(definition, other, visited)
        }
        (First::Case(texts), other) | (other, First::Case(texts)) => case_meets(texts, other),
        (First::Literal(a), First::Literal(b)) => equal(a, b),
        (First::Literal(literal), class) | (class, First::Literal(literal)) => class_has_literal(class, literal),
        (First::Keyword, class) | (class, First::Keyword) => class_has_keywords(class),
        (First::Operation, class) | (class, First::Operation) => matches!(class, First::Operation),
        (First::TypedAttribute, First::Type) | (First::Type, First::TypedAttribute) => false,
        (First::Attribute | First::TypedAttribute, _) | (_, First::Attribute | First::TypedAttribute) => true,
        (First::Number, First::Number) | (First::Type, First::Type) => true,
        (First::String | First::EmptyCase(_), First::String | First::EmptyCase(_)) => true,
        (First::Number, First::String | First::EmptyCase(_) | First::Type)
        | (First::String | First::EmptyCase(_), First::Number | First::Type)
        | (First::Type, First::Number | First::String | First::EmptyCase(_)) => false,
    }
}

const fn class_has_literal(class: &First<'_>, literal: &str) -> bool {
    match class {
        First::Keyword => is_keyword(literal),
        First::Number => equal(literal, "-"),
        First::Type => is_type_start(literal),
        First::Attribute => is_attribute_start(literal),
        First::TypedAttribute => {
            is_attribute_start(literal) && !is_type_start(literal) && !matches!(literal.as_bytes(), b"[" | b"{" | b"@")
        }
        First::Operation => is_operation_name(literal),
        First::Literal(_)
        | First::String
        | First::AnyOf(_)
        | First::Case(_)
        | First::EmptyCase(_)
        | First::Definition(_)
        | First::Unknown => false,
    }
}

const fn class_has_keywords(class: &First<'_>) -> bool {
    match class {
        First::Keyword | First::Type | First::Attribute | First::TypedAttribute | First::Operation => true,
        First::Literal(literal) => is_keyword(literal),
        First::Number | First::String | First::EmptyCase(_) => false,
        First::AnyOf(_) | First::Case(_) | First::Definition(_) | First::Unknown => true,
    }
}

/// Returns whether the keyword may be the name of an operation.
const fn is_operation_name(keyword: &str) -> bool {
    let (bytes, mut i) = (keyword.as_bytes(), 1);
    while i < bytes.len() {
        if begins_keyword(bytes[0] as char) && bytes[i] == b'.' {
            return true;
        }
        i += 1;
    }
    false
}

/// Returns whether texts of two enums may be the same token as they are printed: a case that is not a keyword is
/// quoted.
const fn cases_meet(texts: &[&str], others: &[&str]) -> bool {
    if !all_keywords(texts) || !all_keywords(others) {
        return true;
    }
    let mut i = 0;
    while i < others.len() {
        if is_one_of(others[i], texts) {
            return true;
        }
        i += 1;
    }
    false
}

const fn all_keywords(texts: &[&str]) -> bool {
    let mut i = 0;
    while i < texts.len() {
        if !is_keyword(texts[i]) {
            return false;
        }
        i += 1;
    }
    true
}

const fn case_meets(texts: &[&str], other: &First<'_>) -> bool {
    match other {
        First::Case(others) => cases_meet(texts, others),
        // A case may be quoted, and a string literal may be a case.
        First::String | First::EmptyCase(_) | First::Attribute | First::TypedAttribute => true,
        First::Literal(_)
        | First::Keyword
        | First::Number
        | First::Type
        | First::Operation
        | First::AnyOf(_)
        | First::Definition(_)
        | First::Unknown => {
            let mut i = 0;
            while i < texts.len() {
                if meet(&First::Literal(texts[i]), other, None) {
                    return true;
                }
                i += 1;
            }
            false
        }
    }
}

const fn definition_meets(definition: &Definition<'_>, other: &First<'_>, visited: Option<&Visited<'_, '_>>) -> bool {
    if is_visited(definition, visited) {
        return false;
    }
    // With its name, which is always possible.
    let by_name = First::Literal(if definition.is_type { "!" } else { "#" });
    let visited = Some(&Visited { definition, outer: visited });
    meet(&by_name, other, visited)
        || match definition.opening {
            Opening::Literal(literal) => meet(&First::Literal(literal), other, visited),
            Opening::Parameter(first) => meet_any(other, first, visited),
            Opening::Name => false,
            Opening::Unknown => true,
        }
}

/// Returns the FIRST set of an enum without the empty text of a case, which is last, and the name of the case.
pub const fn without_empty_case<'s, 'g>(first: &'s [First<'g>]) -> (&'s [First<'g>], Option<&'g str>) {
    match first {
        [words @ .., First::EmptyCase(name)] => (words, Some(name)),
        all => (all, None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn meets(a: First<'_>, b: First<'_>) -> bool {
        let both = (overlap(&a, &b), overlap(&b, &a));
        assert!(both.0 == both.1);
        both.0
    }

    #[test]
    fn classes_overlap_symmetrically() {
        assert!(meets(First::Attribute, First::Type));
        assert!(meets(First::Attribute, First::Literal("@")));
        assert!(meets(First::Number, First::Literal("-")));
        assert!(meets(First::Operation, First::Literal("arith.addi")));
        assert!(meets(First::Keyword, First::Literal("x")));
        assert!(!meets(First::Keyword, First::Literal("[")));
        assert!(!meets(First::TypedAttribute, First::Literal("[")));
        assert!(!meets(First::String, First::Number));
        assert!(!meets(First::Literal("a"), First::Unknown));
        assert!(meets(First::Keyword, First::Unknown));
    }

    #[test]
    fn cases_are_keywords_or_strings() {
        let case = First::Case(&["a", "i32"]);
        assert!(meets(case, First::Literal("a")) && meets(case, First::Type) && meets(case, First::String));
        assert!(!meets(First::Case(&["a"]), First::Type) && !meets(case, First::Literal("b")));
    }

    #[test]
    fn enums_are_told_apart_by_their_cases() {
        let case = First::Case(&["a", "b"]);
        assert!(!meets(case, First::Case(&["c"])));
        assert!(meets(case, First::Case(&["c", "b"])));
        assert!(meets(case, First::EmptyCase("None")) && meets(First::EmptyCase("None"), First::EmptyCase("Default")));
        assert!(meets(First::EmptyCase("None"), First::String) && meets(First::EmptyCase("None"), First::Attribute));
        assert!(!meets(First::EmptyCase("None"), First::Keyword) && !meets(First::EmptyCase("None"), First::Type));
        assert!(meets(case, First::Case(&["c d"])), "a case with a blank is quoted, and a quoted text may be any case");
    }

    fn definition(opening: Opening<'static>) -> Definition<'static> {
        Definition { dialect: "d", name: "D", is_type: true, is_typed: false, opening, continuation: &[] }
    }

    #[test]
    fn definitions_begin_with_their_opening_or_name() {
        let literal = definition(Opening::Literal("<"));
        assert!(meets(First::Definition(&literal), First::Literal("<")));
        assert!(meets(First::Definition(&literal), First::Type));
        assert!(!meets(First::Definition(&literal), First::Literal("[")));
        assert!(meets(First::Definition(&definition(Opening::Unknown)), First::Literal("[")));
        assert!(!meets(First::Definition(&definition(Opening::Name)), First::Literal("[")));
    }

    #[test]
    fn definitions_may_begin_with_themselves() {
        static OWN: Definition<'static> = Definition {
            dialect: "d",
            name: "Own",
            is_type: true,
            is_typed: false,
            opening: Opening::Parameter(&[First::Definition(&OWN)]),
            continuation: &[],
        };
        assert!(!meets(First::Definition(&OWN), First::Literal("[")));
    }
}
