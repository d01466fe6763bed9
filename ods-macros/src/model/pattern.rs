//! Models of `pattern!` definitions.

use proc_macro2::{Span, TokenStream};
use syn::{Block, Expr, ExprLit, ExprUnary, Ident, Lit, LitStr, Path, Type, UnOp, Visibility};

use crate::docs::Docs;

/// The definitions of one `pattern!`.
pub struct Patterns {
    pub krate: Path,
    /// The dialects of the text of examples.
    pub dialects: Vec<Path>,
    /// Whether patterns of equal benefit are tried in the order of the list that names them, so that ties are no
    /// mistake.
    pub in_order: bool,
    /// Whether new operations have the location of the root alone.
    pub at_root: bool,
    pub models: Vec<PatternModel>,
    /// Invalid definitions, which become types without code.
    pub stubs: Vec<(Visibility, Ident)>,
}

impl Patterns {
    /// Returns whether an earlier pattern has the name of the one at this position.
    pub fn is_repeated(&self, at: usize) -> bool {
        self.models[..at].iter().any(|earlier| earlier.ident == self.models[at].ident)
    }
}

/// A pattern.
pub struct PatternModel {
    pub docs: Docs,
    pub visibility: Visibility,
    pub ident: Ident,
    /// The benefit, if given.
    pub benefit: Option<Expr>,
    /// The priority among patterns of equal benefit, if given.
    pub priority: Option<Expr>,
    /// Whether the order among patterns of equal benefit does not matter.
    pub either_order: bool,
    pub examples: Vec<Example>,
    pub root: Root,
    pub arms: Vec<Arm>,
}

/// An example of a pattern: a text, and the text after the pattern was applied; none if it does not apply.
pub struct Example {
    pub before: LitStr,
    pub after: Option<LitStr>,
}

/// The operations that a pattern is tried on.
pub enum Root {
    /// Operations of these kinds.
    Ops(OpLeft),
    /// Operations with an interface, a trait, or of any kind.
    Kind(KindLeft),
}

/// A root that may be any operation.
pub struct KindLeft {
    pub bound: Option<Ident>,
    pub kind: Kind,
    /// The fields: `operands`, `results`, and attributes by name.
    pub fields: Vec<FieldLeft>,
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
    /// The place of `single_use`: the operand is the only use of the result.
    pub single_use: Option<Span>,
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
    Number(Number),
}

/// A number that a pattern writes after `const`.
pub struct Number {
    pub kind: NumberKind,
    pub code: Expr,
}

/// A kind of numbers. The variants of `Number` in the library have the same names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NumberKind {
    Integer,
    Float,
    Bool,
}

/// A right side with its guard.
pub struct Arm {
    pub guard: Option<Expr>,
    /// Operations that are created first, and are no part of the replacement.
    pub before: Vec<New>,
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
    /// Its location, if given.
    pub at: Option<Expr>,
}

impl PatternModel {
    /// Returns the benefit, if it is known here: the one given, as a number, or else the number of terms.
    pub fn known_benefit(&self) -> Option<i64> {
        self.benefit.as_ref().map_or_else(|| Some(i64::from(self.terms())), number)
    }

    /// Returns the number of terms of the left side: operations, constants, compared values, and the guard. The more,
    /// the more discriminating is the pattern. A literal in the expansion, because a definition that lists the pattern
    /// cannot depend on its own schema.
    pub fn terms(&self) -> u16 {
        let fields = self.root.fields();
        let of_fields: u16 = fields.iter().map(|field| field.value.terms()).sum();
        let of_left = (1 + of_fields).saturating_add(repeated_names(fields));
        of_left + u16::from(self.arms.iter().all(|arm| arm.guard.is_some()))
    }

    /// Returns the priority, if it is known here.
    pub fn known_priority(&self) -> Option<i64> {
        self.priority.as_ref().map_or(Some(0), number)
    }

    /// Returns whether one of the right sides is taken whenever the left side matches.
    pub fn always_applies(&self) -> bool {
        let Some(last) = self.arms.last() else { return false };
        last.guard.is_none() && self.arms.iter().all(|arm| !matches!(arm.right, Right::Code(_)))
    }
}

