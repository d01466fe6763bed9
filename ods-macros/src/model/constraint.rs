//! Constraints.

use proc_macro2::TokenStream;
use syn::{Attribute, Expr, Generics, Ident, LitStr, Path, Type, Visibility};

use crate::docs::Docs;

/// The contents of a `constraint!`.
pub struct Constraints {
    /// The path of `ods`.
    pub krate: Path,
    pub models: Vec<ConstraintModel>,
    /// Stubs of invalid definitions.
    pub stubs: Vec<Stub>,
    /// The tokens of invalid definitions.
    pub unread: Vec<TokenStream>,
}

/// The known parts of an invalid definition.
pub struct Stub {
    pub visibility: Visibility,
    pub ident: Ident,
    pub generics: Generics,
}

/// One definition.
pub struct ConstraintModel {
    pub docs: Docs,
    /// `#[summary = "..."]`: the summary, which replaces the doc comment unchanged.
    pub summary: Option<LitStr>,
    pub attributes: Vec<Attribute>,
    pub visibility: Visibility,
    pub ident: Ident,
    pub parameters: Vec<Parameter>,
    /// The entity or view after the colon.
    pub view: Type,
    pub pred: PredModel,
    pub from: Option<Clause>,
    pub into: Option<Clause>,
    /// `as C`: the constraint that provides the Rust values.
    pub values: Option<Type>,
    /// `build => code`
    pub build: Option<TokenStream>,
    /// The syntax of the attribute in the format of an operation.
    pub text: Option<TextClause>,
}

/// A clause about the syntax of attributes.
pub struct TextClause {
    pub keyword: Ident,
    pub form: TextForm,
}

pub enum TextForm {
    /// `value_type C`: without its type, where `C` allows one type only.
    ValueType(Type),
    /// `dense_array_of C`: `[...]`, with elements of the only type that `C` allows.
    DenseArray(Type),
    /// `symbol_name`: `@name`.
    SymbolName,
}

impl TextForm {
    /// Returns the constraint that it names.
    pub fn constraint(&self) -> Option<&Type> {
        match self {
            Self::ValueType(constraint) | Self::DenseArray(constraint) => Some(constraint),
            Self::SymbolName => None,
        }
    }
}

/// A generic parameter.
pub enum Parameter {
    /// `const N: usize`
    Const { ident: Ident, ty: Ident },
    /// `T: Type`
    Constraint { ident: Ident, entity: Ident },
}

impl Parameter {
    pub fn ident(&self) -> &Ident {
        match self {
            Self::Const { ident, .. } | Self::Constraint { ident, .. } => ident,
        }
    }
}

/// `from T => code` or `into T => code`
pub struct Clause {
    pub ty: Type,
    pub code: TokenStream,
}

/// A predicate.
pub enum PredModel {
    CPred(TokenStream),
    /// `CPred($_self.isa::<T>($_ctx))`
    IsA(Box<Type>),
    And(Vec<PredModel>),
    Or(Vec<PredModel>),
    Neg(Box<PredModel>),
    Subst(TokenStream, Box<PredModel>),
    Concat(TokenStream, Box<PredModel>, TokenStream),
    ElementType(Box<PredModel>),
    ValueType(Box<PredModel>),
    Each(Box<PredModel>),
    AnyStrAttrOf(Vec<LitStr>),
    /// `Test(expression)`
    Test(Box<Expr>),
    Is(Box<Type>),
    True,
}

impl PredModel {
    /// Returns the code with placeholders in the predicate itself, without that of nested ones.
    pub fn code(&self) -> Vec<&TokenStream> {
        match self {
            Self::CPred(code) | Self::Subst(code, _) => vec![code],
            Self::Concat(prefix, _, suffix) => vec![prefix, suffix],
            Self::IsA(_)
            | Self::And(_)
            | Self::Or(_)
            | Self::Neg(_)
            | Self::ElementType(_)
            | Self::ValueType(_)
            | Self::Each(_)
            | Self::AnyStrAttrOf(_)
            | Self::Test(_)
            | Self::Is(_)
            | Self::True => Vec::new(),
        }
    }
}
