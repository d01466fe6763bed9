//! The data-flow analysis of shapes.
//!
//! It is optimistic: a value has no shape until an execution reaches it, so that a loop or a recursive function keeps a shape that
//! it only passes on. Shapes that meet are joined, a bounded number of times.

use ods_core::{Attribute, Diagnostic, Ir, Operation, Value};
use rustc_hash::FxHashMap;

use super::caps::Caps;
use super::infer::result_shapes;
use super::shape::{KnownShape, has_unknown_sizes, refined};
use crate::dataflow::SparseAnalysis;

/// The analysis.
pub(super) struct ShapeAnalysis<'a> {
    pub(super) caps: &'a Caps,
    /// Operations whose results contradict their operands, as far as these are known now.
    pub(super) contradictions: FxHashMap<Operation, Diagnostic>,
}

impl SparseAnalysis for ShapeAnalysis<'_> {
    type State = KnownShape;

    fn is_reached(state: &KnownShape) -> bool {
        *state != KnownShape::Unreached
    }

    fn constant(_: &KnownShape) -> Option<Attribute> {
        None
    }

    fn entry_state(&self, ir: &Ir, value: Value) -> KnownShape {
        KnownShape::of(ir.context(), ir.value_type(value))
    }

    fn join(a: &KnownShape, b: &KnownShape) -> KnownShape {
        a.join(b)
    }

    fn limit(&self, value: Value, state: KnownShape) -> KnownShape {
        match self.caps.of_value(value) {
            Some(cap) if Self::is_reached(&state) => state.join(cap),
            Some(_) | None => state,
        }
    }

    fn visit(
        &mut self,
        ir: &mut Ir,
        op: Operation,
        operands: &[KnownShape],
        _: &mut dyn FnMut(Value) -> KnownShape,
    ) -> Option<Vec<KnownShape>> {
        if operands.contains(&KnownShape::Unreached) {
            return None;
        }
        self.contradictions.remove(&op);
        // Other operations are asked too if an operand became known: their types may contradict each other.
        let news = news_of(ir, op, operands);
        if news.is_empty() && !ir.result_types(op).any(|ty| has_unknown_sizes(ir.context(), ty)) {
            return Some(ir.result_types(op).map(|ty| KnownShape::of(ir.context(), ty)).collect());
        }
        let start = ir.begin_changes();
        news.into_iter().for_each(|(operand, ty)| ir.set_value_type(operand, ty));
        let shapes = result_shapes(ir, op);
        ir.undo_changes(start);
        shapes.map_err(|error| self.contradictions.insert(op, error)).ok()
    }
}

/// Returns the operands whose types tell less than is known, with the types that tell it.
fn news_of(ir: &Ir, op: Operation, operands: &[KnownShape]) -> Vec<(Value, ods_core::Type)> {
    let pairs = ir.operands(op).zip(operands);
    let refine = |(operand, known)| {
        let ty = ir.value_type(operand);
        refined(ir.context(), ty, known).filter(|new| *new != ty).map(|new| (operand, new))
    };
    pairs.filter_map(refine).collect()
}
