//! Attributes that are many values. As `CommonAttrConstraints.td`.

use crate::attributes::*;
use crate::constraint;
use crate::constraints::types::*;
use crate::constraints::{BoolProperty, F32Attr, F64Attr, I32Attr, I64Attr, StrAttr};
use crate::numeric::Float;
use crate::schema::{Constrains, RustValue, ValueOf};
use crate::{Attribute, Context, Type};

fn array(context: &Context, elements: impl Iterator<Item = Attribute>) -> ArrayAttr {
    ArrayAttr::get(context, &elements.collect::<Vec<_>>())
}

fn integers<T: Copy + Into<i64>>(context: &Context, ty: Type, values: &[T]) -> ArrayAttr {
    array(
        context,
        values.iter().filter_map(|value| IntegerAttr::get(context, ty, (*value).into()).ok()).map(Into::into),
    )
}

fn floats<T: Copy + Into<Float>>(context: &Context, values: &[T]) -> ArrayAttr {
    array(context, values.iter().map(|value| FloatAttr::from_float(context, (*value).into()).into()))
}

fn is_dense_array(attribute: Attribute, context: &Context, element: Type) -> bool {
    attribute.cast::<DenseArrayAttr>(context).is_some_and(|array| array.element_type(context) == element)
}

/// Returns the Rust values of the elements. All elements satisfy `C`.
fn values<C: Constrains<Attribute>>(array: ArrayAttr, context: &Context) -> Option<Vec<ValueOf<'_, C>>> {
    let read = |element: &Attribute| <C::RustValue as RustValue<Attribute>>::read(*element, context);
    array.elements(context).iter().map(read).collect()
}

/// Functions that read the elements of a dense array of one type.
macro_rules! dense_values {
    ($($name:ident: $ty:ty;)*) => {$(
        fn $name(array: DenseArrayAttr, context: &Context) -> Vec<$ty> {
            array.bytes(context).as_chunks().0.iter().map(|bytes| <$ty>::from_le_bytes(*bytes)).collect()
        }
    )*};
}

dense_values! {
    i8s: i8;
    i16s: i16;
    i32s: i32;
    i64s: i64;
    f32s: f32;
    f64s: f64;
}

fn bools(array: DenseArrayAttr, context: &Context) -> Vec<bool> {
    array.bytes(context).iter().map(|byte| *byte != 0).collect()
}

