//! Replacing a call by the body of its callee. Corresponds to MLIR's `inlineCall`.

use ods_core::interfaces::CallableOpInterface;
use ods_core::ir::{Mapping, Values};
use ods_core::{Block, Error, InsertionPoint, Ir, Location, Operation, Region, Type, Value};

use smallvec::SmallVec;

use super::calls::calls_in;
use super::legality::Legality;
use crate::interfaces::CallOpInterface;

/// The operations of a block.
type Ops = SmallVec<[Operation; 16]>;

/// A call, and the callable that it is replaced by.
pub(super) struct Inlining<'a> {
    pub(super) legality: &'a mut Legality,
    pub(super) call: Operation,
    pub(super) callable: Operation,
    pub(super) body: Region,
    /// Whether the body moves; otherwise, it is copied.
    pub(super) moves: bool,
}

impl Inlining<'_> {
    /// Puts the body in the place of the call, which stays without uses; the caller erases it. Returns the calls in the
    /// inlined operations; `None` if it is not allowed, or types do not fit.
    pub(super) fn run(mut self, ir: &mut Ir) -> Result<Option<Vec<Operation>>, Error> {
        let Some(entry) = ir.entry_block(self.body) else { return Ok(None) };
        let mut arguments: Values = call_arguments(ir, self.call);
        let results = callable_results(ir, self.callable);
        let fits = arguments.len() == ir.num_arguments(entry) && results.len() == ir.num_results(self.call);
        // In unreachable code and in graph regions, a call may pass its own results, which nothing can replace.
        let takes_own = ir.operands(self.call).any(|value| ir.defining_op(value) == Some(self.call));
        if !fits
            || takes_own
            || ir.has_predecessors(entry)
            || !self.legality.may_inline(ir, self.call, self.callable, self.body)
        {
            return Ok(None);
        }
        if !self.convert(ir, entry, &mut arguments, &results) {
            return Ok(None);
        }
        Ok(Some(match self.legality.fits_in_block(ir, self.call, self.body) {
            true => self.inline_block(ir, entry, &arguments)?,
            false => self.inline_blocks(ir, entry, &arguments, &results)?,
        }))
    }

    /// Converts arguments and results whose types differ. Returns whether that is possible; if not, nothing is changed.
    fn convert(&mut self, ir: &mut Ir, entry: Block, arguments: &mut [Value], results: &[Type]) -> bool {
        let parameters = ir.arguments(entry).map(|parameter| ir.value_type(parameter));
        let same = arguments.iter().zip(parameters).all(|(argument, ty)| ir.value_type(*argument) == ty);
        if same && ir.result_types(self.call).eq(results.iter().copied()) {
            return true;
        }
        let parameters: Vec<Type> = ir.arguments(entry).map(|value| ir.value_type(value)).collect();
        let start = ir.begin_changes();
        let converted =
            self.convert_arguments(ir, &parameters, arguments).and_then(|()| self.convert_results(ir, results));
        match converted {
            Some(()) => ir.keep_changes(start),
            None => ir.undo_changes(start),
        }
        converted.is_some()
    }

    fn convert_arguments(&mut self, ir: &mut Ir, parameters: &[Type], arguments: &mut [Value]) -> Option<()> {
        let dialect = self.legality.of(ir, self.call)?;
        for (argument, ty) in arguments.iter_mut().zip(parameters) {
            if ir.value_type(*argument) != *ty {
                *argument = dialect.convert_call_value(&mut ir.builder_before(self.call), *argument, *ty)?;
            }
        }
        Some(())
    }

    /// Converts the results of the call, which get values of the callable's types later.
    fn convert_results(&mut self, ir: &mut Ir, types: &[Type]) -> Option<()> {
        let dialect = self.legality.of(ir, self.call)?;
        let results: Vec<Value> = ir.results(self.call).collect();
        for (result, ty) in results.into_iter().zip(types) {
            let own = ir.value_type(result);
            if own != *ty {
                let cast = dialect.convert_call_value(&mut ir.builder_after(self.call), result, own)?;
                let definition = ir.defining_op(cast);
                ir.replace_uses_if(result, cast, |_, usage| Some(usage.op) != definition);
            }
        }
        Some(())
    }

    /// Inlines a body of one block that returns: no block is split.
    fn inline_block(&mut self, ir: &mut Ir, entry: Block, arguments: &[Value]) -> Result<Vec<Operation>, Error> {
        let at = InsertionPoint::before(ir, self.call);
        let inlined = match self.moves {
            true => {
                let ops: Ops = ir.block_ops(entry).collect();
                let inlined = ir.inline_block(entry, at, arguments);
                debug_assert!(inlined, "the arguments fit, and nothing branches to the entry");
                ops
            }
            false => self.copy_block(ir, entry, at, arguments),
        };
        let Some((terminator, inlined)) = inlined.split_last() else { return Ok(Vec::new()) };
        if let Some(dialect) = self.legality.of(ir, *terminator) {
            for (index, value) in dialect.returned_values(ir, *terminator).into_iter().enumerate() {
                if let Some(result) = ir.result(self.call, index) {
                    ir.replace_all_uses(result, value);
                }
            }
        }
        ir.erase(*terminator)?;
        self.set_locations(ir, &[inlined], &[]);
        Ok(calls_in(ir, &[inlined], |_| true))
    }

    /// Copies the operations of a block to a place before the call. Returns the copies.
    fn copy_block(&self, ir: &mut Ir, entry: Block, at: InsertionPoint, arguments: &[Value]) -> Ops {
        let before = ir.previous_op(self.call);
        ir.clone_block_into(entry, at, &mut mapped(ir, entry, arguments));
        let copies = std::iter::successors(ir.previous_op(self.call), |op| ir.previous_op(*op));
        let mut copies: Ops = copies.take_while(|op| Some(*op) != before).collect();
        copies.reverse();
        copies
    }

    /// Inlines the blocks of a body between the two halves of the call's block. Nothing leads to the second half if
    /// none of them returns.
    fn inline_blocks(
        &mut self,
        ir: &mut Ir,
        entry: Block,
        arguments: &[Value],
        types: &[Type],
    ) -> Result<Vec<Operation>, Error> {
        let missing = || Error::new("the call is in no block, or ends it");
        let before = ir.parent_block(self.call).ok_or_else(missing)?;
        let after = ir.next_op(self.call).and_then(|next| ir.split_block(next)).ok_or_else(missing)?;
        let blocks = self.put_blocks(ir, entry, arguments, after);
        let inlined: Vec<Vec<Operation>> = blocks.iter().map(|block| ir.block_ops(*block).collect()).collect();
        self.set_locations(ir, &inlined, &blocks);
        let calls = calls_in(ir, &inlined, |_| true);
        let location = ir.location(self.call);
        let results: Vec<Value> = ir.results(self.call).collect();
        for (result, ty) in results.into_iter().zip(types) {
            let argument = ir.add_argument(after, *ty, location);
            ir.replace_all_uses(result, argument);
        }
        for terminator in inlined.iter().filter_map(|ops| ops.last()) {
            if let Some(dialect) = self.legality.of(ir, *terminator) {
                dialect.replace_by_branch(ir, *terminator, after)?;
            }
        }
        if let Some(first) = blocks.first() {
            let merged = ir.merge_blocks(*first, before, if self.moves { arguments } else { &[] });
            debug_assert!(merged, "the arguments fit, and nothing branches to the entry");
        }
        Ok(calls)
    }

    /// Moves or copies the blocks of the body in front of `after`. Returns them.
    fn put_blocks(&self, ir: &mut Ir, entry: Block, arguments: &[Value], after: Block) -> Vec<Block> {
        let blocks: Vec<Block> = ir.blocks(self.body).collect();
        if !self.moves {
            return ir.clone_blocks_before(&blocks, after, &mut mapped(ir, entry, arguments));
        }
        if let Some(target) = ir.block_region(after) {
            for block in &blocks {
                ir.detach_block(*block);
                ir.insert_block_before(target, Some(after), *block);
            }
        }
        blocks
    }

    /// Sets the locations of the inlined operations and block arguments to `callsite(callee at caller)`.
    fn set_locations(&self, ir: &mut Ir, inlined: &[impl AsRef<[Operation]>], blocks: &[Block]) {
        let caller = ir.location(self.call);
        if caller == Location::UNKNOWN {
            return;
        }
        let context = ir.shared_context();
        let stacked = |callee| context.call_site_location(callee, caller);
        let inner_blocks = |ir: &Ir, op: Operation| -> Vec<Block> {
            let all = ir.walk_pre(op).flat_map(|op| ir.regions(op)).flat_map(|region| ir.blocks(region));
            all.collect()
        };
        let mut blocks = blocks.to_vec();
        for op in inlined.iter().flat_map(|ops| ops.as_ref()) {
            let location = stacked(ir.location(*op));
            ir.set_location(*op, location);
            if ir.num_regions(*op) == 0 {
                continue;
            }
            let inner: Vec<Operation> = ir.walk_pre(*op).skip(1).collect();
            blocks.extend(inner_blocks(ir, *op));
            for op in inner {
                let location = stacked(ir.location(op));
                ir.set_location(op, location);
            }
        }
        for block in blocks {
            for index in 0..ir.num_arguments(block) {
                let location = stacked(ir.argument_location(block, index));
                ir.set_argument_location(block, index, location);
            }
        }
    }
}

fn mapped(ir: &Ir, entry: Block, arguments: &[Value]) -> Mapping {
    let mut mapping = Mapping::new();
    for (parameter, argument) in ir.arguments(entry).zip(arguments) {
        mapping.map_value(parameter, *argument);
    }
    mapping
}

fn call_arguments(ir: &Ir, call: Operation) -> Values {
    ir.interface::<dyn CallOpInterface>(call).map(|call| call.arg_operands(ir)).unwrap_or_default()
}

fn callable_results(ir: &Ir, callable: Operation) -> Vec<Type> {
    let callable = ir.interface::<dyn CallableOpInterface>(callable);
    callable.map(|callable| callable.callable_result_types(ir)).unwrap_or_default()
}
