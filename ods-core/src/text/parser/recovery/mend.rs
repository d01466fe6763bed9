//! Repair of the IR after errors: parts of dropped operations are erased, and the values they would have defined are
//! replaced by `builtin.unrealized_conversion_cast`s without operands.
//!
//! A cast is inserted at the start of the isolated region that contains the uses, where it dominates them.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::entity::{Block, Location, Operation, Region, Value};
use crate::ir::{InsertionPoint, Ir, OperationParts};
use crate::schema::TraitSet;
use crate::text::parser::AsmParser;

/// The casts for undefined values in the isolated regions that use them.
type Casts = FxHashMap<(Value, Region), Value>;

impl AsmParser<'_> {
    /// Repairs the IR under `root`, so that every value, block and region it refers to is in it. Returns the root.
    pub(in crate::text) fn mend(&mut self, root: Operation) -> Operation {
        let dropped = self.gather_dropped();
        let inside: FxHashSet<Operation> = self.ir.walk_pre(dropped).collect();
        let mut undefined = self.names.take_placeholders();
        undefined.extend(inside.iter().flat_map(|op| values_of(&self.ir, *op)));
        // Each cast is inserted before the others.
        undefined.sort_unstable_by(|a, b| b.cmp(a));
        let mut casts = Casts::default();
        for value in &undefined {
            if !self.define_by_casts(*value, &inside, &mut casts) {
                return self.start_anew(root);
            }
        }
        // Nothing outside uses anything inside.
        let _ = self.ir.erase(dropped);
        for value in undefined {
            if self.ir.contains_value(value)
                && let Some(op) = self.ir.defining_op(value)
            {
                let _ = self.ir.erase(op);
            }
        }
        root
    }

    /// Moves the blocks of dropped operations to a separate operation.
    fn gather_dropped(&mut self) -> Operation {
        let name = self.context.op_name("builtin.module");
        let parts = OperationParts { num_regions: 1, ..OperationParts::new(name, Location::UNKNOWN) };
        let holder = self.ir.create_operation(&parts);
        let blocks = self.recovery.as_mut().map(|recovery| std::mem::take(&mut recovery.blocks)).unwrap_or_default();
        if let Some(region) = self.ir.region(holder, 0) {
            for block in blocks {
                if self.ir.contains_block(block) && self.ir.block_region(block).is_none() {
                    self.ir.append_block(region, block);
                }
            }
        }
        holder
    }

    /// Replaces the uses of the value outside dropped operations. Returns whether there was room.
    fn define_by_casts(&mut self, value: Value, dropped: &FxHashSet<Operation>, casts: &mut Casts) -> bool {
        let uses: Vec<_> = self.ir.uses(value).filter(|usage| !dropped.contains(&usage.op)).collect();
        for usage in uses {
            let Some(region) = isolated_region(&self.ir, usage.op) else { continue };
            let cast = match casts.get(&(value, region)) {
                Some(known) => *known,
                None => {
                    let Some(cast) = self.cast_in(region, value) else { return false };
                    casts.insert((value, region), cast);
                    cast
                }
            };
            self.ir.set_operand(usage.op, usage.operand, cast);
        }
        true
    }

    /// Returns a cast for the value at the start of the region.
    fn cast_in(&mut self, region: Region, value: Value) -> Option<Value> {
        let block = self.ir.entry_block(region)?;
        if !self.ir.has_room(1, 0) {
            return None;
        }
        let location = self.ir.defining_op(value).map_or(Location::UNKNOWN, |op| self.ir.location(op));
        let types = [self.ir.value_type(value)];
        let name = self.caches.placeholder_name(self.context);
        let parts = OperationParts { result_types: &types, ..OperationParts::new(name, location) };
        let at = InsertionPoint::start_of(&self.ir, block);
        let cast = self.ir.create_operation_at(&parts, at);
        if let Some(recovery) = &mut self.recovery {
            recovery.incomplete.push(block);
        }
        self.ir.result(cast, 0)
    }

    /// Replaces IR that cannot be repaired for lack of room with an empty module.
    #[cold]
    fn start_anew(&mut self, root: Operation) -> Operation {
        let (name, location) = (self.ir.name(root), self.ir.location(root));
        self.ir = Ir::new(self.ir.shared_context());
        let module =
            self.ir.create_operation(&OperationParts { num_regions: 1, ..OperationParts::new(name, location) });
        if let Some(region) = self.ir.region(module, 0) {
            self.block = Some(self.ir.add_block(region));
        }
        module
    }
}

/// Returns the used values defined by the operation and by the blocks in it.
fn values_of(ir: &Ir, op: Operation) -> Vec<Value> {
    let blocks = |region: Region| ir.blocks(region).collect::<Vec<Block>>();
    let arguments = ir.regions(op).flat_map(blocks).flat_map(|block| ir.arguments(block));
    ir.results(op).chain(arguments).filter(|value| ir.has_uses(*value)).collect()
}

/// Returns the innermost enclosing region that is isolated from above.
fn isolated_region(ir: &Ir, op: Operation) -> Option<Region> {
    let mut region = ir.parent_region(op)?;
    loop {
        let parent = ir.region_parent(region);
        match ir.parent_region(parent) {
            Some(outer) if !ir.has_traits(parent, TraitSet::ISOLATED_FROM_ABOVE) => region = outer,
            _ => return Some(region),
        }
    }
}
