//! Affine expressions over operands: `%i + 2 * symbol(%n)`.
//!
//! An operand is a dimension, or a symbol if written `symbol(...)`; equal operands are the same dimension or symbol.

use rustc_hash::FxHashMap;

use crate::affine::{AffineExpr, AffineMap};
use crate::text::lexer::Kind;

use crate::text::parser::UnresolvedOperand;
use crate::text::parser::grammar::Declared;
use crate::text::parser::{AsmParser, Delimiter, ParseResult};

/// The operands of an expression, in the order of their first use.
#[derive(Default)]
pub(in crate::text) struct OperandNames {
    /// The first role of each operand, which it keeps.
    known: FxHashMap<u64, AffineExpr>,
    dims: Vec<UnresolvedOperand>,
    symbols: Vec<UnresolvedOperand>,
}

/// An affine expression over operands.
#[derive(Clone, Debug)]
pub struct AffineExprOfOperands {
    /// The expression.
    pub expr: AffineExpr,
    /// The operands for its dimensions.
    pub dims: Vec<UnresolvedOperand>,
    /// The operands for its symbols.
    pub symbols: Vec<UnresolvedOperand>,
}

impl AsmParser<'_> {
    /// Parses affine expressions over operands, `[%i, %j + symbol(%n)]`. Returns the map, and the operands for its
    /// dimensions followed by those for its symbols. Without delimiters, at least one expression is required.
    /// Corresponds to MLIR's `parseAffineMapOfSSAIds`, but allows two results of one operation, `%a#0 + %a#1`.
    ///
    /// # Errors
    /// Returns an error if it is malformed or not affine.
    pub fn parse_affine_map_of_operands(
        &mut self,
        delimiter: Delimiter,
    ) -> ParseResult<(AffineMap, Vec<UnresolvedOperand>)> {
        let offset = self.offset();
        let mut declared = Declared { operands: Some(OperandNames::default()), ..Declared::default() };
        let results = self.parse_list_in(delimiter, " in affine map", |parser| parser.affine_expr(&mut declared))?;
        let OperandNames { dims, mut symbols, .. } = declared.operands.unwrap_or_default();
        let map = match AffineMap::new(dims.len() as u32, symbols.len() as u32, results) {
            Ok(map) => map,
            Err(invalid) => return self.error_at(offset, invalid),
        };
        let mut operands = dims;
        operands.append(&mut symbols);
        Ok((map, operands))
    }

    /// Parses one affine expression over operands: `%i + symbol(%n)`. Corresponds to MLIR's `parseAffineExprOfSSAIds`.
    ///
    /// # Errors
    /// Returns an error if it is malformed or not affine.
    pub fn parse_affine_expr_of_operands(&mut self) -> ParseResult<AffineExprOfOperands> {
        let mut declared = Declared { operands: Some(OperandNames::default()), ..Declared::default() };
        let expr = self.affine_expr(&mut declared)?;
        let OperandNames { dims, symbols, .. } = declared.operands.unwrap_or_default();
        Ok(AffineExprOfOperands { expr, dims, symbols })
    }

    /// Parses `symbol(%name)`.
    pub(in crate::text) fn affine_symbol(&mut self, declared: &mut Declared<'_>) -> ParseResult<AffineExpr> {
        self.advance();
        self.expect(Kind::LParen, "expected '(' at start of SSA symbol")?;
        let symbol = self.affine_operand_name(declared, true)?;
        self.expect(Kind::RParen, "expected ')' at end of SSA symbol")?;
        Ok(symbol)
    }

    /// Parses `%name`.
    pub(in crate::text) fn affine_operand_name(
        &mut self,
        declared: &mut Declared<'_>,
        symbol: bool,
    ) -> ParseResult<AffineExpr> {
        let Some(operands) = &mut declared.operands else {
            return self.wrong_token("unexpected ssa identifier");
        };
        if !self.is(Kind::PercentIdentifier) {
            return self.wrong_token("expected ssa identifier");
        }
        let operand = self.ssa_use()?;
        Ok(operands.expr_of(operand, symbol))
    }
}

impl OperandNames {
    /// Returns the dimension or symbol of the operand.
    fn expr_of(&mut self, operand: UnresolvedOperand, symbol: bool) -> AffineExpr {
        let (list, make): (&mut Vec<UnresolvedOperand>, fn(u32) -> AffineExpr) = match symbol {
            true => (&mut self.symbols, AffineExpr::Symbol),
            false => (&mut self.dims, AffineExpr::Dim),
        };
        let known = self.known.entry(operand.what()).or_insert_with(|| {
            list.push(operand);
            make(list.len() as u32 - 1)
        });
        known.clone()
    }
}
