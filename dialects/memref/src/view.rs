//! Views of parts of buffers, and transpositions.

use std::collections::BTreeMap;

use ods::affine::AffineMap;
use ods::prelude::*;

use super::canonicalize::{
    OpWithOffsetSizesAndStridesConstantArgumentFolder, SubViewOpMemRefCastFolder, TrivialSubViewOpFolder,
    ViewOpMemrefCastFolder, ViewOpShapeFolder,
};
use super::{MemRef, has_layout, layouts, memory_space};
use ods_arith::common::DynamicIndexList;
use ods_arith::common::quoted::quoted;
use ods_arith::common::shapes::{rank, verify_dynamic_sizes};
use ods_arith::common::slices::{SliceMismatch, StaticSlice, check_rank_reduced, mixed_lists, ranks_of};

op_family! {
    use ods_arith::common::slices::OpWithOffsetSizesAndStrides;

    /// Takes a part of a buffer, given by offsets, sizes and strides for each dimension, within the bounds of the
    /// buffer.
    ///
    /// The result type follows from these numbers; it may lack some dimensions of size 1.
    ///
    /// ```mlir
    /// %1 = memref.subview %0[%i, 2] [8, %n] [3, 2]
    ///     : memref<64x4xf32, strided<[7, 9], offset: 91>> to memref<8x?xf32, strided<[21, 18], offset: ?>>
    /// ```
    pub SubViewOp = { #[operand] source: AnyMemRef } + OpWithOffsetSizesAndStrides<MemRef>(
        "subview",
        traits(Pure),
        interfaces(OpAsmOpInterface, ViewLikeOpInterface, RuntimeVerifiableOpInterface),
        verify,
        fold, canonicalize(OpWithOffsetSizesAndStridesConstantArgumentFolder, SubViewOpMemRefCastFolder, TrivialSubViewOpFolder),
        format(
            $source ""
            custom<DynamicIndexList>($offsets, $static_offsets)
            custom<DynamicIndexList>($sizes, $static_sizes)
            custom<DynamicIndexList>($strides, $static_strides)
            attr_dict ":" type($source) "to" type($result)
        ),
        builders(of, of_type),
    ) {
        #[result]
        result: AnyMemRef,
    };
}

impl SubViewOp<Draft> {
    /// Creates a subview of full rank.
    pub fn of(
        ir: &Ir,
        source: Value,
        offsets: impl IntoIterator<Item = impl Into<MixedValue>>,
        sizes: impl IntoIterator<Item = impl Into<MixedValue>>,
        strides: impl IntoIterator<Item = impl Into<MixedValue>>,
    ) -> Self {
        let [offsets, sizes, strides] = mixed_lists(offsets, sizes, strides);
        let [a, b, c] = [&offsets, &sizes, &strides].map(|list| list.integers.clone());
        let numbers = StaticSlice { offsets: a, sizes: b, strides: c };
        match layouts::of_slice(ir.context(), ir.value_type(source), &numbers) {
            Some(ty) => Self::of_type(ty, source, offsets, sizes, strides),
            None => Self::over(Draft::new(SubViewOp::SCHEMA).wrong("the source is not strided")),
        }
    }

    /// Creates a subview with a type that may lack dimensions of size 1.
    pub fn of_type(
        ty: impl Into<Type>,
        source: Value,
        offsets: MixedValues,
        sizes: MixedValues,
        strides: MixedValues,
    ) -> Self {
        let (a, b, c) = (offsets.integers, sizes.integers, strides.integers);
        Self::new(source, offsets.operands, sizes.operands, strides.operands, a, b, c, ty)
    }
}

impl ViewLikeOpInterface for SubViewOp {
    fn view_source(&self, ir: &Ir) -> Value {
        self.source(ir)
    }
}

