//! The shapes of results. Element-wise operations have the type of their operand, by a trait; here is the one that
//! computes.

use ods::prelude::*;
use tf_opt::shapes::Windows;

use crate::{AveragePool2DOp, Padding};

impl InferShapedTypeOpInterface for AveragePool2DOp {
    fn infer_return_type_components(ir: &Ir, draft: &Draft) -> Result<Vec<ShapedTypeComponents>, String> {
        let pool = AveragePool2DOp::over(draft);
        let ty = ir.value_type(pool.input(ir));
        let element = Some(ty.element_type(ir.context()));
        let Some(input) = ty.shape(ir.context()) else { return Ok(vec![ShapedTypeComponents::unranked(element)]) };
        let [batch, height, width, channels] = *input else {
            return Err(format!("expected batch, height, width and channels, but found {} dimensions", input.len()));
        };
        let windows = |size: i32, stride: i32| Windows {
            size: size.into(),
            stride: stride.into(),
            is_padded: pool.padding(ir) == Padding::Same,
        };
        let height = windows(pool.filter_height(ir), pool.stride_h(ir)).count(height)?;
        let width = windows(pool.filter_width(ir), pool.stride_w(ir)).count(width)?;
        Ok(vec![ShapedTypeComponents::ranked(&[batch, height, width, channels], element)])
    }
}
