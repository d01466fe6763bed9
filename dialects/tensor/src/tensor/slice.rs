//! Slices of tensors.

use std::ops::Range;

use ods::prelude::*;

use super::Tensor;
use super::canonicalize::{
    ExtractSliceOpCastFolder, InsertSliceOpCastFolder, InsertSliceOpConstantArgumentFolder,
    InsertSliceOpSourceCastInserter, OpWithOffsetSizesAndStridesConstantArgumentFolder,
};
use ods_arith::common::DynamicIndexList;
use ods_arith::common::quoted::quoted;
use ods_arith::common::slices::{SliceMismatch, StaticSlice, check_rank_reduced, mixed_lists, ranks_of};

op_family! {
    use ods_arith::common::slices::OpWithOffsetSizesAndStrides;

    /// Extracts a slice of a tensor, given by offsets, sizes and strides for each dimension, within the bounds of the
    /// tensor.
    ///
    /// The result has these sizes; it may lack some dimensions of size 1.
    ///
    /// ```mlir
    /// %1 = tensor.extract_slice %0[%i, 0] [1, %n] [1, 1] : tensor<8x16xf32> to tensor<?xf32>
    /// ```
    pub ExtractSliceOp = { #[operand] source: AnyRankedTensor } + OpWithOffsetSizesAndStrides<Tensor>(
        "extract_slice",
        traits(Pure),
        interfaces(OpAsmOpInterface, ReifyRankedShapedTypeOpInterface, RuntimeVerifiableOpInterface),
        verify,
        fold, canonicalize(OpWithOffsetSizesAndStridesConstantArgumentFolder, ExtractSliceOpCastFolder),
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
        result: AnyRankedTensor,
    };
}

impl ExtractSliceOp<Draft> {
    /// Creates a slice of full rank.
    pub fn of(
        ir: &Ir,
        source: Value,
        offsets: impl IntoIterator<Item = impl Into<MixedValue>>,
        sizes: impl IntoIterator<Item = impl Into<MixedValue>>,
        strides: impl IntoIterator<Item = impl Into<MixedValue>>,
    ) -> Self {
        let [offsets, sizes, strides] = mixed_lists(offsets, sizes, strides);
        match part_type(ir.context(), ir.value_type(source), &sizes.integers) {
            Ok(ty) => Self::of_type(ty, source, offsets, sizes, strides),
            Err(error) => Self::over(Draft::new(ExtractSliceOp::SCHEMA).wrong(error)),
        }
    }

    /// Creates a slice with a type that may lack dimensions of size 1.
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

impl ExtractSliceOp {
    fn max_ranks(self, ir: &Ir) -> [usize; 3] {
        ranks_of(ir, ir.value_type(self.source(ir)))
    }

    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (whole, part) = (ir.value_type(self.source(ir)), ir.value_type(self.result(ir)));
        verify_part(ir, self.operation(), whole, part, &StaticSlice::of(&self, ir))
    }
}

