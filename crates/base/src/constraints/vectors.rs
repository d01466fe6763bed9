//! Vectors. As `CommonTypeConstraints.td`; where MLIR takes a list of lengths or ranks, a tuple of constraints does.

use crate::constraint;
use crate::constraints::AnyType;
use crate::schema::{AsView, Constrains, Constraint, ConstraintArgument, Pred, SummaryPart, TypeConstraint};
use crate::types::*;
use crate::{Context, Type};

/// Returns the flags of a vector's dimensions.
fn scalable(ty: Type, context: &Context) -> Option<&[bool]> {
    ty.cast::<VectorType>(context).map(|vector| vector.scalable_dims(context))
}

fn is_scalable(ty: Type, context: &Context) -> bool {
    scalable(ty, context).is_some_and(|flags| flags.contains(&true))
}

fn is_fixed(ty: Type, context: &Context) -> bool {
    scalable(ty, context).is_some_and(|flags| !flags.contains(&true))
}

fn is_trailing_scalable(ty: Type, context: &Context) -> bool {
    let last = scalable(ty, context).and_then(<[bool]>::split_last);
    last.is_some_and(|(last, others)| *last && !others.contains(&true))
}

/// Returns the rank of a vector.
fn rank(ty: Type, context: &Context) -> Option<usize> {
    scalable(ty, context).map(<[bool]>::len)
}

/// Returns the number of elements of a vector of rank 1 or more, counting a scalable dimension as its minimum.
fn length(ty: Type, context: &Context) -> Option<u64> {
    let vector = ty.cast::<ShapedType>(context).filter(|_| rank(ty, context) > Some(0))?;
    vector.num_elements(context)
}

/// Returns the size of dimension `n`, counted from the end if negative.
fn dim(ty: Type, context: &Context, n: i64) -> Option<i64> {
    let shape = ty.shape(context)?;
    let index =
        if n < 0 { shape.len().checked_sub(usize::try_from(n.unsigned_abs()).ok()?)? } else { n.try_into().ok()? };
    shape.get(index).copied()
}

constraint! {
    /// vector of {T} values
    pub VectorOfNonZeroRankOf<T: Type>: VectorType =
        And(VectorType, CPred(rank($_self, $_ctx) > Some(0)), ElementType(T));

    /// fixed-length vector of {T} values
    pub FixedVectorOfNonZeroRankOf<T: Type>: VectorType =
        And(CPred(is_fixed($_self, $_ctx)), CPred(rank($_self, $_ctx) > Some(0)), ElementType(T));

    /// vector of {T} values
    pub VectorOfAnyRankOf<T: Type>: VectorType = And(VectorType, ElementType(T));

    /// fixed-length vector of {T} values
    pub FixedVectorOfAnyRank<T: Type>: VectorType = And(CPred(is_fixed($_self, $_ctx)), ElementType(T));

    /// scalable vector of {T} values
    pub ScalableVectorOfAnyRank<T: Type>: VectorType = And(CPred(is_scalable($_self, $_ctx)), ElementType(T));

    /// trailing scalable vector of {T} values
    pub VectorWithTrailingDimScalableOf<T: Type>: VectorType =
        And(CPred(is_trailing_scalable($_self, $_ctx)), ElementType(T));

    /// of ranks {R}
    pub VectorOfRank<const R: usize>: VectorType = CPred(R > 0 && rank($_self, $_ctx) == Some(R));

    /// of ranks {R}
    pub FixedVectorOfRank<const R: usize>: VectorType =
        CPred(is_fixed($_self, $_ctx) && rank($_self, $_ctx) == Some(R));

    /// of ranks {R}
    pub ScalableVectorOfRank<const R: usize>: VectorType =
        CPred(is_scalable($_self, $_ctx) && rank($_self, $_ctx) == Some(R));

    /// vector of {T} values of ranks {R}
    pub VectorOfRankAndType<const R: usize, T: Type>: VectorType = And(VectorOfNonZeroRankOf<T>, VectorOfRank<R>);

    /// fixed-length vector of {T} values of ranks {R}
    pub FixedVectorOfRankAndType<const R: usize, T: Type>: VectorType = And(FixedVectorOfAnyRank<T>, VectorOfRank<R>);

    /// of length {N}
    pub VectorOfLength<const N: u64>: VectorType = CPred(length($_self, $_ctx) == Some(N));

    /// of at least length {N}
    pub VectorOfMinLength<const N: u64>: VectorType = CPred(length($_self, $_ctx).is_some_and(|length| length >= N));

    /// of at most length {N}
    pub VectorOfMaxLength<const N: u64>: VectorType = CPred(length($_self, $_ctx).is_some_and(|length| length <= N));

    /// of length {N}
    pub FixedVectorOfLength<const N: u64>: VectorType = And(CPred(is_fixed($_self, $_ctx)), VectorOfLength<N>);

    /// of length {N}
    pub ScalableVectorOfLength<const N: u64>: VectorType = And(CPred(is_scalable($_self, $_ctx)), VectorOfLength<N>);

    /// vector of {T} values of length {N}
    pub VectorOfLengthAndType<const N: u64, T: Type>: VectorType = And(VectorOfNonZeroRankOf<T>, VectorOfLength<N>);

    /// vector of {T} values of at least length {MIN} of at most length {MAX}
    pub VectorOfMinMaxLengthAndType<const MIN: u64, const MAX: u64, T: Type>: VectorType =
        And(VectorOfNonZeroRankOf<T>, VectorOfMinLength<MIN>, VectorOfMaxLength<MAX>);

    /// fixed-length vector of {T} values of length {N}
    pub FixedVectorOfLengthAndType<const N: u64, T: Type>: VectorType =
        And(FixedVectorOfAnyRank<T>, FixedVectorOfLength<N>);

    /// scalable vector of {T} values of length {N}
    pub ScalableVectorOfLengthAndType<const N: u64, T: Type>: VectorType =
        And(ScalableVectorOfAnyRank<T>, ScalableVectorOfLength<N>);

    /// of ranks {R}scalable vector of {T} values of length {N}
    pub ScalableVectorOfRankAndLengthAndType<const R: usize, const N: u64, T: Type>: VectorType =
        And(ScalableVectorOfRank<R>, ScalableVectorOfAnyRank<T>, ScalableVectorOfLength<N>);

    /// with dim {I} having a size of {{N}}
    pub ShapedTypeWithNthDimOfSize<const I: i64, const N: i64>: ShapedType =
        CPred(dim($_self, $_ctx, I) == Some(N));

    /// trailing scalable vector of {T} values with dim -1 having a size of {{N}}
    pub VectorWithTrailingDimScalableOfSizeAndType<const N: i64, T: Type>: VectorType =
        And(VectorWithTrailingDimScalableOf<T>, ShapedTypeWithNthDimOfSize<-1, N>);
}

