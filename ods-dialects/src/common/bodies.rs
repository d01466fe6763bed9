//! Operations that are created together with their bodies.
//!
//! A closure receives the insertion point and the arguments of the body, and returns the operands of its terminator. If
//! it fails, the operation is erased.

use ods::prelude::*;

/// A body under construction.
pub(crate) struct Body {
    /// The insertion point of its operations.
    pub at: InsertionPoint,
    /// The arguments of its block.
    pub arguments: Vec<Value>,
}

impl Body {
    /// Appends a block with arguments of these types to the region.
    pub fn add(ir: &mut Ir, region: Region, types: impl IntoIterator<Item = Type>, location: Location) -> Self {
        let block = ir.add_block_with_arguments(region, types, location);
        Self { at: InsertionPoint::end_of(block), arguments: ir.arguments(block).collect() }
    }
}

/// Creates the operation, and then its body.
pub(crate) fn create_filled<B: Builder>(
    builder: B,
    ir: &mut Ir,
    at: InsertionPoint,
    location: Location,
    fill: impl FnOnce(&mut Ir, B::Op) -> Result<(), BuildError>,
) -> Result<B::Op, BuildError> {
    let op = builder.create(ir, at, location)?;
    let filled = fill(ir, op);
    if filled.is_err() {
        // The operation is new, so that nothing uses it yet.
        let _ = ir.erase(op.operation());
    }
    filled.map(|()| op)
}

/// Returns the types of the values.
pub(crate) fn types_of(ir: &Ir, values: &[Value]) -> Vec<Type> {
    values.iter().map(|value| ir.value_type(*value)).collect()
}
