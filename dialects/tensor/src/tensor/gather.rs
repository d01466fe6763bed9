//! Access to slices at indices in another tensor.

use ods::prelude::*;

use super::Tensor;
use ods_arith::common::quoted::quoted;
use ods_arith::common::shapes::rank;

/// Gathers slices of a tensor, one for each list of indices along the innermost dimension of `indices`; `gather_dims`
/// names the dimensions that these index.
///
/// The result has the leading sizes of `indices`, followed by the sizes of the source, where indexed dimensions have
/// size 1 or are dropped. With `unique`, no list of indices occurs twice.
///
/// ```mlir
/// %1 = tensor.gather %0[%indices] gather_dims([1]) unique
///     : (tensor<4x5x6xf32>, tensor<3x1xindex>) -> tensor<3x4x1x6xf32>
/// ```
#[op(
    Tensor,
    "gather",
    traits(Pure),
    interfaces(OpAsmOpInterface),
    verify,
    fold,
    format(
        $source "[" $indices "]" "gather_dims" "(" $gather_dims ")" ("unique" $unique^)? attr_dict ":"
        functional_type(operands, results)
    ),
)]
pub struct GatherOp {
    #[operand]
    source: AnyRankedTensor,
    #[operand]
    indices: RankedTensorOf<AnySignlessIntegerOrIndex>,
    #[attr]
    gather_dims: DenseI64ArrayAttr,
    #[attr]
    unique: UnitAttr,
    #[result]
    result: AnyRankedTensor,
}

impl GatherOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (whole, indices) = (ir.value_type(self.source(ir)), ir.value_type(self.indices(ir)));
        let slices = Slices { whole, indices, dims: self.gather_dims(ir), words: ["gather", "source", "result"] };
        slices.verify_dims(ir, self.operation())?;
        slices.verify_type(ir, self.operation(), ir.value_type(self.result(ir)))
    }
}

/// Replaces slices of a tensor, one for each list of indices along the innermost dimension of `indices`; `scatter_dims`
/// names the dimensions that these index.
///
/// The source has the type that `tensor.gather` returns for the same indices. No list of indices occurs twice; `unique`
/// is required.
///
/// ```mlir
/// %1 = tensor.scatter %slices into %0[%indices] scatter_dims([1]) unique
///     : (tensor<3x4x1x6xf32>, tensor<4x5x6xf32>, tensor<3x1xindex>) -> tensor<4x5x6xf32>
/// ```
#[op(
    Tensor,
    "scatter",
    traits(Pure),
    interfaces(OpAsmOpInterface),
    verify,
    format(
        $source "into" $dest "[" $indices "]" "scatter_dims" "(" $scatter_dims ")" ("unique" $unique^)? attr_dict ":"
        functional_type(operands, results)
    ),
)]
pub struct ScatterOp {
    #[operand]
    source: AnyRankedTensor,
    #[operand]
    dest: AnyRankedTensor,
    #[operand]
    indices: RankedTensorOf<AnySignlessIntegerOrIndex>,
    #[attr]
    scatter_dims: DenseI64ArrayAttr,
    #[attr]
    unique: UnitAttr,
    #[result]
    result: AnyRankedTensor,
}

impl ScatterOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (whole, indices) = (ir.value_type(self.dest(ir)), ir.value_type(self.indices(ir)));
        let slices = Slices { whole, indices, dims: self.scatter_dims(ir), words: ["scatter", "dest", "source"] };
        slices.verify_dims(ir, self.operation())?;
        if !self.unique(ir) {
            return Err(ir.op_error(self, "requires 'unique' attribute to be set"));
        }
        slices.verify_type(ir, self.operation(), ir.value_type(self.source(ir)))
    }
}

/// The slices of a tensor that an operation gathers or scatters.
struct Slices {
    whole: Type,
    indices: Type,
    dims: Vec<i64>,
    /// The verb for the operation, and the names of the tensor and its slices in messages.
    words: [&'static str; 3],
}

impl Slices {
    /// Checks that the dimensions are valid, in order, and as many as there are indices in a list.
    fn verify_dims(&self, ir: &Ir, op: Operation) -> Result<(), Diagnostic> {
        let [verb, whole, _] = self.words;
        let rank = rank(ir.context(), self.whole);
        let count = self.dims.len();
        let length = self.indices.shape(ir.context()).and_then(|shape| shape.last().copied());
        let is_inside = |dim: &i64| usize::try_from(*dim).is_ok_and(|dim| dim < rank);
        let wrong_dim = self.dims.iter().find(|dim| !is_inside(dim));
        let message = if count == 0 {
            "dims must be non-empty".to_owned()
        } else if count > rank {
            format!("dims overflow {whole} rank")
        } else if length.and_then(|length| usize::try_from(length).ok()) != Some(count) {
            "dims length must match the size of last dimension of indices".to_owned()
        } else if let Some(dim) = wrong_dim {
            match *dim < 0 {
                true => "dims value must be non-negative".to_owned(),
                false => format!("dims value must be smaller than {whole} rank"),
            }
        } else if !self.dims.is_sorted_by(|a, b| a < b) {
            "dims values must be strictly increasing".to_owned()
        } else {
            return Ok(());
        };
        Err(ir.op_error(op, format_args!("{verb}_{message}")))
    }

    /// Checks that the slices have the leading sizes of the indices, followed by the sizes of the tensor.
    fn verify_type(&self, ir: &Ir, op: Operation, ty: Type) -> Result<(), Diagnostic> {
        let (Some(full), Some(reduced)) = (self.inferred(ir, false), self.inferred(ir, true)) else { return Ok(()) };
        if ty == full || ty == reduced {
            return Ok(());
        }
        let (slices, full, reduced, ty) = (self.words[2], quoted(ir, full), quoted(ir, reduced), quoted(ir, ty));
        let message =
            format!("{slices} type mismatch: expected {full} or its rank-reduced variant {reduced} (got: {ty})");
        Err(ir.op_error(op, message))
    }

    /// Infers the type of the slices. Follows `GatherOp::inferResultType`.
    fn inferred(&self, ir: &Ir, is_reduced: bool) -> Option<Type> {
        let context = ir.context();
        let (_, leading) = self.indices.shape(context)?.split_last()?;
        let mut shape = leading.to_vec();
        for (dim, size) in (0_i64..).zip(self.whole.shape(context)?) {
            match self.dims.binary_search(&dim) {
                Ok(_) if is_reduced => {}
                Ok(_) => shape.push(1),
                Err(_) => shape.push(*size),
            }
        }
        let whole = self.whole.cast::<RankedTensorType>(context)?;
        let element = self.whole.element_type(context);
        RankedTensorType::get(context, &shape, element, whole.encoding(context)).ok().map(Type::from)
    }
}
