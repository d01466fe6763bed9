//! Custom forms of the standard dialects that do not say everything, or that no parser reads.
//!
//! Invariant: only what `mlir-opt` 22 loses or does not read back either is here. Everything else that verifies comes
//! back from its custom form as what it was.

use ods::prelude::*;
use ods::schema::TraitSet;
use ods::types::DYNAMIC;
use ods_dialects::cf::SwitchOp;
use ods_dialects::func::FuncOp;
use ods_dialects::scf::ForallOp;
use ods_dialects::tensor::PadOp;

/// Returns whether the custom form of any operation does not parse back to the same operation.
pub fn is_lossy(ir: &Ir, root: Operation) -> bool {
    ir.walk_pre(root).any(|op| loses_something(ir, op))
}

fn loses_something(ir: &Ir, op: Operation) -> bool {
    let has_attributes = || ir.attributes(op).entries(ir.context()).len() > 0;
    match ir.name_str(op) {
        // Written where nothing is read: attributes before the colon, or after the last operand.
        "memref.dma_start" | "memref.prefetch" | "scf.reduce" => has_attributes(),
        // Bounds that are the constants 0 and steps that are the constants 1 are omitted, also if they are operands.
        "scf.forall" => loses_bounds(ir, op),
        // Omitted where they have no operands.
        "memref.alloca_scope.return" | "scf.yield" => ir.num_operands(op) == 0 && has_attributes(),
        // Omitted where the loop has no results; arguments of its block always are.
        "scf.forall.in_parallel" => has_attributes() || has_arguments(ir, op),
        // Omitted where it is `false`, but an absent attribute is not `false`.
        "memref.load" | "memref.store" => is_false(ir, op, "nontemporal"),
        // Operands are counted by the sizes that are not constants, whatever their number.
        "tensor.pad" => loses_paddings(ir, op),
        _ => {
            leaves_out_types(ir, op) || loses_type_of_name(ir, op) || loses_dictionaries(ir, op) || loses_cases(ir, op)
        }
    }
}

/// Returns whether the form prints a single type for types that are only compatible, `tensor<?xf32>` and
/// `tensor<4xf32>`.
fn leaves_out_types(ir: &Ir, op: Operation) -> bool {
    let mut types = ir.operand_types(op).chain(ir.result_types(op));
    let first = types.next();
    ir.has_traits(op, TraitSet::SAME_OPERANDS_AND_RESULT_TYPE) && types.any(|ty| Some(ty) != first)
}

fn has_arguments(ir: &Ir, op: Operation) -> bool {
    let entries = ir.regions(op).filter_map(|region| ir.entry_block(region));
    entries.into_iter().any(|entry| ir.num_arguments(entry) > 0)
}

fn is_false(ir: &Ir, op: Operation, name: &str) -> bool {
    let value = ir.any_attribute(op, name);
    value == Some(BoolAttr::get(ir.context(), false).into())
}

/// Returns whether the name or visibility of a symbol is a string with a type: the form prints only the string.
fn loses_type_of_name(ir: &Ir, op: Operation) -> bool {
    let names = ["sym_name", "sym_visibility"].into_iter().filter_map(|name| ir.inherent_named(op, name));
    let mut types = names.filter_map(|name| Some(name.cast::<StringAttr>(ir.context())?.ty(ir.context())));
    types.any(|ty| ty != Type::NONE)
}

fn loses_bounds(ir: &Ir, op: Operation) -> bool {
    let Some(forall) = ir.cast::<ForallOp>(op) else { return false };
    forall.is_normalized(ir) && !(forall.dynamic_lower_bound(ir).is_empty() && forall.dynamic_step(ir).is_empty())
}

fn loses_paddings(ir: &Ir, op: Operation) -> bool {
    let Some(pad) = ir.cast::<PadOp>(op) else { return false };
    let dynamic =
        |sizes: Option<DenseValues<'_, i64>>| sizes.unwrap_or_default().filter(|size| *size == DYNAMIC).count();
    let sizes = |name| ir.any_attribute(op, name)?.cast::<DenseArrayAttr>(ir.context())?.values(ir.context());
    dynamic(sizes("static_low")) != pad.low(ir).len() || dynamic(sizes("static_high")) != pad.high(ir).len()
}

/// Returns whether a function has lists of attributes that are all empty: they are parsed as absent.
fn loses_dictionaries(ir: &Ir, op: Operation) -> bool {
    let Some(function) = ir.cast::<FuncOp>(op) else { return false };
    let lists = [function.arg_attrs(ir), function.res_attrs(ir)];
    let is_empty = |entry: &Attribute| *entry == Attribute::EMPTY_DICTIONARY;
    lists.into_iter().flatten().any(|list| list.elements(ir.context()).iter().all(is_empty))
}

/// Returns whether a switch has cases that parse differently, or not at all.
fn loses_cases(ir: &Ir, op: Operation) -> bool {
    let Some(switch) = ir.cast::<SwitchOp>(op) else { return false };
    let cases = switch.case_destinations(ir).len();
    // As many lengths are read as there are cases, and values only where there are cases.
    let lengths = ir.any_attribute(op, "case_operand_segments");
    let lengths = lengths.and_then(|all| all.cast::<DenseArrayAttr>(ir.context())?.values::<i64>(ir.context()));
    let values = switch.case_values_attr(ir);
    if lengths.is_none_or(|lengths| lengths.len() != cases) || values.is_some() != (cases > 0) {
        return true;
    }
    // Numbers are written without a sign, cut off at 64 bits, and read with one.
    let is_read = |case| i64::try_from(values?.int(ir.context(), case)?.zext_u64()?).ok();
    let is_wide = (0..cases as u64).any(|case| is_read(case).is_none());
    // Values forwarded to the default are read without the number of a result.
    is_wide || switch.default_operands(ir).into_iter().any(|value| is_one_of_many(ir, value))
}

fn is_one_of_many(ir: &Ir, value: Value) -> bool {
    ir.defining_op(value).is_some_and(|definition| ir.num_results(definition) > 1)
}
