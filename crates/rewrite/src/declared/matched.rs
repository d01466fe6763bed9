//! The operations that matched a left side.

use ods_core::schema::{OpSchema, OpSource};
use ods_core::{Attribute, Ir, Location, Operation, Region, Value};
use smallvec::{SmallVec, smallvec};

/// The operations that matched, in preorder of the left side.
#[derive(Clone, Debug, Default)]
pub struct Matched {
    pub(super) ops: SmallVec<[MatchedOp; 4]>,
}

impl Matched {
    /// Returns the match of a pattern for operations with a trait or an interface.
    pub fn of(root: Operation) -> Self {
        Self { ops: smallvec![MatchedOp { op: root, is_swapped: false }] }
    }

    /// Returns the operation with this number.
    ///
    /// # Panics
    /// Panics if the left side has fewer operations, which expansions rule out.
    #[inline(never)]
    pub fn source(&self, index: usize) -> MatchedOp {
        self.ops[index]
    }

    /// Returns the root.
    #[inline(never)]
    pub fn root(&self) -> Operation {
        self.ops[0].op
    }

    /// Returns the location of new operations: that of the root, fused with the locations of the other
    /// matched operations.
    pub fn location(&self, ir: &Ir) -> Location {
        let root = ir.location(self.root());
        match &self.ops[..] {
            [_] => root,
            ops => {
                let locations: SmallVec<[Location; 4]> = ops.iter().map(|matched| ir.location(matched.op)).collect();
                ir.context().fused_location_bounded(&locations)
            }
        }
    }
}

/// An operation that matched, perhaps with its two operands exchanged. A source of accessors: `AddIOp::over(matched)`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchedOp {
    pub(super) op: Operation,
    pub(super) is_swapped: bool,
}

impl MatchedOp {
    /// Returns the operation.
    #[inline]
    pub fn operation(self) -> Operation {
        self.op
    }

    /// Returns an element of an operand group.
    #[inline]
    pub(super) fn operand_of_group(self, ir: &Ir, group: usize, element: usize) -> Option<Value> {
        let (start, length) = ir.operand_group(self.op, group);
        let position = start + element;
        let position = if self.is_swapped { 1 - position.min(1) } else { position };
        if element < length { ir.operand(self.op, position) } else { None }
    }
}

impl OpSource for MatchedOp {
    #[inline(never)]
    fn operand_count(&self, ir: &Ir) -> usize {
        ir.num_operands(self.op)
    }
    // Not inlined: the function of each pattern would contain it several times.
    #[inline(never)]
    fn operand_at(&self, ir: &Ir, index: usize) -> Option<Value> {
        ir.operand(self.op, if self.is_swapped { 1 - index.min(1) } else { index })
    }
    #[inline(never)]
    fn attribute_at(&self, ir: &Ir, schema: &'static OpSchema, index: usize) -> Option<Attribute> {
        self.op.attribute_at(ir, schema, index)
    }
    fn region_at(&self, ir: &Ir, index: usize) -> Option<Region> {
        self.op.region_at(ir, index)
    }
    fn schema_of(&self, ir: &Ir) -> Option<&'static OpSchema> {
        self.op.schema_of(ir)
    }
    #[inline]
    fn with_words<R>(
        &self,
        ir: &Ir,
        schema: &'static OpSchema,
        start: usize,
        count: usize,
        read: impl FnOnce(&[u32]) -> R,
    ) -> R {
        self.op.with_words(ir, schema, start, count, read)
    }
}
