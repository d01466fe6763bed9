//! `lift-cf-to-scf`: blocks and branches become structured control flow.
//!
//! * `edges`: edges, cycles and dominators of a graph of blocks; `tree`: dominators of a graph without cycles;
//! * `multiplexer`: one block through which edges to several are led;
//! * `exits`: one block for all returns of a kind;
//! * `loops`: cycles become `scf.while`; `branches`: branches become `scf.if` and `scf.index_switch`.
//!
//! The outermost cycles of a part of the graph become loops, so that the rest has no cycles; then its first branch
//! becomes an operation with regions. Bodies and regions are parts for which the same is done. Any graph can be lifted,
//! also one whose cycles have several entries: a number tells where to go.
//!
//! Follows Bahmann, Reissmann, Jahre and Meyer: Perfect Reconstructability of Control Flow from Demand Dependence
//! Graphs (2015), and MLIR's `transformCFGToSCF`, whose order of blocks and values shows in printed text.

mod branches;
mod edges;
mod exits;
mod loops;
mod multiplexer;
mod tree;

use std::collections::HashMap;

use ods::interfaces::BranchOpInterface;
use ods::ir::dominance::DominanceInfo;
use ods::pass::{OperationPass, Pass, PassContext, PassResult};
use ods::prelude::*;

use self::branches::Place;
use self::exits::Exits;
use ods_arith::arith;
use ods_arith::ub;
use ods_func::func;

/// The pass `lift-cf-to-scf`. Corresponds to MLIR's pass of the same name.
#[derive(Pass, Clone, Default, Debug)]
#[pass(name = "LiftControlFlowToSCFPass", description = "Lift ControlFlow dialect to SCF dialect")]
pub struct LiftCfToScf;

impl OperationPass for LiftCfToScf {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let ir = &*cx.ir;
        let functions: Vec<Operation> = ir.walk_post(cx.op).filter(|op| ir.isa::<func::FuncOp>(*op)).collect();
        for function in functions {
            let ops: Vec<Operation> = cx.ir.walk_post(function).collect();
            for op in ops {
                for region in cx.ir.regions(op).collect::<Vec<_>>() {
                    lift(cx.ir, region)?;
                }
            }
        }
        Ok(())
    }
}

/// Lifts the blocks and branches of a region to structured control flow. Returns whether there were any. Regions inside
/// are lifted before.
///
/// # Errors
/// Fails, and changes nothing, if a block is unreachable, or a terminator is not a branch or has effects; fails if a
/// loop has no exit and the region does not belong to a function.
pub fn lift(ir: &mut Ir, region: Region) -> ods::Result<bool> {
    if ir.is_region_empty(region) || ir.has_one_block(region) {
        return Ok(false);
    }
    check(ir, region)?;
    let Some(entry) = ir.entry_block(region) else { return Ok(false) };
    let mut lift = Lift { ir, region, entry, numbers: Vec::new(), undefined: HashMap::new(), exits: Exits::default() };
    lift.combine_exits()?;
    let mut pending = vec![Part::with_cycles(entry)];
    while let Some(part) = pending.pop() {
        if part.may_reach_cycles {
            pending.extend(lift.lift_cycles(part.block)?.into_iter().map(Part::with_cycles));
        }
        pending.extend(lift.lift_branch(part)?);
    }
    Ok(true)
}

/// A part of the graph: what its first block reaches.
struct Part {
    block: Block,
    /// After the outermost cycles, branches reach none.
    may_reach_cycles: bool,
    /// The place of the first block in a tree of dominators, if one is known.
    place: Option<Place>,
}

impl Part {
    fn with_cycles(block: Block) -> Self {
        Self { block, may_reach_cycles: true, place: None }
    }

    fn without_cycles(block: Block, place: Option<Place>) -> Self {
        Self { block, may_reach_cycles: false, place }
    }
}

/// Checks that the region can be lifted.
fn check(ir: &Ir, region: Region) -> Result<(), Diagnostic> {
    // MLIR does not see that cycles are unreachable, and makes invalid IR of them.
    let mut dominance = DominanceInfo::new();
    let is_root = |block: &Block| !ir.has_predecessors(*block);
    let unreachable = ir.blocks(region).skip(1).find(is_root);
    let unreachable = unreachable.or_else(|| ir.blocks(region).find(|block| !dominance.is_reachable(ir, *block)));
    if let Some(first) = unreachable.and_then(|block| ir.first_op(block)) {
        return Err(ir.op_error(first, "transformation does not support unreachable blocks"));
    }
    let ops = ir.blocks(region).flat_map(|block| ir.block_ops(block)).flat_map(|op| ir.walk_post(op));
    for op in ops.filter(|op| ir.num_successors(*op) > 0) {
        let problem = match ir.interface::<dyn BranchOpInterface>(op) {
            None => "terminators with successors not implementing BranchOpInterface",
            Some(_) if !ir.is_memory_effect_free(op) => "terminators with side effects",
            Some(branch) if branch.all_successor_operands(ir).iter().any(|operands| operands.produced > 0) => {
                "operations with operation-produced successor operands"
            }
            Some(_) => continue,
        };
        return Err(ir.op_error(op, format!("transformation does not support {problem}")));
    }
    Ok(())
}

/// The lifting of a region.
struct Lift<'ir> {
    ir: &'ir mut Ir,
    region: Region,
    entry: Block,
    /// Constants for the numbers of targets, in the entry block.
    numbers: Vec<Option<Value>>,
    /// A poison value of each type, in the entry block.
    undefined: HashMap<Type, Value>,
    exits: Exits,
}

impl Lift<'_> {
    /// Returns a constant for the number of a target.
    fn switch_value(&mut self, number: usize) -> Result<Value, BuildError> {
        if let Some(Some(value)) = self.numbers.get(number) {
            return Ok(*value);
        }
        let value = self.at_start().value(arith::ConstantOp::integer(Type::I32, number as i64))?;
        if number >= self.numbers.len() {
            self.numbers.resize(number + 1, None);
        }
        self.numbers[number] = Some(value);
        Ok(value)
    }

    /// Returns a value of the type that does not matter.
    fn undefined(&mut self, ty: Type) -> Result<Value, BuildError> {
        if let Some(value) = self.undefined.get(&ty) {
            return Ok(*value);
        }
        let value = self.at_start().value(ub::PoisonOp::new(ty))?;
        self.undefined.insert(ty, value);
        Ok(value)
    }

    fn at_start(&mut self) -> OpBuilder<'_> {
        let location = self.ir.location(self.ir.region_parent(self.region));
        let start = InsertionPoint::start_of(self.ir, self.entry);
        OpBuilder::new(self.ir, start, location)
    }

    fn at_end_of(&mut self, block: Block, location: Location) -> OpBuilder<'_> {
        OpBuilder::new(self.ir, InsertionPoint::end_of(block), location)
    }
}
