//! Destination-style operations, whose operands are the destinations of their results.

use std::ops::Range;

use ods_core::ir::Values;
use ods_core::text::type_to_string;
use ods_core::types::{BaseMemRefType, TensorType};
use ods_core::{Diagnostic, Ir, Operation, Type, Value};

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Operations with an initial value for each result: tensors that become the results, or buffers that are written.
    ///
    /// The i-th tensor among the initial values is tied to the i-th result, and both have the same type.
    pub trait DestinationStyleOpInterface {
        /// Returns the positions of the operands that are initial values, which are consecutive.
        required fn dps_init_range(&self, ir: &Ir) -> Range<usize>;

        /// Returns the initial values.
        default fn dps_inits(&self, ir: &Ir) -> Values {
            inits(ir, self.operation(), self.dps_init_range(ir))
        }

        /// Returns the number of initial values.
        default fn num_dps_inits(&self, ir: &Ir) -> usize {
            num_inits(&self.dps_init_range(ir))
        }

        /// Sets the `index`-th initial value.
        default fn set_dps_init_operand(&self, ir: &mut Ir, index: usize, value: Value) {
            let position = self.dps_init_range(ir).start + index;
            ir.set_operand(self.operation(), position, value);
        }

        /// Returns whether the operand at this position is an initial value.
        default fn is_dps_init(&self, ir: &Ir, operand: usize) -> bool {
            self.dps_init_range(ir).contains(&operand)
        }

        /// Returns whether the operand at this position exists and is not an initial value.
        default fn is_dps_input(&self, ir: &Ir, operand: usize) -> bool {
            is_input(ir, self.operation(), &self.dps_init_range(ir), operand)
        }

        /// Returns the operands that are not initial values.
        default fn dps_inputs(&self, ir: &Ir) -> Values {
            inputs(ir, self.operation(), self.dps_init_range(ir))
        }

        /// Returns the result tied to the initial value at this position, if it is a tensor.
        default fn tied_result(&self, ir: &Ir, operand: usize) -> Option<Value> {
            tied_result(ir, self.operation(), self.dps_init_range(ir), operand)
        }

        /// Returns whether the operation uses only buffers: it has memrefs and no tensors.
        default fn has_pure_buffer_semantics(&self, ir: &Ir) -> bool {
            is_pure(ir, self.operation(), (true, false))
        }

        /// Returns whether the operation uses only tensors: it has tensors and no memrefs.
        default fn has_pure_tensor_semantics(&self, ir: &Ir) -> bool {
            is_pure(ir, self.operation(), (false, true))
        }

        /// Verifies that initial values are tensors or memrefs, and that each tensor is tied to a result of its type.
        verify_regions fn verify_destinations(&self, ir: &Ir) -> Result<(), Diagnostic> {
            verify(ir, self.operation(), self.dps_init_range(ir))
        }
    }
}

// The default methods are compiled for each operation with the interface, so their bodies are here.

fn num_inits(inits: &Range<usize>) -> usize {
    inits.len()
}

fn is_input(ir: &Ir, op: Operation, inits: &Range<usize>, operand: usize) -> bool {
    operand < ir.num_operands(op) && !inits.contains(&operand)
}

fn inits(ir: &Ir, op: Operation, inits: Range<usize>) -> Values {
    ir.operands(op).skip(inits.start).take(inits.len()).collect()
}

fn inputs(ir: &Ir, op: Operation, inits: Range<usize>) -> Values {
    let operands = ir.operands(op).enumerate();
    operands.filter(|(i, _)| !inits.contains(i)).map(|(_, value)| value).collect()
}

fn tied_result(ir: &Ir, op: Operation, inits: Range<usize>, operand: usize) -> Option<Value> {
    let is_tied = inits.contains(&operand) && is_tensor(ir, op, operand);
    let index = inits.take_while(|init| *init != operand).filter(|init| is_tensor(ir, op, *init)).count();
    if is_tied { ir.result(op, index) } else { None }
}

/// Returns whether the operation has buffers and tensors, as asked for.
fn is_pure(ir: &Ir, op: Operation, buffers_and_tensors: (bool, bool)) -> bool {
    let has = |is: fn(&Ir, Type) -> bool| ir.operand_types(op).any(|ty| is(ir, ty));
    let buffers = has(|ir, ty| ty.isa::<BaseMemRefType>(ir.context()));
    let tensors = has(|ir, ty| ty.isa::<TensorType>(ir.context()));
    (buffers, tensors) == buffers_and_tensors
}

fn is_tensor(ir: &Ir, op: Operation, operand: usize) -> bool {
    ir.operand(op, operand).is_some_and(|value| ir.value_type(value).isa::<TensorType>(ir.context()))
}

/// Verifies the operation, as MLIR's `detail::verifyDestinationStyleOpInterface` does.
fn verify(ir: &Ir, op: Operation, inits: Range<usize>) -> Result<(), Diagnostic> {
    let mut tensors = Vec::new();
    for (position, ty) in ir.operand_types(op).enumerate().skip(inits.start).take(inits.len()) {
        match (ty.isa::<TensorType>(ir.context()), ty.isa::<BaseMemRefType>(ir.context())) {
            (true, _) => tensors.push((position, ty)),
            (false, true) => {}
            (false, false) => {
                let message = format!("expected that operand #{position} is a tensor or a memref");
                return Err(ir.op_error(op, message));
            }
        }
    }
    let results = ir.result_types(op).filter(|ty| ty.isa::<TensorType>(ir.context())).count();
    let outputs = tensors.len();
    if results != outputs {
        let message = format!(
            "expected the number of tensor results ({results}) to be equal to the number of output tensors ({outputs})"
        );
        return Err(ir.op_error(op, message));
    }
    for ((position, ty), result) in tensors.into_iter().zip(ir.result_types(op)) {
        if ty != result {
            let (ty, result) = (type_to_string(ir.context(), ty), type_to_string(ir.context(), result));
            let message = format!(
                "expected type of operand #{position} ('{ty}') to match type of corresponding result ('{result}')"
            );
            return Err(ir.op_error(op, message));
        }
    }
    Ok(())
}
