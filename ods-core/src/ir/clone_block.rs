//! Copying the operations of a block to another place, as inlining and unrolling do.

use crate::entity::{Block, Operation};

use super::{InsertionPoint, Ir, Mapping};

impl Ir {
    /// Copies the operations of the block, with everything inside, to the insertion point, in the same order.
    ///
    /// Operands and successors are replaced according to `mapping`, to which the copied values and blocks are added.
    /// Map the block's arguments first to replace them with other values.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::UnrealizedConversionCastOp;
    /// # use ods::ir::Mapping;
    /// # use ods::{Context, InsertionPoint, Ir, Location, Type};
    /// # fn main() -> ods::Result {
    /// # let mut ir = Ir::new(Context::new().into());
    /// # let (body, target) = (ir.create_block(), ir.create_block());
    /// let x = ir.add_argument(body, Type::I32, Location::UNKNOWN);
    /// let cast = ir.builder_at_end_of(body).value(UnrealizedConversionCastOp::new([x], [Type::INDEX]))?;
    ///
    /// let mut mapping = Mapping::new();
    /// let value = ir.builder_at_end_of(target).value(UnrealizedConversionCastOp::new([], [Type::I32]))?;
    /// mapping.map_value(x, value);
    /// ir.clone_block_into(body, InsertionPoint::end_of(target), &mut mapping);
    /// let copy = ir.defining::<UnrealizedConversionCastOp>(mapping.value(cast)).expect("a copy");
    /// assert_eq!(copy.inputs(&ir), [value]);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Panics
    /// Panics if the insertion point is next to a detached operation.
    #[track_caller]
    pub fn clone_block_into(&mut self, block: Block, at: InsertionPoint, mapping: &mut Mapping) {
        let (mut late, mut work) = (Vec::new(), Vec::new());
        // Collected first, because the insertion point may be in the same block.
        for op in self.block_ops(block).collect::<Vec<Operation>>() {
            let copy = self.clone_shallow(op, mapping, &mut late);
            self.insert(at, copy);
            work.extend(self.regions(op).zip(self.regions(copy)));
        }
        self.clone_regions(work, mapping, &mut late);
        self.map_late_operands(late, mapping);
    }

    /// Copies the blocks, with everything inside, in front of the block `before`, in the same order. Returns the
    /// copies.
    ///
    /// Operands and successors are replaced according to `mapping`, to which the copied values and blocks are added.
    /// Arguments of the blocks that are mapped already are omitted.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::ModuleOp;
    /// # use ods::ir::Mapping;
    /// # use ods::{Context, Ir, Location, Type};
    /// # let mut ir = Ir::new(Context::new().into());
    /// # let module = ModuleOp::create(&mut ir, Location::UNKNOWN);
    /// let body = ir.region(module, 0).expect("a body");
    /// let blocks = [0, 1].map(|_| ir.add_block_with_arguments(body, [Type::I32], Location::UNKNOWN));
    /// let mut mapping = Mapping::new();
    /// let [first, second] = blocks.map(|block| ir.argument(block, 0).expect("an argument"));
    /// mapping.map_value(second, first);
    /// let copies = ir.clone_blocks_before(&blocks, blocks[0], &mut mapping);
    /// assert_eq!(ir.next_block(copies[1]), Some(blocks[0]));
    /// assert_eq!((ir.num_arguments(copies[0]), ir.num_arguments(copies[1])), (1, 0));
    /// ```
    #[track_caller]
    pub fn clone_blocks_before(&mut self, blocks: &[Block], before: Block, mapping: &mut Mapping) -> Vec<Block> {
        let copies: Vec<Block> = blocks.iter().map(|block| self.clone_empty(*block, before, mapping)).collect();
        let (mut late, mut work) = (Vec::new(), Vec::new());
        for block in blocks {
            self.clone_ops(*block, mapping, &mut late, &mut work);
        }
        self.clone_regions(work, mapping, &mut late);
        self.map_late_operands(late, mapping);
        copies
    }

    /// Copies the block and its arguments in front of another.
    #[track_caller]
    fn clone_empty(&mut self, block: Block, before: Block, mapping: &mut Mapping) -> Block {
        let copy = self.create_block();
        if let Some(region) = self.block_region(before) {
            self.insert_block_before(region, Some(before), copy);
        }
        mapping.map_block(block, copy);
        for index in 0..self.num_arguments(block) {
            if let Some(argument) = self.argument(block, index).filter(|value| mapping.find(*value).is_none()) {
                let location = self.argument_location(block, index);
                let new = self.add_argument(copy, self.value_type(argument), location);
                mapping.map_value(argument, new);
            }
        }
        copy
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builtin::{ModuleOp, UnrealizedConversionCastOp};
    use crate::context::Context;
    use crate::entity::{Location, Type, Value};

    fn cast(ir: &mut Ir, block: Block, inputs: &[Value]) -> crate::Result<Value> {
        let cast = UnrealizedConversionCastOp::new(inputs.iter().copied(), [Type::I32]);
        Ok(ir.builder_at_end_of(block).value(cast)?)
    }

    #[test]
    fn copies_are_appended_in_order_with_mapped_operands() -> crate::Result {
        let mut ir = Ir::new(Context::new().into());
        let block = ir.create_block();
        let x = ir.add_argument(block, Type::I32, Location::UNKNOWN);
        let first = cast(&mut ir, block, &[x])?;
        cast(&mut ir, block, &[first, x])?;
        // Copies the block into itself twice, as unrolling does.
        for turn in 1..3 {
            let mut mapping = Mapping::new();
            ir.clone_block_into(block, InsertionPoint::end_of(block), &mut mapping);
            assert_eq!(ir.block_ops(block).count(), 2 << turn);
            assert_ne!(mapping.value(first), first);
            assert_eq!(mapping.value(x), x);
        }
        let inputs = |op: Operation| ir.operands(op).collect::<Vec<_>>();
        let ops: Vec<Operation> = ir.block_ops(block).collect();
        let third = ir.result(ops[2], 0).ok_or("a result")?;
        assert_eq!((inputs(ops[2]), inputs(ops[3])), (vec![x], vec![third, x]));
        Ok(())
    }

    #[test]
    fn nested_operations_are_cloned_with_their_uses() -> crate::Result {
        let mut ir = Ir::new(Context::new().into());
        let (block, target) = (ir.create_block(), ir.create_block());
        let outer = ir.builder_at_end_of(block).insert(ModuleOp::new())?;
        let later = cast(&mut ir, block, &[])?;
        // A use before the definition, as in graph regions.
        outer.body_builder(&mut ir).insert(UnrealizedConversionCastOp::new([later], [Type::I1]))?;
        let mut mapping = Mapping::new();
        ir.clone_block_into(block, InsertionPoint::end_of(target), &mut mapping);
        let copy = ir.first_op(target).ok_or("a copy")?;
        let inner = ir.ops_of::<UnrealizedConversionCastOp>(copy).next().ok_or("a copy inside")?;
        assert_eq!(inner.inputs(&ir), [mapping.value(later)]);
        assert_ne!(mapping.value(later), later);
        Ok(())
    }
}
