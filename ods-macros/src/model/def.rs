//! A type or attribute that a dialect defines.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, Expr, GenericArgument, Ident, LitStr, Path, PathArguments, Type, Visibility};

use super::companions::Companion;
use super::def_format::{Element, FormatModel};
use super::is_written_as;
use crate::code::type_text;
use crate::docs::Docs;

/// The kind of the definition.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Type,
    Attribute,
}

impl Kind {
    pub fn noun(self) -> &'static str {
        match self {
            Self::Type => "type",
            Self::Attribute => "attribute",
        }
    }

    /// Returns the beginning of an example in a message.
    pub fn example(self) -> &'static str {
        match self {
            Self::Type => "#[type_def(Tf, \"resource\")]",
            Self::Attribute => "#[attr_def(Tf, \"shape\")]",
        }
    }
}

/// The greatest number of parameters of a type or attribute.
pub const MAX_PARAMETERS: usize = 100;

/// A `#[type_def]` or `#[attr_def]`.
pub struct DefModel {
    pub kind: Kind,
    /// The path of `ods`.
    pub krate: Path,
    /// Absent only along with an error.
    pub dialect: Option<Path>,
    /// Absent for a definition without text.
    pub mnemonic: Option<LitStr>,
    pub docs: Docs,
    /// Foreign attributes, to be emitted again.
    pub attributes: Vec<Attribute>,
    pub visibility: Visibility,
    pub ident: Ident,
    pub traits: Vec<Path>,
    /// The `interfaces` key: traits with `#[type_interface]` or `#[attr_interface]`.
    pub interfaces: Vec<Path>,
    pub preds: Vec<PredUse>,
    /// The `verify` key.
    pub verify: Option<Ident>,
    /// The `alias` key.
    pub alias: Option<Ident>,
    /// The `custom_format` key.
    pub custom: Option<Ident>,
    pub format: Option<FormatModel>,
    /// The enum that the parameter contains, if `#[enum_attr]` makes the definition.
    pub enumeration: Option<Ident>,
    pub params: Vec<Param>,
}

/// `Pred("summary", CPred(code))` in `traits(...)`.
pub struct PredUse {
    pub summary: LitStr,
    pub code: TokenStream,
}

/// A parameter: a field of the struct.
pub struct Param {
    pub ident: Ident,
    pub docs: Docs,
    pub ty: Type,
    pub default: Option<Default>,
    /// The constraint in `is = C`.
    pub is: Option<Type>,
    pub self_type: Option<Ident>,
    pub mutable: Option<Ident>,
}

pub enum Default {
    /// `default`: the default of the Rust type.
    OfType,
    Value(Expr),
}

impl Param {
    /// Returns the name without `r#`.
    pub fn plain_name(&self) -> String {
        super::plain_name(&self.ident)
    }

    /// Returns the name of the type's last segment: `Option` of `Option<u32>`.
    pub fn wrapper(&self) -> String {
        last_name(&self.ty)
    }

    pub fn is_option(&self) -> bool {
        is_written_as(&self.ty, "Option", &["option"])
    }

    /// Returns whether the text contains commas.
    pub fn is_list(&self) -> bool {
        is_written_as(self.inner(), "Vec", &["vec"])
    }

    /// Returns the `T` of `Option<T>`, or the type itself.
    fn inner(&self) -> &Type {
        argument(&self.ty).filter(|_| self.is_option()).unwrap_or(&self.ty)
    }

    /// Returns whether its type is well known: a number, a string, a type or an attribute.
    pub fn is_plain(&self) -> bool {
        plain_name(self.inner()).is_some()
    }

    /// Returns the name of a well-known type, of the parameter or of the elements of a list.
    pub fn plain_element(&self) -> Option<String> {
        plain_name(if self.is_list() { argument(self.inner())? } else { self.inner() })
    }

