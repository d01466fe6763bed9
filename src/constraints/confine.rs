//! Further demands on attributes: `Confined<I32Attr, IntMinValue<10>>`. As `CommonAttrConstraints.td`.

use crate::attributes::*;
use crate::numeric::Int;
use crate::schema::AttrValue;
use crate::types::TypeData;
use crate::{Attribute, Context, Type, constraint};

fn int(attribute: Attribute, context: &Context) -> Option<i64> {
    attribute.cast::<IntegerAttr>(context)?.value(context)
}

/// The bits, whatever their number; the topmost is the sign, as MLIR takes it even for unsigned types.
fn bits(attribute: Attribute, context: &Context) -> Option<&Int> {
    attribute.cast::<IntegerAttr>(context)?.int(context)
}

fn is_power_of_2(bits: &Int) -> bool {
    bits.as_words().iter().map(|word| word.count_ones()).sum::<u32>() == 1
}

fn count(attribute: Attribute, context: &Context) -> Option<usize> {
    attribute.cast::<ArrayAttr>(context).map(|array| array.elements(context).len())
}

fn element(attribute: Attribute, context: &Context, index: usize) -> Option<i64> {
    int(*attribute.cast::<ArrayAttr>(context)?.elements(context).get(index)?, context)
}

fn dense_count(attribute: Attribute, context: &Context) -> Option<usize> {
    let array = attribute.cast::<DenseArrayAttr>(context)?;
    let bits = match array.element_type(context).data(context) {
        TypeData::Integer { width, .. } => *width,
        TypeData::Float(format) => format.bits(),
        _ => return None,
    };
    array.bytes(context).len().checked_div(bits.div_ceil(8) as usize)
}

/// The values of an array of integers, `f32` or `f64`, in a form that compares as they do.
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
        _ => Some(array.values(context)?.into_iter().map(Comparable::Integer).collect()),
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
    pub IntNonNegative: Attribute = CPred(bits($_self, $_ctx).is_some_and(|bits| !bits.is_negative()));

    /// whose value is positive
    pub IntPositive: Attribute = CPred(bits($_self, $_ctx).is_some_and(|bits| !bits.is_negative() && !bits.is_zero()));

    /// whose minimum value is {N}
    pub IntMinValue<const N: i64>: Attribute = CPred(int($_self, $_ctx) >= Some(N));

    /// whose maximum value is {N}
    pub IntMaxValue<const N: i64>: Attribute = CPred(int($_self, $_ctx).is_some_and(|value| value <= N));

    /// whose value is not {N}
    pub IntNEQValue<const N: i64>: Attribute = CPred(int($_self, $_ctx).is_some_and(|value| value != N));

    /// whose value is a power of two > 0
    pub IntPowerOf2: Attribute = CPred(bits($_self, $_ctx).is_some_and(is_power_of_2));

    /// whose value is positive and whose value is a power of two > 0
    pub IntPositivePowerOf2: Attribute = And(IntPositive, IntPowerOf2);

    /// with at least {N} elements
    pub ArrayMinCount<const N: usize>: Attribute = CPred(count($_self, $_ctx) >= Some(N));

    /// with at most {N} elements
    pub ArrayMaxCount<const N: usize>: Attribute = CPred(count($_self, $_ctx).is_some_and(|count| count <= N));

    /// with exactly {N} elements
    pub ArrayCount<const N: usize>: Attribute = CPred(count($_self, $_ctx) == Some(N));

    /// whose {I}-th element must be {N}
    pub IntArrayNthElemEq<const I: usize, const N: i64>: Attribute = CPred(element($_self, $_ctx, I) == Some(N));

    /// whose {I}-th element must be at least {N}
    pub IntArrayNthElemMinValue<const I: usize, const N: i64>: Attribute =
        CPred(element($_self, $_ctx, I) >= Some(N));

    /// whose {I}-th element must be at most {N}
    pub IntArrayNthElemMaxValue<const I: usize, const N: i64>: Attribute =
        CPred(element($_self, $_ctx, I).is_some_and(|value| value <= N));

    /// whose {I}-th element must be at least {MIN} and at most {MAX}
    pub IntArrayNthElemInRange<const I: usize, const MIN: i64, const MAX: i64>: Attribute =
        CPred(element($_self, $_ctx, I).is_some_and(|value| (MIN..=MAX).contains(&value)));

    /// with exactly {N} elements
    pub DenseArrayCount<const N: usize>: Attribute = CPred(dense_count($_self, $_ctx) == Some(N));

    /// with at most {N} elements
    pub DenseArrayMaxCt<const N: usize>: Attribute =
        CPred(dense_count($_self, $_ctx).is_some_and(|count| count <= N));

    /// with at least {N} elements
    pub DenseArrayMinCt<const N: usize>: Attribute = CPred(dense_count($_self, $_ctx) >= Some(N));

    /// whose value is positive
    pub DenseArrayStrictlyPositive: Attribute =
        CPred(dense($_self, $_ctx).is_some_and(|values| values.iter().all(Comparable::is_positive)));

    /// whose value is non-negative
    pub DenseArrayNonNegative: Attribute =
        CPred(dense($_self, $_ctx).is_some_and(|values| values.iter().all(Comparable::is_non_negative)));

    /// should be in non-decreasing order
    pub DenseArraySorted: Attribute =
        CPred(dense($_self, $_ctx).is_some_and(|values| values.is_sorted()));

    /// should be in increasing order
    pub DenseArrayStrictlySorted: Attribute =
        CPred(dense($_self, $_ctx).is_some_and(|values| values.is_sorted_by(|a, b| a < b)));

    /// {A} {C}
    pub Both<A: Attribute, C: Attribute>: Attribute = And(A, C);
}

/// An attribute `A` that also satisfies `C`; several demands are nested.
#[allow(dead_code, reason = "constraints are types that nobody makes")]
pub struct Confined<A: ?Sized, C: ?Sized>(std::marker::PhantomData<A>, std::marker::PhantomData<C>);

impl<A, C> crate::schema::Constrains<Attribute> for Confined<A, C>
where
    A: crate::schema::Constrains<Attribute> + ?Sized,
    C: crate::schema::Constrains<Attribute> + ?Sized,
{
    type View = A::View;
    const CONSTRAINT: &'static crate::schema::AttrConstraint =
        <Both<A, C> as crate::schema::Constrains<Attribute>>::CONSTRAINT;
}

/// Its values are those of what is confined.
impl<A: AttrValue, C: crate::schema::Constrains<Attribute> + ?Sized> AttrValue for Confined<A, C> {
    type Value = A::Value;
    fn attribute(context: &Context, value: A::Value) -> Attribute {
        A::attribute(context, value)
    }
}

/// An integer that is an alignment: positive, and a power of two.
pub type IntValidAlignment<A> = Confined<A, IntPositivePowerOf2>;
