//! Views of all elements of a buffer with other shapes.

use std::sync::Arc;

use ods_exec::{Call, Evaluate, Fault, Planner, count, row_major, signed};

use super::super::{CollapseShapeOp, ExpandShapeOp, ReshapeOp};
use super::set_view;
use ods_arith::common::exec::{filled, width_of};
use ods_arith::common::reassociation::{Groups, groups};

impl Evaluate for ReshapeOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let width = u8::try_from(width_of(ir, self.shape(ir))).unwrap_or(0);
        if !(1..=64).contains(&width) {
            return planner.fail("reads sizes of more than 64 bits, which is not supported");
        }
        planner.kernel(Arc::new(move |call: &mut Call<'_>| {
            let (source, shape) = (call.memref(0)?, call.memref(1)?);
            let mut sizes = Vec::new();
            shape.each_position(|position| {
                sizes.push(signed(shape.word(position, 0)?, width));
                Ok(())
            })?;
            if !source.is_contiguous() {
                return Err(Fault::new("source whose elements do not follow each other"));
            }
            if count(&sizes)? != source.len() {
                let old = source.sizes();
                return Err(Fault::new(format!("a shape of {old:?} does not have as many elements as {sizes:?}")));
            }
            let view = source.view(source.offset(), &sizes, &row_major(&sizes))?;
            set_view(call, 0, view)
        }));
    }
}

/// Returns the positions of a group of dimensions.
fn positions(group: &[i64]) -> impl DoubleEndedIterator<Item = usize> {
    group.iter().filter_map(|dimension| usize::try_from(*dimension).ok())
}

impl Evaluate for ExpandShapeOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (groups, shape) = (groups(ir, self.reassociation_attr(ir)), self.static_output_shape(ir));
        planner.kernel(Arc::new(move |call: &mut Call<'_>| expand(call, &groups, &shape)));
    }
}

fn expand(call: &mut Call<'_>, groups: &Groups, shape: &[i64]) -> Result<(), Fault> {
    let sizes = filled(call, shape, &mut 1)?;
    let source = call.memref(0)?;
    let mut strides = vec![1; sizes.len()];
    for (dimension, (group, (whole, stride))) in
        groups.iter().zip(source.sizes().iter().zip(source.strides())).enumerate()
    {
        let (mut stride, mut product) = (*stride, 1_i64);
        for inner in positions(group).rev() {
            let (Some(size), Some(place)) = (sizes.get(inner), strides.get_mut(inner)) else { continue };
            *place = stride;
            (stride, product) = (stride.saturating_mul(*size), product.saturating_mul(*size));
        }
        if product != *whole {
            return Err(Fault::new(format!(
                "size {whole} of dimension {dimension}, which expands to {product} elements"
            )));
        }
    }
    if count(&sizes)? != source.len() {
        let old = source.sizes();
        return Err(Fault::new(format!("a shape of {old:?} does not have as many elements as {sizes:?}")));
    }
    let view = source.view(source.offset(), &sizes, &strides)?;
    set_view(call, 0, view)
}

impl Evaluate for CollapseShapeOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let groups = groups(ir, self.reassociation_attr(ir));
        planner.kernel(Arc::new(move |call: &mut Call<'_>| collapse(call, &groups)));
    }
}

fn collapse(call: &mut Call<'_>, groups: &Groups) -> Result<(), Fault> {
    let source = call.memref(0)?;
    let (mut sizes, mut strides) = (Vec::with_capacity(groups.len()), Vec::with_capacity(groups.len()));
    for group in groups {
        let (mut size, mut stride) = (1_i64, None);
        for inner in positions(group).rev() {
            let (Some(part), Some(step)) = (source.sizes().get(inner), source.strides().get(inner)) else { continue };
            let expected = stride.map_or(*step, |stride: i64| stride.saturating_mul(size));
            if *part != 1 && *step != expected && !source.is_empty() {
                return Err(Fault::new(format!(
                    "dimension {inner}, which does not follow the ones that it collapses with"
                )));
            }
            if *part != 1 {
                stride = stride.or(Some(*step));
            }
            size = size.saturating_mul(*part);
        }
        let outer = positions(group).next().and_then(|outer| source.strides().get(outer).copied());
        sizes.push(size);
        strides.push(stride.or(outer).unwrap_or(1));
    }
    let view = source.view(source.offset(), &sizes, &strides)?;
    set_view(call, 0, view)
}