    /// Returns whether its text is empty if it is at its default, or unset.
    pub fn is_elidable(&self) -> bool {
        self.default.is_some() || self.is_option() || self.mutable.is_some()
    }

    /// Returns its type in the list of parameters.
    pub fn stored(&self) -> TokenStream {
        let ty = &self.ty;
        match self.mutable {
            Some(_) => quote!(__ods::Mutable<#ty>),
            None => quote!(#ty),
        }
    }

    /// Returns the documentation of the accessor: the field's, followed by the parameter's name and type.
    pub fn accessor_docs(&self) -> TokenStream {
        let value = given(&self.ty).map(|value| format!(", {} `{value}`", super::article(&value))).unwrap_or_default();
        self.docs.and(&format!("Parameter `{}`: `{}`{value}.", self.plain_name(), type_text(&self.ty)))
    }
}

/// Returns the type that the accessor of such a parameter returns, if it is another one: `&str` for `String`.
fn given(ty: &Type) -> Option<String> {
    let inner = || argument(ty);
    match last_name(ty).as_str() {
        "String" => Some("&str".to_owned()),
        "Vec" => Some(format!("&[{}]", type_text(inner()?))),
        "Option" => Some(format!("Option<{}>", given(inner()?)?)),
        _ => None,
    }
}

/// Returns the `T` of `Option<T>` or `Vec<T>`.
fn argument(ty: &Type) -> Option<&Type> {
    let Type::Path(path) = ty else { return None };
    match &path.path.segments.last()?.arguments {
        PathArguments::AngleBracketed(arguments) => match arguments.args.first()? {
            GenericArgument::Type(inner) => Some(inner),
            _ => None,
        },
        _ => None,
    }
}

/// Returns the name of a well-known type.
fn plain_name(ty: &Type) -> Option<String> {
    const PLAIN: &[&str] = &[
        "i8",
        "i16",
        "i32",
        "i64",
        "i128",
        "isize",
        "u8",
        "u16",
        "u32",
        "u64",
        "u128",
        "usize",
        "bool",
        "f32",
        "f64",
        "String",
        "Type",
        "Attribute",
    ];
    let Type::Path(path) = ty else { return None };
    let name = path.path.get_ident()?.to_string();
    PLAIN.contains(&name.as_str()).then_some(name)
}

fn last_name(ty: &Type) -> String {
    match ty {
        Type::Path(path) => path.path.segments.last().map(|last| last.ident.to_string()).unwrap_or_default(),
        _ => String::new(),
    }
}

impl DefModel {
    /// Returns the position of the parameter called `name`.
    pub fn index(&self, name: &Ident) -> Option<usize> {
        self.params.iter().position(|param| param.ident == *name || *name == param.plain_name())
    }

    /// Returns whether the definition may reject parameters of the right types.
    pub fn may_be_invalid(&self) -> bool {
        self.verify.is_some() || !self.preds.is_empty() || self.params.iter().any(|param| param.is.is_some())
    }

    /// Returns the positions of all parameters that `params` refers to.
    pub fn all(&self) -> Vec<usize> {
        (0..self.params.len()).filter(|i| self.params[*i].self_type.is_none()).collect()
    }

    /// Returns whether a generated function has this name.
    pub fn is_reserved(&self, name: &str) -> bool {
        let is_setter = Companion::Setter
            .field_of(name)
            .is_some_and(|set| self.params.iter().any(|param| param.mutable.is_some() && param.plain_name() == set));
        match name {
            "get" | "context" => true,
            "verify" => self.verify.is_some(),
            "parse" | "print" => self.custom.is_some(),
            _ => is_setter,
        }
    }

    /// Returns the elements of the format.
    pub fn elements(&self) -> &[Element] {
        self.format.as_ref().map_or(&[], |format| &format.elements)
    }
}

/// Returns whether a default is a closure that takes the context.
pub fn takes_context(default: &Expr) -> bool {
    matches!(default, Expr::Closure(_))
}
