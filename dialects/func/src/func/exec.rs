//! The semantics of `func`, for execution.

use ods::prelude::*;
use ods_exec::{Evaluate, Planner, RuntimeValue};

use super::{CallIndirectOp, CallOp, ConstantOp, ReturnOp};

impl Evaluate for CallOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (arguments, results) = values_of(ir, self.operation());
        match planner.resolve(self.callee(ir)) {
            Some(function) => planner.call(function, &arguments, &results),
            None => planner.fail("calls a function that the engine does not have"),
        }
    }
}

impl Evaluate for CallIndirectOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (arguments, results) = values_of(ir, self.operation());
        planner.call_indirect(self.callee(ir), &arguments[1..], &results);
    }
}

impl Evaluate for ConstantOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        match planner.resolve(self.value(ir)) {
            Some(function) => {
                let object = planner.object_of(self.result(ir));
                planner.constant_object(object, RuntimeValue::Function(function));
            }
            None => planner.fail("refers to a function that the engine does not have"),
        }
    }
}

impl Evaluate for ReturnOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let (operands, _) = values_of(planner.ir(), self.operation());
        planner.leave(0, operands);
    }
}

fn values_of(ir: &Ir, op: Operation) -> (Vec<Value>, Vec<Value>) {
    (ir.operands(op).collect(), ir.results(op).collect())
}
