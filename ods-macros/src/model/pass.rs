//! `#[derive(Pass)]`.

use syn::{Generics, Ident, LitStr, Path, Type};

/// A pass.
pub struct PassModel {
    pub krate: Path,
    pub ident: Ident,
    pub generics: Generics,
    /// The name in messages and reports.
    pub name: String,
    /// The name in pipelines.
    pub argument: LitStr,
    pub description: String,
    pub on: Option<On>,
    pub fields: Vec<PassField>,
}

/// The operations that a pass runs on.
pub enum On {
    /// Operations of a definition: `on(FuncOp)`.
    Op(Type),
    /// Operations with an interface: `on(dyn FunctionOpInterface)`.
    Interface(Type),
}

/// A field that pipelines set or report.
pub struct PassField {
    pub role: Role,
    /// The name in pipelines and reports.
    pub name: LitStr,
    pub ident: Ident,
    pub ty: Type,
    pub summary: String,
}

/// The use of a field.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Role {
    Option,
    Statistic,
}
