//! Models of `pattern!` definitions.

use proc_macro2::TokenStream;
use syn::{Block, Expr, Ident, Path, Type, Visibility};

use crate::docs::Docs;

/// The definitions of one `pattern!`.
pub struct Patterns {
    pub krate: Path,
    pub models: Vec<PatternModel>,
    /// Invalid definitions, which become types without code.
    pub stubs: Vec<(Visibility, Ident)>,
}

/// A pattern.
pub struct PatternModel {
    pub docs: Docs,
    pub visibility: Visibility,
    pub ident: Ident,
    /// The benefit, if given.
    pub benefit: Option<Expr>,
    pub root: Root,
    pub arms: Vec<Arm>,
}

/// The operations that a pattern is tried on.
pub enum Root {
    /// Operations of these kinds.
    Ops(OpLeft),
    /// Operations with an interface, a trait, or of any kind; the name is that of the operation.
    Kind(Kind, Option<Ident>),
}

/// A kind of operations.
pub enum Kind {
    Interface(Path),
    Trait(Path),
    Any,
}

/// An operation of the left side.
pub struct OpLeft {
    pub bound: Option<Ident>,
    /// Whether the order of a commutative operation's operands counts.
    pub ordered: bool,
    /// The definitions; the root may have several.
    pub paths: Vec<Path>,
    pub fields: Vec<FieldLeft>,
    /// Whether further fields may have any values.
    pub rest: bool,
    /// The result that is the operand, if named.
    pub result: Option<Ident>,
}

/// A field of the left side.
pub struct FieldLeft {
    pub name: Ident,
    pub value: ValueLeft,
}

/// The value of a field.
pub enum ValueLeft {
    /// Anything; perhaps of a constrained type.
    Any(Option<Type>),
    /// Anything, bound to a name; perhaps of a constrained type.
    Bound(Ident, Option<Type>),
    /// A constant.
    Constant(ConstantLeft),
    /// The result of an operation.
    Op(Box<OpLeft>),
    /// A group with as many elements.
    List(Vec<ValueLeft>),
    /// An absent optional part.
    Absent,
    /// A present optional part, bound to a name.
    Present(Ident),
    /// A value equal to this one.
    Equal(Expr),
}

/// A constant of the left side.
pub enum ConstantLeft {
    Any,
    Bound(Ident),
    Integer(Expr),
    Float(Expr),
}

/// A right side with its guard.
pub struct Arm {
    pub guard: Option<Expr>,
    pub right: Right,
}

/// A right side.
pub enum Right {
    /// The root is erased.
    Erase(Ident),
    /// Values that replace the results of the root.
    Values(Vec<ValueRight>),
    /// Rust code.
    Code(Block),
}

/// A value of the right side.
pub enum ValueRight {
    New(Box<New>),
    Constant(Expr),
    Code(Expr),
}

/// A new operation.
pub struct New {
    pub bound: Option<Ident>,
    pub path: Path,
    pub fields: Vec<(Ident, ValueRight)>,
    /// The types of its results, if given.
    pub types: Option<Expr>,
    /// The result that is used, if named.
    pub result: Option<Ident>,
}

impl OpLeft {
    /// Returns the first definition.
    pub fn path(&self) -> &Path {
        &self.paths[0]
    }
}

/// Returns the identifiers in tokens, in groups too.
pub fn identifiers(tokens: TokenStream) -> Vec<Ident> {
    use proc_macro2::TokenTree;
    let mut found = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Ident(ident) => found.push(ident),
            TokenTree::Group(group) => found.extend(identifiers(group.stream())),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
    found
}
