//! Folding of casts between integers, of selection, and of integer arithmetic with two results.

use ods::fold::evaluate;
use ods::numeric::{Float, Int, Overflow};
use ods::prelude::*;
use ods::semantics;
use ods::types::TypeData;

use super::fold::{folded, result_of, width_of};
use super::{
    AddUIExtendedOp, BitcastOp, CmpIOp, CmpIPredicate, ExtSIOp, ExtUIOp, IndexCastOp, IndexCastUIOp, MulSIExtendedOp,
    MulUIExtendedOp, SelectOp, TruncIOp,
};
use crate::common::folding::{int_constant, is_int, is_poison, unary};

impl TruncIOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> FoldResult {
        let (input, width) = (self.r#in(ir), width_of(ir, self.out(ir)));
        let extended = ir.defining::<ExtUIOp>(input).map(|ext| ext.r#in(ir));
        if let Some(source) = extended.or_else(|| ir.defining::<ExtSIOp>(input).map(|ext| ext.r#in(ir))) {
            if width_of(ir, source) > width {
                self.set_in(ir, source);
                return FoldResult::InPlace;
            }
            if width_of(ir, source) == width {
                return result_of(Some(source.into()));
            }
        }
        if let Some(inner) = ir.defining::<Self>(input) {
            // The bits that the inner one drops may overflow, unless its flags say that they do not.
            let (source, flags) = (inner.r#in(ir), self.overflow_flags(ir) & inner.overflow_flags(ir));
            self.set_in(ir, source);
            self.set_overflow_flags(ir, flags);
            return FoldResult::InPlace;
        }
        result_of(folded(unary(ir, self, constants, |value: &Int| {
            semantics::truncate(value, width?, Overflow::WRAPS).ok()
        })))
    }
}

/// The number of bits of `index` in constants.
const INDEX_WIDTH: u32 = 64;

impl IndexCastOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let width = width_of(ir, self.out(ir)).unwrap_or(INDEX_WIDTH);
        folded(unary(ir, self, constants, |value: &Int| Some(semantics::resize_signed(value, width))))
    }
}

impl IndexCastUIOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let width = width_of(ir, self.out(ir)).unwrap_or(INDEX_WIDTH);
        folded(unary(ir, self, constants, |value: &Int| Some(semantics::resize_unsigned(value, width))))
    }
}

impl BitcastOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let (constant, ty, context) = (constants.operand(ir, self, 0)?, ir.value_type(self.out(ir)), ir.context());
        if is_poison(ir, constant) {
            // MLIR folds single values only.
            return (!ty.isa::<ShapedType>(context)).then_some(OpFoldResult::Attribute(constant));
        }
        if let Some(dense) = constant.cast::<DenseElementsAttr>(context) {
            let (bytes, is_splat) = (dense.raw_data(context)?.to_vec(), dense.is_splat(context));
            return folded(DenseElementsAttr::from_raw(context, ty, bytes, is_splat).ok().map(Attribute::from));
        }
        let bits = match constant.cast::<FloatAttr>(context) {
            Some(float) => float.value(context).to_bits(),
            None => bits_of(constant.cast::<IntegerAttr>(context)?.int(context)?)?,
        };
        folded(match ty.data(context) {
            TypeData::Float(format) => Some(FloatAttr::from_float(context, Float::from_bits(*format, bits)).into()),
            data => {
                let int = Int::from_words(data.integer_width()?, &[bits as u64, (bits >> 64) as u64]);
                IntegerAttr::from_int(context, ty, int).ok().map(Attribute::from)
            }
        })
    }
}

/// Returns the bits of an integer of at most 128.
fn bits_of(int: &Int) -> Option<u128> {
    let words = int.as_words();
    let word = |index: usize| u128::from(words.get(index).copied().unwrap_or(0));
    (int.width() <= 128).then(|| word(1) << 64 | word(0))
}

