//! Types with `#[derive(FromValue)]`, `#[derive(IntoValue)]` or `#[derive(TypeText)]`.

use syn::{Generics, Ident, LitStr, Path, Type};

/// A type with a value of packed functions.
pub struct ConvertModel {
    pub krate: Path,
    pub ident: Ident,
    pub generics: Generics,
    /// The text of the type, if it does not follow from its parts.
    pub name: Option<LitStr>,
    pub form: Form,
}

/// The form of a type, which its values follow.
pub enum Form {
    /// Fields with names: a dict.
    Fields(Vec<Part>),
    /// Fields without names: a tuple, or the value of the only one.
    Elements(Vec<Type>),
    /// Cases: strings.
    Cases(Vec<Case>),
}

/// A field with a name.
pub struct Part {
    pub ident: Ident,
    /// The key.
    pub name: LitStr,
    pub ty: Type,
}

/// A case of an enum.
pub struct Case {
    pub ident: Ident,
    /// The string.
    pub name: LitStr,
}

impl ConvertModel {
    /// Returns the names of fields or cases.
    pub fn names(&self) -> Vec<&LitStr> {
        match &self.form {
            Form::Fields(fields) => fields.iter().map(|field| &field.name).collect(),
            Form::Elements(_) => Vec::new(),
            Form::Cases(cases) => cases.iter().map(|case| &case.name).collect(),
        }
    }
}
