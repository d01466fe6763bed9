//! The language as data, and its text for `--emit=ast`. Everything that errors refer to has a location.

use std::fmt::{self, Display};

use ods::{Context, Location};

/// The definitions of a program, in order.
#[derive(Debug)]
pub struct Program(pub Vec<Definition>);

/// A definition of a program.
#[derive(Debug)]
pub enum Definition {
    /// A function.
    Function(Function),
    /// A struct.
    Struct(Struct),
}

/// `def name(parameters) { body }`
#[derive(Debug)]
pub struct Function {
    /// The location of `def`.
    pub location: Location,
    /// The name.
    pub name: Name,
    /// The parameters.
    pub parameters: Vec<Variable>,
    /// The statements, in order.
    pub body: Vec<Statement>,
}

impl Function {
    /// Returns whether calls have a value: the first `return`, which is the one that is executed, has one.
    pub fn returns_a_value(&self) -> bool {
        self.body.iter().find_map(|statement| match statement {
            Statement::Return(_, value) => Some(value.is_some()),
            Statement::Let(..) | Statement::Print(..) | Statement::Expr(_) => None,
        }) == Some(true)
    }
}

/// `struct name { fields }`
#[derive(Debug)]
pub struct Struct {
    /// The location of `struct`.
    pub location: Location,
    /// The name.
    pub name: Name,
    /// The fields.
    pub fields: Vec<Variable>,
}

/// A name with its location.
#[derive(Debug)]
pub struct Name {
    /// The name.
    pub text: String,
    /// The location.
    pub location: Location,
}

/// A variable, a parameter, or a field of a struct.
#[derive(Debug)]
pub struct Variable {
    /// The location of the first word.
    pub location: Location,
    /// The name.
    pub name: Name,
    /// The type as written.
    pub ty: VariableType,
}

/// The type of a variable as written.
#[derive(Debug)]
pub enum VariableType {
    /// `var x`, `var x<2, 3>`: a tensor of this shape; of any shape if there are no sizes.
    Tensor(Vec<i64>),
    /// `Pair x`: a struct.
    Struct(String),
}

/// A statement.
#[derive(Debug)]
pub enum Statement {
    /// `var x = value;`
    Let(Variable, Expr),
    /// `print(value);`
    Print(Location, Expr),
    /// `return value;`
    Return(Location, Option<Expr>),
    /// `f(x);`
    Expr(Expr),
}

/// An expression with its location. As in MLIR's tutorial, that of `a + b` and `a.b` is the location of `b`.
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
    /// A constant.
    Literal(Literal),
    /// `x`
    Variable(String),
    /// `f(a, b)`
    Call(String, Vec<Expr>),
    /// `a + b`
    Binary(Operator, Box<[Expr; 2]>),
    /// `a.b`
    Field(Box<Expr>, String),
}

/// A constant.
#[derive(Debug)]
pub enum Literal {
    /// `4.2`, `[[1, 2], [3, 4]]`
    Tensor(Tensor),
    /// `{1, [2, 3]}`: the fields with their locations.
    Struct(Vec<(Location, Literal)>),
}

/// A constant tensor.
#[derive(Debug)]
pub struct Tensor {
    /// The sizes, outermost first; none for a number.
    pub shape: Vec<i64>,
    /// The numbers in row-major order.
    pub numbers: Vec<f64>,
}

/// An operator of two operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operator {
    /// `+`
    Add,
    /// `*`
    Multiply,
}

impl Display for Operator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Add => "+",
            Self::Multiply => "*",
        })
    }
}

impl Program {
    /// Returns the tree as text, a node per line, in the form of MLIR's tutorial.
    pub fn dump(&self, context: &Context) -> String {
        let mut dump = Dump { context, text: String::new(), depth: 1 };
        dump.line("Module:");
        dump.inside(|dump| self.0.iter().for_each(|definition| dump.definition(definition)));
        dump.text
    }
}

/// The text of a tree so far.
struct Dump<'c> {
    context: &'c Context,
    text: String,
    depth: usize,
}

