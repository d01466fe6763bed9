//! Calls of kernels and of functions.

use ods_core::{Type, Value};

use super::Planner;
use crate::engine::OTHER_TYPE;
use crate::opcode::Opcode;
use crate::plan::{CallSite, Callee, Kernel, KernelSite, Place, Source};

impl Planner<'_> {
    /// Adds the call of a kernel with the operands and results of the operation.
    pub fn kernel(&mut self, kernel: Kernel) {
        let (operands, results): (Vec<Value>, Vec<Value>) =
            (self.ir().operands(self.op).collect(), self.ir().results(self.op).collect());
        let operands = operands.into_iter().map(|operand| self.source(operand)).collect();
        let results = results.into_iter().map(|result| self.place(result)).collect();
        self.kernel_at(kernel, operands, results);
        if let Some(site) = self.plan.kernels.last_mut() {
            site.is_typed = true;
        }
    }

    /// Adds the call of a kernel with these operands and results, whose types it knows.
    pub fn kernel_at(&mut self, kernel: Kernel, operands: Vec<Source>, results: Vec<Place>) {
        let (is_abstract, unknown) = (self.is_abstract(), self.unknown_among(&operands));
        let (operands, results) = (operands.into(), results.into());
        self.plan.kernels.push(KernelSite {
            kernel,
            op: self.op,
            operands,
            results,
            is_abstract,
            unknown,
            is_typed: false,
            types: None,
        });
        let position = self.plan.kernels.len() as u32 - 1;
        self.control(Opcode::Kernel, 0, position, 0, 0);
    }

    /// Adds the call of the function at a position in the engine's list.
    pub fn call(&mut self, function: u32, arguments: &[Value], results: &[Value]) {
        let types = self.types_of([arguments, results]);
        match self.module.has_function(function, types.each_ref().map(|types| &types[..])) {
            true => self.call_at(Callee::Function(function), arguments, results, types),
            false => self.fail(OTHER_TYPE),
        }
    }

    /// Adds the call of a function that is a value.
    pub fn call_indirect(&mut self, function: Value, arguments: &[Value], results: &[Value]) {
        let (object, types) = (self.object_of(function), self.types_of([arguments, results]));
        self.call_at(Callee::Object(object), arguments, results, types);
    }

    fn types_of(&self, values: [&[Value]; 2]) -> [Box<[Type]>; 2] {
        values.map(|values| values.iter().map(|value| self.ir().value_type(*value)).collect())
    }

    fn call_at(&mut self, callee: Callee, arguments: &[Value], results: &[Value], types: [Box<[Type]>; 2]) {
        let arguments = arguments.iter().map(|argument| self.source(*argument)).collect();
        let results = results.iter().map(|result| self.place(*result)).collect();
        self.plan.calls.push(CallSite { callee, arguments, results, types });
        let position = self.plan.calls.len() as u32 - 1;
        self.control(Opcode::Call, 0, position, 0, 0);
    }
}