impl SubViewOp {
    fn max_ranks(self, ir: &Ir) -> [usize; 3] {
        ranks_of(ir, ir.value_type(self.source(ir)))
    }

    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let context = ir.context();
        let (source, result) = (ir.value_type(self.source(ir)), ir.value_type(self.result(ir)));
        let error = |message: String| Err(ir.error(self, message));
        let (source_text, result_text) = (|| quoted(ir, source), || quoted(ir, result));
        if memory_space(context, source) != memory_space(context, result) {
            return error(format!(
                "different memory spaces specified for base memref type {} and subview memref type {}",
                source_text(),
                result_text()
            ));
        }
        let slice = StaticSlice::of(&self, ir);
        let Some(expected) = layouts::of_slice(context, source, &slice) else {
            return error(format!("base type {} is not strided", source_text()));
        };
        let mismatch = |what: &str| {
            let (expected, result) = (quoted(ir, expected), result_text());
            format!(
                "expected result type to be {expected} or a rank-reduced version. (mismatch of result {what}), but got {result}"
            )
        };
        match check_rank_reduced(context, expected, result) {
            Ok(()) if has_compatible_layout(context, expected, result, &slice.sizes) => {}
            Ok(()) => return error(mismatch("layout")),
            Err(SliceMismatch::RankTooLarge) => {
                let message = "expected result rank to be smaller or equal to the source rank, but got";
                return error(format!("{message} {}", result_text()));
            }
            Err(SliceMismatch::Size) => return error(mismatch("sizes")),
            Err(SliceMismatch::ElementType) => {
                let element = quoted(ir, expected.element_type(context));
                return error(format!("expected result element type to be {element}, but got {}", result_text()));
            }
        }
        slice.verify_in_bounds(ir, self.operation(), source.shape(context).unwrap_or_default())
    }
}

impl SubViewOp {
    /// Returns the dimensions that the result type retains; `None` if the types do not match.
    pub(super) fn kept_dims(self, ir: &Ir) -> Option<Vec<usize>> {
        let context = ir.context();
        let layout = |ty: Type| ty.cast::<MemRefType>(context).and_then(|memref| memref.strides_and_offset(context));
        let slice = StaticSlice::of(&self, ir);
        let full = layouts::of_slice(context, ir.value_type(self.source(ir)), &slice)?;
        let ((strides, _), (reduced, _)) = (layout(full)?, layout(ir.value_type(self.result(ir)))?);
        let dropped = dropped_dims(&slice.sizes, &strides, &reduced)?;
        Some((0..dropped.len()).filter(|dim| !dropped[*dim]).collect())
    }
}

/// Returns whether the type has the offset of the full type, and its strides in the retained dimensions.
fn has_compatible_layout(context: &Context, full: Type, reduced: Type, sizes: &[i64]) -> bool {
    let layout = |ty: Type| ty.cast::<MemRefType>(context).and_then(|memref| memref.strides_and_offset(context));
    let (Some((strides, offset)), Some((reduced, reduced_offset))) = (layout(full), layout(reduced)) else {
        return false;
    };
    if offset != reduced_offset {
        return false;
    }
    let Some(dropped) = dropped_dims(sizes, &strides, &reduced) else { return false };
    let kept = strides.iter().zip(&dropped).filter(|(_, dropped)| !**dropped).map(|(stride, _)| stride);
    kept.eq(&reduced)
}

/// Returns the dimensions of size 1 that the smaller type drops; if there are more candidates than dropped dimensions,
/// their strides decide. `None` if the types do not match. Follows `computeMemRefRankReductionMask`.
fn dropped_dims(sizes: &[i64], strides: &[i64], reduced: &[i64]) -> Option<Vec<bool>> {
    let to_drop = strides.len().checked_sub(reduced.len())?;
    if to_drop == 0 {
        return Some(vec![false; strides.len()]);
    }
    let mut dropped: Vec<bool> = sizes.iter().map(|size| *size == 1).collect();
    let count = |dropped: &[bool]| dropped.iter().filter(|dropped| **dropped).count();
    if count(&dropped) == to_drop {
        return Some(dropped);
    }
    let (mut left, wanted) = (occurrences(strides), occurrences(reduced));
    for (is_dropped, stride) in dropped.iter_mut().zip(strides).filter(|(dropped, _)| **dropped) {
        let (left, wanted) = (left.entry(*stride).or_default(), wanted.get(stride).copied().unwrap_or_default());
        match (*left).cmp(&wanted) {
            std::cmp::Ordering::Greater => *left -= 1,
            std::cmp::Ordering::Equal => *is_dropped = false,
            std::cmp::Ordering::Less => return None,
        }
    }
    (count(&dropped) == to_drop).then_some(dropped)
}

/// Counts the occurrences of each number in the list.
fn occurrences(numbers: &[i64]) -> BTreeMap<i64, usize> {
    let mut counts = BTreeMap::new();
    for number in numbers {
        *counts.entry(*number).or_default() += 1;
    }
    counts
}

/// Permutes the dimensions of a buffer without moving elements.
///
/// ```mlir
/// %1 = memref.transpose %0 (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
/// ```
#[op(MemRef, "transpose", traits(Pure), interfaces(OpAsmOpInterface), verify, fold, custom_format, builders(of))]
pub struct TransposeOp {
    #[operand]
    r#in: AnyStridedMemRef,
    #[attr]
    permutation: AffineMapAttr,
    #[result]
    result: AnyStridedMemRef,
}

