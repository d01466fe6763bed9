//! Affine maps and integer sets: `affine_map<(d0)[s0] -> (d0 + s0)>`, `affine_set<(d0) : (d0 >= 0)>`. Expressions over
//! operands are in `api::affine_operands`.

use crate::affine::{AffineExpr, AffineMap, BinaryKind, IntegerSet};
use crate::attributes::{AffineMapAttr, IntegerSetAttr};
use crate::entity::Attribute;
use crate::text::lexer::Kind;

use crate::text::parser::api::OperandNames;
use crate::text::parser::{AsmParser, ParseResult};
use ods_num::hash::SeededMap;

/// The names that an affine expression may use: those declared by the map or set, or operands.
#[derive(Default)]
pub(in crate::text) struct Declared<'n> {
    pub(in crate::text) names: SeededMap<&'n [u8], AffineExpr>,
    pub(in crate::text) dims: u32,
    pub(in crate::text) symbols: u32,
    /// The operands used so far, if operands may be dimensions and symbols.
    pub(in crate::text) operands: Option<OperandNames>,
}

/// An affine map or an integer set.
enum MapOrSet {
    Map(AffineMap),
    Set(IntegerSet),
}

impl<'s> AsmParser<'s> {
    /// Parses `affine_map<...>`.
    pub(in crate::text) fn affine_map_attribute(&mut self) -> ParseResult<Attribute> {
        self.advance();
        self.expect(Kind::Less, "expected '<' in affine map")?;
        let map = self.parse_affine_map()?;
        self.expect(Kind::Greater, "expected '>' in affine map")?;
        Ok(AffineMapAttr::get(self.context, map).into())
    }

    /// Parses an affine map without `affine_map<...>` around it: `(d0, d1) -> (d1, d0)`.
    ///
    /// # Errors
    /// Returns an error if it is malformed, or is an integer set.
    pub fn parse_affine_map(&mut self) -> ParseResult<AffineMap> {
        let offset = self.offset();
        match self.map_or_set()? {
            MapOrSet::Map(map) => Ok(map),
            MapOrSet::Set(_) => self.error_at(offset, "expected AffineMap, but got IntegerSet"),
        }
    }

    /// Parses `affine_set<...>`.
    pub(in crate::text) fn affine_set_attribute(&mut self) -> ParseResult<Attribute> {
        self.advance();
        self.expect(Kind::Less, "expected '<' in integer set")?;
        let set = self.parse_integer_set()?;
        self.expect(Kind::Greater, "expected '>' in integer set")?;
        Ok(IntegerSetAttr::get(self.context, set).into())
    }

    /// Parses an integer set without `affine_set<...>` around it: `(d0)[s0] : (d0 - s0 >= 0)`.
    ///
    /// # Errors
    /// Returns an error if it is malformed, or is an affine map.
    pub fn parse_integer_set(&mut self) -> ParseResult<IntegerSet> {
        let offset = self.offset();
        match self.map_or_set()? {
            MapOrSet::Set(set) => Ok(set),
            MapOrSet::Map(_) => self.error_at(offset, "expected IntegerSet, but got AffineMap"),
        }
    }

    /// Parses an affine expression in which `names` are replaced by their expressions.
    ///
    /// # Errors
    /// Returns an error if it is malformed, uses another name, or is not affine.
    pub fn parse_affine_expr(&mut self, names: &[(&str, AffineExpr)]) -> ParseResult<AffineExpr> {
        let names = names.iter().map(|(name, expr)| (name.as_bytes(), expr.clone())).collect();
        self.affine_expr(&mut Declared { names, ..Declared::default() })
    }

