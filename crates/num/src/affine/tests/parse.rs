//! A small reader of expression text for tests.
//!
//! It applies the constructors in the same order as MLIR's parser, so that a recorded row `input => output` tests the
//! constructors. It is not the parser of the text format, and panics on unknown input.

use crate::affine::{AffineExpr, AffineMap, BinaryKind, IntegerSet};

/// Reads the text inside `affine_map<...>`, with declared names `d<n>` and `s<n>`.
pub(in crate::affine) fn read_map(text: &str) -> AffineMap {
    let mut reader = Reader::new(text);
    let (dims, symbols) = reader.spaces();
    reader.expect("->");
    let results = reader.list(Reader::sum);
    AffineMap::new(dims, symbols, results).expect("declared names")
}

/// Reads the text inside `affine_set<...>`.
pub(in crate::affine) fn read_set(text: &str) -> IntegerSet {
    let mut reader = Reader::new(text);
    let (dims, symbols) = reader.spaces();
    reader.expect(":");
    let constraints = reader.list(Reader::constraint);
    IntegerSet::new(dims, symbols, constraints).expect("declared names")
}

/// Reads an expression.
pub(in crate::affine) fn read_expr(text: &str) -> AffineExpr {
    Reader::new(text).sum()
}

/// A reader over the rest of the text.
struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self { rest: text.trim_start() }
    }

    /// Consumes `token` if it is next.
    fn eat(&mut self, token: &str) -> bool {
        let Some(rest) = self.rest.strip_prefix(token) else { return false };
        self.rest = rest.trim_start();
        true
    }

    fn expect(&mut self, token: &str) {
        assert!(self.eat(token), "expected `{token}` before `{}`", self.rest);
    }

    /// Consumes a run of letters and digits.
    fn word(&mut self) -> &'a str {
        let end = self.rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest.trim_start();
        word
    }

    /// Reads the declarations and returns the numbers of dimensions and symbols.
    fn spaces(&mut self) -> (u32, u32) {
        let dims = self.list(Self::word).len() as u32;
        let mut symbols = 0;
        if self.eat("[") {
            while !self.eat("]") {
                symbols += 1;
                self.word();
                self.eat(",");
            }
        }
        (dims, symbols)
    }

    /// Reads elements in parentheses.
    fn list<T>(&mut self, mut element: impl FnMut(&mut Self) -> T) -> Vec<T> {
        self.expect("(");
        let mut elements = Vec::new();
        while !self.eat(")") {
            elements.push(element(self));
            self.eat(",");
        }
        elements
    }

    fn constraint(&mut self) -> (AffineExpr, bool) {
        let lhs = self.sum();
        if self.eat(">=") {
            return (lhs - self.sum(), false);
        }
        if self.eat("<=") {
            return (self.sum() - lhs, false);
        }
        self.expect("==");
        (lhs - self.sum(), true)
    }

    fn sum(&mut self) -> AffineExpr {
        let mut expr = self.product();
        loop {
            if self.eat("+") {
                expr = expr + self.product();
            } else if self.eat("-") {
                expr = expr - self.product();
            } else {
                return expr;
            }
        }
    }

    fn product(&mut self) -> AffineExpr {
        let mut expr = self.operand();
        while let Some(kind) = self.tight_operator() {
            expr = AffineExpr::binary(kind, expr, self.operand());
        }
        expr
    }

    fn tight_operator(&mut self) -> Option<BinaryKind> {
        [BinaryKind::Mul, BinaryKind::Mod, BinaryKind::FloorDiv, BinaryKind::CeilDiv]
            .into_iter()
            .find(|kind| self.eat(kind.spelling()))
    }

    fn operand(&mut self) -> AffineExpr {
        if self.eat("-") {
            return -self.operand();
        }
        if self.eat("(") {
            let expr = self.sum();
            self.expect(")");
            return expr;
        }
        leaf(self.word())
    }
}

fn leaf(word: &str) -> AffineExpr {
    if let Some(position) = word.strip_prefix('d') {
        return AffineExpr::Dim(position.parse().expect("position"));
    }
    if let Some(position) = word.strip_prefix('s') {
        return AffineExpr::Symbol(position.parse().expect("position"));
    }
    AffineExpr::Constant(word.parse().expect("constant"))
}
