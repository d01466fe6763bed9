//! The parser: tokens to AST by recursive descent, with precedence climbing for operators.

use std::sync::Arc;

use ods::{Context, Diagnostic, Location};

use crate::ast::{Definition, Expr, ExprKind, Function, Literal, Name, Operator, Program, Statement, Struct};
use crate::ast::{Tensor, Variable, VariableType};
use crate::lexer::{Kind, Token, tokens};

/// The maximum depth of nested brackets.
const MAX_DEPTH: usize = 128;
/// The maximum number of operators in a statement, which limits the depth of its tree.
const MAX_OPERATORS: usize = 1000;

struct Parser<'t> {
    context: &'t Context,
    tokens: std::vec::IntoIter<Token<'t>>,
    token: Token<'t>,
    depth: usize,
    operators: usize,
}

/// Parses a program.
///
/// # Errors
/// Returns an error if the text is not a program.
pub fn parse(context: &Arc<Context>, file: &str, text: &str) -> ods::Result<Program> {
    let mut tokens = tokens(context, file, text)?.into_iter();
    let token = tokens.next().unwrap_or(Token { kind: Kind::End, location: Location::UNKNOWN });
    Parser { context, tokens, token, depth: 0, operators: 0 }.program()
}

/// Definitions and statements.
impl Parser<'_> {
    fn program(&mut self) -> ods::Result<Program> {
        let mut definitions = Vec::new();
        while self.token.kind != Kind::End {
            definitions.push(self.definition()?);
        }
        Ok(Program(definitions))
    }

    fn definition(&mut self) -> ods::Result<Definition> {
        let location = self.token.location;
        if self.eat("struct") {
            let name = self.name()?;
            self.expect("{")?;
            let fields = self.until("}", Self::field)?;
            return Ok(Definition::Struct(Struct { location, name, fields }));
        }
        if !self.eat("def") {
            return self.fail("'def' or 'struct'");
        }
        let name = self.name()?;
        self.expect("(")?;
        let parameters = self.list(")", Self::parameter)?;
        self.expect("{")?;
        let body = self.until("}", Self::statement)?;
        Ok(Definition::Function(Function { location, name, parameters, body }))
    }

    /// Parses `var x;` or `Pair x;`.
    fn field(&mut self) -> ods::Result<Variable> {
        let location = self.token.location;
        let ty = match self.eat("var") {
            true => VariableType::Tensor(Vec::new()),
            false => VariableType::Struct(self.name()?.text),
        };
        let name = self.name()?;
        self.expect(";")?;
        Ok(Variable { location, name, ty })
    }

    /// Parses `x` or `Pair x`.
    fn parameter(&mut self) -> ods::Result<Variable> {
        let first = self.name()?;
        let location = first.location;
        match self.token.kind {
            Kind::Name(_) => Ok(Variable { location, name: self.name()?, ty: VariableType::Struct(first.text) }),
            _ => Ok(Variable { location, name: first, ty: VariableType::Tensor(Vec::new()) }),
        }
    }

    fn statement(&mut self) -> ods::Result<Statement> {
        self.operators = 0;
        let location = self.token.location;
        let statement = if self.eat("var") {
            let name = self.name()?;
            let shape = if self.eat("<") { self.list(">", Self::size)? } else { Vec::new() };
            self.initialized(Variable { location, name, ty: VariableType::Tensor(shape) })?
        } else if self.eat("return") {
            let value = if self.token.kind == Kind::Word(";") { None } else { Some(self.expr()?) };
            Statement::Return(location, value)
        } else if self.eat("print") {
            self.expect("(")?;
            let value = self.expr()?;
            self.expect(")")?;
            Statement::Print(location, value)
        } else {
            self.expr_statement()?
        };
        self.expect(";")?;
        Ok(statement)
    }

    /// Parses `Pair x = value`, or an expression.
    fn expr_statement(&mut self) -> ods::Result<Statement> {
        let Expr { kind, location } = self.expr()?;
        match kind {
            ExprKind::Variable(ty) if matches!(self.token.kind, Kind::Name(_)) => {
                let name = self.name()?;
                self.initialized(Variable { location, name, ty: VariableType::Struct(ty) })
            }
            kind @ (ExprKind::Literal(_)
            | ExprKind::Variable(_)
            | ExprKind::Call(..)
            | ExprKind::Binary(..)
            | ExprKind::Field(..)) => Ok(Statement::Expr(Expr { kind, location })),
        }
    }

    /// Parses `= value` after a variable.
    fn initialized(&mut self, variable: Variable) -> ods::Result<Statement> {
        self.expect("=")?;
        Ok(Statement::Let(variable, self.expr()?))
    }

    fn size(&mut self) -> ods::Result<i64> {
        match self.token.kind {
            Kind::Number(size) if size.fract() == 0.0 && size < 2_f64.powi(53) => {
                self.advance();
                Ok(size as i64)
            }
            _ => self.fail("a size"),
        }
    }
}

