//! Further demands on attributes: `Confined<I32Attr, IntMinValue<10>>`. As `CommonAttrConstraints.td`.

use crate::attributes::*;
use crate::schema::{
    AsView, AttrConstraint, AttrValuePred, Constrains, Constraint, ConstraintArgument, Pred, SummaryPart, View,
};
use crate::{Attribute, Context, Type, constraint};

/// Returns the values of an array of integers, `f32` or `f64`, in a form that compares in the same order.
fn dense(attribute: Attribute, context: &Context) -> Option<Vec<Comparable>> {
    let array = attribute.cast::<DenseArrayAttr>(context)?;
    let bytes = array.bytes(context);
    match array.element_type(context) {
        Type::F32 => {
            Some(bytes.as_chunks().0.iter().map(|word| Comparable::Float(f32::from_le_bytes(*word).into())).collect())
        }
        Type::F64 => {
            Some(bytes.as_chunks().0.iter().map(|word| Comparable::Float(f64::from_le_bytes(*word))).collect())
        }
        _ => Some(array.values(context)?.map(Comparable::Integer).collect()),
    }
}

/// An element of a dense array. All of one array are of one kind.
#[derive(PartialEq, PartialOrd)]
enum Comparable {
    Integer(i64),
    Float(f64),
}

impl Comparable {
    fn is_positive(&self) -> bool {
        matches!(self, Self::Integer(1..)) || matches!(self, Self::Float(value) if *value > 0.0)
    }

    fn is_non_negative(&self) -> bool {
        matches!(self, Self::Integer(0..)) || matches!(self, Self::Float(value) if *value >= 0.0)
    }
}

constraint! {
    /// whose value is non-negative
    pub IntNonNegative: IntegerAttr = Test(AttrValuePred::IntIsNonNegative);

    /// whose value is positive
    pub IntPositive: IntegerAttr = Test(AttrValuePred::IntIsPositive);

    /// whose minimum value is {N}
    pub IntMinValue<const N: i64>: IntegerAttr = Test(AttrValuePred::IntAtLeast(N));

    /// whose maximum value is {N}
    pub IntMaxValue<const N: i64>: IntegerAttr = Test(AttrValuePred::IntAtMost(N));

    /// whose value is not {N}
    pub IntNEQValue<const N: i64>: IntegerAttr = Test(AttrValuePred::IntIsNot(N));

    /// whose value is a power of two > 0
    pub IntPowerOf2: IntegerAttr = Test(AttrValuePred::IntIsPowerOf2);

    /// whose value is positive and whose value is a power of two > 0
    pub IntPositivePowerOf2: IntegerAttr = And(IntPositive, IntPowerOf2);

    /// with at least {N} elements
    pub ArrayMinCount<const N: usize>: ArrayAttr = Test(AttrValuePred::CountAtLeast(N));

    /// with at most {N} elements
    pub ArrayMaxCount<const N: usize>: ArrayAttr = Test(AttrValuePred::CountAtMost(N));

    /// with exactly {N} elements
    pub ArrayCount<const N: usize>: ArrayAttr = Test(AttrValuePred::CountIs(N));

    /// whose {I}-th element must be {N}
    pub IntArrayNthElemEq<const I: usize, const N: i64>: ArrayAttr = Test(AttrValuePred::ElementInRange(I, N, N));

    /// whose {I}-th element must be at least {N}
    pub IntArrayNthElemMinValue<const I: usize, const N: i64>: ArrayAttr =
        Test(AttrValuePred::ElementInRange(I, N, i64::MAX));

    /// whose {I}-th element must be at most {N}
    pub IntArrayNthElemMaxValue<const I: usize, const N: i64>: ArrayAttr =
        Test(AttrValuePred::ElementInRange(I, i64::MIN, N));

    /// whose {I}-th element must be at least {MIN} and at most {MAX}
    pub IntArrayNthElemInRange<const I: usize, const MIN: i64, const MAX: i64>: ArrayAttr =
        Test(AttrValuePred::ElementInRange(I, MIN, MAX));

    /// with exactly {N} elements
    pub DenseArrayCount<const N: usize>: DenseArrayAttr = Test(AttrValuePred::CountIs(N));

    /// with at most {N} elements
    pub DenseArrayMaxCt<const N: usize>: DenseArrayAttr = Test(AttrValuePred::CountAtMost(N));

    /// with at least {N} elements
    pub DenseArrayMinCt<const N: usize>: DenseArrayAttr = Test(AttrValuePred::CountAtLeast(N));

    /// whose value is positive
    pub DenseArrayStrictlyPositive: DenseArrayAttr =
        CPred(dense($_self, $_ctx).is_some_and(|values| values.iter().all(Comparable::is_positive)));

    /// whose value is non-negative
    pub DenseArrayNonNegative: DenseArrayAttr =
        CPred(dense($_self, $_ctx).is_some_and(|values| values.iter().all(Comparable::is_non_negative)));

    /// should be in non-decreasing order
    pub DenseArraySorted: DenseArrayAttr =
        CPred(dense($_self, $_ctx).is_some_and(|values| values.is_sorted()));

    /// should be in increasing order
    pub DenseArrayStrictlySorted: DenseArrayAttr =
        CPred(dense($_self, $_ctx).is_some_and(|values| values.is_sorted_by(|a, b| a < b)));

    /// {A} {C}
    pub Both<A: Attribute, C: Attribute>: Attribute = And(A, C);
}