/// Any vector, of rank 1 at least.
pub type AnyVectorOfNonZeroRank = VectorOfNonZeroRankOf<AnyType>;
/// Any vector without scalable dimensions, of rank 1 at least.
pub type AnyFixedVectorOfNonZeroRank = FixedVectorOfNonZeroRankOf<AnyType>;
/// Any vector.
pub type AnyVectorOfAnyRank = VectorOfAnyRankOf<AnyType>;
/// Any vector without scalable dimensions.
pub type AnyFixedVectorOfAnyRank = FixedVectorOfAnyRank<AnyType>;
/// Any vector with a scalable dimension.
pub type AnyScalableVectorOfAnyRank = ScalableVectorOfAnyRank<AnyType>;

/// A fixed-length vector of one shape of up to four sizes, `FixedVectorOfShapeAndType<F32, 2, 4>`: `vector<2x4xf32>`.
#[derive(Clone, Copy, Debug)]
pub struct FixedVectorOfShapeAndType<
    T: ?Sized,
    const A: i64,
    const B: i64 = NO_SIZE,
    const C: i64 = NO_SIZE,
    const D: i64 = NO_SIZE,
>(std::marker::PhantomData<T>);

/// The end marker of a shape with fewer sizes.
const NO_SIZE: i64 = -1;

impl<T: Constrains<Type> + ?Sized, const A: i64, const B: i64, const C: i64, const D: i64> Constrains<Type>
    for FixedVectorOfShapeAndType<T, A, B, C, D>
{
    type View = VectorType;
    type RustValue = AsView<VectorType>;
    const CONSTRAINT: &'static TypeConstraint = &Constraint {
        name: "FixedVectorOfShapeAndType",
        arguments: &[
            ConstraintArgument::Constraint(T::CONSTRAINT.name, T::CONSTRAINT.arguments),
            ConstraintArgument::Numbers(written_sizes::<A, B, C, D>()),
        ],
        summary: &[
            SummaryPart::Text("vector<"),
            SummaryPart::Summary(sizes::<A, B, C, D>()),
            SummaryPart::Text("> of "),
            SummaryPart::Summary(T::CONSTRAINT.summary),
            SummaryPart::Text(" values"),
        ],
        pred: Pred::And(&[
            Pred::Is(FixedVectorOfAnyRank::<T>::CONSTRAINT),
            Pred::Leaf {
                code: "has_shape($_self, $_ctx, [A, B, C, D])",
                test: |ty, scope| has_shape(ty, scope.context, [A, B, C, D]),
            },
        ]),
        ..Constraint::ANY
    };
}

fn has_shape(ty: Type, context: &Context, sizes: [i64; 4]) -> bool {
    let sizes = sizes.iter().take_while(|size| **size != NO_SIZE);
    ty.shape(context).is_some_and(|shape| shape.iter().eq(sizes))
}

/// Returns the sizes of the shape.
const fn written_sizes<const A: i64, const B: i64, const C: i64, const D: i64>() -> &'static [i64] {
    const {
        let all: &'static [i64] = &[A, B, C, D];
        all.split_at(number_of_sizes::<B, C, D>()).0
    }
}

const fn number_of_sizes<const B: i64, const C: i64, const D: i64>() -> usize {
    1 + (B != NO_SIZE) as usize + (C != NO_SIZE) as usize + (D != NO_SIZE) as usize
}

/// Returns the sizes, separated by `x`.
const fn sizes<const A: i64, const B: i64, const C: i64, const D: i64>() -> &'static [SummaryPart] {
    const {
        let all: &'static [SummaryPart] = &[
            SummaryPart::Number(A as i128),
            SummaryPart::Text("x"),
            SummaryPart::Number(B as i128),
            SummaryPart::Text("x"),
            SummaryPart::Number(C as i128),
            SummaryPart::Text("x"),
            SummaryPart::Number(D as i128),
        ];
        all.split_at(2 * number_of_sizes::<B, C, D>() - 1).0
    }
}