/// Expressions.
impl Parser<'_> {
    fn expr(&mut self) -> ods::Result<Expr> {
        self.operation(0)
    }

    /// Parses an operand, and operators of more than the strength `least`.
    fn operation(&mut self, least: u8) -> ods::Result<Expr> {
        let mut left = self.operand()?;
        while let Some((operator, strength)) = self.operator().filter(|(_, strength)| *strength > least) {
            self.advance_over_operator()?;
            let location = self.token.location;
            let right = self.operation(strength)?;
            left = Expr { kind: ExprKind::Binary(operator, Box::new([left, right])), location };
        }
        Ok(left)
    }

    /// Returns the next operator and its strength.
    fn operator(&self) -> Option<(Operator, u8)> {
        match self.token.kind {
            Kind::Word("+") => Some((Operator::Add, 1)),
            Kind::Word("*") => Some((Operator::Multiply, 2)),
            _ => None,
        }
    }

    /// Parses an expression without operators except `.`.
    fn operand(&mut self) -> ods::Result<Expr> {
        let mut value = self.nested(Self::primary)?;
        while self.token.kind == Kind::Word(".") {
            self.advance_over_operator()?;
            let Name { text, location } = self.name()?;
            value = Expr { kind: ExprKind::Field(Box::new(value), text), location };
        }
        Ok(value)
    }

    fn primary(&mut self) -> ods::Result<Expr> {
        let Token { kind, location } = self.token;
        let kind = match kind {
            Kind::Number(_) | Kind::Word("[" | "{") => ExprKind::Literal(self.literal()?.1),
            Kind::Name(name) => {
                self.advance();
                match self.eat("(") {
                    true => ExprKind::Call(name.into(), self.list(")", Self::expr)?),
                    false => ExprKind::Variable(name.into()),
                }
            }
            Kind::Word("(") => {
                self.advance();
                let inside = self.expr()?;
                self.expect(")")?;
                return Ok(inside);
            }
            _ => return self.fail("an expression"),
        };
        Ok(Expr { kind, location })
    }

    /// Parses a number, a tensor or a struct, and returns its location as well.
    fn literal(&mut self) -> ods::Result<(Location, Literal)> {
        let location = self.token.location;
        let literal = match self.token.kind {
            Kind::Number(_) | Kind::Word("[") => Literal::Tensor(self.tensor()?),
            _ => {
                self.expect_one_of("{", "a number, '[' or '{'")?;
                Literal::Struct(self.items("}", |parser| parser.nested(Self::literal))?)
            }
        };
        Ok((location, literal))
    }

    /// Parses a number or `[...]`, whose elements are numbers, or tensors of one shape.
    fn tensor(&mut self) -> ods::Result<Tensor> {
        if let Kind::Number(number) = self.token.kind {
            self.advance();
            return Ok(Tensor { shape: Vec::new(), numbers: vec![number] });
        }
        self.expect_one_of("[", "a number or '['")?;
        let elements = self.items("]", |parser| Ok((parser.token.location, parser.nested(Self::tensor)?)))?;
        let inner = elements[0].1.shape.clone();
        if let Some((location, element)) = elements.iter().find(|(_, element)| element.shape != inner) {
            let (expected, found) = (described(&inner), described(&element.shape));
            let message = format!("all elements of a tensor have the same shape; expected {expected}, found {found}");
            return Err(self.error(*location, &message));
        }
        let shape = [&[elements.len() as i64], &*inner].concat();
        Ok(Tensor { shape, numbers: elements.into_iter().flat_map(|(_, element)| element.numbers).collect() })
    }
}

