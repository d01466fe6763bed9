//! Casts of pointers between memory spaces.

use ods_core::interfaces::PtrLikeTypeInterface;
use ods_core::text::type_to_string;
use ods_core::{Diagnostic, Ir, OpBuilder, Operation, Type, Value};

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Operations that cast a pointer to another memory space, without other effects.
    pub trait MemorySpaceCastOpInterface {
        /// Returns the pointer being cast.
        required fn source_ptr(&self, ir: &Ir) -> Value;

        /// Returns the pointer in the other memory space.
        required fn target_ptr(&self, ir: &Ir) -> Value;

        /// Returns whether such an operation can cast `source` to `target`.
        required fn is_valid_memory_space_cast(&self, ir: &Ir, target: Type, source: Type) -> bool;

        /// Creates such a cast of another pointer; `None` if it would be invalid.
        required fn clone_memory_space_cast(
            &self,
            b: &mut OpBuilder<'_>,
            target: Type,
            source: Value
        ) -> Option<Operation>;

        /// Returns whether a user of the target may use the source instead, and cast its own results.
        required fn is_source_promotable(&self, ir: &Ir) -> bool;

        /// Verifies that source and target are pointers, and that the target is the only result.
        verify fn verify_memory_space_cast(&self, ir: &Ir) -> Result<(), Diagnostic> {
            verify(ir, self.operation(), self.source_ptr(ir), self.target_ptr(ir))
        }
    }
}

/// Returns the cast that defines a value, if users may use its source instead.
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