impl Root {
    /// Returns the fields.
    pub fn fields(&self) -> &[FieldLeft] {
        match self {
            Self::Ops(left) => &left.fields,
            Self::Kind(left) => &left.fields,
        }
    }

    /// Returns the name of the operation.
    pub fn bound(&self) -> Option<&Ident> {
        match self {
            Self::Ops(left) => left.bound.as_ref(),
            Self::Kind(left) => left.bound.as_ref(),
        }
    }
}

impl Arm {
    /// Returns the new operations, in the order in which they are written.
    pub fn new_ops(&self) -> Vec<&New> {
        let before = self.before.iter().flat_map(New::with_inner);
        before.chain(self.values().iter().flat_map(ValueRight::new_ops)).collect()
    }

    /// Returns the values that replace the results; none if they are computed, or there are none.
    pub fn values(&self) -> &[ValueRight] {
        match &self.right {
            Right::Values(values) => values,
            Right::Erase(_) | Right::Code(_) => &[],
        }
    }
}

impl New {
    /// Returns the operation and those in its fields.
    pub fn with_inner(&self) -> Vec<&Self> {
        let inner = self.fields.iter().flat_map(|(_, value)| value.new_ops());
        std::iter::once(self).chain(inner).collect()
    }
}

impl ValueRight {
    /// Returns the new operations in the value, itself included.
    pub fn new_ops(&self) -> Vec<&New> {
        match self {
            Self::New(new) => new.with_inner(),
            Self::Constant(_) | Self::Code(_) => Vec::new(),
        }
    }
}

/// Returns the number of names that are bound again, and so compare values.
pub fn repeated_names(fields: &[FieldLeft]) -> u16 {
    let mut names = Vec::new();
    fields.iter().for_each(|field| field.value.add_names(&mut names));
    let repeated = (0..names.len()).filter(|at| names[..*at].contains(&names[*at])).count();
    u16::try_from(repeated).unwrap_or(u16::MAX)
}

/// Returns the value of a literal, perhaps with a minus.
pub fn number(expression: &Expr) -> Option<i64> {
    match expression {
        Expr::Lit(ExprLit { lit: Lit::Int(number), .. }) => number.base10_parse().ok(),
        Expr::Unary(ExprUnary { op: UnOp::Neg(_), expr, .. }) => number(expr).map(|number| -number),
        _ => None,
    }
}

impl OpLeft {
    /// Returns the first definition.
    pub fn path(&self) -> &Path {
        &self.paths[0]
    }

    fn terms(&self) -> u16 {
        let own = 1 + u16::from(self.single_use.is_some());
        own + self.fields.iter().map(|field| field.value.terms()).sum::<u16>()
    }

    /// Adds the names that are bound to values and attributes.
    fn add_names<'a>(&'a self, names: &mut Vec<&'a Ident>) {
        self.fields.iter().for_each(|field| field.value.add_names(names));
    }
}

impl ValueLeft {
    /// Returns the operation or the operations of a list.
    pub fn ops(&self) -> Vec<&OpLeft> {
        match self {
            Self::Op(inner) => vec![inner],
            Self::List(values) => values.iter().flat_map(Self::ops).collect(),
            Self::Any(_) | Self::Bound(..) | Self::Constant(_) | Self::Absent | Self::Present(_) | Self::Equal(_) => {
                Vec::new()
            }
        }
    }

    fn terms(&self) -> u16 {
        match self {
            Self::Op(inner) => inner.terms(),
            Self::Constant(ConstantLeft::Any | ConstantLeft::Bound(_))
            | Self::Any(Some(_))
            | Self::Bound(_, Some(_))
            | Self::Absent
            | Self::Present(_)
            | Self::Equal(_) => 1,
            Self::Constant(ConstantLeft::Number(_)) => 2,
            Self::List(values) => 1 + values.iter().map(Self::terms).sum::<u16>(),
            Self::Any(None) | Self::Bound(_, None) => 0,
        }
    }