impl SelectOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
        let (condition, yes, no) = (self.condition(ir), self.true_value(ir), self.false_value(ir));
        let constant = |index| constants.operand(ir, self, index);
        let is_poisoned = |index| constant(index).is_some_and(|constant| is_poison(ir, constant));
        if yes == no || is_int(ir, constant(0), 1) {
            return Some(yes.into());
        }
        if is_int(ir, constant(0), 0) || is_poisoned(1) {
            return Some(no.into());
        }
        if is_poisoned(2) {
            return Some(yes.into());
        }
        if ir.value_type(self.result(ir)) == Type::I1 && is_int(ir, constant(1), 1) && is_int(ir, constant(2), 0) {
            return Some(condition.into());
        }
        if let Some(compared) = ir.defining::<CmpIOp>(condition)
            && compared.predicate(ir).is_equality()
        {
            let pair = (compared.lhs(ir), compared.rhs(ir));
            if pair == (yes, no) || pair == (no, yes) {
                let is_different = compared.predicate(ir) == CmpIPredicate::Ne;
                return Some(if is_different { yes.into() } else { no.into() });
            }
        }
        folded(select_elements(ir, [constant(0)?, constant(1)?, constant(2)?]))
    }
}

/// Returns the elements that the condition selects.
fn select_elements(ir: &Ir, constants: [Attribute; 3]) -> Option<Attribute> {
    let context = ir.context();
    let [condition, yes, no] = constants.map(|constant| constant.cast::<DenseElementsAttr>(context));
    let (condition, yes, no) = (condition?, yes?, no?);
    let ty = yes.ty(context);
    let count = usize::try_from(ty.cast::<ShapedType>(context)?.num_elements(context)?).ok()?;
    let element = |index: u64| {
        if !condition.int(context, index)?.is_zero() { yes.element(context, index) } else { no.element(context, index) }
    };
    let elements = (0..count as u64).map(element).collect::<Option<Vec<Attribute>>>()?;
    DenseElementsAttr::get(context, ty, &elements).ok().map(Attribute::from)
}

/// Folds an operation with two results by evaluation. A poison operand gives poison.
fn two_results<U: ods::fold::FoldElement>(
    ir: &Ir,
    op: impl Into<Operation>,
    constants: &Constants<'_>,
    meaning: fn(&Int, &Int) -> (Int, U),
) -> Option<Vec<OpFoldResult>> {
    let op = op.into();
    let (a, b) = (constants.operand(ir, op, 0), constants.operand(ir, op, 1));
    if let Some(poison) = [a, b].into_iter().flatten().find(|constant| is_poison(ir, *constant)) {
        return Some(vec![OpFoldResult::Attribute(poison); 2]);
    }
    let (operands, context) = ([a?, b?], ir.context());
    let mut types = ir.result_types(op);
    let first = evaluate(context, operands, types.next()?, |[a, b]: [Int; 2]| Some(meaning(&a, &b).0))?;
    let second = evaluate(context, operands, types.next()?, |[a, b]: [Int; 2]| Some(meaning(&a, &b).1))?;
    Some(vec![OpFoldResult::Attribute(first), OpFoldResult::Attribute(second)])
}

impl AddUIExtendedOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<Vec<OpFoldResult>> {
        // As in MLIR, a zero that is only known to an analysis does not count.
        if is_int(ir, ir.constant(self.rhs(ir)), 0) {
            let carry = int_constant(ir, ir.value_type(self.overflow(ir)), 0)?;
            return Some(vec![self.lhs(ir).into(), OpFoldResult::Attribute(carry)]);
        }
        two_results(ir, self, constants, semantics::add_extended)
    }
}

impl MulSIExtendedOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<Vec<OpFoldResult>> {
        let right = constants.operand(ir, self, 1);
        if is_int(ir, right, 0) {
            return Some(vec![OpFoldResult::Attribute(right?); 2]);
        }
        two_results(ir, self, constants, semantics::mul_extended_signed)
    }
}

impl MulUIExtendedOp {
    pub(super) fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<Vec<OpFoldResult>> {
        let right = constants.operand(ir, self, 1);
        if is_int(ir, right, 0) {
            return Some(vec![OpFoldResult::Attribute(right?); 2]);
        }
        if is_int(ir, right, 1) {
            let zero = int_constant(ir, ir.value_type(self.lhs(ir)), 0)?;
            return Some(vec![self.lhs(ir).into(), OpFoldResult::Attribute(zero)]);
        }
        two_results(ir, self, constants, semantics::mul_extended_unsigned)
    }
}
