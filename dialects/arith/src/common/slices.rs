//! Slices of buffers and tensors: their types, and bounds.

use ods::prelude::*;

use super::shapes::rank;

/// The reason why a type is not a rank-reduced version of another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SliceMismatch {
    /// It has more dimensions.
    RankTooLarge,
    /// It has different sizes.
    Size,
    /// It has a different element type.
    ElementType,
}

/// Checks that the type is the full one, possibly without some dimensions of size 1. Follows `isRankReducedType`.
pub fn check_rank_reduced(context: &Context, full: Type, reduced: Type) -> Result<(), SliceMismatch> {
    if full == reduced {
        return Ok(());
    }
    let (Some(sizes), Some(reduced_sizes)) = (full.shape(context), reduced.shape(context)) else {
        return Err(SliceMismatch::Size);
    };
    if reduced_sizes.len() > sizes.len() {
        return Err(SliceMismatch::RankTooLarge);
    }
    if !drops_only_ones(sizes, reduced_sizes) {
        return Err(SliceMismatch::Size);
    }
    match full.element_type(context) == reduced.element_type(context) {
        true => Ok(()),
        false => Err(SliceMismatch::ElementType),
    }
}

/// Returns whether the second list equals the first without some ones. Follows `computeRankReductionMask`.
fn drops_only_ones(sizes: &[i64], reduced: &[i64]) -> bool {
    let mut reduced = reduced.iter().peekable();
    for size in sizes {
        if reduced.next_if(|next| *next == size).is_none() && *size != 1 {
            return false;
        }
    }
    reduced.next().is_none()
}

/// Returns the dimensions of a slice that its type, with these sizes, retains; dimensions of size 1 may be dropped.
/// Follows `getDroppedDims`.
pub fn kept_dims(sizes: &[i64], reduced: &[i64]) -> Vec<usize> {
    let mut kept = Vec::with_capacity(reduced.len());
    for (dim, size) in sizes.iter().enumerate() {
        if *size != 1 || reduced.get(kept.len()) == Some(&1) {
            kept.push(dim);
        }
    }
    kept
}

/// Returns the dimensions that [`kept_dims`] returns, or all if the type has as many; `None` if there are more or fewer
/// than the type has. A size of 1 may then be a dynamic size of the type.
pub fn dims_of_part(sizes: &[i64], part: &[i64]) -> Option<Vec<usize>> {
    if part.len() == sizes.len() {
        return Some((0..part.len()).collect());
    }
    Some(kept_dims(sizes, part)).filter(|kept| kept.len() == part.len())
}

/// Returns three lists of numbers that may be operands: offsets, sizes and strides, or the bounds and steps of loops.
pub fn mixed_lists(
    first: impl IntoIterator<Item = impl Into<MixedValue>>,
    second: impl IntoIterator<Item = impl Into<MixedValue>>,
    third: impl IntoIterator<Item = impl Into<MixedValue>>,
) -> [MixedValues; 3] {
    [first.into_iter().collect(), second.into_iter().collect(), third.into_iter().collect()]
}

/// The static ones of the numbers that describe a slice.
#[derive(Clone, Debug)]
pub struct StaticSlice {
    pub offsets: Vec<i64>,
    pub sizes: Vec<i64>,
    pub strides: Vec<i64>,
}

impl StaticSlice {
    /// Returns the slice of an operation.
    pub fn of(op: &impl OffsetSizeAndStrideOpInterface, ir: &Ir) -> Self {
        Self::of_lists(&[op.mixed_offsets(ir), op.mixed_sizes(ir), op.mixed_strides(ir)])
    }

    /// Returns the slice of offsets, sizes and strides.
    pub fn of_lists(lists: &[MixedValues; 3]) -> Self {
        let [offsets, sizes, strides] = lists.each_ref().map(|list| list.integers.clone());
        Self { offsets, sizes, strides }
    }

    /// Checks that the slice lies within the shape, where both are static. Follows `verifyInBoundsSlice`.
    ///
    /// # Errors
    /// Fails with the offset, or the last element of a dimension, that is out of bounds.
    pub fn verify_in_bounds(&self, ir: &Ir, op: Operation, shape: &[i64]) -> Result<(), Diagnostic> {
        self.outside(shape).map_or(Ok(()), |message| Err(ir.error(op, message)))
    }

    /// Returns whether the slice lies within the shape, where both are static.
    pub fn is_in_bounds(&self, shape: &[i64]) -> bool {
        self.outside(shape).is_none()
    }

    /// Returns a message about the first dimension that is out of bounds.
    fn outside(&self, shape: &[i64]) -> Option<String> {
        let numbers = self.offsets.iter().zip(&self.sizes).zip(&self.strides);
        for (dim, (bound, ((offset, size), stride))) in shape.iter().zip(numbers).enumerate() {
            if *bound == DYNAMIC || *offset == DYNAMIC {
                continue;
            }
            if offset >= bound {
                return Some(format!("offset {dim} is out-of-bounds: {offset} >= {bound}"));
            }
            if *size == DYNAMIC || *stride == DYNAMIC {
                continue;
            }
            let last = offset.wrapping_add(size.wrapping_sub(1).wrapping_mul(*stride));
            if last >= *bound {
                return Some(format!("slice along dimension {dim} runs out-of-bounds: {last} >= {bound}"));
            }
        }
        None
    }
}

