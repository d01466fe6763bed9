//! What a text begins with.
//!
//! Only what is certain is said: of constraints and parameters that are not the library's nothing is known here. Two texts
//! may therefore begin with the same though nothing here says so; never the other way round.

use syn::Ident;

/// A token that a text begins with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    Word(String),
    Punctuation(String),
    /// `%0`
    Value,
    /// `^bb0`
    Block,
    /// `@name`
    Symbol,
    /// `"text"`
    Text,
    Number,
    Type,
    /// That of any attribute.
    Attribute,
    /// The name of an operation of any dialect: `arith.addi`.
    Operation,
    /// That of a field whose constraint only the compiler knows. It meets nothing here.
    Field(Box<Ident>),
}

/// Words that types begin with: those of `schema::Begin` in the core, which says the same of what only the compiler knows.
const TYPE_WORDS: &[&str] = &["index", "none", "complex", "memref", "tensor", "tuple", "vector", "bf16", "tf32"];

/// Words that attributes begin with.
const ATTRIBUTE_WORDS: &[&str] = &[
    "affine_map",
    "affine_set",
    "array",
    "dense",
    "dense_resource",
    "distinct",
    "false",
    "loc",
    "opaque",
    "sparse",
    "strided",
    "true",
    "unit",
];

impl Start {
    pub fn punctuation(text: &str) -> Self {
        Self::Punctuation(text.to_owned())
    }

    /// Two `:` side by side, which is no literal.
    pub fn two_colons() -> Self {
        Self::punctuation("::")
    }

    pub fn word(text: &str) -> Self {
        Self::Word(text.to_owned())
    }

    /// As literals of formats begin.
    pub fn of_literal(text: &str) -> Self {
        match crate::words::is_keyword(text) {
            true => Self::word(text),
            false => Self::punctuation(text),
        }
    }

    /// Whether one token can be the beginning of both.
    pub fn meets(&self, other: &Self) -> bool {
        self.covers(other) || other.covers(self)
    }

    fn covers(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Attribute, Self::Type | Self::Symbol | Self::Text | Self::Number) => true,
            (Self::Attribute, Self::Punctuation(text)) => matches!(text.as_str(), "[" | "{" | "(" | "-" | "#"),
            (Self::Attribute, Self::Word(word)) => ATTRIBUTE_WORDS.contains(&word.as_str()) || Self::Type.covers(other),
            (Self::Type, Self::Punctuation(text)) => text == "(",
            (Self::Type, Self::Word(word)) => {
                TYPE_WORDS.contains(&word.as_str()) || is_width_of_type(word) || is_small_float(word)
            }
            (Self::Number, Self::Punctuation(text)) => text == "-",
            (Self::Operation, Self::Word(word)) => word.contains('.'),
            (Self::Field(_), _) => false,
            _ => self == other,
        }
    }
}

/// `i32`, `si8`, `f64`
fn is_width_of_type(word: &str) -> bool {
    let digits = word.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let letters = &word[..word.len() - digits.len()];
    matches!(letters, "i" | "si" | "ui" | "f") && !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit())
}

/// `f8E5M2`, `f4E2M1FN`
fn is_small_float(word: &str) -> bool {
    matches!(word.as_bytes(), [b'f', b'4' | b'6' | b'8', b'E', b'0'..=b'9', b'M', b'0'..=b'9', ..])
}
