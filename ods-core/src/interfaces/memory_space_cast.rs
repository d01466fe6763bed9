//! Casts of pointers between memories.

use crate::diagnostic::Diagnostic;
use crate::entity::{Operation, Type, Value};
use crate::ir::{InsertionPoint, Ir};
use crate::text::type_to_string;

use super::PtrLikeTypeInterface;

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Casts a pointer into another memory, and does nothing else.
    pub trait MemorySpaceCastOpInterface {
        /// The pointer.
        required fn source_ptr(&self, ir: &Ir) -> Value;

        /// The pointer into the other memory.
        required fn target_ptr(&self, ir: &Ir) -> Value;

        /// Whether such operations cast `source` to `target`.
        required fn is_valid_memory_space_cast(&self, ir: &Ir, target: Type, source: Type) -> bool;

        /// Another such operation, of other pointers, there; `None` where it would not be valid, or nothing can be put there.
        required fn clone_memory_space_cast(
            &self,
            ir: &mut Ir,
            at: InsertionPoint,
            target: Type,
            source: Value
        ) -> Option<Operation>;

        /// Whether an operation that uses the target may use the source in its place, and have its own results cast.
        required fn is_source_promotable(&self, ir: &Ir) -> bool;

        /// Source and target are pointers, and the target is its only result.
        verify fn verify_memory_space_cast(&self, ir: &Ir) -> Result<(), Diagnostic> {
            verify(ir, self.operation(), self.source_ptr(ir), self.target_ptr(ir))
        }
    }
}

/// The cast that a value comes from, where operations may use what it casts in its place.
pub fn promotable_memory_space_cast(ir: &Ir, value: Value) -> Option<Operation> {
    let op = ir.defining_op(value)?;
    let cast = ir.interface::<dyn MemorySpaceCastOpInterface>(op)?;
    cast.is_source_promotable(ir).then_some(op)
}

fn verify(ir: &Ir, op: Operation, source: Value, target: Value) -> Result<(), Diagnostic> {
    let context = ir.context();
    let types = [("source", ir.value_type(source)), ("target", ir.value_type(target))];
    for (name, ty) in types {
        if !ty.has_interface::<dyn PtrLikeTypeInterface>(context) {
            let ty = type_to_string(context, ty);
            return Err(ir.error(op, format!("{name} type must implement `PtrLikeTypeInterface`, but got: '{ty}'")));
        }
    }
    match ir.num_results(op) {
        1 => Ok(()),
        _ => Err(ir.error(op, "expected op to have exactly one result")),
    }
}
