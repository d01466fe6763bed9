//! An operation.

use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::{Attribute, Expr, ExprClosure, Ident, LitStr, Path, Type, Visibility};

use super::hooks::Hooks;
use crate::docs::Docs;

/// What an `#[op]` says.
pub struct OpModel {
    /// Where `ods` is.
    pub krate: Path,
    /// Missing only along with an error; so is the name.
    pub dialect: Option<Path>,
    pub mnemonic: Option<LitStr>,
    pub docs: Docs,
    /// Attributes that are not ours, to be emitted again.
    pub attributes: Vec<Attribute>,
    pub visibility: Visibility,
    pub ident: Ident,
    pub traits: Vec<TraitUse>,
    pub multis: Vec<MultiUse>,
    pub hooks: Hooks,
    pub fields: Vec<Field>,
}

/// A trait in `traits(...)`.
pub struct TraitUse {
    pub path: Path,
}

/// A constraint over several parts in `traits(...)`.
pub struct MultiUse {
    pub keyword: Ident,
    pub kind: MultiKind,
}

pub enum MultiKind {
    /// `AllTypesMatch(a, b)`
    AllMatch { parts: Vec<Ident> },
    /// `TypesMatchWith("summary", a, b, |ty, context| ...)`
    Computed { summary: LitStr, from: Ident, to: Ident, map: ExprClosure },
    /// `PredOpTrait("summary", code)`
    Code { summary: LitStr, code: TokenStream },
}

/// A field of the struct.
pub struct Field {
    pub ident: Ident,
    pub docs: Docs,
    pub role: Role,
    /// The role's attribute, `operand` in `#[operand]`.
    pub role_ident: Ident,
    /// The type as written, `Variadic<AnyType>`.
    pub ty: Type,
}

pub enum Role {
    Operand(Group),
    Result(Group),
    Attr(Attr),
    Region(Group),
    Successor(Group),
    Derived { ty: Type, compute: ExprClosure },
}

/// A constraint and how many entities it is about.
pub struct Group {
    pub arity: Arity,
    pub constraint: Type,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Arity {
    One,
    Optional,
    Variadic,
}

pub struct Attr {
    pub constraint: Type,
    pub presence: Presence,
    /// The `name = "..."` of the attribute.
    pub name: Option<LitStr>,
}

pub enum Presence {
    Required,
    Optional,
    Default(Expr),
    /// Optional, but getters give the default.
    OptionalDefault(Expr),
    /// A `UnitAttr`: there or not, which is its value.
    Unit,
}

impl Presence {
    /// Whether there may be no attribute in verified IR.
    pub fn may_be_missing(&self) -> bool {
        matches!(self, Self::Optional | Self::OptionalDefault(_) | Self::Unit)
    }

    /// Whether a function removes the attribute; a `UnitAttr` is set to `false`.
    pub fn is_removable(&self) -> bool {
        matches!(self, Self::Optional | Self::OptionalDefault(_))
    }
}

impl Field {
    /// The name without `r#`.
    pub fn plain_name(&self) -> String {
        let name = self.ident.to_string();
        name.strip_prefix("r#").map(str::to_owned).unwrap_or(name)
    }

    /// The name that the attribute has in the IR.
    pub fn ir_name(&self) -> String {
        match &self.role {
            Role::Attr(Attr { name: Some(name), .. }) => name.value(),
            _ => self.plain_name(),
        }
    }

    /// An identifier with a prefix, such as `set_value`.
    pub fn prefixed(&self, prefix: &str) -> Ident {
        Ident::new(&format!("{prefix}{}", self.plain_name()), self.ident.span())
    }

    /// The name of the getter of an attribute itself, `value_attr`.
    pub fn attribute_getter(&self) -> Ident {
        Ident::new(&format!("{}_attr", self.plain_name()), self.ident.span())
    }

    /// The documentation of the accessor: the field's, or else what the field is.
    pub fn accessor_docs(&self) -> TokenStream {
        if !self.docs.attributes.is_empty() {
            let docs = &self.docs.attributes;
            return quote!(#(#docs)*);
        }
        let what = match self.role {
            Role::Operand(_) => "operand",
            Role::Result(_) => "result",
            Role::Attr(_) => "attribute",
            Role::Region(_) => "region",
            Role::Successor(_) => "successor",
            Role::Derived { .. } => "derived attribute",
        };
        let text = format!(" The {what} `{}`.", self.plain_name());
        quote!(#[doc = #text])
    }

    pub fn span(&self) -> Span {
        self.ident.span()
    }
}

macro_rules! groups {
    ($($method:ident $variant:ident),*) => {$(
        pub fn $method(&self) -> impl Iterator<Item = (&Field, &Group)> {
            self.fields.iter().filter_map(|field| match &field.role {
                Role::$variant(group) => Some((field, group)),
                _ => None,
            })
        }
    )*};
}

impl OpModel {
    groups!(operands Operand, results Result, regions Region, successors Successor);

    pub fn attrs(&self) -> impl Iterator<Item = (&Field, &Attr)> {
        self.fields.iter().filter_map(|field| match &field.role {
            Role::Attr(attr) => Some((field, attr)),
            _ => None,
        })
    }

    /// The field called `name`.
    pub fn field(&self, name: &Ident) -> Option<&Field> {
        self.fields.iter().find(|field| field.ident == *name || *name == field.plain_name())
    }

    /// The trait whose last path segment is `name`.
    pub fn find_trait(&self, name: &str) -> Option<&TraitUse> {
        self.traits.iter().find(|used| used.path.segments.last().is_some_and(|segment| segment.ident == name))
    }

    pub fn has_trait(&self, name: &str) -> bool {
        self.find_trait(name).is_some()
    }
}
