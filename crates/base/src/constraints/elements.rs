//! Attributes that are the elements of a vector or tensor. As `CommonAttrConstraints.td`; shapes are of one dimension.

use crate::attributes::*;
use crate::constraint;
use crate::constraints::types::is_integer;
use crate::numeric::FloatFormat;
use crate::types::Signedness::Signless;
use crate::types::{FloatType, Signedness};
use crate::{Attribute, Context, Type};

/// Returns the element type of dense numbers.
fn element(attribute: Attribute, context: &Context) -> Option<Type> {
    let AttributeData::DenseElements { ty, data: DenseData::Raw { .. } } = attribute.data(context) else { return None };
    Some(ty.element_type(context))
}

/// Returns whether the elements are dense integers of this width and signedness (`None`: any); `index` has neither.
fn is_dense(attribute: Attribute, context: &Context, width: Option<u32>, signedness: Option<Signedness>) -> bool {
    element(attribute, context).is_some_and(|element| {
        let is_index = element == Type::INDEX && width.is_none();
        is_index || is_integer(element, context, width, signedness)
    })
}

fn is_dense_float(attribute: Attribute, context: &Context, width: u32) -> bool {
    let format = match width {
        16 => FloatFormat::F16,
        32 => FloatFormat::F32,
        64 => FloatFormat::F64,
        80 => FloatFormat::F80,
        128 => FloatFormat::F128,
        _ => return false,
    };
    let float = element(attribute, context).and_then(|element| element.cast::<FloatType>(context));
    float.is_some_and(|float| float.format(context) == format)
}

fn has_shape(attribute: Attribute, context: &Context, shape: &[i64]) -> bool {
    attribute.ty(context).and_then(|ty| ty.shape(context)) == Some(shape)
}

fn is_dense_strings(attribute: Attribute, context: &Context) -> bool {
    matches!(attribute.data(context), AttributeData::DenseElements { data: DenseData::Strings { .. }, .. })
}

constraint! {
    /// index elements attribute
    pub IndexElementsAttr: DenseElementsAttr = CPred(element($_self, $_ctx) == Some(Type::INDEX));

    /// integer elements attribute
    pub AnyIntElementsAttr: DenseElementsAttr = CPred(is_dense($_self, $_ctx, None, None));

    /// {W}-bit integer elements attribute
    pub IntElementsAttrOf<const W: u32>: DenseElementsAttr = CPred(is_dense($_self, $_ctx, Some(W), None));

    /// {W}-bit signless integer elements attribute
    pub SignlessIntElementsAttr<const W: u32>: DenseElementsAttr =
        CPred(is_dense($_self, $_ctx, Some(W), Some(Signless)));

    /// 32-bit signless integer elements attribute
    pub I32ElementsAttr: DenseElementsAttr = SignlessIntElementsAttr<32>;

    /// 64-bit signless integer elements attribute
    pub I64ElementsAttr: DenseElementsAttr = SignlessIntElementsAttr<64>;

    /// {W}-bit signless int elements attribute of shape [{N}]
    pub RankedSignlessIntElementsAttr<const W: u32, const N: i64>: DenseElementsAttr =
        And(SignlessIntElementsAttr<W>, CPred(has_shape($_self, $_ctx, &[N])));

    /// {W}-bit float elements attribute
    pub FloatElementsAttr<const W: u32>: DenseElementsAttr = CPred(is_dense_float($_self, $_ctx, W));

    /// 64-bit float elements attribute
    pub F64ElementsAttr: DenseElementsAttr = FloatElementsAttr<64>;

    /// {W}-bit float elements attribute of shape [{N}]
    pub RankedFloatElementsAttr<const W: u32, const N: i64>: DenseElementsAttr =
        And(FloatElementsAttr<W>, CPred(has_shape($_self, $_ctx, &[N])));

    /// string elements attribute
    pub StringElementsAttr: DenseElementsAttr = CPred(is_dense_strings($_self, $_ctx));
}

/// 32-bit integers of any signedness.
pub type AnyI32ElementsAttr = IntElementsAttrOf<32>;
/// 64-bit integers of any signedness.
pub type AnyI64ElementsAttr = IntElementsAttrOf<64>;
/// `N` 32-bit signless integers.
pub type RankedI32ElementsAttr<const N: i64> = RankedSignlessIntElementsAttr<32, N>;
/// `N` 64-bit signless integers.
pub type RankedI64ElementsAttr<const N: i64> = RankedSignlessIntElementsAttr<64, N>;
/// `N` 32-bit floats.
pub type RankedF32ElementsAttr<const N: i64> = RankedFloatElementsAttr<32, N>;
/// `N` 64-bit floats.
pub type RankedF64ElementsAttr<const N: i64> = RankedFloatElementsAttr<64, N>;
