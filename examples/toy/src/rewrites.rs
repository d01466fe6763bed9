//! Canonicalization patterns, and inlining: chapters 3, 4 and 7 of MLIR's tutorial.

use ods::prelude::*;

use crate::dialect::{CastOp, ConstantOp, ReshapeOp, StructAccessOp, StructConstantOp, Toy, TransposeOp};

pattern! {
    dialects(Toy);

    /// The transpose of a transpose is the tensor itself.
    #[example(
        before = r#"%0 = "t.value"() : () -> tensor<*xf64>
                    %1 = toy.transpose(%0 : tensor<*xf64>) to tensor<*xf64>
                    %2 = toy.transpose(%1 : tensor<*xf64>) to tensor<*xf64>
                    "t.use"(%2) : (tensor<*xf64>) -> ()"#,
        after = r#"%0 = "t.value"() : () -> tensor<*xf64>
                   "t.use"(%0) : (tensor<*xf64>) -> ()"#,
    )]
    pub TransposeTranspose: TransposeOp { input: TransposeOp { input: x } } => x;

    /// A reshape of a reshape is one reshape.
    #[example(
        before = r#"%0 = "t.value"() : () -> tensor<6xf64>
                    %1 = toy.reshape(%0 : tensor<6xf64>) to tensor<2x3xf64>
                    %2 = toy.reshape(%1 : tensor<2x3xf64>) to tensor<3x2xf64>
                    "t.use"(%2) : (tensor<3x2xf64>) -> ()"#,
        after = r#"%0 = "t.value"() : () -> tensor<6xf64>
                   %1 = toy.reshape(%0 : tensor<6xf64>) to tensor<3x2xf64>
                   "t.use"(%1) : (tensor<3x2xf64>) -> ()"#,
    )]
    pub ReshapeReshape: ReshapeOp { input: ReshapeOp { input: x } } => ReshapeOp { input: x };

    /// A reshape to the shape that the tensor has is the tensor itself.
    #[priority(1)]
    #[example(
        before = r#"%0 = "t.value"() : () -> tensor<2x3xf64>
                    %1 = toy.reshape(%0 : tensor<2x3xf64>) to tensor<2x3xf64>
                    "t.use"(%1) : (tensor<2x3xf64>) -> ()"#,
        after = r#"%0 = "t.value"() : () -> tensor<2x3xf64>
                   "t.use"(%0) : (tensor<2x3xf64>) -> ()"#,
    )]
    #[example(
        unchanged = r#"%0 = "t.value"() : () -> tensor<6xf64>
                       %1 = toy.reshape(%0 : tensor<6xf64>) to tensor<2x3xf64>
                       "t.use"(%1) : (tensor<2x3xf64>) -> ()"#,
    )]
    pub RedundantReshape: reshape @ ReshapeOp { input: x }
        if ir.value_type(x) == ir.value_type(reshape.output(ir)) => x;

    /// A reshape of a constant is a constant.
    #[example(
        before = r#"%0 = toy.constant dense<[1.0, 2.0]> : tensor<2xf64>
                    %1 = toy.reshape(%0 : tensor<2xf64>) to tensor<2x1xf64>
                    "t.use"(%1) : (tensor<2x1xf64>) -> ()"#,
        after = r#"%0 = toy.constant dense<[[1.0], [2.0]]> : tensor<2x1xf64>
                   "t.use"(%0) : (tensor<2x1xf64>) -> ()"#,
    )]
    pub FoldConstantReshape: reshape @ ReshapeOp { input: ConstantOp { value: elements } } => {
        let (ir, context) = (rewriter.ir(), rewriter.ir().context());
        let ty = ir.value_type(reshape.output(ir));
        let numbers: Vec<f64> = elements.values(context).ok_or(NoMatch)?.collect();
        let elements = DenseElementsAttr::of(context, ty, &numbers).map_err(|_| NoMatch)?;
        rewriter.before(reshape).value(ConstantOp::new(elements))?
    };

    /// A field of a constant is a constant.
    #[example(
        before = r#"%0 = toy.struct_constant [dense<1.0> : tensor<2xf64>] : !toy.struct<tensor<*xf64>>
                    %1 = toy.struct_access %0[0] : !toy.struct<tensor<*xf64>> -> tensor<*xf64>
                    "t.use"(%1) : (tensor<*xf64>) -> ()"#,
        after = r#"%0 = toy.constant dense<1.0> : tensor<2xf64>
                   %1 = toy.cast %0 : tensor<2xf64> to tensor<*xf64>
                   "t.use"(%1) : (tensor<*xf64>) -> ()"#,
    )]
    pub AccessOfConstant: access @ StructAccessOp { input: StructConstantOp { value: fields }, index: index } => {
        let (ir, context) = (rewriter.ir(), rewriter.ir().context());
        let field = usize::try_from(index).ok().and_then(|index| fields.elements(context).get(index).copied());
        let (field, ty) = (field.ok_or(NoMatch)?, ir.value_type(access.output(ir)));
        let mut b = rewriter.before(access);
        match (field.cast::<ArrayAttr>(b.context()), field.cast::<DenseElementsAttr>(b.context())) {
            (Some(fields), _) => b.value(StructConstantOp::new(fields, ty))?,
            (None, Some(elements)) => {
                // The type of the field has no shape, that of the constant has.
                let constant = b.value(ConstantOp::new(elements))?;
                b.value(CastOp::new(constant, ty))?
            }
            (None, None) => return Err(NoMatch),
        }
    };
}

/// All functions and operations may be inlined.
impl DialectInlinerInterface for Toy {
    fn may_inline_call(&self, _: &Ir, _: Operation, _: Operation) -> bool {
        true
    }

    fn may_inline_into(&self, _: &Ir, _: Region, _: Region) -> bool {
        true
    }

    fn may_inline_op(&self, _: &Ir, _: Operation, _: Region) -> bool {
        true
    }

    /// Casts an argument or a result to the shape that its user knows.
    fn convert_call_value(&self, b: &mut OpBuilder<'_>, value: Value, ty: Type) -> Option<Value> {
        b.value(CastOp::new(value, ty)).ok()
    }
}

impl DialectHooks for Toy {
    /// Casts a tensor for a user that needs another shape, for the pass `infer-shapes`.
    fn cast_shape(&self, b: &mut OpBuilder<'_>, value: Value, ty: Type) -> Option<Value> {
        let fits = CastOp::<Operation>::are_cast_compatible(b.ir(), &[b.ir().value_type(value)], &[ty]);
        if fits { b.value(CastOp::new(value, ty)).ok() } else { None }
    }
}
