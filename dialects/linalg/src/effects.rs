//! Effects, speculatability and sizes of results, which all structured operations have in common.

use ods::prelude::*;

use super::LinalgOp;
use ods_memref as memref;
use ods_tensor::tensor;

/// Returns the effects: inputs that are buffers are read, outputs are written, and read if the body uses them.
pub(super) fn effects(ir: &Ir, op: Operation) -> Vec<Effect> {
    let Some(linalg) = ir.interface::<dyn LinalgOp>(op) else { return Vec::new() };
    let mut effects = Vec::new();
    for (position, operand) in ir.operands(op).enumerate() {
        if !ir.value_type(operand).isa::<MemRefType>(ir.context()) {
            continue;
        }
        let is_output = linalg.is_dps_init(ir, position);
        let effect = |kind| {
            let effect = Effect::new::<DefaultResource>(kind).on(EffectTarget::Operand(position, operand));
            effect.on_full_region()
        };
        if !is_output || linalg.payload_uses_operand(ir, position) {
            effects.push(effect(EffectKind::Read));
        }
        if is_output {
            effects.push(effect(EffectKind::Write));
        }
    }
    effects
}

/// Returns the speculatability: that of the body, if there are no buffers.
pub(super) fn speculatability(ir: &Ir, op: Operation) -> Speculatability {
    let style = ir.interface::<dyn DestinationStyleOpInterface>(op);
    match style.is_some_and(|style| style.has_pure_tensor_semantics(ir)) {
        true => Speculatability::RecursivelySpeculatable,
        false => Speculatability::NotSpeculatable,
    }
}

/// Returns the sizes of the results: the size of an input with the same loop or, if there is none, of the output.
pub(super) fn result_shapes(b: &mut OpBuilder<'_>, op: Operation) -> Option<Vec<Vec<OpFoldResult>>> {
    let linalg = b.ir().interface::<dyn LinalgOp>(op)?;
    let (maps, outputs) = (linalg.indexing_maps(b.ir()), linalg.dps_init_range(b.ir()));
    let inputs = maps.get(..outputs.start)?.to_vec();
    let mut shapes = Vec::new();
    for (output, map) in maps.iter().enumerate().skip(outputs.start) {
        let value = b.ir().operand(op, output)?;
        let sizes = map.results().iter().enumerate().map(|(dim, expr)| {
            let position = expr.as_dim();
            let source = inputs.iter().enumerate().find_map(|(input, map)| {
                let dim = map.results().iter().position(|expr| position.is_some() && expr.as_dim() == position)?;
                Some((b.ir().operand(op, input)?, dim))
            });
            let size = *b.type_of(value).shape(b.context())?.get(dim)?;
            match source {
                _ if size != DYNAMIC => Some(IntegerAttr::index(b.context(), size).into()),
                Some((input, dim)) => size_of(b, input, dim),
                None => size_of(b, value, dim),
            }
        });
        shapes.push(sizes.collect::<Option<Vec<_>>>()?);
    }
    Some(shapes)
}

/// Returns the size of a tensor or buffer.
pub(super) fn size_of(b: &mut OpBuilder<'_>, value: Value, dim: usize) -> Option<OpFoldResult> {
    if b.type_of(value).isa::<BaseMemRefType>(b.context()) {
        return memref::DimOp::mixed_size(b, value, dim);
    }
    tensor::DimOp::mixed_size(b, value, dim)
}

/// Implements the interfaces of structured operations for operations with the outputs in the given operand group.
macro_rules! structured {
    ($($op:ident: $outputs:literal;)*) => {$(
        impl ods::prelude::DestinationStyleOpInterface for $op {
            fn dps_init_range(&self, ir: &ods::Ir) -> std::ops::Range<usize> {
                ir.operand_range(*self, $outputs)
            }
        }

        impl ods::prelude::MemoryEffectOpInterface for $op {
            fn effects(&self, ir: &ods::Ir) -> Vec<ods::prelude::Effect> {
                $crate::effects::effects(ir, self.operation())
            }
        }

        impl ods::prelude::ConditionallySpeculatable for $op {
            fn speculatability(&self, ir: &ods::Ir) -> ods::prelude::Speculatability {
                $crate::effects::speculatability(ir, self.operation())
            }
        }

        impl ods::prelude::ReifyRankedShapedTypeOpInterface for $op {
            fn reify_result_shapes(&self, b: &mut ods::OpBuilder<'_>) -> Option<Vec<Vec<ods::fold::OpFoldResult>>> {
                $crate::effects::result_shapes(b, self.operation())
            }
        }
    )*};
}

pub(super) use structured;
