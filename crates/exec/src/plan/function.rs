//! Planning of whole functions, and of single operations.

use ods_core::{Operation, Region, Value};

use crate::engine::Module;

use super::planner::{Exit, Planner};
use super::{Place, Plan};

/// Returns the plan of a function's body.
pub(crate) fn plan_function(module: &Module<'_>, function: Operation, body: Region) -> Plan {
    let ir = module.ir();
    let mut planner = Planner::new(module, function);
    if let Some(entry) = ir.entry_block(body) {
        let places = planner.argument_places(entry);
        let types = ir.arguments(entry).map(|argument| ir.value_type(argument));
        planner.plan_mut().parameters = places.into_iter().zip(types).collect();
    }
    let types = module.result_types(function);
    let places: Vec<Place> = types.iter().map(|ty| planner.new_place(*ty)).collect();
    planner.plan_mut().results = places.iter().copied().zip(types).collect();
    let label = planner.label();
    planner.region(body, vec![Exit { places, label }]);
    planner.bind(label);
    planner.finish();
    planner.into_plan()
}

/// Returns the plan of a function whose body is the operation, with its operands as parameters.
pub(crate) fn plan_operation(module: &Module<'_>, op: Operation) -> Plan {
    let mut planner = Planner::new(module, op);
    finish_operation(&mut planner, op);
    planner.into_plan()
}

/// Plans the operation, with its operands as parameters and its results as results.
fn finish_operation(planner: &mut Planner<'_>, op: Operation) {
    let ir = planner.ir();
    // An operand may be there twice; the later argument counts for both, which are equal.
    let operands: Vec<Value> = ir.operands(op).collect();
    let parameters = operands.iter().map(|value| (planner.place(*value), ir.value_type(*value))).collect();
    planner.plan_mut().parameters = parameters;
    planner.plan_op(op);
    let results: Vec<Value> = ir.results(op).collect();
    let results = results.iter().map(|value| (planner.place(*value), ir.value_type(*value))).collect();
    planner.plan_mut().results = results;
    planner.finish();
}

/// Returns the plan of an operation that computes only shapes, where some operands are numbers with unknown values;
/// `None` if the shapes depend on such numbers.
pub(crate) fn plan_shapes(module: &Module<'_>, op: Operation, is_unknown: &[bool]) -> Option<Plan> {
    let mut planner = Planner::new(module, op);
    let operands: Vec<Value> = module.ir().operands(op).collect();
    let places: Vec<Place> = operands.iter().map(|value| planner.place(*value)).collect();
    planner.set_unknown(places.into_iter().zip(is_unknown).filter(|(_, unknown)| **unknown).map(|(place, _)| place));
    finish_operation(&mut planner, op);
    (!planner.uses_unknown()).then(|| planner.into_plan())
}
