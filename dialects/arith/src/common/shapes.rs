//! Queries about shapes.

use ods::prelude::*;

use super::saturated;

/// Returns whether two types may have the same shape: unranked types match all shapes, dynamic sizes all sizes. Follows
/// `verifyCompatibleShape`.
pub fn are_compatible(context: &Context, a: Type, b: Type) -> bool {
    match (a.shape(context), b.shape(context)) {
        (Some(a), Some(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| saturated::may_be_equal(*a, *b)),
        _ => true,
    }
}

/// Returns the sizes of a type, where constant operands make dynamic ones static, and the operands that are left;
/// `None` if no operand is constant.
pub fn static_sizes(ir: &Ir, ty: Type, operands: &[Value]) -> Option<(Vec<i64>, Values)> {
    let mut sizes = ty.shape(ir.context())?.to_vec();
    let (mut left, mut operands, mut changed) = (Values::new(), operands.iter(), false);
    for size in sizes.iter_mut().filter(|size| **size == DYNAMIC) {
        let operand = operands.next()?;
        match ir.constant_int(*operand).filter(|constant| *constant >= 0) {
            Some(constant) => {
                *size = constant;
                changed = true;
            }
            None => left.push(*operand),
        }
    }
    changed.then_some((sizes, left))
}

/// Returns the number of dynamic sizes of the type.
pub fn num_dynamic(context: &Context, ty: Type) -> usize {
    ty.shape(context).map_or(0, |shape| shape.iter().filter(|size| **size == DYNAMIC).count())
}

/// Returns the number of dimensions, or `None` for unranked types.
pub fn rank(context: &Context, ty: Type) -> usize {
    ty.shape(context).map_or(0, <[i64]>::len)
}

/// Checks that there is an operand for each dynamic size of the type. Follows `verifyDynamicDimensionCount`.
pub fn verify_dynamic_sizes(ir: &Ir, op: Operation, ty: Type, operands: usize) -> Result<(), Diagnostic> {
    let expected = num_dynamic(ir.context(), ty);
    match operands == expected {
        true => Ok(()),
        false => {
            let message = format!("incorrect number of dynamic sizes, has {operands}, expected {expected}");
            Err(ir.op_error(op, message))
        }
    }
}

/// Formats a type such as `'tensor<4x?xf32>'`; the sizes need not be valid.
pub fn quoted_tensor(ir: &Ir, shape: &[i64], element: Type) -> String {
    let size = |size: &i64| if *size == DYNAMIC { "?x".to_owned() } else { format!("{size}x") };
    let sizes: String = shape.iter().map(size).collect();
    format!("'tensor<{sizes}{}>'", element.display(ir.context()))
}

/// Formats a size, or the fact that it is dynamic.
pub fn number(value: i64) -> String {
    if value == DYNAMIC { "dynamic".into() } else { value.to_string() }
}

/// Returns whether the query for a size is speculatable: only if the dimension is known to exist.
pub fn speculatability_of_dim(ir: &Ir, source: Value, index: Value) -> Speculatability {
    let index = ir.constant(index).and_then(|index| index.cast::<IntegerAttr>(ir.context())?.value(ir.context()));
    let rank = ir.value_type(source).shape(ir.context()).and_then(|shape| i64::try_from(shape.len()).ok());
    match (index, rank) {
        (Some(index), Some(rank)) if index < rank => Speculatability::Speculatable,
        _ => Speculatability::NotSpeculatable,
    }
}

/// Checks that an operand that holds a shape has as many elements as the result has dimensions. `kind` names the
/// result's type in messages: `memref`, `tensor`.
pub fn verify_shape_operand(ir: &Ir, op: Operation, shape: Value, result: Type, kind: &str) -> Result<(), Diagnostic> {
    let context = ir.context();
    let message = match ir.value_type(shape).shape(context) {
        Some([DYNAMIC]) => {
            format!("cannot use shape operand with dynamic length to reshape to statically-ranked {kind} type")
        }
        Some([length]) if usize::try_from(*length) != Ok(rank(context, result)) => {
            format!("length of shape operand differs from the result's {kind} rank")
        }
        _ => return Ok(()),
    };
    Err(ir.op_error(op, message))
}

op_family! {
    #[op(
        D,
        traits(NoMemoryEffect),
        interfaces(
            OpAsmOpInterface,
            ConditionallySpeculatable,
            InferIntRangeInterface,
            ShapedDimOpInterface,
            RuntimeVerifiableOpInterface,
        ),
        fold,
        format(attr_dict $source "," $index ":" type($source)),
    )]
    pub struct Dim<D, T> {
        #[operand]
        source: T,
        #[operand]
        index: Index,
        #[result]
        result: Index,
    }

    impl InferIntRangeInterface for Dim {
        fn infer_result_ranges(&self, ir: &Ir, operands: &[Option<&IntRange>]) -> Vec<Option<IntRange>> {
            vec![Some(infer_shaped_dim_range(ir, self, operands.get(1).copied().flatten()))]
        }
    }

    impl ShapedDimOpInterface for Dim {
        fn shaped_value(&self, ir: &Ir) -> Value {
            self.source(ir)
        }

        fn dimension(&self, ir: &Ir) -> OpFoldResult {
            self.index(ir).into()
        }
    }

    impl ConditionallySpeculatable for Dim {
        fn speculatability(&self, ir: &Ir) -> Speculatability {
            ods_arith::common::shapes::speculatability_of_dim(ir, self.source(ir), self.index(ir))
        }
    }
}
