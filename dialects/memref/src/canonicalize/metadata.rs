//! Patterns of operations on the metadata of buffers.

use ods::prelude::*;

use crate::{CastOp, ExtractStridedMetadataOp, ReinterpretCastOp};
use ods_arith::common::slices::{folded_if, is_natural};

/// The offset, sizes and strides of a buffer: integers where the type or a constant tells them.
#[derive(PartialEq, Eq)]
pub(crate) struct Metadata {
    pub offset: MixedValue,
    pub sizes: Vec<MixedValue>,
    pub strides: Vec<MixedValue>,
}

impl Metadata {
    /// Returns the numbers, as known by the type; `None` if the type has no strides.
    fn known(
        ir: &Ir,
        ty: Type,
        offset: MixedValue,
        sizes: impl IntoIterator<Item = MixedValue>,
        strides: impl IntoIterator<Item = MixedValue>,
    ) -> Option<Self> {
        let shape = ty.shape(ir.context())?;
        let (known_strides, known_offset) = ty.cast::<MemRefType>(ir.context())?.strides_and_offset(ir.context())?;
        let best = |value: MixedValue, known: i64, is_valid: fn(i64) -> bool| match known {
            DYNAMIC => folded_if(ir, value, is_valid),
            known => MixedValue::Integer(known),
        };
        let sizes = sizes.into_iter().zip(shape);
        let strides = strides.into_iter().zip(&known_strides);
        Some(Self {
            offset: best(offset, known_offset, is_natural),
            sizes: sizes.map(|(size, known)| best(size, *known, is_natural)).collect(),
            strides: strides.map(|(stride, known)| best(stride, *known, |_| true)).collect(),
        })
    }

    /// Returns the numbers that the operation extracts.
    pub fn extracted(ir: &Ir, op: ExtractStridedMetadataOp) -> Option<Self> {
        let ty = ir.value_type(op.source(ir));
        let (sizes, strides) = (op.sizes(ir), op.strides(ir));
        let operands = |values: Values| values.into_iter().map(MixedValue::Operand);
        Self::known(ir, ty, op.offset(ir).into(), operands(sizes), operands(strides))
    }

    /// Returns the numbers that the operation sets.
    fn set_by(ir: &Ir, op: ReinterpretCastOp) -> Option<Self> {
        let ty = ir.value_type(op.result(ir));
        let offset = op.mixed_offsets(ir).into_iter().next()?;
        Self::known(ir, ty, offset, op.mixed_sizes(ir), op.mixed_strides(ir))
    }

    /// Returns the number of integers.
    fn num_known(&self) -> usize {
        let values = self.sizes.iter().chain(&self.strides).chain([&self.offset]);
        values.filter(|value| matches!(value, MixedValue::Integer(_))).count()
    }
}

/// A reinterpretation with the metadata of the buffer itself is a cast, and with other metadata it is one of the
/// buffer.
pub(crate) struct ReinterpretCastOpExtractStridedMetadataFolder;

impl OpPattern<ReinterpretCastOp> for ReinterpretCastOpExtractStridedMetadataFolder {
    fn rewrite(op: ReinterpretCastOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let extract = ir.defining::<ExtractStridedMetadataOp>(op.source(ir)).ok_or(NoMatch)?;
        let source = extract.source(ir);
        let extracted = Metadata::extracted(ir, extract).ok_or(NoMatch)?;
        if extracted != Metadata::set_by(ir, op).ok_or(NoMatch)? {
            op.set_source(rewriter.ir_mut(), source);
            return Ok(());
        }
        let ty = ir.value_type(op.result(ir));
        if ir.value_type(source) == ty {
            return Ok(rewriter.replace(op, source)?);
        }
        rewriter.replace_with(op, CastOp::new(source, ty))?;
        Ok(())
    }
}

/// Constant metadata of a reinterpretation are part of its type.
pub(crate) struct ReinterpretCastOpConstantFolder;

impl OpPattern<ReinterpretCastOp> for ReinterpretCastOpConstantFolder {
    fn rewrite(op: ReinterpretCastOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let lists = [op.mixed_offsets(ir), op.mixed_sizes(ir), op.mixed_strides(ir)];
        let old: usize = lists.iter().map(|list| list.integers.len() - list.num_dynamic()).sum();
        let new = Metadata::set_by(ir, op).ok_or(NoMatch)?;
        if new.num_known() == old {
            return Err(NoMatch);
        }
        let ty = ir.value_type(op.result(ir));
        let new = ReinterpretCastOp::of(ir, op.source(ir), new.offset, new.sizes, new.strides);
        let new = rewriter.before(op).value(new)?;
        rewriter.replace_with(op, CastOp::new(new, ty))?;
        Ok(())
    }
}
