//! Values that are poison, and selections of values that may be.

use ods_core::Value;
use ods_core::types::{BaseMemRefType, DYNAMIC, ShapedType};

use super::Planner;
use crate::layout::Number;
use crate::opcode::Opcode;
use crate::plan::Place;
use crate::runtime_value::RuntimeValue;
use crate::tensor::{Tensor, count};

impl Planner<'_> {
    /// Makes the results of the operation poison.
    pub fn poison(&mut self) {
        let results: Vec<Value> = self.ir().results(self.op).collect();
        for result in results {
            match self.place(result) {
                Place::Object(at) => {
                    let poison = self.poisoned_elements(result).unwrap_or(RuntimeValue::Poison);
                    self.constant_object(at, poison);
                }
                Place::Words { at, count } => {
                    (at..at + count).for_each(|word| self.compute(Opcode::Poison, 64, 0, word, [0, 0, 0]));
                }
            }
        }
    }

    /// Returns the tensor or vector of the value's type whose elements are poison; `None` if the sizes are not known,
    /// or it exceeds the memory of a run.
    fn poisoned_elements(&self, value: Value) -> Option<RuntimeValue> {
        let (context, ty) = (self.ir().context(), self.ir().value_type(value));
        if ty.isa::<BaseMemRefType>(context) {
            return None;
        }
        let shaped = ty.cast::<ShapedType>(context)?;
        let shape = shaped.shape(context).filter(|shape| !shape.contains(&DYNAMIC))?;
        let number = Number::of(context, shaped.element_type(context))?;
        let bytes = count(shape).ok()?.checked_mul(number.bytes())?;
        if bytes as u64 > self.module.limits().bytes {
            return None;
        }
        Tensor::poison(shape, Some(number)).ok().map(RuntimeValue::Tensor)
    }

    /// Copies `values[0]` to the result if the word `condition` is not 0, else `values[1]`. The other may be poison.
    pub fn select(&mut self, condition: u32, values: [Value; 2], result: Value) {
        match (self.place(values[0]), self.place(values[1]), self.place(result)) {
            (Place::Words { at: a, .. }, Place::Words { at: b, .. }, Place::Words { at, count }) => {
                for word in 0..count {
                    self.compute(Opcode::Select, 64, 0, at + word, [condition, a + word, b + word]);
                }
            }
            (Place::Object(a), Place::Object(b), Place::Object(d)) => {
                self.control(Opcode::SelectObject, d, condition, a, b)
            }
            _ => self.fail("value of another representation than its place"),
        }
    }
}
