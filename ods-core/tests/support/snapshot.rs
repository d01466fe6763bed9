//! Everything that can be seen of an IR through handles, as text.

use std::collections::BTreeSet;

use ods_core::{Ir, Operation, Value};

use super::model::Model;

/// The lines that describe each live operation, block and value of the model.
#[derive(PartialEq, Eq, Debug)]
pub struct Snapshot(BTreeSet<String>);

impl Snapshot {
    pub fn new(ir: &Ir, model: &Model) -> Self {
        let ops = model.ops.keys().map(|op| op_line(ir, *op));
        let blocks = model.blocks.keys().map(|block| {
            let arguments: Vec<_> =
                ir.arguments(*block).enumerate().map(|(i, value)| (value, ir.argument_location(*block, i))).collect();
            let (ops, branches) = (ir.block_ops(*block).collect::<Vec<_>>(), ir.predecessor_ops(*block));
            let neighbours = (ir.block_region(*block), ir.previous_block(*block), ir.next_block(*block));
            format!("{block:?} {arguments:?} {ops:?} {neighbours:?} {:?}", branches.collect::<Vec<_>>())
        });
        let regions = model.regions.keys().map(|region| {
            let (blocks, last) = (ir.blocks(*region).collect::<Vec<_>>(), ir.last_block(*region));
            format!("{region:?} {:?} {} {blocks:?} {last:?}", ir.region_parent(*region), ir.region_position(*region))
        });
        let values = model.values().into_iter().map(|value| value_line(ir, value));
        Self(ops.chain(blocks).chain(regions).chain(values).collect())
    }
}

fn op_line(ir: &Ir, op: Operation) -> String {
    let parts = (ir.operands(op).collect::<Vec<_>>(), ir.results(op).collect::<Vec<_>>());
    let links = (ir.successors(op).collect::<Vec<_>>(), ir.regions(op).collect::<Vec<_>>());
    let place = (ir.parent_block(op), ir.previous_op(op), ir.next_op(op));
    let slots: Vec<_> =
        (0..ir.schema(op).map_or(1, |schema| schema.attributes.len())).map(|i| ir.inherent(op, i)).collect();
    format!("{op:?} {parts:?} {links:?} {place:?} {slots:?} {:?} {:?}", ir.attributes(op), ir.location(op))
}

fn value_line(ir: &Ir, value: Value) -> String {
    let uses: Vec<_> = ir.uses(value).collect();
    format!("{value:?} {:?} {:?} {uses:?}", ir.value_type(value), ir.value_owner(value))
}
