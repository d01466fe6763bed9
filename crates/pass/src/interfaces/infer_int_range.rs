//! Inference of ranges of integers.

use ods_core::attributes::IntegerAttr;
use ods_core::fold::OpFoldResult;
use ods_core::numeric::{Int, IntRange};
use ods_core::types::{DYNAMIC, IntegerType};
use ods_core::{Context, Ir, Type, Value};

use super::ShapedDimOpInterface;

/// The width of `index` in ranges.
const INDEX_WIDTH: u32 = 64;

ods_core::__interface! {
    operation requires() bases() bounds() as_trait(yes) {}
    /// Operations that know the ranges of their results from the ranges of their operands. The range of a shaped value
    /// is the range of its elements.
    pub trait InferIntRangeInterface {
        /// Returns the range of each result, given that of each operand; `None` for what is unknown. An operand is
        /// unknown as long as no execution reached it, or if it is not an integer.
        required fn infer_result_ranges(&self, ir: &Ir, operands: &[Option<&IntRange>]) -> Vec<Option<IntRange>>;
    }
}

/// Returns the width of the ranges of values of a type; `None` for types without integers.
pub fn int_range_width(context: &Context, ty: Type) -> Option<u32> {
    let element = ty.element_type(context);
    if element == Type::INDEX {
        return Some(INDEX_WIDTH);
    }
    element.cast::<IntegerType>(context).map(|ty| ty.width(context)).filter(|width| *width > 0)
}

/// Returns the range of all numbers that a value of this type can be; `None` if it is not an integer.
pub fn full_int_range(ir: &Ir, value: Value) -> Option<IntRange> {
    int_range_width(ir.context(), ir.value_type(value)).map(IntRange::all)
}

/// Returns the range of the size that an operation returns, given that of the dimension. Corresponds to MLIR's
/// `inferShapedDimOpInterface`.
pub fn infer_shaped_dim_range(ir: &Ir, op: &impl ShapedDimOpInterface, dimension: Option<&IntRange>) -> IntRange {
    let any = || IntRange::from_signed(Int::zero(INDEX_WIDTH), Int::from_i64(INDEX_WIDTH, i64::MAX));
    let Some(shape) = ir.value_type(op.shaped_value(ir)).shape(ir.context()) else { return any() };
    let known = match op.dimension(ir) {
        OpFoldResult::Attribute(attribute) => {
            attribute.cast::<IntegerAttr>(ir.context()).and_then(|number| number.value(ir.context())).map(|at| (at, at))
        }
        OpFoldResult::Value(_) => None,
    };
    let bounds = dimension.and_then(|range| Some((range.signed().0.sext_i64()?, range.signed().1.sext_i64()?)));
    let (first, last) = known.or(bounds).unwrap_or((0, i64::MAX));
    let sizes = shape.iter().zip(0_i64..).filter(|(_, number)| (first..=last).contains(number));
    let ranges = sizes.map(|(size, _)| match *size {
        DYNAMIC => any(),
        size => IntRange::constant(Int::from_i64(INDEX_WIDTH, size)),
    });
    ranges.reduce(|a, b| a.union(&b)).unwrap_or_else(any)
}
