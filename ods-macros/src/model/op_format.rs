//! The declarative format of an operation.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Ident, LitStr};

use super::format::{self, is_blank};

/// The words of directives.
pub const DIRECTIVES: &[&str] = &[
    "attr_dict",
    "attr_dict_with_keyword",
    "prop_dict",
    "operands",
    "results",
    "regions",
    "successors",
    "type",
    "functional_type",
    "qualified",
    "ref",
    "custom",
    "oilist",
];

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
    FunctionalType { keyword: Ident, inputs: TypedValues, results: TypedValues },
    /// `custom<F>(...)`
    Custom(OpCustom),
    /// `(...)?`, `(...) : (...)?`
    Group(OpGroup),
    /// `oilist("keyword" ... | ...)`
    OiList { keyword: Ident, clauses: Vec<OiClause> },
}

/// The parts that a directive refers to as a whole.
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
    pub values: TypedValues,
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

/// A clause of `oilist(...)`.
pub struct OiClause {
    /// The literal at its beginning.
    pub literal: LitStr,
    /// The elements after the literal.
    pub elements: Vec<OpElement>,
}

impl OpFormatModel {
    /// Calls `visit` for all elements, including nested ones, in order.
    pub fn visit<'e>(&'e self, visit: &mut impl FnMut(&'e OpElement)) {
        self.elements.iter().for_each(|element| element.visit(visit));
    }
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
    fn of_types(values: &'e TypedValues) -> Self {
        match values {
            TypedValues::Variable(name) => Self::Type(name),
            TypedValues::Operands(keyword) => Self::OperandTypes(keyword),
            TypedValues::Results(keyword) => Self::ResultTypes(keyword),
        }
    }

    fn of_subject(subject: &'e Subject) -> Self {
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

impl OpElement {
    /// Returns the parts that it reads and writes, without the parts of nested elements.
    pub fn bounds(&self) -> Vec<Bound<'_>> {
        match self {
            Self::Literal(_) | Self::Group(_) | Self::OiList { .. } => Vec::new(),
            Self::Variable { name, .. } => vec![Bound::Value(name)],
            Self::All { keyword, of } => vec![Bound::All(keyword, *of)],
            Self::AttrDict { keyword, .. } => vec![Bound::AttrDict(keyword)],
            Self::PropDict(keyword) => vec![Bound::PropDict(keyword)],
            Self::Type { types, .. } => vec![Bound::of_types(&types.values)],
            Self::FunctionalType { inputs, results, .. } => vec![Bound::of_types(inputs), Bound::of_types(results)],
            Self::Custom(custom) => custom.binds().map(Bound::of_subject).collect(),
        }
    }

    /// Returns the elements inside it.
    pub fn inside(&self) -> Vec<&OpElement> {
        match self {
            Self::Group(group) => group.then.iter().chain(&group.otherwise).collect(),
            Self::OiList { clauses, .. } => clauses.iter().flat_map(|clause| &clause.elements).collect(),
            Self::Literal(_)
            | Self::Variable { .. }
            | Self::All { .. }
            | Self::AttrDict { .. }
            | Self::PropDict(_)
            | Self::Type { .. }
            | Self::FunctionalType { .. }
            | Self::Custom(_) => Vec::new(),
        }
    }

    /// Returns the dictionary of properties, if it is one or is a `custom` with one.
    pub fn property_dictionary(&self) -> Option<&Ident> {
        self.bounds()
            .into_iter()
            .find_map(|bound| if let Bound::PropDict(keyword) = bound { Some(keyword) } else { None })
    }
}

impl OpCustom {
    /// Returns the subjects that it parses.
    pub fn binds(&self) -> impl Iterator<Item = &Subject> {
        self.arguments.iter().filter_map(|argument| match argument {
            OpArgument::Bound(subject) => Some(subject),
            OpArgument::Ref(_) | OpArgument::Text(_) => None,
        })
    }
}

impl OpElement {
    /// Calls `visit` for the element and all nested ones, in order.
    pub fn visit<'e>(&'e self, visit: &mut impl FnMut(&'e OpElement)) {
        visit(self);
        self.inside().into_iter().for_each(|element| element.visit(visit));
    }

    /// Returns whether this is white space, which is ignored when parsing.
    pub fn is_blank(&self) -> bool {
        matches!(self, Self::Literal(text) if is_blank(text))
    }

    /// Returns the tokens for errors.
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

impl Subject {
    /// Returns the tokens for errors.
    pub fn tokens(&self) -> TokenStream {
        match self {
            Self::Variable(name) | Self::Type(name) => name.to_token_stream(),
            Self::AttrDict(keyword) | Self::PropDict(keyword) => keyword.to_token_stream(),
        }
    }
}
