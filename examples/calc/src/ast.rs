//! The language as data. Everything that errors refer to has a location.

use ods::Location;

/// The functions of a program; the last one may be the `@main` of a program that ends with statements.
pub type Program = Vec<Function>;

/// `fn name(parameters) { body result }`
#[derive(Debug)]
pub struct Function {
    /// The name.
    pub name: Name,
    /// The names of the parameters.
    pub parameters: Vec<Name>,
    /// The statements, in order.
    pub body: Vec<Statement>,
    /// The expression whose value is returned.
    pub result: Expr,
}

/// A name with its location.
#[derive(Clone, Debug)]
pub struct Name {
    /// The name.
    pub text: String,
    /// The location.
    pub location: Location,
}

/// A statement.
#[derive(Debug)]
pub enum Statement {
    /// `let name = value;`
    Let(Name, Expr),
    /// `name = value;`
    Set(Name, Expr),
    /// `for counter in from..to { body }`
    For {
        /// The name of the counter.
        counter: Name,
        /// The first value.
        from: Expr,
        /// The value after the last.
        to: Expr,
        /// The repeated statements.
        body: Vec<Statement>,
    },
}

/// An expression with its location; that of an operation is its operator.
#[derive(Debug)]
pub struct Expr {
    /// The expression.
    pub kind: ExprKind,
    /// The location.
    pub location: Location,
}

/// An expression.
#[derive(Debug)]
pub enum ExprKind {
    /// `42`
    Number(i64),
    /// `x`
    Variable(String),
    /// `f(a, b)`
    Call(String, Vec<Expr>),
    /// `a + b`
    Binary(Operator, Box<[Expr; 2]>),
}

/// An operator of two operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operator {
    /// `+`
    Add,
    /// `-`
    Subtract,
    /// `*`
    Multiply,
    /// `/`
    Divide,
    /// `%`
    Remainder,
}