    /// Parses the text between the angle brackets.
    fn map_or_set(&mut self) -> ParseResult<MapOrSet> {
        let offset = self.offset();
        let mut declared = Declared::default();
        self.parenthesized(" in dimensional identifier list", |parser| parser.declare(&mut declared, false))?;
        if self.is(Kind::LSquare) {
            self.in_squares(" in symbol list", |parser| parser.declare(&mut declared, true))?;
        }
        let (dims, symbols) = (declared.dims, declared.symbols);
        if self.eat(Kind::Arrow) {
            let mut results = Vec::new();
            self.parenthesized(" in affine map range", |parser| {
                results.push(parser.affine_expr(&mut declared)?);
                Ok(())
            })?;
            return match AffineMap::new(dims, symbols, results) {
                Ok(map) => Ok(MapOrSet::Map(map)),
                Err(invalid) => self.error_at(offset, invalid),
            };
        }
        self.expect(Kind::Colon, "expected '->' or ':'")?;
        let mut constraints = Vec::new();
        self.parenthesized(" in integer set constraint list", |parser| {
            constraints.push(parser.affine_constraint(&mut declared)?);
            Ok(())
        })?;
        match IntegerSet::new(dims, symbols, constraints) {
            Ok(set) => Ok(MapOrSet::Set(set)),
            Err(invalid) => self.error_at(offset, invalid),
        }
    }

    /// Declares the name of a dimension or symbol.
    fn declare(&mut self, declared: &mut Declared<'s>, symbol: bool) -> ParseResult<()> {
        if !self.token.kind.is_word() {
            return self.wrong_token("expected bare identifier");
        }
        let name = self.text();
        if declared.names.contains_key(name) {
            let name = String::from_utf8_lossy(name);
            return self.error(format!("redefinition of identifier '{name}'"));
        }
        self.advance();
        let (count, make): (&mut u32, fn(u32) -> AffineExpr) = match symbol {
            true => (&mut declared.symbols, AffineExpr::Symbol),
            false => (&mut declared.dims, AffineExpr::Dim),
        };
        declared.names.insert(name, make(*count));
        *count += 1;
        Ok(())
    }

    /// Parses `expr >= expr`, `expr <= expr` or `expr == expr`.
    fn affine_constraint(&mut self, declared: &mut Declared<'_>) -> ParseResult<(AffineExpr, bool)> {
        let left = self.affine_expr(declared)?;
        let first = self.token.kind;
        let known = matches!(first, Kind::Greater | Kind::Less | Kind::Equal);
        if known {
            self.advance();
        }
        if !known || !self.eat(Kind::Equal) {
            return self.error("expected '== affine-expr' or '>= affine-expr' at end of affine constraint");
        }
        let right = self.affine_expr(declared)?;
        Ok(match first {
            Kind::Less => (right - left, false),
            kind => (left - right, kind == Kind::Equal),
        })
    }

    /// Parses an expression: sums of products.
    pub(in crate::text) fn affine_expr(&mut self, declared: &mut Declared<'_>) -> ParseResult<AffineExpr> {
        let mut sum: Option<(AffineExpr, Kind)> = None;
        loop {
            let mut term = self.affine_operand(declared, sum.is_some())?;
            if self.product_operator().is_some() {
                term = self.affine_product(declared, term)?;
            }
            let total = match sum {
                None => term,
                Some((left, Kind::Plus)) => left + term,
                Some((left, _)) => left - term,
            };
            if !self.is(Kind::Plus) && !self.is(Kind::Minus) {
                return Ok(total);
            }
            sum = Some((total, self.token.kind));
            self.advance();
        }
    }

    fn product_operator(&self) -> Option<BinaryKind> {
        Some(match self.token.kind {
            Kind::Star => BinaryKind::Mul,
            Kind::FloorDiv => BinaryKind::FloorDiv,
            Kind::CeilDiv => BinaryKind::CeilDiv,
            Kind::Mod => BinaryKind::Mod,
            _ => return None,
        })
    }

