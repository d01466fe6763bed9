//! Concatenation and padding of tensors.

use ods::prelude::*;

use super::canonicalize::{
    FoldConsecutiveConstantPadding, FoldOrthogonalPaddings, FoldSourceTensorCast, FoldStaticPadding,
    FoldStaticZeroPadding, FoldTargetTensorCast, InferConcatOperandTypes, InferConcatResultType, SingleInputConcatOp,
};
use super::create::{fill_with_element, yielded_type};
use super::{Tensor, YieldOp};
use ods_arith::common::DynamicIndexList;
use ods_arith::common::bodies::{create_filled, types_of};
use ods_arith::common::dynamic_index_list::verify_dynamic_index_list;
use ods_arith::common::quoted::quoted;
use ods_arith::common::saturated::{add, agreed, may_be_equal};
use ods_arith::common::shapes::{quoted_tensor, rank};

/// Concatenates tensors along one dimension; all other sizes are equal.
///
/// ```mlir
/// %2 = tensor.concat dim(0) %0, %1 : (tensor<3x6xf32>, tensor<1x6xf32>) -> tensor<4x6xf32>
/// ```
#[op(
    Tensor,
    "concat",
    traits(Pure),
    interfaces(OpAsmOpInterface, ReifyRankedShapedTypeOpInterface),
    verify,
    fold,
    canonicalize(SingleInputConcatOp, InferConcatOperandTypes, InferConcatResultType),
    format("dim" "(" $dim ")" $inputs attr_dict ":" functional_type(operands, results)),
    builders(of),
)]
pub struct ConcatOp {
    #[attr]
    dim: I64Attr,
    #[operand]
    inputs: Variadic<AnyRankedTensor>,
    #[result]
    result: AnyRankedTensor,
}

impl ConcatOp<Draft> {
    /// Creates a concatenation; the result has the sum of the inputs' sizes along the dimension, and the most static
    /// sizes along others.
    pub fn of(ir: &Ir, dim: usize, inputs: impl IntoIterator<Item = Value>) -> Self {
        let inputs: Vec<Value> = inputs.into_iter().collect();
        let (context, types) = (ir.context(), types_of(ir, &inputs));
        let element = types.first().map(|ty| ty.element_type(context)).ok_or("requires at least one input".to_owned());
        let ty = element.and_then(|element| {
            let shape = concatenated(context, &types, dim)?;
            RankedTensorType::get(context, &shape, element, None).map_err(|error| error.to_string())
        });
        match ty {
            Ok(ty) => Self::new(dim as i64, inputs, ty),
            Err(message) => Self::over(Draft::new(ConcatOp::SCHEMA).wrong(message)),
        }
    }
}

impl ConcatOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let context = ir.context();
        let error = |message: String| Err(ir.op_error(self, message));
        let inputs: Vec<Type> = self.inputs(ir).into_iter().map(|input| ir.value_type(input)).collect();
        if inputs.is_empty() {
            return error("requires at least one input".into());
        }
        let result = ir.value_type(self.result(ir));
        let rank_of_result = rank(context, result);
        if inputs.iter().any(|input| rank(context, *input) != rank_of_result) {
            return error("rank of concatenated inputs must match result rank".into());
        }
        let element = result.element_type(context);
        if inputs.iter().any(|input| input.element_type(context) != element) {
            return error("inputs and result element type must match".into());
        }
        // The reference crashes on negative numbers.
        let Some(dim) = usize::try_from(self.dim(ir)).ok().filter(|dim| *dim < rank_of_result) else {
            return error("concatenation dim must be less than the tensor rank".into());
        };
        let shape = match concatenated(context, &inputs, dim) {
            Ok(shape) => shape,
            Err(message) => return error(message),
        };
        if shape.iter().zip(result.shape(context).unwrap_or_default()).all(|(a, b)| may_be_equal(*a, *b)) {
            return Ok(());
        }
        let (inferred, result) = (quoted_tensor(ir, &shape, element), quoted(ir, result));
        error(format!("result type {result}does not match inferred shape {inferred} static sizes"))
    }
}

