//! Tensors from elements.

use ods::prelude::*;

use super::canonicalize::{ReplaceEmptyTensorStaticShapeDims, StaticTensorGenerate};
use super::{PadOp, Tensor};
use ods_arith::common::bodies::{Body, create_filled};
use ods_arith::common::shapes::{rank, verify_dynamic_sizes};

/// Creates a tensor with unspecified elements. Dynamic sizes of the type are operands.
///
/// ```mlir
/// %0 = tensor.empty(%n) : tensor<4x?xf32>
/// ```
#[op(
    Tensor,
    "empty",
    traits(Pure),
    interfaces(ReifyRankedShapedTypeOpInterface),
    verify,
    canonicalize(ReplaceEmptyTensorStaticShapeDims),
    format("(" $dynamicSizes ")" attr_dict ":" type($result)),
    builders(of),
)]
pub struct EmptyOp {
    #[operand]
    dynamicSizes: Variadic<Index>,
    #[result]
    result: AnyRankedTensor,
}

impl EmptyOp<Draft> {
    /// Creates a tensor with these sizes and element type.
    pub fn of(context: &Context, sizes: impl IntoIterator<Item = impl Into<MixedValue>>, element: Type) -> Self {
        let sizes: MixedValues = sizes.into_iter().collect();
        match RankedTensorType::get(context, &sizes.integers, element, None) {
            Ok(ty) => Self::new(sizes.operands, ty),
            Err(error) => Self::over(Draft::new(EmptyOp::SCHEMA).wrong(error.to_string())),
        }
    }
}

impl EmptyOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        verify_dynamic_sizes(ir, self.operation(), ir.value_type(self.result(ir)), self.dynamic_sizes(ir).len())
    }
}

/// Creates a tensor of these elements, in row-major order.
///
/// ```mlir
/// %0 = tensor.from_elements %a, %b, %c, %d : tensor<2x2xindex>
/// ```
#[op(
    Tensor,
    "from_elements",
    traits(
        Pure,
        RangedTypesMatchWith("operand types match result element type", result, elements, |types, context| {
            elements_of(types, context)
        })
    ),
    interfaces(OpAsmOpInterface),
    fold,
    format($elements attr_dict ":" type($result)),
    builders(of),
)]
pub struct FromElementsOp {
    #[operand]
    elements: Variadic<AnyType>,
    #[result]
    result: AnyStaticShapeTensor,
}

impl FromElementsOp<Draft> {
    /// Creates a tensor of one dimension with these elements; at least one is needed.
    pub fn of(ir: &Ir, elements: impl IntoIterator<Item = Value>) -> Self {
        let elements: Vec<Value> = elements.into_iter().collect();
        let ty = elements.first().map(|first| ir.value_type(*first));
        let ty = ty.map(|ty| RankedTensorType::get(ir.context(), &[elements.len() as i64], ty, None));
        match ty {
            Some(Ok(ty)) => Self::new(elements, ty),
            Some(Err(error)) => Self::over(Draft::new(FromElementsOp::SCHEMA).wrong(error.to_string())),
            None => Self::over(
                Draft::new(FromElementsOp::SCHEMA).wrong("the element type is unknown without elements; use `new`"),
            ),
        }
    }
}

/// Returns the type of each element.
fn elements_of(types: &[Type], context: &Context) -> impl Iterator<Item = Type> + use<> {
    let tensor = types.first().and_then(|ty| ty.cast::<ShapedType>(context));
    let each = |tensor: ShapedType| {
        let count = tensor.num_elements(context).and_then(|count| usize::try_from(count).ok());
        std::iter::repeat_n(tensor.element_type(context), count.unwrap_or_default())
    };
    tensor.map(each).into_iter().flatten()
}

/// Creates a tensor whose elements the body computes from their indices. Dynamic sizes of the type are operands.
///
/// ```mlir
/// %sums = tensor.generate %rows {
/// ^bb0(%row: index, %column: index):
///   %sum = arith.addi %row, %column : index
///   tensor.yield %sum : index
/// } : tensor<?x5xindex>
/// ```
#[op(
    Tensor,
    "generate",
    traits(RecursiveMemoryEffects, SingleBlockImplicitTerminator<YieldOp>),
    interfaces(OpAsmOpInterface, ReifyRankedShapedTypeOpInterface),
    verify,
    verify_regions,
    canonicalize(StaticTensorGenerate),
    format($dynamicExtents $body attr_dict ":" type($result)),
    builders(of),
)]
pub struct GenerateOp {
    #[operand]
    dynamicExtents: Variadic<Index>,
    #[result]
    result: AnyRankedTensor,
    #[region]
    body: SizedRegion<1>,
}

