//! The pass.

use ods_core::schema::TraitSet;
use ods_core::traits::SameOperandsAndResultType;
use ods_core::verify::verify;
use ods_core::{Diagnostic, Ir, Operation};
use rustc_hash::FxHashSet;

use super::analysis::ShapeAnalysis;
use super::apply::{Change, cap_all};
use super::caps::Caps;
use super::flows::Flows;
use super::plan::{Facts, Plan};
use super::shape::has_unknown_sizes;
use crate::dataflow::{Callables, Solver};
use crate::pass::{OperationPass, PassContext, PassResult};
use ods_macros::Pass;

/// The number of analyses after which a type that stays keeps the types of all values that it depends on, and after
/// which nothing changes.
const PATIENCE: usize = 8;
const LIMIT: usize = 64;

/// The pass `infer-shapes`: gives values the static sizes that follow from the sizes of other values.
#[derive(Pass, Clone, Default, Debug)]
#[pass(description = "Make dynamic shapes static, through regions, branches and functions", crate = crate::ods)]
pub struct InferShapes {
    /// Whether the result types of public functions may change.
    #[option]
    pub public_results: bool,
    /// Number of values with more static types
    #[statistic]
    pub num_refined: u64,
}

impl OperationPass for InferShapes {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let refined = match may_refine(cx.ir, cx.op) {
            true => Inference::of(cx.ir, cx.op, self.public_results).run(cx.ir)?,
            false => 0,
        };
        self.num_refined += refined as u64;
        if refined == 0 {
            cx.mark_all_preserved();
        }
        Ok(())
    }
}

/// Returns the operations with operands or results that change whose text has one type for all of them. Their verifiers
/// accept types that are merely compatible.
fn ops_of_one_type(ir: &Ir, plan: &Plan) -> Vec<Operation> {
    let ops = plan.changed.iter().flat_map(|value| ir.defining_op(*value).into_iter().chain(ir.users(*value)));
    let has_trait =
        |op: &Operation| ir.schema(*op).is_some_and(|schema| schema.has_trait::<SameOperandsAndResultType>());
    let mut seen: FxHashSet<Operation> = FxHashSet::default();
    ops.filter(|op| seen.insert(*op) && has_trait(op) && is_of_one_type(ir, *op)).collect()
}

fn is_of_one_type(ir: &Ir, op: Operation) -> bool {
    let mut types = ir.operand_types(op).chain(ir.result_types(op));
    let first = types.next();
    types.all(|ty| Some(ty) == first)
}

/// Returns whether a value inside the operation has unknown sizes.
fn may_refine(ir: &Ir, root: Operation) -> bool {
    ir.walk_pre(root).any(|op| {
        let arguments = ir.regions(op).flat_map(|region| ir.blocks(region)).flat_map(|block| ir.arguments(block));
        ir.results(op).chain(arguments).any(|value| has_unknown_sizes(ir.context(), ir.value_type(value)))
    })
}

/// The inference for an operation.
struct Inference {
    root: Operation,
    flows: Flows,
    caps: Caps,
    /// Operations that rejected more static types.
    rigid: FxHashSet<Operation>,
}

impl Inference {
    fn of(ir: &Ir, root: Operation, public_results: bool) -> Self {
        let caps = Caps::of_callables(ir, root, &Callables::of(ir, root), public_results);
        Self { root, flows: Flows::of(ir, root), caps, rigid: FxHashSet::default() }
    }

    /// Changes types. Returns the number of values for which it did.
    ///
    /// # Errors
    /// Returns an error if shapes contradict each other in code that may be executed; nothing is changed.
    fn run(&mut self, ir: &mut Ir) -> Result<usize, Diagnostic> {
        for round in 0..LIMIT {
            if round >= PATIENCE {
                self.caps.spread(ir, &self.flows);
            }
            self.caps.tie(&self.flows);
            let plan = self.plan(ir)?;
            if plan.is_empty() {
                break;
            }
            match self.attempt(ir, &plan) {
                Outcome::Done => return Ok(plan.changed.len()),
                Outcome::Limited => {}
                Outcome::Stuck => break,
            }
        }
        Ok(0)
    }

    /// Analyzes the operation as it is, within the caps.
    fn plan(&self, ir: &mut Ir) -> Result<Plan, Diagnostic> {
        let analysis = ShapeAnalysis { caps: &self.caps, contradictions: Default::default() };
        let solution = Solver::run(ir, self.root, analysis).into_solution();
        let mut contradictions = solution.analysis.contradictions;
        if let Some(first) = ir.walk_pre(self.root).find_map(|op| contradictions.remove(&op)) {
            return Err(first);
        }
        let (states, executed) = (&solution.states, &solution.executed);
        let facts = Facts { flows: &self.flows, caps: &self.caps, states, executed };
        let plan = Plan::of(ir, self.root, &facts);
        plan.check_flows(ir, &facts)?;
        Ok(plan)
    }

    /// Changes the types, and changes them back unless everything verifies.
    fn attempt(&mut self, ir: &mut Ir, plan: &Plan) -> Outcome {
        let of_one_type = ops_of_one_type(ir, plan);
        let start = ir.begin_changes();
        let (flows, rigid, caps) = (&self.flows, &self.rigid, &mut self.caps);
        if !(Change { flows, plan, rigid, caps }.run(ir, self.root)) {
            ir.undo_changes(start);
            return Outcome::Limited;
        }
        let rejecting: Vec<Operation> = match verify(ir, self.root) {
            Ok(()) => of_one_type.into_iter().filter(|op| !is_of_one_type(ir, *op)).collect(),
            Err(errors) => errors.iter().filter_map(|error| error.subject).collect(),
        };
        if rejecting.is_empty() {
            ir.keep_changes(start);
            return Outcome::Done;
        }
        ir.undo_changes(start);
        let mut is_limited = false;
        for op in rejecting.into_iter().filter(|op| ir.contains(*op)) {
            is_limited |= self.limit(ir, op);
        }
        if is_limited { Outcome::Limited } else { Outcome::Stuck }
    }

    /// Takes note of an operation that rejected its types. Returns whether that is new.
    fn limit(&mut self, ir: &Ir, op: Operation) -> bool {
        let is_new = self.rigid.insert(op);
        // The operations inside such an operation fail by themselves.
        let is_table = ir.has_traits(op, TraitSet::SYMBOL_TABLE);
        (!is_table && cap_all(ir, op, &self.flows, &mut self.caps)) || is_new
    }
}

/// The outcome of an attempt.
enum Outcome {
    /// The types are changed.
    Done,
    /// They are not, but there are new limits.
    Limited,
    /// They are not.
    Stuck,
}