impl Dump<'_> {
    fn line(&mut self, text: impl Display) {
        self.text += &format!("{:1$}{text}\n", "", 2 * self.depth);
    }

    fn node(&mut self, text: impl Display, location: Location) {
        let place = location.place(self.context).map(|place| place.to_string()).unwrap_or_default();
        self.line(format_args!("{text} @{place}"));
    }

    fn inside(&mut self, children: impl FnOnce(&mut Self)) {
        self.depth += 1;
        children(self);
        self.depth -= 1;
    }

    fn definition(&mut self, definition: &Definition) {
        match definition {
            Definition::Function(function) => {
                self.line("Function");
                self.inside(|dump| dump.function(function));
            }
            Definition::Struct(Struct { location, name, fields }) => {
                self.node(format_args!("Struct: {}", name.text), *location);
                self.inside(|dump| {
                    dump.line("Variables: [");
                    dump.inside(|dump| fields.iter().for_each(|field| dump.variable(field)));
                    dump.line("]");
                });
            }
        }
    }

    fn function(&mut self, function: &Function) {
        self.node(format_args!("Proto '{}'", function.name.text), function.location);
        let names: Vec<&str> = function.parameters.iter().map(|parameter| &*parameter.name.text).collect();
        self.line(format_args!("Params: [{}]", names.join(", ")));
        self.line("Block {");
        self.inside(|dump| function.body.iter().for_each(|statement| dump.statement(statement)));
        self.line("} // Block");
    }

    fn variable(&mut self, variable: &Variable) {
        let ty = match &variable.ty {
            VariableType::Tensor(shape) => list(shape),
            VariableType::Struct(name) => name.clone(),
        };
        self.node(format_args!("VarDecl {}<{ty}>", variable.name.text), variable.location);
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Let(variable, value) => {
                self.variable(variable);
                self.inside(|dump| dump.expr(value));
            }
            Statement::Print(location, value) => {
                self.node("Print [", *location);
                self.inside(|dump| dump.expr(value));
                self.line("]");
            }
            Statement::Return(_, value) => {
                self.line("Return");
                self.inside(|dump| match value {
                    Some(value) => dump.expr(value),
                    None => dump.line("(void)"),
                });
            }
            Statement::Expr(expr) => self.expr(expr),
        }
    }

    fn expr(&mut self, expr: &Expr) {
        let at = expr.location;
        match &expr.kind {
            ExprKind::Literal(literal) => self.literal(literal, at),
            ExprKind::Variable(name) => self.node(format_args!("var: {name}"), at),
            ExprKind::Call(name, arguments) => {
                self.node(format_args!("Call '{name}' ["), at);
                self.inside(|dump| arguments.iter().for_each(|argument| dump.expr(argument)));
                self.line("]");
            }
            ExprKind::Binary(operator, operands) => {
                self.node(format_args!("BinOp: {operator}"), at);
                self.inside(|dump| operands.iter().for_each(|operand| dump.expr(operand)));
            }
            ExprKind::Field(value, name) => {
                self.node("BinOp: .", at);
                self.inside(|dump| {
                    dump.expr(value);
                    dump.node(format_args!("var: {name}"), at);
                });
            }
        }
    }

    fn literal(&mut self, literal: &Literal, location: Location) {
        match literal {
            Literal::Tensor(Tensor { shape, numbers }) if shape.is_empty() => {
                self.node(nested(shape, numbers), location)
            }
            Literal::Tensor(Tensor { shape, numbers }) => {
                self.node(format_args!("Literal: {}", nested(shape, numbers)), location);
            }
            Literal::Struct(fields) => {
                self.node("Struct Literal [", location);
                self.inside(|dump| fields.iter().for_each(|(location, field)| dump.literal(field, *location)));
                self.line("]");
            }
        }
    }
}

/// Returns a tensor, each list with its shape: `<2, 1>[ <1>[ 1.000000e+00], <1>[ 2.000000e+00]]`.
fn nested(shape: &[i64], numbers: &[f64]) -> String {
    let [_, inner @ ..] = shape else { return numbers.iter().map(|number| scientific(*number)).collect() };
    let in_row = usize::try_from(inner.iter().product::<i64>()).unwrap_or(1).max(1);
    let rows = numbers.chunks(in_row).map(|row| nested(inner, row));
    format!("<{}>[ {}]", list(shape), rows.collect::<Vec<_>>().join(", "))
}

/// Returns the sizes, separated by commas.
fn list(shape: &[i64]) -> String {
    shape.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

/// Returns the number in the form of C's `%e`: `1.500000e+00`.
fn scientific(number: f64) -> String {
    let text = format!("{number:.6e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let (sign, exponent) = exponent.strip_prefix('-').map_or(('+', exponent), |exponent| ('-', exponent));
    format!("{digits}e{sign}{exponent:0>2}")
}
