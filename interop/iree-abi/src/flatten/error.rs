//! Errors of flattening, which name the function and the place in its arguments or results.

use std::fmt;

use crate::nested::LeafError;
use crate::path::{Key, Path, Shown};
use crate::structure::{PlaceError, StructKind};

/// A reason for which arguments or results do not fit a signature.
#[derive(Clone, PartialEq, Debug)]
pub enum FlattenProblem {
    /// There are too many positional arguments.
    TooManyArguments {
        /// The number of arguments that may be given by position.
        expected: usize,
        /// The number of arguments.
        received: usize,
    },
    /// An argument is missing.
    MissingArgument {
        /// Its position.
        argument: usize,
        /// Its name.
        name: Option<String>,
    },
    /// An argument is given twice: by position and by name, or by name twice.
    ArgumentTwice(String),
    /// No argument has this name.
    UnknownName(String),
    /// The function takes no arguments by keyword, or by position.
    NotAccepted {
        /// Whether these are keywords.
        keywords: bool,
    },
    /// A value is not a list, or a list of another length.
    Sequence {
        /// The number of elements.
        expected: usize,
        /// The value.
        received: String,
    },
    /// A value is not a dict, or a dict with another number of entries.
    Dict {
        /// The number of entries.
        expected: usize,
        /// The value.
        received: String,
    },
    /// A value has no element with this key.
    MissingElement {
        /// The key.
        key: Key,
        /// The value.
        received: String,
        /// The reason, in the value's words.
        reason: String,
    },
    /// A dict has an entry that the signature does not have.
    SurplusEntries(StructKind),
    /// A value has another type.
    Leaf(LeafError),
    /// A raw index is outside of the raw list.
    RawIndex(i32),
    /// A raw index is in two places.
    RawIndexTwice(i32),
    /// A position of the raw list is in no place.
    RawIndexMissing(usize),
    /// The keys of a sequence are no positions.
    Places(PlaceError),
    /// A name of a dict is there twice.
    NameTwice(Vec<u8>),
    /// The arguments have no container at the root.
    NoContainer,
    /// The number of results is another one.
    Results {
        /// The number of results.
        expected: usize,
        /// The number of values.
        received: usize,
    },
    /// A record cannot be passed or returned.
    Record(String),
    /// An array of today's client cannot be returned.
    ArrayElement(String),
    /// A value cannot be converted to its record.
    Conversion,
}

impl FlattenProblem {
    /// Returns the message of today's client for the problem.
    pub fn client_message(&self) -> String {
        match self {
            Self::TooManyArguments { expected, received } => {
                format!("mismatched call arity: expected {expected} got {received}")
            }
            Self::MissingArgument { argument, .. } => {
                format!("mismatched call arity: expected a value for argument {argument}")
            }
            Self::ArgumentTwice(name) => format!("mismatched call arity: duplicate keyword argument '{name}'"),
            Self::UnknownName(name) => format!("specified kwarg '{name}' is unknown"),
            Self::Sequence { expected, received } => {
                format!("expected a sequence with {expected} values. got: {received}")
            }
            Self::Dict { expected, received } => format!("expected a dict with {expected} values. got: {received}"),
            Self::MissingElement { key: Key::Index(index), received, reason } => {
                format!("could not get item {index} from: {received}: {reason}")
            }
            Self::MissingElement { key: Key::Name(name), received, reason } => {
                format!("could not get item '{}' from: {received}: {reason}", String::from_utf8_lossy(name))
            }
            Self::Results { expected, received } => format!("mismatched return arity: {received} vs {expected}"),
            Self::Record(name) => format!("cannot map VM type to Python: {name}"),
            Self::ArrayElement(name) => format!("unrecognized dtype '{name}'"),
            Self::Conversion => "exception converting from VM type to Python".to_owned(),
            Self::Leaf(error) => error.to_string(),
            Self::NotAccepted { .. }
            | Self::SurplusEntries(_)
            | Self::RawIndex(_)
            | Self::RawIndexTwice(_)
            | Self::RawIndexMissing(_)
            | Self::Places(_)
            | Self::NameTwice(_)
            | Self::NoContainer => self.to_string(),
        }
    }
}

impl fmt::Display for FlattenProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooManyArguments { expected, received } => {
                write!(f, "expected {expected} positional arguments, but got {received}")
            }
            Self::MissingArgument { argument, name: None } => write!(f, "argument {argument} is missing; pass a value"),
            Self::MissingArgument { argument, name: Some(name) } => {
                write!(f, "argument {argument}, `{name}`, is missing; pass a value")
            }
            Self::ArgumentTwice(name) => write!(f, "argument `{name}` is given twice; give it once"),
            Self::UnknownName(name) => write!(f, "no argument is called `{name}`"),
            Self::NotAccepted { keywords: true } => {
                f.write_str("keywords are not accepted; pass the arguments by position")
            }
            Self::NotAccepted { keywords: false } => {
                f.write_str("positional arguments are not accepted; pass the arguments by keyword")
            }
            Self::Sequence { expected, received } => write!(f, "expected a list of {expected}, but got {received}"),
            Self::Dict { expected, received } => write!(f, "expected a dict of {expected}, but got {received}"),
            Self::MissingElement { key, received, reason } => {
                write!(f, "expected an element {key}, but got {received}; {reason}")
            }
            Self::SurplusEntries(StructKind::Sequence) => {
                f.write_str("there are more elements than expected; remove them")
            }
            Self::SurplusEntries(StructKind::Dict) => f.write_str("there are more entries than expected; remove them"),
            Self::Leaf(error) => error.fmt(f),
            Self::RawIndex(index) => write!(f, "raw index {index} is out of range; the signatures disagree"),
            Self::RawIndexTwice(index) => write!(f, "raw index {index} is in two places; the signature is wrong"),
            Self::RawIndexMissing(index) => write!(f, "raw index {index} is in no place; the signatures disagree"),
            Self::Places(error) => error.fmt(f),
            Self::NameTwice(name) => {
                write!(f, "key [\"{}\"] of a dict is there twice; the signature is wrong", Shown(name))
            }
            Self::NoContainer => f.write_str("the arguments are neither a sequence nor a dict; the signature is wrong"),
            Self::Results { expected, received } => write!(f, "expected {expected} results, but got {received}"),
            Self::Record(name) => write!(f, "`{name}` is not passed or returned"),
            Self::ArrayElement(name) => write!(f, "arrays of `{name}` are not returned"),
            Self::Conversion => f.write_str("the value cannot be converted to its record"),
        }
    }
}

/// An error of flattening or building values.
#[derive(Clone, PartialEq, Debug)]
pub struct FlattenError {
    /// The name of the function.
    pub function: String,
    /// The place in its arguments or results.
    pub path: Path,
    /// The problem; in a box, so that results of functions are small.
    pub problem: Box<FlattenProblem>,
}

impl fmt::Display for FlattenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`: {}: {}", self.function, self.path, self.problem)
    }
}

impl std::error::Error for FlattenError {}
