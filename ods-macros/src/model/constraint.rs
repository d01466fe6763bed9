//! Constraints.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::parse::Parser;
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

impl ConstraintModel {
    /// Returns whether the subject is evidently not an attribute. Of a view, only the compiler knows the entity.
    pub fn is_on_no_attribute(&self) -> bool {
        matches!(self.view.to_token_stream().to_string().as_str(), "Type" | "Region" | "Block")
    }
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

/// The types of const parameters.
const CONST_TYPES: &[&str] = &["usize", "isize", "u8", "u16", "u32", "u64", "i8", "i16", "i32", "i64", "bool", "char"];

/// Returns the type of a const parameter, if it is valid.
pub fn const_type(ty: &Type) -> Option<Ident> {
    let ty = Ident::parse_any.parse2(ty.to_token_stream()).ok();
    ty.filter(|ty| CONST_TYPES.iter().any(|known| ty == known))
}

/// A piece of a summary.
pub enum Piece {
    Text(String),
    /// `{N}`
    Parameter(String),
}

/// Splits a summary at `{N}`.
pub fn pieces(summary: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = summary;
    while let Some((before, after)) = rest.split_once('{') {
        let Some((name, behind)) = after.split_once('}') else { break };
        let is_name = name.starts_with(|c: char| c.is_alphabetic() || c == '_')
            && name.chars().all(|c| c.is_alphanumeric() || c == '_');
        if is_name {
            pieces.push(Piece::Text(before.to_owned()));
            pieces.push(Piece::Parameter(name.to_owned()));
            rest = behind;
        } else {
            // Literal braces, as in `one of {8, 16}`.
            pieces.push(Piece::Text(format!("{before}{{")));
            rest = after;
        }
    }
    pieces.push(Piece::Text(rest.to_owned()));
    pieces.retain(|piece| !matches!(piece, Piece::Text(text) if text.is_empty()));
    pieces
}