constraint! {
    /// array of {A}
    pub TypedArrayAttrOf<A: Attribute>: ArrayAttr = And(ArrayAttr, Each(A));

    /// 1-bit boolean array attribute
    pub BoolArrayAttr: ArrayAttr = TypedArrayAttrOf<BoolProperty>,
        from &[bool] => array($_ctx, $_value.iter().map(|b| BoolAttr::get($_ctx, *b).into())),
        into Vec<bool> => values::<BoolProperty>($_self, $_ctx);

    /// 32-bit integer array attribute
    pub I32ArrayAttr: ArrayAttr = TypedArrayAttrOf<I32Attr>,
        from &[i32] => integers($_ctx, Type::I32, $_value),
        into Vec<i32> => values::<I32Attr>($_self, $_ctx);

    /// 64-bit integer array attribute
    pub I64ArrayAttr: ArrayAttr = TypedArrayAttrOf<I64Attr>,
        from &[i64] => integers($_ctx, Type::I64, $_value),
        into Vec<i64> => values::<I64Attr>($_self, $_ctx);

    /// 32-bit float array attribute
    pub F32ArrayAttr: ArrayAttr = TypedArrayAttrOf<F32Attr>,
        from &[f32] => floats($_ctx, $_value),
        into Vec<f32> => values::<F32Attr>($_self, $_ctx);

    /// 64-bit float array attribute
    pub F64ArrayAttr: ArrayAttr = TypedArrayAttrOf<F64Attr>,
        from &[f64] => floats($_ctx, $_value),
        into Vec<f64> => values::<F64Attr>($_self, $_ctx);

    /// string array attribute
    pub StrArrayAttr: ArrayAttr = TypedArrayAttrOf<StrAttr>,
        from &[String] => array($_ctx, $_value.iter().map(|s| StringAttr::get($_ctx, s).into())),
        into Vec<&str> => values::<StrAttr>($_self, $_ctx);

    /// location array attribute
    pub LocationArrayAttr: ArrayAttr = TypedArrayAttrOf<LocationAttr>;

    /// AffineMap array attribute
    pub AffineMapArrayAttr: ArrayAttr = TypedArrayAttrOf<AffineMapAttr>;

    /// Array of 64-bit integer array attributes
    pub IndexListArrayAttr: ArrayAttr = TypedArrayAttrOf<I64ArrayAttr>;

    /// flat symbol ref array attribute
    pub FlatSymbolRefArrayAttr: ArrayAttr = TypedArrayAttrOf<FlatSymbolRefAttr>,
        from &[String] => array($_ctx, $_value.iter().map(|s| FlatSymbolRefAttr::get($_ctx, s).into())),
        into Vec<&str> => values::<FlatSymbolRefAttr>($_self, $_ctx);

    /// type array attribute
    pub TypeArrayAttr: ArrayAttr = TypedArrayAttrOf<TypeAttr>,
        from &[Type] => array($_ctx, $_value.iter().map(|ty| TypeAttr::get($_ctx, *ty).into())),
        into Vec<Type> => values::<TypeAttr>($_self, $_ctx);

    /// symbol ref array attribute
    pub SymbolRefArrayAttr: ArrayAttr = TypedArrayAttrOf<SymbolRefAttr>;

    /// Array of dictionary attributes
    pub DictArrayAttr: ArrayAttr = TypedArrayAttrOf<DictionaryAttr>;

    /// i1 dense array attribute
    pub DenseBoolArrayAttr: DenseArrayAttr = CPred(is_dense_array($_self, $_ctx, Type::I1)),
        from &[bool] => DenseArrayAttr::bools($_ctx, $_value),
        into Vec<bool> => bools($_self, $_ctx),
        dense_array_of I1;

    /// i8 dense array attribute
    pub DenseI8ArrayAttr: DenseArrayAttr = CPred(is_dense_array($_self, $_ctx, Type::I8)),
        from &[i8] => DenseArrayAttr::i8s($_ctx, $_value),
        into Vec<i8> => i8s($_self, $_ctx),
        dense_array_of I8;

    /// i16 dense array attribute
    pub DenseI16ArrayAttr: DenseArrayAttr = CPred(is_dense_array($_self, $_ctx, Type::I16)),
        from &[i16] => DenseArrayAttr::i16s($_ctx, $_value),
        into Vec<i16> => i16s($_self, $_ctx),
        dense_array_of I16;

    /// f32 dense array attribute
    pub DenseF32ArrayAttr: DenseArrayAttr = CPred(is_dense_array($_self, $_ctx, Type::F32)),
        from &[f32] => DenseArrayAttr::f32s($_ctx, $_value),
        into Vec<f32> => f32s($_self, $_ctx),
        dense_array_of F32;

    /// f64 dense array attribute
    pub DenseF64ArrayAttr: DenseArrayAttr = CPred(is_dense_array($_self, $_ctx, Type::F64)),
        from &[f64] => DenseArrayAttr::f64s($_ctx, $_value),
        into Vec<f64> => f64s($_self, $_ctx),
        dense_array_of F64;

    /// i32 dense array attribute
    pub DenseI32ArrayAttr: DenseArrayAttr = CPred(is_dense_array($_self, $_ctx, Type::I32)),
        from &[i32] => DenseArrayAttr::i32s($_ctx, $_value),
        into Vec<i32> => i32s($_self, $_ctx),
        dense_array_of I32;

    /// i64 dense array attribute
    pub DenseI64ArrayAttr: DenseArrayAttr = CPred(is_dense_array($_self, $_ctx, Type::I64)),
        from &[i64] => DenseArrayAttr::i64s($_ctx, $_value),
        into Vec<i64> => i64s($_self, $_ctx),
        dense_array_of I64;
}

/// As [`I64ArrayAttr`]; the name that MLIR has for another C++ type.
pub type I64SmallVectorArrayAttr = I64ArrayAttr;
