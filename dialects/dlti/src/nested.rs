//! Data layouts of modules inside modules: what they say of one name must be the same.
//!
//! Entries for types are not compared: whether they combine is decided by code of the type, and builtin types, the only
//! ones that may have entries here, have none.

use std::collections::HashMap;

use ods::Diagnostic;
use ods::builtin::ModuleOp;
use ods::prelude::*;

use super::DataLayoutSpecAttr;

/// Checks that the layout of the module combines with the layouts of the modules around it.
pub(super) fn verify(ir: &Ir, module: Operation, spec: DataLayoutSpecAttr) -> Result<(), Diagnostic> {
    let modules = enclosing(ir, module);
    let around = modules.iter().rev().filter_map(|module| layout_of(ir, *module));
    if combine(ir.context(), around.chain([spec])) {
        return Ok(());
    }
    let error = ir.error(module, "data layout does not combine with layouts of enclosing ops");
    Err(modules.iter().fold(error, |error, module| error.note(ir.location(*module), "enclosing op with data layout")))
}

/// Returns the enclosing modules, innermost first. The outermost one counts only if it has a layout: the parser may
/// have added it.
fn enclosing(ir: &Ir, module: Operation) -> Vec<Operation> {
    let parents = std::iter::successors(ir.parent_op(module), |op| ir.parent_op(*op));
    let counts = |op: &Operation| ir.parent_op(*op).is_some() || layout_of(ir, *op).is_some();
    parents.filter(|op| ir.cast::<ModuleOp>(*op).is_some()).filter(counts).collect()
}

fn layout_of(ir: &Ir, module: Operation) -> Option<DataLayoutSpecAttr> {
    ir.attribute(module, "dlti.dl_spec")?.cast(ir.context())
}

/// Returns whether each name has one value in all of the layouts.
fn combine(context: &Context, layouts: impl Iterator<Item = DataLayoutSpecAttr>) -> bool {
    let mut values: HashMap<&str, Attribute> = HashMap::new();
    let mut entries = layouts.flat_map(|layout| layout.entries(context));
    entries.all(|entry| match entry.name(context) {
        Some(name) => *values.entry(name).or_insert(entry.value(context)) == entry.value(context),
        None => true,
    })
}