op_family! {
    #[op(D, traits(AttrSizedOperandSegments), interfaces(OffsetSizeAndStrideOpInterface))]
    pub struct OpWithOffsetSizesAndStrides<D> {
        #[operand]
        offsets: Variadic<Index>,
        #[operand]
        sizes: Variadic<Index>,
        #[operand]
        strides: Variadic<Index>,
        #[attr]
        static_offsets: DenseI64ArrayAttr,
        #[attr]
        static_sizes: DenseI64ArrayAttr,
        #[attr]
        static_strides: DenseI64ArrayAttr,
    }

    // Each operation has a function `max_ranks`, the numbers of offsets, sizes and strides that it expects.
    impl OffsetSizeAndStrideOpInterface for OpWithOffsetSizesAndStrides {
        fn mixed_offsets(&self, ir: &Ir) -> MixedValues {
            MixedValues { integers: self.static_offsets(ir), operands: self.offsets(ir) }
        }

        fn mixed_sizes(&self, ir: &Ir) -> MixedValues {
            MixedValues { integers: self.static_sizes(ir), operands: self.sizes(ir) }
        }

        fn mixed_strides(&self, ir: &Ir) -> MixedValues {
            MixedValues { integers: self.static_strides(ir), operands: self.strides(ir) }
        }

        fn array_attr_max_ranks(&self, ir: &Ir) -> [usize; 3] {
            self.max_ranks(ir)
        }
    }
}

/// Expects as many offsets, sizes and strides as the type has dimensions.
pub fn ranks_of(ir: &Ir, ty: Type) -> [usize; 3] {
    [rank(ir.context(), ty); 3]
}

/// Returns the constant that an operand is, if a list can hold it and `is_valid` accepts it; otherwise the value.
pub fn folded_if(ir: &Ir, value: MixedValue, is_valid: fn(i64) -> bool) -> MixedValue {
    match value.folded(ir) {
        MixedValue::Integer(constant) if is_valid(constant) => MixedValue::Integer(constant),
        MixedValue::Integer(_) | MixedValue::Operand(_) => value,
    }
}

/// Returns whether verifiers accept the number as an offset or a size.
pub fn is_natural(number: i64) -> bool {
    number >= 0
}

/// Returns the list with constant operands as numbers; `None` if there are none. Numbers that `is_valid` rejects stay
/// operands.
pub fn with_constants(ir: &Ir, values: &MixedValues, is_valid: fn(i64) -> bool) -> Option<MixedValues> {
    let folded: MixedValues = values.clone().into_iter().map(|value| folded_if(ir, value, is_valid)).collect();
    (folded.operands.len() < values.operands.len()).then_some(folded)
}

/// The treatment of constant operands that are strides of zero.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ZeroStrides {
    /// They become numbers.
    Fold,
    /// They stay operands.
    Stay,
    /// Nothing of a slice with a stride of zero changes.
    Refuse,
}

impl ZeroStrides {
    /// Returns the test for constants that become numbers.
    fn test(self) -> fn(i64) -> bool {
        match self {
            Self::Fold | Self::Refuse => |_| true,
            Self::Stay => |stride| stride != 0,
        }
    }
}

/// Returns the offsets, sizes and strides with constant operands of the first list that has any as numbers; `None` if
/// there are none. Negative offsets and sizes stay operands, as in MLIR.
fn fold_slice_lists(ir: &Ir, op: &impl OffsetSizeAndStrideOpInterface, zeros: ZeroStrides) -> Option<[MixedValues; 3]> {
    let mut lists = [op.mixed_offsets(ir), op.mixed_sizes(ir), op.mixed_strides(ir)];
    let is_valid: [fn(i64) -> bool; 3] = [is_natural, is_natural, zeros.test()];
    let folded = lists.iter().zip(is_valid).map(|(list, is_valid)| with_constants(ir, list, is_valid));
    let (position, folded) = folded.enumerate().find_map(|(position, list)| Some((position, list?)))?;
    lists[position] = folded;
    Some(lists)
}

/// Returns the offsets, sizes and strides of a slice of `whole`, with constant operands as numbers, and the numbers
/// alone; `None` if no operand is constant, or the slice would be out of bounds. Follows
/// `OpWithOffsetSizesAndStridesConstantArgumentFolder`.
pub fn fold_slice(
    ir: &Ir,
    op: &impl OffsetSizeAndStrideOpInterface,
    whole: Type,
    zeros: ZeroStrides,
) -> Option<([MixedValues; 3], StaticSlice)> {
    let lists = fold_slice_lists(ir, op, zeros)?;
    let has_zero = || lists[2].clone().into_iter().any(|stride| matches!(stride, MixedValue::Integer(0)));
    if zeros == ZeroStrides::Refuse && has_zero() {
        return None;
    }
    let slice = StaticSlice::of_lists(&lists);
    slice.is_in_bounds(whole.shape(ir.context())?).then_some((lists, slice))
}

/// Returns whether a mixed list has only this number.
pub fn is_all(ir: &Ir, values: &MixedValues, number: i64) -> bool {
    values.clone().into_iter().all(|value| match value {
        MixedValue::Integer(known) => known == number,
        MixedValue::Operand(operand) => ir.constant_int(operand) == Some(number),
    })
}

/// Returns whether offsets are zero and strides are one.
pub fn is_identity_slice(ir: &Ir, offsets: &MixedValues, strides: &MixedValues) -> bool {
    is_all(ir, offsets, 0) && is_all(ir, strides, 1)
}

/// Returns the result of the closure for the first kind of operation that it is.
#[doc(hidden)]
#[macro_export]
macro_rules! one_of {
    ($ir:expr, $op:expr; $($kind:ty => |$name:ident| $result:expr),* $(,)?) => {
        None$(.or_else(|| $ir.cast::<$kind>($op).map(|$name| $result)))*
    };
}
