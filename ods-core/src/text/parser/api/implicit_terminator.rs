//! Terminators that the text leaves out: how they are made.

use crate::entity::{Location, OpName, Operation};
use crate::ir::OperationParts;
use crate::schema::{Arity, OpSchema, Scope};

use crate::text::parser::AsmParser;

impl AsmParser<'_> {
    /// Makes an operation with nothing in it: with the regions that its definition wants, and a block in each that has to
    /// have one.
    pub(in crate::text) fn implicit_operation(&mut self, name: OpName, location: Location) -> Operation {
        let schema = self.context.op_info(name).schema();
        let single = |schema: &OpSchema| schema.regions.iter().filter(|region| region.arity == Arity::One).count();
        let num_regions = schema.map_or(0, single);
        let op = self.ir.create_operation(&OperationParts { num_regions, ..OperationParts::new(name, location) });
        for (i, region) in schema.iter().flat_map(|schema| schema.regions).take(num_regions).enumerate() {
            let scope = Scope { context: self.context, op: Some((&self.ir, op)) };
            let Some(empty) = self.ir.region(op, i) else { continue };
            if !region.constraint.holds(empty, &scope) {
                self.ir.add_block(empty);
            }
        }
        op
    }
}
