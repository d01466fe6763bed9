//! Where named accessors get their values from: an operation, or a bare list of operands with attributes.
//!
//! A typed operation is a struct over an [`OpSource`]: `AddIOp` is `AddIOp<Operation>`, and its operand adaptor is
//! `AddIOp<Adaptor<'_>>`. Both have the same accessors, because there is one set of them; code that wants either
//! takes `AddIOp<S>` for any `S: OpSource`.

use crate::attributes::DictionaryAttr;
use crate::entity::{Attribute, Operation, Region, Value};
use crate::ir::Ir;

use super::{Arity, OpSchema};

/// Where accessors get operands and inherent attributes from.
pub trait OpSource: Copy {
    /// The operands, as a list of any length.
    fn operand_count(&self, ir: &Ir) -> usize;
    /// The `index`-th operand.
    fn operand_at(&self, ir: &Ir, index: usize) -> Option<Value>;
    /// The inherent attribute in slot `index` of `schema`.
    fn attribute_at(&self, ir: &Ir, schema: &'static OpSchema, index: usize) -> Option<Attribute>;
    /// The `index`-th region.
    fn region_at(&self, ir: &Ir, index: usize) -> Option<Region>;
}

impl OpSource for Operation {
    #[inline]
    fn operand_count(&self, ir: &Ir) -> usize {
        ir.num_operands(*self)
    }
    #[inline]
    fn operand_at(&self, ir: &Ir, index: usize) -> Option<Value> {
        ir.operand(*self, index)
    }
    #[inline]
    fn attribute_at(&self, ir: &Ir, _: &'static OpSchema, index: usize) -> Option<Attribute> {
        ir.inherent(*self, index)
    }
    fn region_at(&self, ir: &Ir, index: usize) -> Option<Region> {
        ir.region(*self, index)
    }
}

/// Operands and attributes that belong to no operation (yet).
#[derive(Clone, Copy, Debug)]
pub struct Adaptor<'a> {
    operands: &'a [Value],
    attributes: DictionaryAttr,
    regions: &'a [Region],
}

impl<'a> Adaptor<'a> {
    /// Over operands alone.
    pub fn new(operands: &'a [Value]) -> Self {
        Self { operands, attributes: DictionaryAttr::EMPTY, regions: &[] }
    }

    /// With these attributes, inherent ones by name.
    pub fn with_attributes(self, attributes: DictionaryAttr) -> Self {
        Self { attributes, ..self }
    }

    /// With these regions.
    pub fn with_regions(self, regions: &'a [Region]) -> Self {
        Self { regions, ..self }
    }
}

impl OpSource for Adaptor<'_> {
    fn operand_count(&self, _: &Ir) -> usize {
        self.operands.len()
    }
    fn operand_at(&self, _: &Ir, index: usize) -> Option<Value> {
        self.operands.get(index).copied()
    }
    fn attribute_at(&self, ir: &Ir, schema: &'static OpSchema, index: usize) -> Option<Attribute> {
        self.attributes.value_of(ir.context(), schema.attributes.get(index)?.name)
    }
    fn region_at(&self, _: &Ir, index: usize) -> Option<Region> {
        self.regions.get(index).copied()
    }
}

impl OpSchema {
    /// Where operand group `group` is among `total` operands: start and length.
    ///
    /// At most one group has no fixed length, and takes what the others leave.
    #[inline]
    pub fn operand_group(&self, group: usize, total: usize) -> (usize, usize) {
        group_of(self.operands.iter().map(|operand| operand.arity), group, total)
    }

    /// Where result group `group` is among `total` results: start and length.
    #[inline]
    pub fn result_group(&self, group: usize, total: usize) -> (usize, usize) {
        group_of(self.results.iter().map(|result| result.arity), group, total)
    }
}

fn group_of(arities: impl ExactSizeIterator<Item = Arity>, group: usize, total: usize) -> (usize, usize) {
    let rest = total.saturating_sub(arities.len().saturating_sub(1));
    let mut start = 0;
    for (i, arity) in arities.enumerate() {
        let length = if arity == Arity::One { 1 } else { rest };
        if i == group {
            return (start.min(total), length.min(total.saturating_sub(start)));
        }
        start += length;
    }
    (total, 0)
}
