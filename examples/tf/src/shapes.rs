//! The shapes of results. Element-wise operations have the type of their operand, by a trait; here are the shapes that
//! are computed.

use ods::prelude::*;

use crate::AvgPoolOp;
use crate::network::BiasAddOp;

/// The windows of a pool along one dimension.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Windows {
    /// The number of elements in a window.
    pub size: i64,
    /// The distance between the beginnings of windows.
    pub stride: i64,
    /// Whether windows go beyond the border, so that every stride begins one: padding `SAME`, otherwise `VALID`.
    pub is_padded: bool,
}

impl Windows {
    /// Returns the number of windows over a dimension of this size; `?` if it is unknown.
    ///
    /// # Errors
    /// Returns an error if size or stride are not positive, or there is no window.
    pub fn count(self, input: i64) -> Result<i64, String> {
        if self.size < 1 || self.stride < 1 {
            return Err(format!(
                "size and stride of windows must be positive, but are {} and {}",
                self.size, self.stride
            ));
        }
        // The last element at which a window may begin.
        let last = match (input, self.is_padded) {
            (DYNAMIC, _) => return Ok(DYNAMIC),
            (input, true) => input.saturating_sub(1),
            (input, false) => input.saturating_sub(self.size),
        };
        match last {
            0.. => Ok(last / self.stride + 1),
            // `SAME` of nothing is nothing.
            _ if self.is_padded => Ok(0),
            _ => Err(format!("windows of {} elements do not fit into {input}", self.size)),
        }
    }
}

impl InferShapedTypeOpInterface for AvgPoolOp {
    fn infer_return_type_components(ir: &Ir, draft: &Draft) -> Result<Vec<ShapedTypeComponents>, String> {
        let pool = AvgPoolOp::over(draft);
        let (sizes, strides) = (pool.ksize(ir), pool.strides(ir));
        let is_padded = pool.padding_attr(ir).value(ir.context()) == Some("SAME");
        let ty = ir.value_type(pool.value(ir));
        let element = Some(ty.element_type(ir.context()));
        let Some(input) = ty.shape(ir.context()) else { return Ok(vec![ShapedTypeComponents::unranked(element)]) };
        if sizes.len() != input.len() || strides.len() != input.len() {
            let (sizes, strides, rank) = (sizes.len(), strides.len(), input.len());
            return Err(format!(
                "expected `ksize` and `strides` for {rank} dimensions, but found {sizes} and {strides}"
            ));
        }
        let windows =
            sizes.iter().zip(&strides).map(|(size, stride)| Windows { size: *size, stride: *stride, is_padded });
        let shape = windows.zip(input).map(|(windows, input)| windows.count(*input)).collect::<Result<Vec<_>, _>>()?;
        Ok(vec![ShapedTypeComponents::ranked(&shape, element)])
    }
}

impl InferShapedTypeOpInterface for BiasAddOp {
    /// Returns the shape of the value. A bias with one dimension also tells the size of the last one.
    fn infer_return_type_components(ir: &Ir, draft: &Draft) -> Result<Vec<ShapedTypeComponents>, String> {
        let op = BiasAddOp::over(draft);
        let (value, bias) = (ir.value_type(op.value(ir)), ir.value_type(op.bias(ir)));
        let element = Some(value.element_type(ir.context()));
        let Some(shape) = value.shape(ir.context()) else { return Ok(vec![ShapedTypeComponents::unranked(element)]) };
        let mut shape = shape.to_vec();
        if let (Some(last), Some([size])) = (shape.last_mut(), bias.shape(ir.context())) {
            match (*last, *size) {
                (_, DYNAMIC) => {}
                (DYNAMIC, size) => *last = size,
                (last, size) if last == size => {}
                (last, size) => return Err(format!("expected a bias of size {last}, but found {size}")),
            }
        }
        Ok(vec![ShapedTypeComponents::ranked(&shape, element)])
    }
}
