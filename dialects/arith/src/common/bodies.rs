//! Operations that are created together with their bodies.
//!
//! A closure receives a builder inside the body and the arguments of its block, and returns the operands of the
//! terminator, which goes where the builder is then. If the closure fails, the operation is erased.

use ods::prelude::*;

/// A body under construction.
pub struct Body {
    /// The block of its first operations.
    pub block: Block,
    /// The arguments of the block.
    pub arguments: Values,
}

impl Body {
    /// Appends a block with arguments of these types to the region.
    pub fn add(b: &mut OpBuilder<'_>, region: Region, types: impl IntoIterator<Item = Type>) -> Self {
        let block = b.add_block(region, types);
        Self { block, arguments: b.ir().arguments(block).collect() }
    }
}

/// Creates the operation, and then its body.
pub fn create_filled<B: Builder>(
    builder: B,
    b: &mut OpBuilder<'_>,
    fill: impl FnOnce(&mut OpBuilder<'_>, B::Op) -> ods::Result,
) -> ods::Result<B::Op> {
    let op = b.insert(builder)?;
    let filled = fill(b, op);
    if filled.is_err() {
        // The operation is new, so that nothing uses it yet.
        let _ = b.ir_mut().erase(op.operation());
    }
    filled.map(|()| op)
}

/// Returns the types of the values.
pub fn types_of(ir: &Ir, values: &[Value]) -> Vec<Type> {
    values.iter().map(|value| ir.value_type(*value)).collect()
}
