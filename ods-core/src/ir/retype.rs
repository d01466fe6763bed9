//! Operations with other results in the place of operations.

use smallvec::SmallVec;

use crate::entity::{Attribute, Block, Operation, Type, Value};

use super::{InsertionPoint, Ir, OperationParts, StillUsed};

impl Ir {
    /// Creates an operation before `op`, with its name, operands, attributes, properties, successors and location, but
    /// with results of these types, and moves the regions into it. `op` stays without contents, to be replaced.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::UnrealizedConversionCastOp;
    /// # use ods::{Context, Ir, Type};
    /// # fn main() -> ods::Result {
    /// # let mut ir = Ir::new(Context::new().into());
    /// # let block = ir.create_block();
    /// let cast = ir.builder_at_end_of(block).insert(UnrealizedConversionCastOp::new([], [Type::I32]))?;
    /// let wider = ir.retype(cast, &[Type::I64]);
    /// assert_eq!(ir.next_op(wider), Some(cast.into()));
    /// assert!(ir.result_types(wider).eq([Type::I64]));
    /// # Ok(())
    /// # }
    /// ```
    #[track_caller]
    pub fn retype(&mut self, op: impl Into<Operation>, result_types: &[Type]) -> Operation {
        let op = op.into();
        let slots = self.op_info(op).attribute_slots() as usize;
        let inherent: SmallVec<[Option<Attribute>; 8]> = (0..slots).map(|slot| self.inherent(op, slot)).collect();
        let words: SmallVec<[u32; 8]> = self.slot_words(op).get(slots..).unwrap_or(&[]).into();
        let operands: SmallVec<[Value; 8]> = self.operands(op).collect();
        let successors: SmallVec<[Block; 2]> = self.successors(op).collect();
        let new = self.create_operation(&OperationParts {
            operands: &operands,
            result_types,
            inherent: &inherent,
            words: &words,
            attributes: self.attributes(op),
            successors: &successors,
            num_regions: self.num_regions(op),
            ..OperationParts::new(self.name(op), self.location(op))
        });
        if self.parent_block(op).is_some() {
            let before = InsertionPoint::before(self, op);
            self.insert(before, new);
        }
        for index in 0..self.num_regions(op) {
            if let (Some(from), Some(into)) = (self.region(op, index), self.region(new, index)) {
                self.take_blocks(from, into);
            }
        }
        new
    }

    /// Erases the results at the positions for which `is_doomed` returns `true`: replaces the operation by one without
    /// them, and returns that. Corresponds to MLIR's `eraseOpResults`.
    ///
    /// # Errors
    /// Returns an error if such a result is used; nothing is changed in that case.
    #[track_caller]
    pub fn erase_results(
        &mut self,
        op: impl Into<Operation>,
        is_doomed: impl Fn(usize) -> bool,
    ) -> Result<Operation, StillUsed> {
        let op = op.into();
        let results: SmallVec<[Value; 8]> = self.results(op).collect();
        let used =
            |(position, result): (usize, &Value)| (is_doomed(position) && self.has_uses(*result)).then_some(*result);
        if let Some(used) = results.iter().enumerate().find_map(used) {
            return Err(StillUsed::Value(used));
        }
        let kept: SmallVec<[Value; 8]> =
            results.iter().enumerate().filter(|(position, _)| !is_doomed(*position)).map(|(_, value)| *value).collect();
        let types: SmallVec<[Type; 8]> = kept.iter().map(|value| self.value_type(*value)).collect();
        let new = self.retype(op, &types);
        let values: SmallVec<[Value; 8]> = self.results(new).collect();
        for (old, value) in kept.into_iter().zip(values) {
            self.replace_all_uses(old, value);
        }
        self.erase(op)?;
        Ok(new)
    }
}
