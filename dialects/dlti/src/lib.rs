//! The `dlti` dialect: the description of a target in attributes of modules. It has no operations.
//!
//! Layouts of nested modules are not compared (MLIR 22.1 crashes in that case).

mod attributes;
mod entry;
mod layout;
mod nested;

pub use attributes::{
    DataLayoutSpecAttr, FunctionPointerAlignmentAttr, MapAttr, TargetDeviceSpecAttr, TargetSystemSpecAttr,
};
pub use entry::DataLayoutEntryAttr;

use ods::prelude::*;

/// Data layout and target information.
///
/// Sizes and memory layout of types, and properties of the devices of a target.
#[dialect(
    name = "dlti",
    attrs(
        DataLayoutEntryAttr,
        DataLayoutSpecAttr,
        MapAttr,
        TargetSystemSpecAttr,
        TargetDeviceSpecAttr,
        FunctionPointerAlignmentAttr,
    ),
    hooks
)]
pub struct Dlti;

impl DialectHooks for Dlti {
    /// Checks the discardable attributes: each of the three has its own kind, and the layout of a module must be valid.
    fn verify_op_attribute(&self, ir: &Ir, op: Operation, attribute: NamedAttribute) -> Result<(), Diagnostic> {
        let context = ir.context();
        let (name, value) = (context.str(attribute.name), attribute.value);
        let is_of_kind = match name {
            "dlti.dl_spec" => value.isa::<DataLayoutSpecAttr>(context),
            "dlti.map" => value.isa::<MapAttr>(context),
            "dlti.target_system_spec" => value.isa::<TargetSystemSpecAttr>(context),
            _ => return Err(ir.error(op, format!("attribute '{name}' not supported by dialect"))),
        };
        if !is_of_kind {
            return Err(ir.error(op, format!("'{name}' is expected to be a #{name} attribute")));
        }
        match value.cast::<DataLayoutSpecAttr>(context) {
            Some(spec) if ir.name_str(op) == "builtin.module" => {
                layout::verify(spec, context).map_err(|message| ir.error(op, message))?;
                nested::verify(ir, op, spec)
            }
            _ => Ok(()),
        }
    }
}