    /// Parses the rest of a product that starts with `left`.
    fn affine_product(&mut self, declared: &mut Declared<'_>, mut left: AffineExpr) -> ParseResult<AffineExpr> {
        while let Some(kind) = self.product_operator() {
            let offset = self.offset();
            self.advance();
            let right = self.affine_operand(declared, true)?;
            // As in MLIR, whose error is one operator late in chains.
            let place = if self.product_operator().is_some() { self.offset() } else { offset };
            left = self.affine_binary(kind, left, right, place)?;
        }
        Ok(left)
    }

    fn affine_binary(
        &mut self,
        kind: BinaryKind,
        left: AffineExpr,
        right: AffineExpr,
        at: usize,
    ) -> ParseResult<AffineExpr> {
        let right_is_fixed = right.is_symbolic_or_constant();
        let name = match kind {
            BinaryKind::Mul if !right_is_fixed && !left.is_symbolic_or_constant() => {
                let message = "non-affine expression: at least one of the multiply operands has to be either a \
                               constant or symbolic";
                return self.error_at(at, message);
            }
            BinaryKind::FloorDiv if !right_is_fixed => "floordiv",
            BinaryKind::CeilDiv if !right_is_fixed => "ceildiv",
            BinaryKind::Mod if !right_is_fixed => "mod",
            BinaryKind::Add | BinaryKind::Mul | BinaryKind::Mod | BinaryKind::FloorDiv | BinaryKind::CeilDiv => {
                return Ok(AffineExpr::binary(kind, left, right));
            }
        };
        let message = format!("non-affine expression: right operand of {name} has to be either a constant or symbolic");
        self.error_at(at, message)
    }

    /// Parses a name, a number, a negation, or an expression in parentheses. `has_left` is set for right operands.
    fn affine_operand(&mut self, declared: &mut Declared<'_>, has_left: bool) -> ParseResult<AffineExpr> {
        match self.token.kind {
            Kind::Integer => self.affine_constant(),
            Kind::LParen => self.nested(|parser| parser.affine_parentheses(declared)),
            Kind::Minus => self.nested(|parser| parser.affine_negation(declared, has_left)),
            Kind::PercentIdentifier => self.affine_operand_name(declared, false),
            Kind::Symbol => self.affine_symbol(declared),
            kind if kind.is_word() => self.affine_name(declared),
            _ if has_left => self.error("missing right operand of binary operator"),
            Kind::Plus | Kind::Star => self.error("missing left operand of binary operator"),
            _ => self.error("expected affine expression"),
        }
    }

    fn affine_constant(&mut self) -> ParseResult<AffineExpr> {
        match self.integer_token_u64().and_then(|value| i64::try_from(value).ok()) {
            Some(value) => {
                self.advance();
                Ok(AffineExpr::Constant(value))
            }
            None => self.error("constant too large for index"),
        }
    }

    fn affine_parentheses(&mut self, declared: &mut Declared<'_>) -> ParseResult<AffineExpr> {
        self.advance();
        if self.is(Kind::RParen) {
            return self.error("no expression inside parentheses");
        }
        let expr = self.affine_expr(declared)?;
        self.expect(Kind::RParen, "expected ')'")?;
        Ok(expr)
    }

    fn affine_negation(&mut self, declared: &mut Declared<'_>, has_left: bool) -> ParseResult<AffineExpr> {
        self.advance();
        // The printer writes the least constant like this. MLIR does as well, but does not read it.
        if self.is(Kind::Integer) && self.integer_token_u64() == Some(i64::MIN.unsigned_abs()) {
            self.advance();
            return Ok(AffineExpr::Constant(i64::MIN));
        }
        match self.affine_operand(declared, has_left) {
            Ok(operand) => Ok(AffineExpr::Constant(-1) * operand),
            Err(_) => self.error("missing operand of negation"),
        }
    }

    fn affine_name(&mut self, declared: &mut Declared<'_>) -> ParseResult<AffineExpr> {
        match declared.names.get(self.text()).cloned() {
            Some(expr) => {
                self.advance();
                Ok(expr)
            }
            None => self.wrong_token("use of undeclared identifier"),
        }
    }
}