/// Returns the type of a concatenation that its operands tell.
pub fn inferred_type(ir: &Ir, op: ConcatOp) -> Option<Type> {
    let (context, inputs) = (ir.context(), op.inputs(ir));
    let types = types_of(ir, &inputs);
    let shape = concatenated(context, &types, usize::try_from(op.dim(ir)).ok()?).ok()?;
    RankedTensorType::get(context, &shape, types.first()?.element_type(context), None).ok().map(Type::from)
}

/// Returns the shape of a concatenation of tensors of the same rank.
fn concatenated(context: &Context, inputs: &[Type], dim: usize) -> Result<Vec<i64>, String> {
    let mut shapes = inputs.iter().map(|input| input.shape(context).unwrap_or_default());
    let Some(mut shape) = shapes.next().map(<[i64]>::to_vec) else { return Ok(Vec::new()) };
    let others: Vec<&[i64]> = shapes.collect();
    for (position, size) in shape.iter_mut().enumerate() {
        for other in &others {
            let other = other.get(position).copied().unwrap_or(DYNAMIC);
            *size = match position == dim {
                true => add(*size, other),
                false => agreed(*size, other).ok_or_else(|| {
                    format!("static concatenation size mismatch along non-concatenated dimension {position}")
                })?,
            };
        }
    }
    Ok(shape)
}

/// Pads a tensor with elements before and after its own in each dimension. The body computes these from their indices.
///
/// With `nofold`, the operation is kept even if it adds no elements.
///
/// ```mlir
/// %1 = tensor.pad %0 low[1, %n] high[2, 0] {
/// ^bb0(%i: index, %j: index):
///   tensor.yield %element : f32
/// } : tensor<2x3xf32> to tensor<5x?xf32>
/// ```
#[op(
    Tensor,
    "pad",
    traits(AttrSizedOperandSegments, Pure, SingleBlockImplicitTerminator<YieldOp>),
    interfaces(OpAsmOpInterface, ReifyRankedShapedTypeOpInterface),
    verify,
    verify_regions,
    fold,
    canonicalize(
        FoldStaticZeroPadding,
        FoldSourceTensorCast,
        FoldTargetTensorCast,
        FoldOrthogonalPaddings,
        FoldStaticPadding,
        FoldConsecutiveConstantPadding
    ),
    format(
        $source
        ("nofold" $nofold^)?
        "low" "" custom<DynamicIndexList>($low, $static_low)
        "high" "" custom<DynamicIndexList>($high, $static_high)
        $region attr_dict ":" type($source) "to" type($result)
    ),
    builders(of),
)]
pub struct PadOp {
    #[operand]
    source: AnyRankedTensor,
    #[operand]
    low: Variadic<Index>,
    #[operand]
    high: Variadic<Index>,
    #[attr]
    static_low: DenseI64ArrayAttr,
    #[attr]
    static_high: DenseI64ArrayAttr,
    #[attr]
    nofold: UnitAttr,
    #[region]
    region: SizedRegion<1>,
    #[result]
    result: AnyRankedTensor,
}

impl PadOp<Draft> {
    /// Creates a padding with these numbers of elements before and after the source's own in each dimension.
    pub fn of(
        ir: &Ir,
        source: Value,
        low: impl IntoIterator<Item = impl Into<MixedValue>>,
        high: impl IntoIterator<Item = impl Into<MixedValue>>,
    ) -> Self {
        let (low, high): (MixedValues, MixedValues) = (low.into_iter().collect(), high.into_iter().collect());
        let (context, ty) = (ir.context(), ir.value_type(source));
        let shape = padded_shape(context, ty, &low.integers, &high.integers);
        let shape = shape
            .ok_or_else(|| "the padding must have a low and a high number for each dimension of the source".to_owned());
        let ty = shape.and_then(|shape| {
            RankedTensorType::get(context, &shape, ty.element_type(context), None).map_err(|error| error.to_string())
        });
        match ty {
            Ok(ty) => Self::new(source, low.operands, high.operands, low.integers, high.integers, ty),
            Err(message) => Self::over(Draft::new(PadOp::SCHEMA).wrong(message)),
        }
    }

