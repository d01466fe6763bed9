//! Small buffers on the stack: allocations, loads and stores.

use ods::prelude::*;
use ods::types::MemRefType;
use ods_dialects::{arith, memref};

use crate::generator::Generator;

/// A buffer on the stack.
#[derive(Clone, Debug)]
pub struct Slot {
    buffer: Value,
    shape: Vec<i64>,
    element: Type,
}

impl Generator {
    /// Appends an allocation on the stack. Few buffers are among the values, since other uses keep passes from
    /// promoting them.
    pub(crate) fn allocate(&mut self, block: Block, values: &mut Vec<Value>) {
        let Some(ty) = self.numbers.one_of(&self.parts.slots) else { return };
        let buffer = self.ir.builder_at_end_of(block).value(memref::AllocaOp::of(ty)).expect("memref is registered");
        let context = self.ir.context();
        let ty: MemRefType = ty.cast(context).expect("a type of a buffer");
        let shape = ty.shape(context).expect("a ranked type").to_vec();
        let element = ty.element_type(context);
        self.slots.push(Slot { buffer, shape, element });
        if self.numbers.once_in(10) {
            values.push(buffer);
        }
    }

    /// Appends a load or a store.
    pub(crate) fn access(&mut self, block: Block, values: &mut Vec<Value>) {
        let number = self.numbers.below(self.slots.len());
        let Some(Slot { buffer, shape, element }) = self.slots.get(number).cloned() else { return };
        let indices: Vec<Value> = shape.iter().map(|size| self.place(block, values, *size)).collect();
        let draft = match self.value_of(values, element).filter(|_| self.numbers.once_in(2)) {
            Some(value) => Draft::new(memref::StoreOp::SCHEMA).operand(value).operand(buffer).operands(indices),
            None => Draft::new(memref::LoadOp::SCHEMA).operand(buffer).operands(indices),
        };
        self.append(draft, &[], block, values);
    }

    /// Returns an index below the size, mostly a constant.
    fn place(&mut self, block: Block, values: &[Value], size: i64) -> Value {
        let unknown = self.value_of(values, Type::INDEX).filter(|_| self.numbers.once_in(16));
        unknown.unwrap_or_else(|| {
            let place = self.numbers.below(usize::try_from(size).unwrap_or_default());
            let place = i64::try_from(place).unwrap_or_default();
            self.ir.builder_at_end_of(block).value(arith::ConstantOp::index(place)).expect("arith is registered")
        })
    }
}