/// Returns the shape for messages.
fn described(shape: &[i64]) -> String {
    match shape {
        [] => "a number".into(),
        _ => format!("a tensor of shape {shape:?}"),
    }
}

/// Tokens, and lists of them.
impl<'t> Parser<'t> {
    /// Parses items up to `close`, with any number of semicolons between them.
    fn until<T>(&mut self, close: &'static str, item: impl Fn(&mut Self) -> ods::Result<T>) -> ods::Result<Vec<T>> {
        let mut items = Vec::new();
        while !self.eat(close) {
            if !self.eat(";") {
                items.push(item(self)?);
            }
        }
        Ok(items)
    }

    /// Parses comma-separated items up to `close`.
    fn list<T>(&mut self, close: &'static str, item: impl Fn(&mut Self) -> ods::Result<T>) -> ods::Result<Vec<T>> {
        if self.eat(close) { Ok(Vec::new()) } else { self.items(close, item) }
    }

    /// Parses at least one item, as [`list`](Self::list) does.
    fn items<T>(&mut self, close: &'static str, item: impl Fn(&mut Self) -> ods::Result<T>) -> ods::Result<Vec<T>> {
        let mut items = vec![item(self)?];
        while !self.eat(close) {
            if !self.eat(",") {
                return self.fail(&format!("',' or '{close}'"));
            }
            items.push(item(self)?);
        }
        Ok(items)
    }

    fn name(&mut self) -> ods::Result<Name> {
        match self.token {
            Token { kind: Kind::Name(text), location } => {
                self.advance();
                Ok(Name { text: text.into(), location })
            }
            _ => self.fail("a name"),
        }
    }

    fn eat(&mut self, word: &'static str) -> bool {
        let found = self.token.kind == Kind::Word(word);
        if found {
            self.advance();
        }
        found
    }

    fn expect(&mut self, word: &'static str) -> ods::Result {
        self.expect_one_of(word, &format!("'{word}'"))
    }

    /// Consumes the word, or fails with a message that lists all possible words.
    fn expect_one_of(&mut self, word: &'static str, possible: &str) -> ods::Result {
        if self.eat(word) { Ok(()) } else { self.fail(possible) }
    }

    /// Consumes the current token; the end is never consumed.
    fn advance(&mut self) {
        self.token = self.tokens.next().unwrap_or(self.token);
    }

    fn advance_over_operator(&mut self) -> ods::Result {
        if self.operators == MAX_OPERATORS {
            return Err(self.error(self.token.location, &format!("a statement has at most {MAX_OPERATORS} operators")));
        }
        self.operators += 1;
        self.advance();
        Ok(())
    }

    fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> ods::Result<T>) -> ods::Result<T> {
        if self.depth == MAX_DEPTH {
            return Err(self.error(self.token.location, &format!("nesting is deeper than {MAX_DEPTH} levels")));
        }
        self.depth += 1;
        let outcome = read(self);
        self.depth -= 1;
        outcome
    }

    fn fail<T>(&self, expected: &str) -> ods::Result<T> {
        let found = match self.token.kind {
            Kind::Name(name) => format!("'{name}'"),
            Kind::Number(number) => format!("'{number}'"),
            Kind::Word(word) => format!("'{word}'"),
            Kind::End => "the end of the text".into(),
        };
        Err(self.error(self.token.location, &format!("expected {expected}, found {found}")))
    }

    fn error(&self, location: Location, message: &str) -> ods::Error {
        Diagnostic::error(location, message).resolved(self.context).into()
    }
}
