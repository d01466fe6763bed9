//! The declarative format of a type or attribute.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{Ident, LitStr};

use super::format::{self, is_blank};

pub type FormatModel = format::FormatModel<Element>;
pub type Custom = format::Custom<Argument>;
pub type Group = format::Group<Element>;

/// An element of a format.
pub enum Element {
    /// `"text"`: a keyword, punctuation or white space.
    Literal(LitStr),
    /// `$name`, `qualified($name)`
    Param { name: Ident, qualified: bool },
    /// `params`
    Params(Ident),
    /// `struct(...)`: of `params`, or of `$name` and `custom<F>($name)`.
    Struct { keyword: Ident, entries: Vec<Element> },
    /// `custom<F>(...)`
    Custom(Custom),
    /// `(...)?`, `(...) : (...)?`
    Group(Group),
}

pub enum Argument {
    /// `$name`: parsed and printed.
    Param(Ident),
    /// `ref($name)`: parsed before.
    Ref(Ident),
    /// `"text"`
    Text(LitStr),
}

impl Custom {
    /// Returns the parameters that it parses.
    pub fn binds(&self) -> impl Iterator<Item = &Ident> {
        self.arguments.iter().filter_map(|argument| match argument {
            Argument::Param(name) => Some(name),
            Argument::Ref(_) | Argument::Text(_) => None,
        })
    }
}

impl Element {
    /// Calls `visit` for the element and all nested ones, in order.
    pub fn visit<'e>(&'e self, visit: &mut impl FnMut(&'e Element)) {
        visit(self);
        match self {
            Self::Struct { entries, .. } => entries.iter().for_each(|entry| entry.visit(visit)),
            Self::Group(group) => {
                group.then.iter().chain(&group.otherwise).for_each(|element| element.visit(visit));
            }
            Self::Literal(_) | Self::Param { .. } | Self::Params(_) | Self::Custom(_) => {}
        }
    }

    /// Returns whether this is white space, which is ignored when parsing.
    pub fn is_blank(&self) -> bool {
        matches!(self, Self::Literal(text) if is_blank(text))
    }

    /// Returns the tokens for errors.
    pub fn tokens(&self) -> TokenStream {
        match self {
            Self::Literal(text) => text.to_token_stream(),
            Self::Param { name, .. } => name.to_token_stream(),
            Self::Params(keyword) | Self::Struct { keyword, .. } => keyword.to_token_stream(),
            Self::Custom(custom) => custom.keyword.to_token_stream(),
            Self::Group(group) => group.token.to_token_stream(),
        }
    }
}