    fn add_names<'a>(&'a self, names: &mut Vec<&'a Ident>) {
        match self {
            Self::Bound(name, _) | Self::Present(name) => names.push(name),
            Self::Op(inner) => inner.add_names(names),
            Self::List(values) => values.iter().for_each(|value| value.add_names(names)),
            Self::Any(_) | Self::Constant(_) | Self::Absent | Self::Equal(_) => {}
        }
    }
}

impl Number {
    /// Returns the number, if the expression is a literal, perhaps with a minus.
    pub fn of(code: &Expr) -> Option<Self> {
        let kind = match code {
            Expr::Lit(ExprLit { lit: Lit::Int(_), .. }) => NumberKind::Integer,
            Expr::Lit(ExprLit { lit: Lit::Float(_), .. }) => NumberKind::Float,
            Expr::Lit(ExprLit { lit: Lit::Bool(_), .. }) => NumberKind::Bool,
            Expr::Unary(ExprUnary { op: UnOp::Neg(_), expr, .. }) => {
                Self::of(expr).map(|number| number.kind).filter(|kind| *kind != NumberKind::Bool)?
            }
            _ => return None,
        };
        Some(Self { kind, code: code.clone() })
    }

    /// Returns whether each constant that is the other number is this one.
    pub fn covers(&self, other: &Self) -> bool {
        match (self.kind, other.kind) {
            (NumberKind::Integer, NumberKind::Integer) => {
                self.code == other.code || number(&self.code).is_some_and(|own| number(&other.code) == Some(own))
            }
            (NumberKind::Integer, NumberKind::Float | NumberKind::Bool)
            | (NumberKind::Float, NumberKind::Float)
            | (NumberKind::Bool, NumberKind::Bool) => {
                float(&self.code).map(f64::to_bits) == float(&other.code).map(f64::to_bits)
            }
            (NumberKind::Float, NumberKind::Integer | NumberKind::Bool)
            | (NumberKind::Bool, NumberKind::Integer | NumberKind::Float) => false,
        }
    }
}

/// Returns the value of a literal as a floating-point number.
fn float(expression: &Expr) -> Option<f64> {
    match expression {
        Expr::Lit(ExprLit { lit: Lit::Int(number), .. }) => number.base10_parse().ok(),
        Expr::Lit(ExprLit { lit: Lit::Float(number), .. }) => number.base10_parse().ok(),
        Expr::Lit(ExprLit { lit: Lit::Bool(value), .. }) => Some(f64::from(u8::from(value.value))),
        Expr::Unary(ExprUnary { op: UnOp::Neg(_), expr, .. }) if number(expr) == Some(0) => Some(0.0),
        Expr::Unary(ExprUnary { op: UnOp::Neg(_), expr, .. }) => float(expr).map(|number| -number),
        _ => None,
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

/// Two fields that must be the operands of a commutative operation.
#[derive(Clone)]
pub struct OperandSwap {
    pub path: Path,
    pub fields: [Ident; 2],
}

/// A condition that the compiler decides.
#[derive(Clone)]
pub enum Condition {
    /// The operands can be swapped.
    Swap(OperandSwap),
    /// The first constraint accepts whatever the second one does.
    Includes { general: Type, special: Type },
    /// Something satisfies both constraints.
    Overlap([Type; 2]),
}

/// A mistake if the ranks of two patterns compare like this, and the conditions hold.
pub struct DeferredCheck {
    /// The pattern that is wrong.
    pub name: Ident,
    pub relation: Relation,
    /// The benefits and priorities, as pairs of expressions.
    pub ranks: [TokenStream; 2],
    pub conditions: Vec<Condition>,
    pub message: String,
}

/// A relation of two ranks.
#[derive(Clone, Copy)]
pub enum Relation {
    /// The first pattern is tried before the second.
    Before,
    /// Neither is.
    Equal,
}

impl Relation {
    /// Returns whether the ranks have the relation; `None` if that is unknown here.
    pub fn holds(self, a: &PatternModel, b: &PatternModel) -> Option<bool> {
        let rank = |model: &PatternModel| Some((model.known_benefit()?, model.known_priority()?));
        let (a, b) = (rank(a)?, rank(b)?);
        Some(match self {
            Self::Before => a > b,
            Self::Equal => a == b,
        })
    }
}
