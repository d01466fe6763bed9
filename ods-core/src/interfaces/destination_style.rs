//! Operations that say where their results go.

use std::ops::Range;

use crate::diagnostic::Diagnostic;
use crate::entity::{Operation, Type, Value};
use crate::ir::Ir;
use crate::text::type_to_string;
use crate::types::{BaseMemRefType, TensorType};

crate::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Has an initial value for each of its results: tensors that become the results, and buffers that are written.
    ///
    /// The i-th tensor among the initial values is tied to the i-th result, and both have one type.
    pub trait DestinationStyleOpInterface {
        /// Positions of the operands that are initial values, one after another.
        required fn dps_init_range(&self, ir: &Ir) -> Range<usize>;

        /// The initial values.
        default fn dps_inits(&self, ir: &Ir) -> Vec<Value> {
            let range = self.dps_init_range(ir);
            ir.operands(self.operation()).skip(range.start).take(range.len()).collect()
        }

        /// How many initial values there are.
        default fn num_dps_inits(&self, ir: &Ir) -> usize {
            self.dps_init_range(ir).len()
        }

        /// Sets the `index`-th initial value.
        default fn set_dps_init_operand(&self, ir: &mut Ir, index: usize, value: Value) {
            let position = self.dps_init_range(ir).start + index;
            ir.set_operand(self.operation(), position, value);
        }

        /// Whether the operand at this position is an initial value.
        default fn is_dps_init(&self, ir: &Ir, operand: usize) -> bool {
            self.dps_init_range(ir).contains(&operand)
        }

        /// Whether the operand at this position is something else.
        default fn is_dps_input(&self, ir: &Ir, operand: usize) -> bool {
            operand < ir.num_operands(self.operation()) && !self.is_dps_init(ir, operand)
        }

        /// The operands that are no initial values.
        default fn dps_inputs(&self, ir: &Ir) -> Vec<Value> {
            let range = self.dps_init_range(ir);
            let operands = ir.operands(self.operation()).enumerate();
            operands.filter(|(i, _)| !range.contains(i)).map(|(_, value)| value).collect()
        }

        /// The result tied to the initial value at this position, if it is a tensor.
        default fn tied_result(&self, ir: &Ir, operand: usize) -> Option<Value> {
            let position = self.dps_init_range(ir).take_while(|init| *init != operand);
            let index = position.filter(|init| is_tensor(ir, self.operation(), *init)).count();
            let is_tied = self.is_dps_init(ir, operand) && is_tensor(ir, self.operation(), operand);
            if is_tied { ir.result(self.operation(), index) } else { None }
        }

        /// Whether it works on buffers alone: nothing is a tensor, and something is a memref.
        default fn has_pure_buffer_semantics(&self, ir: &Ir) -> bool {
            let types: Vec<Type> = ir.operand_types(self.operation()).collect();
            types.iter().any(|ty| ty.isa::<BaseMemRefType>(ir.context()))
                && !types.iter().any(|ty| ty.isa::<TensorType>(ir.context()))
        }

        /// Whether it works on tensors alone: nothing is a memref, and something is a tensor.
        default fn has_pure_tensor_semantics(&self, ir: &Ir) -> bool {
            let types: Vec<Type> = ir.operand_types(self.operation()).collect();
            types.iter().any(|ty| ty.isa::<TensorType>(ir.context()))
                && !types.iter().any(|ty| ty.isa::<BaseMemRefType>(ir.context()))
        }

        /// Initial values are tensors or memrefs, and every tensor is tied to a result of its type: there are as many
        /// tensors among the results.
        verify_regions fn verify_destinations(&self, ir: &Ir) -> Result<(), Diagnostic> {
            verify(ir, self.operation(), self.dps_init_range(ir))
        }
    }
}

fn is_tensor(ir: &Ir, op: Operation, operand: usize) -> bool {
    ir.operand(op, operand).is_some_and(|value| ir.value_type(value).isa::<TensorType>(ir.context()))
}

/// As `detail::verifyDestinationStyleOpInterface`.
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
