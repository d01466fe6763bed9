//! The declarative format of an operation.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Ident, LitStr};

use super::format::{self, is_blank};

pub type OpFormatModel = format::FormatModel<OpElement>;
pub type OpCustom = format::Custom<OpArgument>;
pub type OpGroup = format::Group<OpElement>;

/// An element of a format.
pub enum OpElement {
    /// `"text"`: a keyword, punctuation or white space.
    Literal(LitStr),
    /// `$name`, `qualified($name)`: an operand group, attribute, property, region or successor group.
    Variable { name: Ident, qualified: bool },
    /// `operands`, `regions`, `successors`
    All { keyword: Ident, of: AllOf },
    /// `attr_dict`, `attr_dict_with_keyword`
    AttrDict { keyword: Ident, with_keyword: bool },
    /// `prop_dict`
    PropDict(Ident),
    /// `type(...)`, `qualified(type(...))`
    Type { types: TypesOf, qualified: bool },
    /// `functional_type(..., ...)`
    FunctionalType { keyword: Ident, inputs: Whose, results: Whose },
    /// `custom<F>(...)`
    Custom(OpCustom),
    /// `(...)?`, `(...) : (...)?`
    Group(OpGroup),
    /// `oilist("keyword" ... | ...)`
    OiList { keyword: Ident, clauses: Vec<OiClause> },
}

/// What a directive stands for all of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum AllOf {
    Operands,
    Regions,
    Successors,
}

/// `type(...)`
pub struct TypesOf {
    /// The `type`.
    pub keyword: Ident,
    pub whose: Whose,
}

/// Whose types are meant.
pub enum Whose {
    /// `$name`: an operand or result group.
    Variable(Ident),
    /// `operands`
    Operands(Ident),
    /// `results`
    Results(Ident),
}

/// An argument of `custom<F>(...)`.
pub enum OpArgument {
    /// Read and written.
    Bound(Subject),
    /// `ref(...)`: read before.
    Ref(Subject),
    /// `"text"`
    Text(LitStr),
}

/// What `custom<F>(...)` reads, or is told.
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

/// A clause of `oilist(...)`.
pub struct OiClause {
    /// What it begins with.
    pub literal: LitStr,
    /// What follows.
    pub elements: Vec<OpElement>,
}

impl OpFormatModel {
    /// Calls `visit` for all elements, what is in others too, in order.
    pub fn visit<'e>(&'e self, visit: &mut impl FnMut(&'e OpElement)) {
        self.elements.iter().for_each(|element| element.visit(visit));
    }
}

impl OpElement {
    /// The dictionary of properties, where it is one or is a `custom` with one.
    pub fn property_dictionary(&self) -> Option<&Ident> {
        match self {
            Self::PropDict(keyword) => Some(keyword),
            Self::Custom(custom) => custom.binds().find_map(|subject| match subject {
                Subject::PropDict(keyword) => Some(keyword),
                _ => None,
            }),
            _ => None,
        }
    }
}

impl OpCustom {
    /// What it reads.
    pub fn binds(&self) -> impl Iterator<Item = &Subject> {
        self.arguments.iter().filter_map(|argument| match argument {
            OpArgument::Bound(subject) => Some(subject),
            _ => None,
        })
    }
}

impl OpElement {
    /// Calls `visit` for the element and all in it, in order.
    pub fn visit<'e>(&'e self, visit: &mut impl FnMut(&'e OpElement)) {
        visit(self);
        match self {
            Self::Group(group) => {
                group.then.iter().chain(&group.otherwise).for_each(|element| element.visit(visit));
            }
            Self::OiList { clauses, .. } => {
                clauses.iter().flat_map(|clause| &clause.elements).for_each(|element| element.visit(visit));
            }
            _ => {}
        }
    }

    /// Whether it is white space, which says nothing when parsing.
    pub fn is_blank(&self) -> bool {
        matches!(self, Self::Literal(text) if is_blank(text))
    }

    /// What to complain at.
    pub fn tokens(&self) -> TokenStream {
        match self {
            Self::Literal(text) => text.to_token_stream(),
            Self::Variable { name, .. } => name.to_token_stream(),
            Self::All { keyword, .. }
            | Self::AttrDict { keyword, .. }
            | Self::PropDict(keyword)
            | Self::FunctionalType { keyword, .. }
            | Self::OiList { keyword, .. } => keyword.to_token_stream(),
            Self::Type { types, .. } => types.keyword.to_token_stream(),
            Self::Custom(custom) => custom.keyword.to_token_stream(),
            Self::Group(group) => group.token.to_token_stream(),
        }
    }
}

impl Whose {
    /// What to complain at.
    pub fn tokens(&self) -> TokenStream {
        let (Self::Variable(word) | Self::Operands(word) | Self::Results(word)) = self;
        word.to_token_stream()
    }
}

impl Subject {
    /// What to complain at.
    pub fn tokens(&self) -> TokenStream {
        match self {
            Self::Variable(name) | Self::Type(name) => name.to_token_stream(),
            Self::AttrDict(keyword) | Self::PropDict(keyword) => keyword.to_token_stream(),
        }
    }
}
