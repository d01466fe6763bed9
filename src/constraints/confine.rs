//! Further demands on attributes: `Confined<I32Attr, IntMinValue<10>>`. As `CommonAttrConstraints.td`.

use crate::attributes::*;
use crate::schema::AttrValue;
use crate::{Attribute, Context, constraint};

fn int(attribute: Attribute, context: &Context) -> Option<i64> {
    attribute.cast::<IntegerAttr>(context)?.value(context)
}

fn count(attribute: Attribute, context: &Context) -> Option<usize> {
    attribute.cast::<ArrayAttr>(context).map(|array| array.elements(context).len())
}

fn element(attribute: Attribute, context: &Context, index: usize) -> Option<i64> {
    int(*attribute.cast::<ArrayAttr>(context)?.elements(context).get(index)?, context)
}

fn dense(attribute: Attribute, context: &Context) -> Option<Vec<i64>> {
    attribute.cast::<DenseArrayAttr>(context)?.values(context)
}

constraint! {
    /// whose value is non-negative
    pub IntNonNegative: Attribute = CPred(int($_self, $_ctx) >= Some(0));

    /// whose value is positive
    pub IntPositive: Attribute = CPred(int($_self, $_ctx) > Some(0));

    /// whose minimum value is {N}
    pub IntMinValue<const N: i64>: Attribute = CPred(int($_self, $_ctx) >= Some(N));

    /// whose maximum value is {N}
    pub IntMaxValue<const N: i64>: Attribute = CPred(int($_self, $_ctx).is_some_and(|value| value <= N));

    /// whose value is not {N}
    pub IntNEQValue<const N: i64>: Attribute = CPred(int($_self, $_ctx).is_some_and(|value| value != N));

    /// whose value is a power of two > 0
    pub IntPowerOf2: Attribute = CPred(int($_self, $_ctx).is_some_and(|value| value > 0 && value & (value - 1) == 0));

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

    /// with {N} elements
    pub DenseArrayCount<const N: usize>: Attribute =
        CPred(dense($_self, $_ctx).is_some_and(|values| values.len() == N));

    /// whose values are non-negative
    pub DenseArrayNonNegative: Attribute =
        CPred(dense($_self, $_ctx).is_some_and(|values| values.iter().all(|value| *value >= 0)));

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
