//! A declarative format: what stands in `format(...)`.

use proc_macro2::{Span, TokenStream, TokenTree};
use syn::{Ident, LitStr, Path};

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

/// `custom<F>(...)`
pub struct Custom {
    pub keyword: Ident,
    /// What has the functions `parse` and `print`: a module or a type.
    pub path: Path,
    pub arguments: Vec<Argument>,
}

pub enum Argument {
    /// `$name`: read and written.
    Param(Ident),
    /// `ref($name)`: read before.
    Ref(Ident),
    /// `"text"`
    Text(LitStr),
}

pub struct Group {
    /// All of the parentheses, to complain at.
    pub token: TokenTree,
    pub then: Vec<Element>,
    /// Which element of `then` the `^` is behind, and where it is.
    pub anchor: Option<(usize, Span)>,
    pub otherwise: Vec<Element>,
}

impl Custom {
    /// The parameters that it reads.
    pub fn binds(&self) -> impl Iterator<Item = &Ident> {
        self.arguments.iter().filter_map(|argument| match argument {
            Argument::Param(name) => Some(name),
            _ => None,
        })
    }
}

impl Element {
    /// Calls `visit` for the element and all in it, in order.
    pub fn visit<'e>(&'e self, visit: &mut impl FnMut(&'e Element)) {
        visit(self);
        match self {
            Self::Struct { entries, .. } => entries.iter().for_each(|entry| entry.visit(visit)),
            Self::Group(group) => {
                group.then.iter().chain(&group.otherwise).for_each(|element| element.visit(visit));
            }
            _ => {}
        }
    }

    /// Whether it is white space, which says nothing when parsing.
    pub fn is_blank(&self) -> bool {
        matches!(self, Self::Literal(text) if is_blank(&text.value()))
    }

    /// What to complain at.
    pub fn tokens(&self) -> TokenStream {
        use quote::ToTokens;
        match self {
            Self::Literal(text) => text.to_token_stream(),
            Self::Param { name, .. } => name.to_token_stream(),
            Self::Params(keyword) | Self::Struct { keyword, .. } => keyword.to_token_stream(),
            Self::Custom(custom) => custom.keyword.to_token_stream(),
            Self::Group(group) => group.token.to_token_stream(),
        }
    }
}

/// Whether a literal is white space.
pub fn is_blank(text: &str) -> bool {
    text.is_empty() || text == " " || text == "\n"
}