/// An attribute `A` that also satisfies `C`; several demands are nested.
#[allow(dead_code, reason = "constraints are types without values")]
pub struct Confined<A: ?Sized, C: ?Sized>(std::marker::PhantomData<A>, std::marker::PhantomData<C>);

impl<A, C> Constrains<Attribute> for Confined<A, C>
where
    A: Constrains<Attribute> + ?Sized,
    C: Constrains<Attribute> + ?Sized,
{
    type View = A::View;
    type RustValue = A::RustValue;
    const CONSTRAINT: &'static AttrConstraint = &Constraint {
        name: "Confined",
        arguments: Both::<A, C>::CONSTRAINT.arguments,
        summary: Both::<A, C>::CONSTRAINT.summary,
        pred: Pred::And(&[Pred::Is(A::CONSTRAINT), Pred::Is(C::CONSTRAINT)]),
        pure: A::CONSTRAINT.pure && C::CONSTRAINT.pure,
        is_conjunction: true,
        ..Constraint::ANY
    };
}

/// An integer that is an alignment: positive, and a power of two.
pub type IntValidAlignment<A> = Confined<A, IntPositivePowerOf2>;

/// One of up to eight integers, written as parameters: `Confined<I32Attr, IntIsOneOf<1, 2, 4>>`. For more of them,
/// `Test(AttrValuePred::IntIsOneOf(&[...]))` in your own constraint.
#[derive(Clone, Copy, Debug)]
pub struct IntIsOneOf<
    const A: i64,
    const B: i64 = A,
    const C: i64 = B,
    const D: i64 = C,
    const E: i64 = D,
    const F: i64 = E,
    const G: i64 = F,
    const H: i64 = G,
>;

/// Returns the parameters without trailing repetitions of the last one.
const fn said<
    const A: i64,
    const B: i64,
    const C: i64,
    const D: i64,
    const E: i64,
    const F: i64,
    const G: i64,
    const H: i64,
>() -> &'static [i64] {
    const {
        let all: &'static [i64] = &[A, B, C, D, E, F, G, H];
        let mut count = all.len();
        while count > 1 && all[count - 1] == all[count - 2] {
            count -= 1;
        }
        all.split_at(count).0
    }
}

impl<const A: i64, const B: i64, const C: i64, const D: i64, const E: i64, const F: i64, const G: i64, const H: i64>
    Constrains<Attribute> for IntIsOneOf<A, B, C, D, E, F, G, H>
{
    type View = IntegerAttr;
    type RustValue = AsView<IntegerAttr>;
    const CONSTRAINT: &'static AttrConstraint = &Constraint {
        name: "IntIsOneOf",
        arguments: &[ConstraintArgument::Numbers(said::<A, B, C, D, E, F, G, H>())],
        summary: &[
            SummaryPart::Text("whose value is one of {"),
            SummaryPart::Numbers(&[A, B, C, D, E, F, G, H]),
            SummaryPart::Text("}"),
        ],
        pred: Pred::And(&[IntegerAttr::PROOF, Pred::Value(AttrValuePred::IntIsOneOf(&[A, B, C, D, E, F, G, H]))]),
        ..Constraint::ANY
    };
}
