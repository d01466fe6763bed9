//! Creation of terminators omitted in text.

use crate::entity::{Location, OpName, Operation};
use crate::ir::OperationParts;
use crate::schema::{Arity, OpSchema, PredScope};

use crate::text::parser::AsmParser;

impl AsmParser<'_> {
    /// Creates an operation without parts, except for the regions its definition requires, each with a block if it must
    /// have one.
    pub(in crate::text) fn implicit_operation(&mut self, name: OpName, location: Location) -> Operation {
        let schema = self.context.op_info(name).schema();
        let single = |schema: &OpSchema| schema.regions.iter().filter(|region| region.arity == Arity::One).count();
        let num_regions = schema.map_or(0, single);
        let op = self.ir.create_operation(&OperationParts { num_regions, ..OperationParts::new(name, location) });
        for (i, region) in schema.iter().flat_map(|schema| schema.regions).take(num_regions).enumerate() {
            let scope = PredScope { context: self.context, op: Some((&self.ir, op)) };
            let Some(empty) = self.ir.region(op, i) else { continue };
            if !region.constraint.holds(empty, &scope) {
                self.ir.add_block(empty);
            }
        }
        op
    }
}
