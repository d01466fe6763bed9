//! Known constants: equal ones become one, at the start of the region where they may be shared.
//!
//! Corresponds to `OperationFolder::insertKnownConstant` of MLIR, whose placement shows in printed text.

use ods_core::ir::SlotSet;
use ods_core::schema::TraitSet;
use ods_core::{Attribute, Block, InsertionPoint, Ir, Location, Operation, Region, Type, Value};
use rustc_hash::FxHashMap;

/// A constant, and the region where it is shared.
type Key = (Region, &'static str, Attribute, Type);

/// The constants found so far.
#[derive(Default, Debug)]
pub struct KnownConstants {
    by_key: FxHashMap<Key, Operation>,
    known: SlotSet<Operation>,
}

impl KnownConstants {
    /// Makes the constant known, and moves it to the start of the region where it may be shared; or, if an equal one is
    /// known, replaces it with that one and erases it. Returns whether it still exists.
    pub fn insert(&mut self, ir: &mut Ir, op: Operation, value: Attribute) -> bool {
        let place = ir.parent_block(op).and_then(|block| Some((block, sharing_region(ir, block)?)));
        let (Some((block, region)), Some(schema)) = (place, ir.schema(op)) else { return true };
        let (Some(result), Some(entry)) = (ir.result(op, 0), ir.entry_block(region)) else { return true };
        let key = (region, schema.dialect, value, ir.value_type(result));
        if let Some(known) = self.by_key.get(&key).copied() {
            if let Some(shared) = ir.result(known, 0)
                && ir.replace_op(op, shared).is_ok()
            {
                // One constant is used for several places.
                ir.set_location(known, Location::UNKNOWN);
                return false;
            }
            return true;
        }
        self.move_to_start(ir, op, block, entry);
        self.by_key.insert(key, op);
        self.known.insert(op);
        true
    }

    /// Returns the constant of this value and type that may be shared in the block: a known one, or a new one at the
    /// start of the region, made by the dialect. `None` if the dialect cannot make it. Corresponds to
    /// `OperationFolder::getOrCreateConstant`.
    pub fn get_or_create(
        &mut self,
        ir: &mut Ir,
        block: Block,
        dialect: &'static str,
        value: Attribute,
        ty: Type,
    ) -> Option<Value> {
        let region = sharing_region(ir, block)?;
        let key = (region, dialect, value, ty);
        if let Some(known) = self.by_key.get(&key) {
            return ir.result(*known, 0);
        }
        let entry = ir.entry_block(region)?;
        let mut op = ir.builder_at_start_of(entry).constant(dialect, value, ty)?;
        // Many dialects build constants of another dialect, which may have this one already.
        let of_maker = (region, ir.schema(op)?.dialect, value, ty);
        match self.by_key.get(&of_maker).copied() {
            Some(known) if ir.erase(op).is_ok() => op = known,
            Some(_) | None => {
                self.by_key.insert(of_maker, op);
                self.known.insert(op);
            }
        }
        self.by_key.insert(key, op);
        ir.result(op, 0)
    }

    fn move_to_start(&self, ir: &mut Ir, op: Operation, block: Block, entry: Block) {
        let follows_known = ir.previous_op(op).is_none_or(|previous| self.known.contains(previous));
        if block == entry && follows_known {
            return;
        }
        let start = InsertionPoint::start_of(ir, entry);
        ir.move_op(op, start);
        if block != entry {
            ir.set_location(op, Location::UNKNOWN);
        }
    }
}

/// Returns the closest region around the block whose operation is isolated from above, unregistered or outermost.
fn sharing_region(ir: &Ir, block: Block) -> Option<Region> {
    let mut region = ir.block_region(block)?;
    loop {
        let parent = ir.region_parent(region);
        let may_be_isolated = ir.schema(parent).is_none() || ir.has_traits(parent, TraitSet::ISOLATED_FROM_ABOVE);
        match ir.parent_region(parent) {
            Some(outer) if !may_be_isolated => region = outer,
            Some(_) | None => return Some(region),
        }
    }
}