    /// Creates the operation and its body, which receives the indices and returns the element.
    ///
    /// # Errors
    /// Fails if the dialect is not registered, or if `body` fails.
    pub fn create_with_body(
        self,
        b: &mut OpBuilder<'_>,
        body: impl FnOnce(&mut OpBuilder<'_>, &[Value]) -> ods::Result<Value>,
    ) -> ods::Result<PadOp> {
        create_filled(self, b, |b, op| fill_with_element(b, op.region(b.ir()), op.result(b.ir()), body))
    }

    /// Creates the operation with one value for all added elements.
    ///
    /// # Errors
    /// Fails if the dialect is not registered.
    pub fn create_with_value(self, b: &mut OpBuilder<'_>, value: Value) -> ods::Result<PadOp> {
        self.create_with_body(b, |_, _| Ok(value))
    }
}

impl PadOp {
    /// Checks that there is an operand for each dynamic number. MLIR 22 does not, and reads operands that are not
    /// there.
    fn verify_operands(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (op, low, high) = (self.operation(), self.static_low(ir), self.static_high(ir));
        verify_dynamic_index_list(ir, op, "low padding", low.len(), &low, self.low(ir).len())?;
        verify_dynamic_index_list(ir, op, "high padding", high.len(), &high, self.high(ir).len())
    }

    /// Returns a builder at the end of the body, before its terminator.
    pub fn body_builder(self, ir: &mut Ir) -> OpBuilder<'_> {
        ir.builder_in(self.region(ir))
    }

    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let context = ir.context();
        let (source, result) = (ir.value_type(self.source(ir)), ir.value_type(self.result(ir)));
        let Some(inferred) = padded_shape(context, source, &self.static_low(ir), &self.static_high(ir)) else {
            let (source, result) = (quoted(ir, source), quoted(ir, result));
            let message = "failed to infer expectedType from sourceType";
            return Err(ir.error(self, format!("{message} {source}, specified resultType is {result}")));
        };
        let sizes = result.shape(context).unwrap_or_default();
        let fits = |(size, inferred): (&i64, &i64)| size == inferred || *inferred == DYNAMIC;
        if sizes.len() == inferred.len() && sizes.iter().zip(&inferred).all(fits) {
            return self.verify_operands(ir);
        }
        let expected = quoted_tensor(ir, &inferred, source.element_type(context));
        let message = format!("specified type {} does not match the inferred type {expected}", quoted(ir, result));
        Err(ir.error(self, message))
    }

    fn verify_regions(self, ir: &Ir) -> Result<(), Diagnostic> {
        let Some(block) = ir.entry_block(self.region(ir)) else { return Ok(()) };
        let ty = ir.value_type(self.result(ir));
        let rank = rank(ir.context(), ty);
        if ir.num_arguments(block) != rank {
            return Err(ir.error(self, format!("expected the block to have {rank} arguments")));
        }
        if let Some(wrong) = ir.arguments(block).position(|argument| ir.value_type(argument) != Type::INDEX) {
            let message = format!("expected block argument {} to be an index", wrong + 1);
            return Err(ir.op_error(self, message));
        }
        match yielded_type(ir, block) == Some(ty.element_type(ir.context())) {
            true => Ok(()),
            false => Err(ir.op_error(self, "expected yield type to match shape element type")),
        }
    }
}

/// Returns the padded sizes; `None` unless there are as many numbers as dimensions.
fn padded_shape(context: &Context, source: Type, low: &[i64], high: &[i64]) -> Option<Vec<i64>> {
    let sizes = source.shape(context)?;
    if low.len() != sizes.len() || high.len() != sizes.len() {
        return None;
    }
    let numbers = sizes.iter().zip(low.iter().zip(high));
    Some(numbers.map(|(size, (low, high))| add(add(*size, *low), *high)).collect())
}