impl TransposeOp<Draft> {
    /// Creates a transposition; dimension `i` of the result is dimension `permutation[i]` of the source.
    pub fn of(ir: &Ir, source: Value, permutation: &[u32]) -> Self {
        let context = ir.context();
        let map = AffineMap::permutation(permutation).ok();
        let ty = map.as_ref().and_then(|map| layouts::transposed(context, ir.value_type(source), map));
        match (map, ty) {
            (Some(map), Some(ty)) => Self::new(source, map, ty),
            _ => Self::over(
                Draft::new(TransposeOp::SCHEMA).wrong("the permutation is not one of the source's dimensions"),
            ),
        }
    }
}

impl TransposeOp {
    pub(super) fn map(self, ir: &Ir) -> AffineMap {
        self.permutation_attr(ir).value(ir.context()).cloned().unwrap_or_else(AffineMap::empty)
    }

    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let context = ir.context();
        let (source, result) = (ir.value_type(self.r#in(ir)), ir.value_type(self.result(ir)));
        let (map, error) = (self.map(ir), |message: String| Err(ir.op_error(self, message)));
        if !map.is_permutation() {
            return error("expected a permutation map".into());
        }
        if map.num_dims() as usize != rank(context, source) {
            return error("expected a permutation map of same rank as the input".into());
        }
        let Some(transposed) = layouts::transposed(context, source, &map) else { return Ok(()) };
        let expected = layouts::canonical(context, transposed);
        if layouts::canonical(context, result) == expected {
            return Ok(());
        }
        let (expected, result) = (quoted(ir, expected), quoted(ir, result));
        error(format!("result type {result} is not equivalent to the canonical transposed input type {expected}"))
    }

    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let source = parser.parse_operand()?;
        let permutation = parser.parse_affine_map()?;
        parser.parse_optional_attr_dict(state)?;
        let source_type: MemRefType = parser.parse_colon_type_as()?;
        state.operands.push(parser.resolve_operand(source, source_type.into())?);
        state.types.push(parser.parse_keyword_type("to")?);
        state.add_attribute("permutation", AffineMapAttr::get(parser.context(), permutation));
        Ok(())
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let source = self.r#in(ir);
        printer.print(' ');
        printer.print_operand(source);
        printer.print(format_args!(" {}", self.map(ir)));
        let entries = printer.attributes_of(self);
        printer.print_optional_attr_dict(&entries, &["permutation"]);
        printer.print(" : ");
        printer.print_type(ir.value_type(source));
        printer.print(" to ");
        printer.print_type(ir.value_type(self.result(ir)));
    }
}

/// Views the bytes of a buffer, from an offset in bytes, as a contiguous buffer with elements of any type.
///
/// ```mlir
/// %1 = memref.view %0[%byte][%n] : memref<2048xi8> to memref<64x?xf32>
/// ```
#[op(
    MemRef,
    "view",
    traits(Pure),
    interfaces(OpAsmOpInterface, ViewLikeOpInterface),
    verify,
    fold, canonicalize(ViewOpShapeFolder, ViewOpMemrefCastFolder),
    format($source "[" $byte_shift "]" "" "[" $sizes "]" attr_dict ":" type($source) "to" type(results)),
)]
pub struct ViewOp {
    #[operand]
    source: MemRefRankOf<1, I8>,
    #[operand]
    byte_shift: Index,
    #[operand]
    sizes: Variadic<Index>,
    #[result]
    result: AnyMemRef,
}

impl ViewLikeOpInterface for ViewOp {
    fn view_source(&self, ir: &Ir) -> Value {
        self.source(ir)
    }
}

impl ViewOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let context = ir.context();
        let (source, result) = (ir.value_type(self.source(ir)), ir.value_type(self.result(ir)));
        for (ty, role) in [(source, "base"), (result, "result")] {
            if has_layout(context, ty) {
                let message = format!("unsupported map for {role} memref type {}", quoted(ir, ty));
                return Err(ir.error(self, message));
            }
        }
        if memory_space(context, source) != memory_space(context, result) {
            let (source, result) = (quoted(ir, source), quoted(ir, result));
            let message = "different memory spaces specified for base memref type";
            return Err(ir.error(self, format!("{message} {source} and view memref type {result}")));
        }
        verify_dynamic_sizes(ir, self.operation(), result, self.sizes(ir).len())
    }
}
