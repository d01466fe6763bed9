//! The ways that values take without being changed: to blocks, into and out of regions, into and out of functions.

use ods_core::interfaces::{
    BranchOpInterface, CallableOpInterface, RegionBranchOpInterface, RegionBranchPoint,
    RegionBranchTerminatorOpInterface, RegionSuccessor,
};
use ods_core::ir::symbols::SymbolTables;
use ods_core::schema::TraitSet;
use ods_core::{Ir, Operation, Type, Value};
use rustc_hash::FxHashMap;

use crate::interfaces::CallOpInterface;

/// The receiver of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Receiver {
    /// A block argument, or the result of an operation with regions.
    Value(Value),
    /// A result of this callable.
    Result(Operation, usize),
    /// An argument of a callable without a body.
    Declared(Type),
}

/// A way of an operand.
#[derive(Debug)]
pub(super) struct Flow {
    pub(super) op: Operation,
    pub(super) operand: usize,
    pub(super) from: Value,
    pub(super) to: Receiver,
    /// Whether both had the same type, as most operations require.
    pub(super) is_exact: bool,
}

/// A result of a call, and that of the callee.
#[derive(Debug)]
pub(super) struct Tie {
    pub(super) value: Value,
    pub(super) callee: Operation,
    pub(super) index: usize,
    /// Whether both had the same type.
    pub(super) is_exact: bool,
}

/// The flows inside an operation.
#[derive(Default, Debug)]
pub(super) struct Flows {
    pub(super) list: Vec<Flow>,
    pub(super) ties: Vec<Tie>,
    /// The positions in `list` by operation.
    by_op: FxHashMap<Operation, Vec<usize>>,
}

impl Flows {
    /// Returns the flows inside the operation.
    pub(super) fn of(ir: &Ir, root: Operation) -> Self {
        let (mut flows, mut tables) = (Self::default(), SymbolTables::new());
        for op in ir.walk_pre(root) {
            flows.add_call(ir, op, &mut tables);
            flows.add_entries(ir, op);
            flows.add_exits(ir, op);
            flows.add_return(ir, op);
            flows.add_successors(ir, op);
        }
        flows
    }

    /// Returns the flows of the operands of the operation.
    pub(super) fn of_op(&self, op: Operation) -> impl Iterator<Item = &Flow> {
        self.by_op.get(&op).into_iter().flatten().filter_map(|position| self.list.get(*position))
    }

    fn add(&mut self, ir: &Ir, op: Operation, operand: usize, to: Receiver) {
        let Some(from) = ir.operand(op, operand) else { return };
        let is_exact = Some(ir.value_type(from)) == type_of(ir, to);
        self.by_op.entry(op).or_default().push(self.list.len());
        self.list.push(Flow { op, operand, from, to, is_exact });
    }

    fn add_call(&mut self, ir: &Ir, op: Operation, tables: &mut SymbolTables) {
        let Some(call) = ir.interface::<dyn CallOpInterface>(op) else { return };
        let Some(callee) = call.resolve_callable_in_table(ir, tables) else { return };
        let Some(callable) = ir.interface::<dyn CallableOpInterface>(callee) else { return };
        let entry = callable.callable_region(ir).and_then(|region| ir.entry_block(region));
        let parameters: Vec<Receiver> = match entry {
            Some(entry) => ir.arguments(entry).map(Receiver::Value).collect(),
            None => callable.argument_types(ir).into_iter().map(Receiver::Declared).collect(),
        };
        for (operand, to) in call.arg_operand_range(ir).zip(parameters) {
            self.add(ir, op, operand, to);
        }
        for (index, (value, ty)) in ir.results(op).zip(callable.callable_result_types(ir)).enumerate() {
            self.ties.push(Tie { value, callee, index, is_exact: ir.value_type(value) == ty });
        }
    }

    /// Adds the flows from an operation into its regions, and past them.
    fn add_entries(&mut self, ir: &Ir, op: Operation) {
        let Some(branch) = ir.interface::<dyn RegionBranchOpInterface>(op) else { return };
        for successor in branch.successor_regions(ir, RegionBranchPoint::Parent) {
            let operands = branch.entry_successor_operands(ir, &successor);
            self.add_inputs(ir, op, operands, &successor);
        }
    }

    /// Adds the flows from a terminator to other regions of its parent, and to the results of that.
    fn add_exits(&mut self, ir: &Ir, op: Operation) {
        let Some(parent) = ir.parent_op(op) else { return };
        let branch = ir.interface::<dyn RegionBranchOpInterface>(parent);
        let terminator = ir.interface::<dyn RegionBranchTerminatorOpInterface>(op);
        let (Some(branch), Some(terminator)) = (branch, terminator) else { return };
        for successor in branch.successor_regions(ir, RegionBranchPoint::Terminator(op)) {
            let operands = terminator.successor_operands(ir, &successor);
            self.add_inputs(ir, op, operands, &successor);
        }
    }

    fn add_inputs(&mut self, ir: &Ir, op: Operation, operands: std::ops::Range<usize>, to: &RegionSuccessor) {
        for (operand, input) in operands.zip(&to.inputs) {
            self.add(ir, op, operand, Receiver::Value(*input));
        }
    }

    fn add_return(&mut self, ir: &Ir, op: Operation) {
        let Some(parent) = ir.parent_op(op).filter(|_| ir.has_traits(op, TraitSet::RETURN_LIKE)) else { return };
        if ir.has_interface::<dyn CallableOpInterface>(parent) {
            (0..ir.num_operands(op)).for_each(|index| self.add(ir, op, index, Receiver::Result(parent, index)));
        }
    }

    fn add_successors(&mut self, ir: &Ir, op: Operation) {
        let Some(branch) = ir.interface::<dyn BranchOpInterface>(op) else { return };
        for (block, operands) in ir.successors(op).zip(branch.all_successor_operands(ir)) {
            let arguments = ir.arguments(block).skip(operands.produced);
            for (operand, argument) in operands.forwarded.clone().zip(arguments) {
                self.add(ir, op, operand, Receiver::Value(argument));
            }
        }
    }
}

/// Returns the type of the receiver; `None` if the callable has no such result.
fn type_of(ir: &Ir, receiver: Receiver) -> Option<Type> {
    match receiver {
        Receiver::Value(value) => Some(ir.value_type(value)),
        Receiver::Result(callable, index) => {
            let callable = ir.interface::<dyn CallableOpInterface>(callable)?;
            callable.callable_result_types(ir).get(index).copied()
        }
        Receiver::Declared(ty) => Some(ty),
    }
}
