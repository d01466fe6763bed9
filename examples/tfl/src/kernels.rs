//! The semantics of the operations.

use ods::exec::{Call, Fault, Tensor, signed, truncate};
use ods::prelude::*;
use tf_opt::kernels::{at, average};
use tf_opt::shapes::Windows;

use crate::{ActivationFunction, AddOp, AveragePool2DOp, LeakyReluOp, Padding};

impl ActivationFunction {
    /// Applies the function to a number.
    fn apply(self, x: f64) -> f64 {
        match self {
            Self::None => x,
            Self::Relu => x.max(0.0),
            Self::ReluN1To1 => x.clamp(-1.0, 1.0),
            Self::Relu6 => x.clamp(0.0, 6.0),
        }
    }
}

fn float(tensor: &Tensor, index: &[i64]) -> Result<f32, Fault> {
    Ok(f32::from_bits(at(tensor, index)? as u32))
}

impl AddOp {
    pub(crate) fn evaluate(self, call: &mut Call<'_>) -> Result<(), Fault> {
        let (lhs, rhs) = (call.tensor(0)?.clone(), call.tensor(1)?.clone());
        let activation = self.fused_activation_function(call.ir());
        let is_float = call.operand_type(0)?.element_type(call.ir().context()) == Type::F32;
        call.set_elements(0, lhs.shape(), |_, index| {
            if is_float {
                let sum = float(&lhs, index)? + float(&rhs, index)?;
                return Ok((activation.apply(sum.into()) as f32).to_bits().into());
            }
            let sum = signed(at(&lhs, index)?.wrapping_add(at(&rhs, index)?), 32);
            Ok(truncate(activation.apply(sum as f64) as i64 as u64, 32))
        })
    }
}

impl LeakyReluOp {
    pub(crate) fn evaluate(self, call: &mut Call<'_>) -> Result<(), Fault> {
        let (input, alpha) = (call.tensor(0)?.clone(), self.alpha(call.ir()));
        call.set_elements(0, input.shape(), |_, index| {
            let x = float(&input, index)?;
            Ok((if x < 0.0 { x * alpha } else { x }).to_bits().into())
        })
    }
}

impl AveragePool2DOp {
    pub(crate) fn evaluate(self, call: &mut Call<'_>) -> Result<(), Fault> {
        let ir = call.ir();
        let is_padded = self.padding(ir) == Padding::Same;
        let window = |size: i32, stride: i32| Windows { size: size.into(), stride: stride.into(), is_padded };
        let (height, width) =
            (window(self.filter_height(ir), self.stride_h(ir)), window(self.filter_width(ir), self.stride_w(ir)));
        average(call, &[window(1, 1), height, width, window(1, 1)])
    }
}
