//! Operations that are made together with what is inside of them.
//!
//! What fills a body gets the place where it goes and the arguments, and gives the values that the body ends with. Where it
//! fails, the operation goes away again.

use ods::prelude::*;

/// A body to be filled.
pub(crate) struct Body {
    /// Where its operations go.
    pub at: InsertionPoint,
    /// The arguments of its block.
    pub arguments: Vec<Value>,
}

impl Body {
    /// A block with arguments of these types at the end of the region.
    pub fn add(ir: &mut Ir, region: Region, types: impl IntoIterator<Item = Type>, location: Location) -> Self {
        let block = ir.add_block_with_arguments(region, types, location);
        Self { at: InsertionPoint::end_of(block), arguments: ir.arguments(block).collect() }
    }
}

/// Makes the operation, and then what is inside.
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
        // Nothing outside uses it yet.
        let _ = ir.erase(op.operation());
    }
    filled.map(|()| op)
}

/// The types of some values.
pub(crate) fn types_of(ir: &Ir, values: &[Value]) -> Vec<Type> {
    values.iter().map(|value| ir.value_type(*value)).collect()
}
