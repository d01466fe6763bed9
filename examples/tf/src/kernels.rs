//! The semantics of the operations: reference implementations, which execute them, fold constants, and infer shapes.

use ods::exec::{Call, Fault, Number, Tensor};
use ods::numeric::{Float, FloatFormat};
use ods::types::TypeData;

use crate::network::{BiasAddOp, LeakyReluOp, ReluOp};
use crate::shapes::Windows;
use crate::{AddOp, AvgPoolOp};

/// The element type of a tensor of numbers: elements are read and written as doubles.
#[derive(Clone, Copy)]
enum Kind {
    Float(FloatFormat),
    Int(u32),
}

impl Kind {
    fn of(call: &Call<'_>, operand: usize) -> Result<Self, Fault> {
        let context = call.ir().context();
        let element = call.operand_type(operand)?.element_type(context);
        match element.data(context) {
            TypeData::Float(format) if Number::of(context, element).is_some_and(|number| number.cells() == 1) => {
                Ok(Self::Float(*format))
            }
            TypeData::Integer { width: width @ 1..=32, .. } => Ok(Self::Int(*width)),
            _ => Err(Fault::new(format!("elements of type '{}' have no kernel", element.display(context)))),
        }
    }

    fn read(self, word: u64) -> f64 {
        match self {
            Self::Float(format) => Float::from_bits(format, word.into()).to_f64(),
            Self::Int(width) => ods::exec::signed(word, width as u8) as f64,
        }
    }

    fn write(self, value: f64) -> u64 {
        match self {
            Self::Float(format) => Float::from_f64(format, value).to_bits() as u64,
            Self::Int(width) => ods::exec::truncate(value as i64 as u64, width as u8),
        }
    }
}

/// Returns the word of an element.
///
/// # Errors
/// Returns an error if an index is outside of the tensor, or its elements are unknown.
pub fn at(tensor: &Tensor, index: &[i64]) -> Result<u64, Fault> {
    tensor.elements().word(tensor.position(index)?)
}

/// Sets the result to a function of each element of the first operand.
fn each(call: &mut Call<'_>, function: impl Fn(f64) -> f64) -> Result<(), Fault> {
    let (kind, input) = (Kind::of(call, 0)?, call.tensor(0)?.clone());
    call.set_elements(0, input.shape(), |_, index| Ok(kind.write(function(kind.read(at(&input, index)?)))))
}

impl AddOp {
    pub(crate) fn evaluate(self, call: &mut Call<'_>) -> Result<(), Fault> {
        let (kind, x, y) = (Kind::of(call, 0)?, call.tensor(0)?.clone(), call.tensor(1)?.clone());
        call.set_elements(
            0,
            x.shape(),
            |_, index| Ok(kind.write(kind.read(at(&x, index)?) + kind.read(at(&y, index)?))),
        )
    }
}

impl ReluOp {
    pub(crate) fn evaluate(self, call: &mut Call<'_>) -> Result<(), Fault> {
        each(call, |x| x.max(0.0))
    }
}

impl LeakyReluOp {
    pub(crate) fn evaluate(self, call: &mut Call<'_>) -> Result<(), Fault> {
        let alpha = f64::from(self.alpha(call.ir()));
        each(call, |x| if x < 0.0 { x * alpha } else { x })
    }
}

impl BiasAddOp {
    pub(crate) fn evaluate(self, call: &mut Call<'_>) -> Result<(), Fault> {
        let (kind, value, bias) = (Kind::of(call, 0)?, call.tensor(0)?.clone(), call.tensor(1)?.clone());
        call.set_elements(0, value.shape(), |_, index| {
            let channel = index.last().copied().into_iter().collect::<Vec<i64>>();
            Ok(kind.write(kind.read(at(&value, index)?) + kind.read(at(&bias, &channel)?)))
        })
    }
}

impl AvgPoolOp {
    pub(crate) fn evaluate(self, call: &mut Call<'_>) -> Result<(), Fault> {
        let ir = call.ir();
        let is_padded = self.padding_attr(ir).value(ir.context()) == Some("SAME");
        let windows: Vec<Windows> = self
            .ksize(ir)
            .iter()
            .zip(&self.strides(ir))
            .map(|(size, stride)| Windows { size: *size, stride: *stride, is_padded })
            .collect();
        average(call, &windows)
    }
}

/// Sets the result to the mean of each window over the first operand. Elements beyond the border do not count.
///
/// # Errors
/// Returns an error if there is not a window per dimension, or windows do not fit.
pub fn average(call: &mut Call<'_>, windows: &[Windows]) -> Result<(), Fault> {
    let (kind, input) = (Kind::of(call, 0)?, call.tensor(0)?.clone());
    if windows.len() != input.shape().len() {
        return Err(Fault::new(format!("windows of {} dimensions over {}", windows.len(), input.shape().len())));
    }
    let counts: Result<Vec<i64>, String> =
        windows.iter().zip(input.shape()).map(|(window, size)| window.count(*size)).collect();
    let counts = counts.map_err(Fault::new)?;
    call.set_elements(0, &counts, |_, index| {
        let spans: Vec<(i64, i64)> = (0..index.len())
            .map(|dimension| windows[dimension].span(index[dimension], input.shape()[dimension], counts[dimension]))
            .collect();
        let sizes: Vec<i64> = spans.iter().map(|(start, end)| end - start).collect();
        let (mut sum, mut count) = (0.0, 0_u32);
        ods::exec::each_index(&sizes, |inside| {
            let place: Vec<i64> = spans.iter().zip(inside).map(|((start, _), inside)| start + inside).collect();
            sum += kind.read(at(&input, &place)?);
            count += 1;
            Ok(())
        })?;
        Ok(kind.write(sum / f64::from(count)))
    })
}

impl Windows {
    /// Returns the range of a window within the dimension: the first element, and the one after the last.
    fn span(self, window: i64, size: i64, count: i64) -> (i64, i64) {
        let covered = (count - 1).saturating_mul(self.stride).saturating_add(self.size);
        let before = if self.is_padded { covered.saturating_sub(size).max(0) / 2 } else { 0 };
        let start = window.saturating_mul(self.stride) - before;
        (start.max(0), start.saturating_add(self.size).min(size))
    }
}
