//! The declarative format of an operation: the words in which its elements, which are in `directives`, describe the
//! parts of the operation.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Ident, LitStr};

use super::format;
use crate::directives::OpElement;

pub type OpFormatModel = format::FormatModel<OpElement>;
pub type OpCustom = format::Custom<OpArgument>;
pub type OpGroup = format::Group<OpElement>;

/// The parts that a directive refers to as a whole.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum AllOf {
    Operands,
    Regions,
    Successors,
}

/// The parts whose types are meant.
pub enum TypedValues {
    /// `$name`: an operand or result group.
    Variable(Ident),
    /// `operands`
    Operands(Ident),
    /// `results`
    Results(Ident),
}

impl TypedValues {
    /// Returns the field that it names.
    pub fn name(&self) -> Option<&Ident> {
        match self {
            Self::Variable(name) => Some(name),
            Self::Operands(_) | Self::Results(_) => None,
        }
    }
}

/// An argument of `custom<F>(...)`.
pub enum OpArgument {
    /// Parsed and printed.
    Bound(Subject),
    /// `ref(...)`: parsed before.
    Ref(Subject),
    /// `"text"`
    Text(LitStr),
}

/// The subject of an argument of `custom<F>(...)`.
pub enum Subject {
    /// `$name`
    Variable(Ident),
    /// `type($name)`
    Type(Ident),
    /// `attr_dict`
    AttrDict(Ident),
    /// `prop_dict`
    PropDict(Ident),
}

/// The parts that an element itself reads and writes. Rules query these, so that a new directive is classified in one
/// place.
#[derive(Clone, Copy)]
pub enum Bound<'e> {
    /// `$name`
    Value(&'e Ident),
    /// `operands`, `regions`, `successors`
    All(&'e Ident, AllOf),
    /// `type($name)`
    Type(&'e Ident),
    /// `type(operands)`
    OperandTypes(&'e Ident),
    /// `type(results)`
    ResultTypes(&'e Ident),
    /// `attr_dict`
    AttrDict(&'e Ident),
    /// `prop_dict`
    PropDict(&'e Ident),
}

impl<'e> Bound<'e> {
    pub fn of_types(values: &'e TypedValues) -> Self {
        match values {
            TypedValues::Variable(name) => Self::Type(name),
            TypedValues::Operands(keyword) => Self::OperandTypes(keyword),
            TypedValues::Results(keyword) => Self::ResultTypes(keyword),
        }
    }

    pub fn of_subject(subject: &'e Subject) -> Self {
        match subject {
            Subject::Variable(name) => Self::Value(name),
            Subject::Type(name) => Self::Type(name),
            Subject::AttrDict(keyword) => Self::AttrDict(keyword),
            Subject::PropDict(keyword) => Self::PropDict(keyword),
        }
    }

    /// Returns the word for errors.
    pub fn word(self) -> &'e Ident {
        let (Self::Value(word)
        | Self::All(word, _)
        | Self::Type(word)
        | Self::OperandTypes(word)
        | Self::ResultTypes(word)
        | Self::AttrDict(word)
        | Self::PropDict(word)) = self;
        word
    }

    /// Returns the field whose value it is.
    pub fn value(self) -> Option<&'e Ident> {
        if let Self::Value(name) = self { Some(name) } else { None }
    }

    /// Returns the field whose value or type it is.
    pub fn name(self) -> Option<&'e Ident> {
        match self {
            Self::Value(name) | Self::Type(name) => Some(name),
            Self::All(..) | Self::OperandTypes(_) | Self::ResultTypes(_) | Self::AttrDict(_) | Self::PropDict(_) => {
                None
            }
        }
    }
}

impl Subject {
    /// Returns the tokens for errors.
    pub fn tokens(&self) -> TokenStream {
        match self {
            Self::Variable(name) | Self::Type(name) => name.to_token_stream(),
            Self::AttrDict(keyword) | Self::PropDict(keyword) => keyword.to_token_stream(),
        }
    }
}
