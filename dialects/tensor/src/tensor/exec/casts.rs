//! Changes of type and shape.

use std::sync::Arc;

use ods::prelude::*;
use ods::types::DYNAMIC;
use ods_exec::{Call, Evaluate, Extents, Fault, Planner, Tensor, signed};

use super::super::{BitcastOp, CastOp, CollapseShapeOp, ExpandShapeOp, ReshapeOp};
use super::support::{Form, Numbers, check_sizes, may_be_equal, product, quoted, set_tensor};
use ods_arith::common::reassociation::{Groups, groups};

/// Implements `Evaluate` for casts, which keep shape and elements.
macro_rules! casts {
    ($($op:ident)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let form = Form::of(planner, self.dest(planner.ir()));
                planner.kernel(Arc::new(move |call| {
                    let tensor = call.tensor(0)?;
                    let shape = form.refine(tensor.shape())?;
                    if call.is_abstract() {
                        return call.set(0, Tensor::unknown(&shape, form.number));
                    }
                    let tensor = call.take_tensor(0)?;
                    call.set(0, tensor)
                }));
            }
        }
    )*};
}

casts!(BitcastOp CastOp);

/// Sets the result to the first operand in another shape.
fn reshape(call: &mut Call<'_>, form: &Form, shape: &[i64]) -> Result<(), Fault> {
    let (old, new) = (product(call.tensor(0)?.shape().iter().copied()), product(shape.iter().copied()));
    if !may_be_equal(old, new) {
        let old = quoted(call.tensor(0)?.shape());
        return Err(Fault::new(format!("shape {old} does not have as many elements as {}", quoted(shape))));
    }
    set_tensor(call, form, shape, |call| call.take_tensor(0)?.reshaped(shape))
}

impl Evaluate for ReshapeOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let form = Form::of(planner, self.result(planner.ir()));
        planner.kernel(Arc::new(move |call| {
            let sizes = call.tensor(1)?;
            let shape = match (sizes.is_unknown(), form.ranked()) {
                (false, _) => integers(sizes)?,
                (true, Some(shape)) => shape.into(),
                (true, None) => return Err(Fault::unknown()),
            };
            reshape(call, &form, &shape)
        }));
    }
}

/// Returns the elements as signed integers.
pub(super) fn integers(tensor: &Tensor) -> Result<Extents, Fault> {
    let width = tensor.number().and_then(|number| u8::try_from(number.bits).ok()).filter(|width| *width <= 64);
    let width = width.ok_or_else(|| Fault::new("sizes or indices of more than 64 bits, which is not supported"))?;
    (0..tensor.len()).map(|position| tensor.elements().word(position).map(|word| signed(word, width))).collect()
}

/// Returns the sizes of a group's dimensions.
fn of_group<'a>(shape: &'a [i64], group: &'a [i64]) -> impl Iterator<Item = i64> + 'a {
    group.iter().map(|dim| usize::try_from(*dim).ok().and_then(|dim| shape.get(dim)).copied().unwrap_or(1))
}

impl Evaluate for ExpandShapeOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (form, groups) = (Form::of(planner, self.result(ir)), groups(ir, self.reassociation_attr(ir)));
        let values = MixedValues { integers: self.static_output_shape(ir), operands: self.output_shape(ir) };
        let sizes = Numbers::new(values, 1);
        planner.kernel(Arc::new(move |call| {
            let mut shape = sizes.read(call)?;
            check_sizes(&shape, call.is_abstract())?;
            expand(call.tensor(0)?.shape(), &groups, &mut shape)?;
            reshape(call, &form, &shape)
        }));
    }
}

/// Checks that each group of sizes has the product that the source demands, and computes a dynamic one.
fn expand(source: &[i64], groups: &Groups, shape: &mut Extents) -> Result<(), Fault> {
    for (group, size) in groups.iter().zip(source) {
        let expanded = product(of_group(shape, group));
        if !may_be_equal(expanded, *size) {
            let shape = quoted(shape);
            return Err(Fault::new(format!("dimension of size {size} expanded to one of {expanded} in {shape}")));
        }
        let unknown: Vec<usize> = group
            .iter()
            .filter_map(|dim| usize::try_from(*dim).ok())
            .filter(|dim| shape.get(*dim) == Some(&DYNAMIC))
            .collect();
        if let ([dim], true) = (&unknown[..], *size != DYNAMIC) {
            let known = product(of_group(shape, group).filter(|size| *size != DYNAMIC));
            shape[*dim] = size.checked_div(known).unwrap_or(DYNAMIC);
        }
    }
    Ok(())
}

impl Evaluate for CollapseShapeOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (form, groups) = (Form::of(planner, self.result(ir)), groups(ir, self.reassociation_attr(ir)));
        planner.kernel(Arc::new(move |call| {
            let source = call.tensor(0)?.shape();
            let shape: Extents = groups.iter().map(|group| product(of_group(source, group))).collect();
            reshape(call, &form, &shape)
        }));
    }
}