op_family! {
    use ods_arith::common::slices::OpWithOffsetSizesAndStrides;

    #[op(
        Tensor,
        verify,
        canonicalize(InsertSliceOpConstantArgumentFolder, InsertSliceOpCastFolder, InsertSliceOpSourceCastInserter),
        format(
            $source "into" $dest ""
            custom<DynamicIndexList>($offsets, $static_offsets)
            custom<DynamicIndexList>($sizes, $static_sizes)
            custom<DynamicIndexList>($strides, $static_strides)
            attr_dict ":" type($source) "into" type($dest)
        ),
        builders(of),
    )]
    struct Insertion {
        #[operand]
        source: AnyRankedTensor,
        #[operand]
        dest: AnyRankedTensor,
    }

    impl Insertion<Draft> {
        /// Creates an insertion at these offsets, sizes and strides.
        pub fn of(
            source: Value,
            dest: Value,
            offsets: impl IntoIterator<Item = impl Into<MixedValue>>,
            sizes: impl IntoIterator<Item = impl Into<MixedValue>>,
            strides: impl IntoIterator<Item = impl Into<MixedValue>>,
        ) -> Self {
            let [offsets, sizes, strides] = mixed_lists(offsets, sizes, strides);
            let (a, b, c) = (offsets.integers, sizes.integers, strides.integers);
            Self::new(source, dest, offsets.operands, sizes.operands, strides.operands, a, b, c)
        }
    }

    impl Insertion {
        fn max_ranks(self, ir: &Ir) -> [usize; 3] {
            ranks_of(ir, ir.value_type(self.dest(ir)))
        }

        /// Checks the inserted slice against the tensor.
        fn verify_slice(self, ir: &Ir) -> Result<(), Diagnostic> {
            let (whole, part) = (ir.value_type(self.dest(ir)), ir.value_type(self.source(ir)));
            verify_part(ir, self.operation(), whole, part, &StaticSlice::of(&self, ir))
        }
    }

    /// Replaces a slice of a tensor, given by offsets, sizes and strides for each dimension, within the bounds of the
    /// tensor.
    ///
    /// The inserted tensor has these sizes; it may lack some dimensions of size 1.
    ///
    /// ```mlir
    /// %1 = tensor.insert_slice %part into %0[%i, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<8x16xf32>
    /// ```
    pub InsertSliceOp = Insertion + OpWithOffsetSizesAndStrides<Tensor>(
        "insert_slice",
        traits(
            Pure,
            TypesMatchWith("expected result type to match dest type", dest, result, |ty, _context| ty)
        ),
        interfaces(OpAsmOpInterface, ReifyRankedShapedTypeOpInterface, DestinationStyleOpInterface),
        fold,
    ) {
        #[result]
        result: AnyRankedTensor,
    };

    /// Inserts a slice into a tensor that several threads compute together, one slice each.
    ///
    /// ```mlir
    /// scf.forall.in_parallel {
    ///   tensor.parallel_insert_slice %part into %shared[%thread] [4] [1] : tensor<4xf32> into tensor<?xf32>
    /// }
    /// ```
    pub ParallelInsertSliceOp = Insertion + OpWithOffsetSizesAndStrides<Tensor>(
        "parallel_insert_slice",
        interfaces(ParallelCombiningOpInterface),
    );
}

impl DestinationStyleOpInterface for InsertSliceOp {
    fn dps_init_range(&self, _: &Ir) -> Range<usize> {
        1..2
    }
}

impl InsertSliceOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        self.verify_slice(ir)
    }
}

impl ParallelCombiningOpInterface for ParallelInsertSliceOp {
    fn updated_destinations(&self, _: &Ir) -> Range<usize> {
        1..2
    }
    fn iterating_parent(&self, ir: &Ir) -> Option<Operation> {
        let parent = ir.parent_op(*self)?;
        ir.has_interface::<dyn InParallelOpInterface>(parent).then(|| ir.parent_op(parent))?
    }
}

impl ParallelInsertSliceOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let parent = ir.parent_op(self);
        if !parent.is_some_and(|parent| ir.has_interface::<dyn InParallelOpInterface>(parent)) {
            let parent = parent.map(|parent| ods::text::operation_note(ir, parent, &Default::default()));
            let message = format!("expected InParallelOpInterface parent, got:{}", parent.unwrap_or_default());
            return Err(ir.error(self, message));
        }
        self.verify_slice(ir)
    }
}

/// Returns the type of the full tensor with these sizes, or the reason why they are invalid.
fn part_type(context: &Context, whole: Type, sizes: &[i64]) -> Result<Type, String> {
    let encoding = whole.cast::<RankedTensorType>(context).and_then(|whole| whole.encoding(context));
    let ty = RankedTensorType::get(context, sizes, whole.element_type(context), encoding);
    ty.map(Type::from).map_err(|error| error.to_string())
}

/// Checks that the slice has the given sizes and the element type and encoding of the full tensor, and is within
/// bounds.
fn verify_part(ir: &Ir, op: Operation, whole: Type, part: Type, slice: &StaticSlice) -> Result<(), Diagnostic> {
    let context = ir.context();
    let expected = match part_type(context, whole, &slice.sizes) {
        Ok(expected) => expected,
        Err(error) => return Err(ir.error(op, error)),
    };
    let message = match check_rank_reduced(context, expected, part) {
        Ok(()) => return slice.verify_in_bounds(ir, op, whole.shape(context).unwrap_or_default()),
        Err(SliceMismatch::RankTooLarge) => "expected rank to be smaller or equal to the other rank. ".into(),
        Err(SliceMismatch::Size) => {
            format!("expected type to be {} or a rank-reduced version. (size mismatch) ", quoted(ir, expected))
        }
        Err(SliceMismatch::ElementType) => {
            format!("expected element type to be {}", quoted(ir, expected.element_type(context)))
        }
    };
    Err(ir.error(op, message))
}
