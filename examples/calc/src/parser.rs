//! The parser: tokens to AST by recursive descent, with precedence climbing for operators.

use std::sync::Arc;

use ods::{Context, Diagnostic, Location};

use crate::ast::{Expr, ExprKind, Function, Name, Operator, Program, Statement};
use crate::lexer::{Kind, Token, tokens};

/// The maximum depth of nested expressions and blocks.
const MAX_DEPTH: usize = 128;

struct Parser<'t> {
    context: &'t Context,
    tokens: std::vec::IntoIter<Token<'t>>,
    token: Token<'t>,
    depth: usize,
}

/// Parses a program.
pub fn parse(context: &Arc<Context>, file: &str, text: &str) -> ods::Result<Program> {
    let mut tokens = tokens(context, file, text)?.into_iter();
    let first = Token { kind: Kind::End, location: Location::UNKNOWN };
    let token = tokens.next().unwrap_or(first);
    Parser { context, tokens, token, depth: 0 }.program()
}

impl<'t> Parser<'t> {
    fn program(&mut self) -> ods::Result<Program> {
        let mut program = Vec::new();
        while self.eat("fn") {
            program.push(self.function()?);
        }
        if self.token.kind != Kind::End {
            let name = Name { text: "main".into(), location: self.token.location };
            let (body, result) = self.statements_and_result()?;
            program.push(Function { name, parameters: Vec::new(), body, result });
        }
        match self.token.kind {
            Kind::End => Ok(program),
            _ => self.fail("an operator or the end of the program"),
        }
    }

    fn function(&mut self) -> ods::Result<Function> {
        let name = self.name()?;
        self.expect("(")?;
        let parameters = self.list(Self::name)?;
        self.expect("{")?;
        let (body, result) = self.statements_and_result()?;
        self.expect("}")?;
        Ok(Function { name, parameters, body, result })
    }

    /// Parses statements, and the expression after the last one.
    fn statements_and_result(&mut self) -> ods::Result<(Vec<Statement>, Expr)> {
        let mut statements = Vec::new();
        loop {
            if let Some(statement) = self.statement()? {
                statements.push(statement);
                continue;
            }
            let result = self.expr()?;
            if !self.eat("=") {
                return Ok((statements, result));
            }
            statements.push(self.assignment(result)?);
        }
    }

    /// Parses a statement that begins with a keyword, if there is one.
    fn statement(&mut self) -> ods::Result<Option<Statement>> {
        if self.eat("let") {
            let name = self.name()?;
            self.expect("=")?;
            let value = self.expr()?;
            self.expect(";")?;
            return Ok(Some(Statement::Let(name, value)));
        }
        if !self.eat("for") {
            return Ok(None);
        }
        let counter = self.name()?;
        self.expect("in")?;
        let from = self.expr()?;
        self.expect("..")?;
        let to = self.expr()?;
        self.expect("{")?;
        let body = self.nested(Self::statements)?;
        Ok(Some(Statement::For { counter, from, to, body }))
    }

    /// Parses statements up to `}`.
    fn statements(&mut self) -> ods::Result<Vec<Statement>> {
        let mut statements = Vec::new();
        while !self.eat("}") {
            statements.push(match self.statement()? {
                Some(statement) => statement,
                None => {
                    let target = self.expr()?;
                    self.expect("=")?;
                    self.assignment(target)?
                }
            });
        }
        Ok(statements)
    }

    /// Parses the rest of an assignment after `target =`.
    fn assignment(&mut self, target: Expr) -> ods::Result<Statement> {
        let ExprKind::Variable(text) = target.kind else {
            return Err(self.error(target.location, "only variables can be assigned to"));
        };
        let value = self.expr()?;
        self.expect(";")?;
        Ok(Statement::Set(Name { text, location: target.location }, value))
    }

    fn expr(&mut self) -> ods::Result<Expr> {
        self.nested(|parser| parser.operation(0))
    }

    /// Parses an operand, and operators of at least the precedence `least`.
    fn operation(&mut self, least: u8) -> ods::Result<Expr> {
        let mut left = self.operand()?;
        while let Some((operator, strength)) = self.operator().filter(|(_, strength)| *strength > least) {
            let location = self.advance().location;
            let right = self.operation(strength)?;
            left = Expr { kind: ExprKind::Binary(operator, Box::new([left, right])), location };
        }
        Ok(left)
    }

    /// Returns the next operator and its precedence.
    fn operator(&self) -> Option<(Operator, u8)> {
        match self.token.kind {
            Kind::Word("+") => Some((Operator::Add, 1)),
            Kind::Word("-") => Some((Operator::Subtract, 1)),
            Kind::Word("*") => Some((Operator::Multiply, 2)),
            Kind::Word("/") => Some((Operator::Divide, 2)),
            Kind::Word("%") => Some((Operator::Remainder, 2)),
            _ => None,
        }
    }

    fn operand(&mut self) -> ods::Result<Expr> {
        let Token { kind, location } = self.token;
        match kind {
            Kind::Number(number) => {
                self.advance();
                Ok(Expr { kind: ExprKind::Number(number), location })
            }
            Kind::Name(name) => {
                self.advance();
                let kind = match self.eat("(") {
                    true => ExprKind::Call(name.into(), self.list(Self::expr)?),
                    false => ExprKind::Variable(name.into()),
                };
                Ok(Expr { kind, location })
            }
            Kind::Word("-") => {
                self.advance();
                let zero = Expr { kind: ExprKind::Number(0), location };
                let operand = self.nested(Self::operand)?;
                Ok(Expr { kind: ExprKind::Binary(Operator::Subtract, Box::new([zero, operand])), location })
            }
            Kind::Word("(") => {
                self.advance();
                let inside = self.expr()?;
                self.expect(")")?;
                Ok(inside)
            }
            _ => self.fail("an expression"),
        }
    }

    /// Parses comma-separated items up to `)`.
    fn list<T>(&mut self, item: impl Fn(&mut Self) -> ods::Result<T>) -> ods::Result<Vec<T>> {
        let mut items = Vec::new();
        while !self.eat(")") {
            if !items.is_empty() {
                self.expect(",")?;
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
        if self.eat(word) { Ok(()) } else { self.fail(&format!("'{word}'")) }
    }

    /// Consumes the current token and returns it; the end is never consumed.
    fn advance(&mut self) -> Token<'t> {
        let next = self.tokens.next().unwrap_or(self.token);
        std::mem::replace(&mut self.token, next)
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
