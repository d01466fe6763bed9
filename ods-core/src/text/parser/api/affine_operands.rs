//! Affine expressions of operands: `%i + 2 * symbol(%n)`.
//!
//! An operand stands for a dimension, in `symbol(...)` for a symbol; the same one for the same one each time.

use rustc_hash::FxHashMap;

use crate::affine::{AffineExpr, AffineMap};
use crate::text::lexer::Kind;

use crate::text::parser::UnresolvedOperand;
use crate::text::parser::grammar::Declared;
use crate::text::parser::{AsmParser, Delimiter, ParseResult};

/// The operands of an expression, as they are met.
#[derive(Default)]
pub(in crate::text) struct OperandNames {
    /// What an operand was first: it stays that.
    known: FxHashMap<u64, AffineExpr>,
    dims: Vec<UnresolvedOperand>,
    symbols: Vec<UnresolvedOperand>,
}

/// An affine expression of operands.
#[derive(Clone, Debug)]
pub struct AffineExprOfOperands {
    /// The expression.
    pub expr: AffineExpr,
    /// The operands that its dimensions are.
    pub dims: Vec<UnresolvedOperand>,
    /// The operands that its symbols are.
    pub symbols: Vec<UnresolvedOperand>,
}

impl AsmParser<'_> {
    /// Reads affine expressions of operands, `[%i, %j + symbol(%n)]`: the map, and the operands that its dimensions and
    /// then its symbols are. Without delimiters there is at least one expression. As MLIR's `parseAffineMapOfSSAIds`, but
    /// two results of one operation may be used, `%a#0 + %a#1`.
    ///
    /// # Errors
    /// When it does not parse, or is not affine.
    pub fn parse_affine_map_of_operands(
        &mut self,
        delimiter: Delimiter,
    ) -> ParseResult<(AffineMap, Vec<UnresolvedOperand>)> {
        let offset = self.offset();
        let mut declared = Declared { operands: Some(OperandNames::default()), ..Declared::default() };
        let results = self.parse_list_in(delimiter, " in affine map", |parser| parser.affine_expr(&mut declared))?;
        let OperandNames { dims, mut symbols, .. } = declared.operands.unwrap_or_default();
        let Some(map) = AffineMap::new(dims.len() as u32, symbols.len() as u32, results) else {
            return self.error_at(offset, "affine map uses what it does not declare");
        };
        let mut operands = dims;
        operands.append(&mut symbols);
        Ok((map, operands))
    }

    /// Reads one affine expression of operands: `%i + symbol(%n)`. As MLIR's `parseAffineExprOfSSAIds`.
    ///
    /// # Errors
    /// When it does not parse, or is not affine.
    pub fn parse_affine_expr_of_operands(&mut self) -> ParseResult<AffineExprOfOperands> {
        let mut declared = Declared { operands: Some(OperandNames::default()), ..Declared::default() };
        let expr = self.affine_expr(&mut declared)?;
        let OperandNames { dims, symbols, .. } = declared.operands.unwrap_or_default();
        Ok(AffineExprOfOperands { expr, dims, symbols })
    }

    /// `symbol(%name)`
    pub(in crate::text) fn affine_symbol(&mut self, declared: &mut Declared<'_>) -> ParseResult<AffineExpr> {
        self.advance();
        self.expect(Kind::LParen, "expected '(' at start of SSA symbol")?;
        let symbol = self.affine_operand_name(declared, true)?;
        self.expect(Kind::RParen, "expected ')' at end of SSA symbol")?;
        Ok(symbol)
    }

    /// `%name`
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
    /// What the operand stands for.
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
