//! The data-flow analysis of shapes.
//!
//! It is optimistic: a value has no shape until an execution reaches it, so that a loop or a recursive function keeps a
//! shape that it only passes on. Shapes that meet are joined, a bounded number of times. Integers that are constant for
//! the shapes known, such as sizes and comparisons of them, decide which code is executed; other code contributes no
//! shapes and no contradictions.

use ods_core::types::{IndexType, IntegerType};
use ods_core::{Attribute, Diagnostic, Ir, Operation, Value};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::caps::Caps;
use super::infer::result_shapes;
use super::shape::{KnownShape, has_unknown_sizes, refined};
use crate::dataflow::{ConstantAnalysis, ConstantState, SparseAnalysis};

/// The fact about a value.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Fact {
    pub(super) shape: KnownShape,
    /// The constant that an integer is; `Unknown` for other values.
    constant: ConstantState,
}

impl Fact {
    fn of_shape(shape: KnownShape) -> Self {
        Self { shape, constant: ConstantState::Unknown }
    }
}

/// The analysis.
pub(super) struct ShapeAnalysis<'a> {
    pub(super) caps: &'a Caps,
    /// Operations whose results contradict their operands, where these are known now.
    pub(super) contradictions: FxHashMap<Operation, Diagnostic>,
}

impl SparseAnalysis for ShapeAnalysis<'_> {
    type State = Fact;

    fn is_reached(state: &Fact) -> bool {
        state.shape != KnownShape::Unreached
    }

    fn constant(state: &Fact) -> Option<Attribute> {
        ConstantAnalysis::constant(&state.constant)
    }

    fn entry_state(&self, ir: &Ir, value: Value) -> Fact {
        Fact::of_shape(KnownShape::of(ir.context(), ir.value_type(value)))
    }

    fn join(a: &Fact, b: &Fact) -> Fact {
        Fact { shape: a.shape.join(&b.shape), constant: ConstantAnalysis::join(&a.constant, &b.constant) }
    }

    fn limit(&self, value: Value, state: Fact) -> Fact {
        match self.caps.of_value(value) {
            Some(cap) if Self::is_reached(&state) => Fact { shape: state.shape.join(cap), ..state },
            Some(_) | None => state,
        }
    }

    fn visit(
        &mut self,
        ir: &mut Ir,
        op: Operation,
        operands: &[Fact],
        state_of: &mut dyn FnMut(Value) -> Fact,
    ) -> Option<Vec<Fact>> {
        if !operands.iter().all(Self::is_reached) {
            return None;
        }
        self.contradictions.remove(&op);
        let news = news_of(ir, op, operands);
        let start = ir.begin_changes();
        let is_news = !news.is_empty();
        news.into_iter().for_each(|(operand, ty)| ir.set_value_type(operand, ty));
        let facts = facts_of_results(ir, op, operands, is_news, state_of);
        ir.undo_changes(start);
        facts.map_err(|error| self.contradictions.insert(op, error)).ok()
    }
}

/// Returns the facts about the results of an operation whose operands have the types that are known, which may be news.
fn facts_of_results(
    ir: &mut Ir,
    op: Operation,
    operands: &[Fact],
    is_news: bool,
    state_of: &mut dyn FnMut(Value) -> Fact,
) -> Result<Vec<Fact>, Diagnostic> {
    // Other operations are asked too if an operand became known: their types may contradict each other.
    let shapes = match is_news || ir.result_types(op).any(|ty| has_unknown_sizes(ir.context(), ty)) {
        true => result_shapes(ir, op)?,
        false => ir.result_types(op).map(|ty| KnownShape::of(ir.context(), ty)).collect(),
    };
    let mut facts: Vec<Fact> = shapes.into_iter().map(Fact::of_shape).collect();
    if computes_integers(ir, op) {
        let known: SmallVec<[ConstantState; 4]> = operands.iter().map(|operand| operand.constant).collect();
        let constants = ConstantAnalysis.visit(ir, op, &known, &mut |value| state_of(value).constant);
        facts.iter_mut().zip(constants.into_iter().flatten()).for_each(|(fact, constant)| fact.constant = constant);
    }
    Ok(facts)
}

/// Returns whether all results of the operation are integers.
fn computes_integers(ir: &Ir, op: Operation) -> bool {
    let context = ir.context();
    ir.result_types(op).all(|ty| ty.isa::<IntegerType>(context) || ty.isa::<IndexType>(context))
}

/// Returns the operands whose types tell less than is known, with the types that tell it.
fn news_of(ir: &Ir, op: Operation, operands: &[Fact]) -> Vec<(Value, ods_core::Type)> {
    let pairs = ir.operands(op).zip(operands);
    let refine = |(operand, known): (Value, &Fact)| {
        let ty = ir.value_type(operand);
        refined(ir.context(), ty, &known.shape).filter(|new| *new != ty).map(|new| (operand, new))
    };
    pairs.filter_map(refine).collect()
}