impl GenerateOp<Draft> {
    /// Creates a tensor with these sizes and element type.
    pub fn of(context: &Context, sizes: impl IntoIterator<Item = impl Into<MixedValue>>, element: Type) -> Self {
        let sizes: MixedValues = sizes.into_iter().collect();
        match RankedTensorType::get(context, &sizes.integers, element, None) {
            Ok(ty) => Self::new(sizes.operands, ty),
            Err(error) => Self::over(Draft::new(GenerateOp::SCHEMA).wrong(error.to_string())),
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
    ) -> ods::Result<GenerateOp> {
        create_filled(self, b, |b, op| fill_with_element(b, op.body(b.ir()), op.result(b.ir()), body))
    }
}

/// Creates a body with an index for each dimension of the tensor, terminated with an element.
pub(super) fn fill_with_element(
    b: &mut OpBuilder<'_>,
    region: Region,
    tensor: Value,
    body: impl FnOnce(&mut OpBuilder<'_>, &[Value]) -> ods::Result<Value>,
) -> ods::Result {
    let indices = vec![Type::INDEX; rank(b.context(), b.type_of(tensor))];
    let inside = Body::add(b, region, indices);
    let b = &mut b.at_end_of(inside.block);
    let element = body(b, &inside.arguments)?;
    b.insert(YieldOp::new(element))?;
    Ok(())
}

impl GenerateOp {
    /// Returns a builder at the end of the body, before its terminator.
    pub fn body_builder(self, ir: &mut Ir) -> OpBuilder<'_> {
        ir.builder_in(self.body(ir))
    }

    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        verify_dynamic_sizes(ir, self.operation(), ir.value_type(self.result(ir)), self.dynamic_extents(ir).len())
    }

    fn verify_regions(self, ir: &Ir) -> Result<(), Diagnostic> {
        let Some(block) = ir.entry_block(self.body(ir)) else { return Ok(()) };
        if !ir.arguments(block).all(|argument| ir.value_type(argument) == Type::INDEX) {
            return Err(ir.error(self, "all body arguments must be index"));
        }
        let ty = ir.value_type(self.result(ir));
        if ir.num_arguments(block) != rank(ir.context(), ty) {
            return Err(ir.error(self, "must have one body argument per input dimension"));
        }
        match yielded_type(ir, block) == Some(ty.element_type(ir.context())) {
            true => Ok(()),
            false => {
                let message = "body must be terminated with a `yield` operation of the tensor element type";
                Err(ir.op_error(self, message))
            }
        }
    }
}

/// Returns the type of the operand of the block's `tensor.yield`.
pub(super) fn yielded_type(ir: &Ir, block: Block) -> Option<Type> {
    let end = ir.cast::<YieldOp>(ir.last_op(block)?)?;
    Some(ir.value_type(end.value(ir)))
}

/// Creates a tensor whose elements are all the same. Dynamic sizes of the type are operands.
///
/// ```mlir
/// %0 = tensor.splat %element[%n] : tensor<4x?xf32>
/// ```
#[op(
    Tensor,
    "splat",
    traits(
        Pure,
        TypesMatchWith("operand type matches element type of result", aggregate, input, |ty, context| {
            ty.element_type(context)
        })
    ),
    interfaces(OpAsmOpInterface, ReifyRankedShapedTypeOpInterface),
    verify,
    fold,
    format($input ("[" $dynamicSizes^ "]")? attr_dict ":" type($aggregate)),
    builders(of),
)]
pub struct SplatOp {
    #[operand]
    input: AnyType,
    #[operand]
    dynamicSizes: Variadic<Index>,
    #[result]
    aggregate: AnyRankedTensor,
}

impl SplatOp<Draft> {
    /// Creates a tensor with these sizes.
    pub fn of(ir: &Ir, input: Value, sizes: impl IntoIterator<Item = impl Into<MixedValue>>) -> Self {
        let sizes: MixedValues = sizes.into_iter().collect();
        match RankedTensorType::get(ir.context(), &sizes.integers, ir.value_type(input), None) {
            Ok(ty) => Self::new(input, sizes.operands, ty),
            Err(error) => Self::over(Draft::new(SplatOp::SCHEMA).wrong(error.to_string())),
        }
    }
}

impl SplatOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        verify_dynamic_sizes(ir, self.operation(), ir.value_type(self.aggregate(ir)), self.dynamic_sizes(ir).len())
    }
}

/// Terminates the body of a `tensor.generate` or `tensor.pad` with an element.
///
/// ```mlir
/// tensor.yield %element : f32
/// ```
#[op(
    Tensor,
    "yield",
    traits(Pure, ReturnLike, Terminator, ParentOneOf<(GenerateOp, PadOp)>),
    format($value attr_dict ":" type($value)),
)]
pub struct YieldOp {
    #[operand]
    value: AnyType,
}
