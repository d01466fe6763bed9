//! The parts of a root that is an operation with an interface or a trait, or of any kind: they are known by name alone.

use ods_core::ir::Values;
use ods_core::schema::{Constrains, PredScope, View};
use ods_core::{Attribute, Ir, Operation};

/// Returns the operands.
pub fn operands_of_kind(ir: &Ir, root: Operation) -> Values {
    ir.operands(root).collect()
}

/// Returns the results.
pub fn results_of_kind(ir: &Ir, root: Operation) -> Values {
    ir.results(root).collect()
}

/// Returns the attribute with this name.
pub fn attribute_of_kind(ir: &Ir, root: Operation, name: &str) -> Option<Attribute> {
    ir.any_attribute(root, name)
}

/// Returns the attribute with this name, if it satisfies the constraint.
pub fn view_of_kind<C: Constrains<Attribute> + ?Sized>(ir: &Ir, root: Operation, name: &str) -> Option<C::View> {
    let attribute = ir.any_attribute(root, name)?;
    C::CONSTRAINT.holds(attribute, &PredScope::of(ir.context())).then(|| C::View::view(attribute))
}
